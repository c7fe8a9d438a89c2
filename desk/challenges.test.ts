import fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { challengeMs, giveChallenge, takeChallenge } from './challenges.ts';

/** Gives and takes challenges for a browser that keeps its cookies. */
async function browser() {
  const app = fastify();
  app.get<{ Params: { challenge: string } }>('/give/:challenge', (request, reply) => {
    giveChallenge(reply, request.params.challenge);
    return reply.send('');
  });
  app.get('/take', (request, reply) => reply.send(takeChallenge(request) ?? 'none'));
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  return {
    give: async (challenge: string) => String((await app.inject(`/give/${challenge}`)).headers['set-cookie']).split(';')[0] ?? '',
    take: async (cookie: string) => (await app.inject({ url: '/take', headers: { cookie } })).body,
  };
}

test('each browser answers its own challenge, once', async () => {
  const { give, take } = await browser();
  const [one, other] = [await give('first'), await give('second')];
  expect([await take(''), await take(other), await take(one), await take(one)]).toEqual(['none', 'second', 'first', 'none']);
});

test('after five minutes a challenge is too old', async () => {
  const { give, take } = await browser();
  const [one, other] = [await give('first'), await give('second')];
  vi.advanceTimersByTime(challengeMs - 1);
  expect(await take(one)).toBe('first');
  vi.advanceTimersByTime(1);
  expect(await take(other)).toBe('none');
});
