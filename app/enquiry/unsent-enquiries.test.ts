// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { unsentDays } from '#contract/limits.ts';
import { readUnsent, removeUnsent, storeUnsent, tidyUnsent, unsentKey, unsentText } from './unsent-enquiries.ts';

const enquiry = { name: 'K. Srinivas', email: 'k@example.com', phone: '9876543210', message: 'Two rooms' };
const dayMs = 24 * 60 * 60 * 1000;

function unsent(key: string, daysAgo = 0) {
  return { enquiry, key, at: Date.now() - daysAgo * dayMs };
}

beforeEach(() => localStorage.clear());

test('enquiries wait in the order in which they were written, and each leaves by its key', () => {
  for (const key of ['a', 'b', 'c']) storeUnsent(unsent(key));
  removeUnsent('b');
  expect(readUnsent().map(({ key }) => key)).toEqual(['a', 'c']);
});

test('the same enquiry kept twice is one', () => {
  storeUnsent(unsent('a'));
  storeUnsent(unsent('a'));
  expect(readUnsent()).toHaveLength(1);
});

test('the last one leaves nothing behind', () => {
  storeUnsent(unsent('a'));
  removeUnsent('a');
  expect(localStorage).toHaveLength(0);
});

test('what is too old neither counts nor stays', () => {
  storeUnsent(unsent('old', unsentDays + 0.1));
  storeUnsent(unsent('young', unsentDays - 0.1));
  // Another key would lose the enquiries that wait on devices.
  expect(localStorage.getItem('unsent-enquiries')).toContain('young');
  expect(readUnsent().map(({ key }) => key)).toEqual(['young']);
  storeUnsent(unsent('older', unsentDays + 1));
  tidyUnsent();
  expect(unsentText.read()).not.toContain('older');
});

test.each(['{"name":', '"text"', 'null', '[null]', '[{"key":"a","at":1}]', '[{"key":"a","at":"now","enquiry":{}}]'])(
  'what is no enquiry is ignored: %s',
  (stored) => {
    localStorage.setItem(unsentKey, stored);
    expect(readUnsent()).toEqual([]);
  },
);

test.each([-unsentDays - 1, -0.01, 3000, -1e290])(
  'the days of an enquiry count from today if a wrong clock wrote it %d days ago',
  (daysAgo) => {
    storeUnsent(unsent('a', daysAgo));
    tidyUnsent();
    const [kept] = readUnsent();
    expect(Math.abs(Date.now() - (kept?.at ?? 0))).toBeLessThan(dayMs / 24);
    vi.useFakeTimers({ now: Date.now() + (unsentDays + 1) * dayMs });
    expect(readUnsent()).toEqual([]);
  },
);

test('the page is told of a change', () => {
  const listener = vi.fn();
  const stop = unsentText.onChange(listener);
  storeUnsent(unsent('a'));
  expect(listener).toHaveBeenCalled();
  stop();
});

test('where storage is blocked or full, it says that nothing is kept', () => {
  const refuse = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(storeUnsent(unsent('a'))).toBe(false);
  expect(readUnsent()).toEqual([]);
});
