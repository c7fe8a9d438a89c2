import { expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import { createRateLimit } from './rate-limit.ts';

function withClock(rate: { attempts: number; windowMs: number } = limits.rate) {
  const clock = { time: 0 };
  return { clock, limit: createRateLimit(rate, () => clock.time) };
}

test('a form takes three attempts in five minutes and refuses the fourth', () => {
  const { limit } = withClock();
  for (let attempt = 0; attempt < 3; attempt += 1) {
    expect(limit.isUsedUp()).toBe(false);
    limit.count();
  }
  expect(limit.isUsedUp()).toBe(true);
});

test('asking uses up nothing', () => {
  const { limit } = withClock({ attempts: 1, windowMs: 100 });
  for (let asked = 0; asked < 5; asked += 1) expect(limit.isUsedUp()).toBe(false);
});

test('an attempt is free again once the window has passed it, to the millisecond', () => {
  const { clock, limit } = withClock();
  limit.count();
  clock.time = 1000;
  limit.count();
  limit.count();
  clock.time = 299_999;
  expect(limit.isUsedUp()).toBe(true);
  clock.time = 300_000;
  expect(limit.isUsedUp()).toBe(false);
  limit.count();
  expect(limit.isUsedUp()).toBe(true);
});

test('forms do not share their limits', () => {
  const rate = { attempts: 1, windowMs: 100 };
  const [quote, contact] = [createRateLimit(rate), createRateLimit(rate)];
  quote.count();
  expect(contact.isUsedUp()).toBe(false);
});
