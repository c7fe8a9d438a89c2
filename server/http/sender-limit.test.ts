import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createSenderLimit } from './sender-limit.ts';

const minutes = 60_000;
const windowMs = 5 * minutes;

beforeEach(() => void vi.useFakeTimers());

function decisions(limit: ReturnType<typeof createSenderLimit>, ips: string[]): string {
  return ips.map((ip) => limit.take(ip).decision).join(' ');
}

function times(count: number, ip: string): string[] {
  return Array<string>(count).fill(ip);
}

function different(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `198.51.${Math.floor(index / 250)}.${index % 250}`);
}

describe('one address', () => {
  test('is held over its limit, refused over twice its limit, and does not touch another', () => {
    const limit = createSenderLimit({ perSender: 2, total: 100, windowMs });
    expect(decisions(limit, times(5, '192.0.2.1'))).toBe('accept accept hold hold refuse');
    expect(decisions(limit, ['192.0.2.2'])).toBe('accept');
  });

  test('is told to wait for the whole window if nobody may send', () => {
    expect(createSenderLimit({ perSender: 0, total: 100, windowMs }).take('192.0.2.1')).toEqual({ decision: 'refuse', waitSeconds: 300 });
  });

  test('is told when there is room again, and there is', () => {
    const limit = createSenderLimit({ perSender: 2, total: 100, windowMs });
    decisions(limit, times(4, '192.0.2.1'));
    expect(limit.take('192.0.2.1')).toEqual({ decision: 'refuse', waitSeconds: 150 });
    vi.advanceTimersByTime(150_000);
    expect(limit.take('192.0.2.1').decision).toBe('hold');
  });

  test('that goes on sending is held, whatever it accepts of the refilled bucket', () => {
    const limit = createSenderLimit({ perSender: 10, total: 1000, windowMs });
    let accepted = 0;
    for (let second = 0; second < 3600; second += 1) {
      if (limit.take('192.0.2.1').decision === 'accept') accepted += 1;
      vi.advanceTimersByTime(1000);
    }
    expect(accepted).toBeLessThanOrEqual(12);
  });

  test('of IPv6 counts with its /48', () => {
    const limit = createSenderLimit({ perSender: 2, total: 1000, windowMs });
    const neighbours = Array.from({ length: 5 }, (_, index) => `2001:db8:1:${index}::1`);
    expect(decisions(limit, [...neighbours, '2001:db8:2::1'])).toBe('accept accept hold hold refuse accept');
  });
});

describe('all together', () => {
  test('300 enquiries from 30 networks leave room for who sends for the first time', () => {
    const limit = createSenderLimit({ perSender: 10, total: 300, windowMs });
    const flood = different(30).flatMap((ip) => times(10, ip));
    const responses = decisions(limit, flood).split(' ');
    expect(responses.filter((decision) => decision === 'accept').length).toBeLessThanOrEqual(180);
    expect(decisions(limit, ['192.0.2.1', '192.0.2.2', '2001:db8::1'])).toBe('accept accept accept');
  });

  test('over the total even a first one is held, and room comes back evenly', () => {
    const limit = createSenderLimit({ perSender: 10, total: 300, windowMs });
    decisions(limit, different(300));
    expect(limit.take('192.0.2.1').decision).toBe('hold');
    vi.advanceTimersByTime(1000);
    expect(limit.take('192.0.2.2').decision).toBe('accept');
  });

  test('what could not be stored does not count', () => {
    const limit = createSenderLimit({ perSender: 1, total: 1, windowMs });
    limit.take('192.0.2.1');
    limit.refund('192.0.2.1', 'accept');
    expect(decisions(limit, ['192.0.2.2', '192.0.2.3'])).toBe('accept hold');
    expect(decisions(limit, times(3, '192.0.2.1'))).toBe('hold hold refuse');
  });

  test('addresses are forgotten a window after their last enquiry, also when nobody comes after it', () => {
    const limit = createSenderLimit({ perSender: 2, total: 9, windowMs });
    for (const ip of ['192.0.2.1', '2001:db8::1']) limit.take(ip);
    vi.advanceTimersByTime(windowMs - 1);
    limit.take('192.0.2.1');
    expect(vi.getTimerCount()).toBe(2);
    vi.advanceTimersByTime(1);
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(windowMs);
    expect(vi.getTimerCount()).toBe(0);
  });
});
