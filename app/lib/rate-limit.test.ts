import { expect, test } from 'vitest';
import { limits } from '#contract/enquiry.ts';
import { createRateLimit } from './rate-limit.ts';

function withClock(rate?: Parameters<typeof createRateLimit>[0]) {
  const clock = { time: 0 };
  return { clock, limit: createRateLimit(rate, () => clock.time) };
}

test('a form takes three attempts in five minutes and refuses the fourth', () => {
  const { limit } = withClock(limits.rate);
  expect([1, 2, 3, 4].map(() => limit.tryAttempt())).toEqual([true, true, true, false]);
});

test('an attempt is free again once the window has passed it, to the millisecond', () => {
  const { clock, limit } = withClock(limits.rate);
  limit.tryAttempt();
  clock.time = 1000;
  limit.tryAttempt();
  limit.tryAttempt();
  clock.time = 299_999;
  expect(limit.tryAttempt()).toBe(false);
  clock.time = 300_000;
  expect(limit.tryAttempt()).toBe(true);
  expect(limit.tryAttempt()).toBe(false);
});

test('refused attempts do not prolong the wait', () => {
  const { clock, limit } = withClock({ attempts: 1, windowMs: 100 });
  limit.tryAttempt();
  clock.time = 99;
  limit.tryAttempt();
  clock.time = 100;
  expect(limit.tryAttempt()).toBe(true);
});

test('without a rate of its own it takes five in a minute', () => {
  const { clock, limit } = withClock();
  const granted = () => Array.from({ length: 7 }, () => limit.tryAttempt()).filter(Boolean).length;
  expect(granted()).toBe(5);
  clock.time = 60_000;
  expect(granted()).toBe(5);
});

test('forms do not share their limits', () => {
  const rate = { attempts: 1, windowMs: 100 };
  const [quote, contact] = [createRateLimit(rate), createRateLimit(rate)];
  quote.tryAttempt();
  expect(contact.tryAttempt()).toBe(true);
});
