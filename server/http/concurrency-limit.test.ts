import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { createConcurrencyLimit } from './concurrency-limit.ts';
import { limitConcurrentRequests } from './limit-requests.ts';

test('what is open is counted by sender', () => {
  const begin = createConcurrencyLimit(1);
  const close = begin('192.0.2.1');
  expect(begin('192.0.2.1')).toBeUndefined();
  expect(begin('192.0.2.2')).toBeDefined();
  expect([begin('2001:db8:1:1::1'), begin('2001:db8:1:2::1')]).toEqual([expect.any(Function), undefined]);
  close?.();
  expect(begin('192.0.2.1')).toBeDefined();
});

test('requests whose answers are not sent yet are counted by sender: 200, of which 20 have a body', async () => {
  const app = fastify({ trustProxy: true });
  limitConcurrentRequests(app);
  const release = Promise.withResolvers<void>();
  app.all('/slow', () => release.promise.then(() => 'done'));
  const ask = (sender: string, method: 'GET' | 'POST') => {
    const payload = method === 'POST' ? { payload: { a: 1 } } : {};
    // Sent only now: inject() waits for somebody who waits for it.
    return app.inject({ url: '/slow', method, headers: { 'x-forwarded-for': sender }, ...payload }).then(({ statusCode }) => statusCode);
  };
  const waiting = Array.from({ length: 20 }, () => ask('192.0.2.1', 'POST'));
  expect(await ask('192.0.2.1', 'POST')).toBe(503);
  waiting.push(ask('192.0.2.2', 'POST'), ...Array.from({ length: 180 }, () => ask('192.0.2.1', 'GET')));
  expect(await ask('192.0.2.1', 'GET')).toBe(503);
  // A proxy that does not say for whom it asks is not limited.
  waiting.push(...Array.from({ length: 21 }, () => ask('127.0.0.1', 'POST')));
  release.resolve();
  expect(new Set(await Promise.all(waiting))).toEqual(new Set([200]));
  expect(await ask('192.0.2.1', 'POST')).toBe(200);
});
