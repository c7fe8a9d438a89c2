import { beforeEach, expect, test, vi } from 'vitest';
import { limits } from '#contract/limits.ts';
import { createRateLimit } from './rate-limit.ts';

beforeEach(() => void vi.useFakeTimers());

test('a form takes three attempts in five minutes and refuses the fourth', () => {
  const limit = createRateLimit(limits.rate);
  for (let attempt = 0; attempt < 3; attempt += 1) {
    expect(limit.isUsedUp()).toBe(false);
    limit.count();
  }
  expect(limit.isUsedUp()).toBe(true);
});

test('asking whether an attempt is left uses none up', () => {
  const limit = createRateLimit({ attempts: 1, windowMs: 100 });
  for (let asked = 0; asked < 5; asked += 1) expect(limit.isUsedUp()).toBe(false);
});

test('an attempt is free again once the window has passed it, to the millisecond', () => {
  const limit = createRateLimit(limits.rate);
  limit.count();
  vi.advanceTimersByTime(1000);
  limit.count();
  limit.count();
  vi.advanceTimersByTime(298_999);
  expect(limit.isUsedUp()).toBe(true);
  vi.advanceTimersByTime(1);
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
