import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { networkOf, RateLimit } from './rate-limit.ts';

describe('rate limit', () => {
  test('stops one address and lets the others through until its window is over', () => {
    const limit = new RateLimit({ perAddress: 2, total: 100, windowMs: 300_000 });
    expect([limit.take('192.0.2.1', 0), limit.take('192.0.2.1', 1000)]).toEqual([0, 0]);
    expect(limit.take('192.0.2.1', 60_000)).toBe(240);
    expect(limit.take('192.0.2.2', 60_000)).toBe(0);
    expect(limit.take('192.0.2.1', 300_000)).toBe(0);
  });

  test('stops a crowd of addresses at the total', () => {
    const limit = new RateLimit({ perAddress: 2, total: 3, windowMs: 1000 });
    const waits = Array.from({ length: 5 }, (_, index) => limit.take(`192.0.2.${index}`, 0));
    expect(waits).toEqual([0, 0, 0, 1, 1]);
  });

  test('does not count what it takes back', () => {
    const limit = new RateLimit({ perAddress: 1, total: 1, windowMs: 1000 });
    limit.take('192.0.2.1', 0);
    limit.giveBack('192.0.2.1');
    limit.giveBack('192.0.2.1');
    expect([limit.take('192.0.2.2', 0), limit.take('192.0.2.1', 0)]).toEqual([0, 1]);
  });

  test('remembers nobody whose try was taken back, so that memory stays bounded', () => {
    const limit = new RateLimit({ perAddress: 2, total: 1, windowMs: 1000 });
    for (let index = 0; index < 50; index += 1) {
      expect(limit.take(`192.0.2.${index}`, 0)).toBe(0);
      limit.giveBack(`192.0.2.${index}`);
    }
    expect(limit.remembered).toBe(0);
  });

  test('forgets the addresses with their window, also when nobody comes after it', () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const limit = new RateLimit({ perAddress: 2, total: 9, windowMs: 300_000 });
    limit.take('192.0.2.1');
    limit.take('2001:db8::1');
    expect(limit.remembered).toBe(2);
    vi.advanceTimersByTime(300_000);
    expect(limit.remembered).toBe(0);
  });

  test('does not count what it refused', () => {
    const limit = new RateLimit({ perAddress: 1, total: 2, windowMs: 1000 });
    for (let attempt = 0; attempt < 5; attempt += 1) limit.take('192.0.2.1', 0);
    expect(limit.take('192.0.2.2', 0)).toBe(0);
  });
});

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
