import { expect, test } from 'vitest';
import { createConcurrencyLimit } from './concurrency-limit.ts';

test('what is open is counted by sender', () => {
  const begin = createConcurrencyLimit(1);
  const close = begin('192.0.2.1');
  expect(begin('192.0.2.1')).toBeUndefined();
  expect(begin('192.0.2.2')).toBeDefined();
  expect([begin('2001:db8:1:1::1'), begin('2001:db8:1:2::1')]).toEqual([expect.any(Function), undefined]);
  close?.();
  expect(begin('192.0.2.1')).toBeDefined();
});
