import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createProgress } from './progress.ts';

const log = vi.spyOn(console, 'log').mockImplementation(() => {});
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  log.mockClear();
});

test('the time left follows from the time so far', () => {
  const step = createProgress('photographs', 4);
  for (let done = 0; done < 4; done++) {
    vi.advanceTimersByTime(6000);
    step();
  }
  expect(log.mock.calls.map(([line]) => line.trim())).toEqual([
    '4 new photographs to prepare',
    '1 of 4 photographs, about 18 s left',
    '2 of 4 photographs, about 12 s left',
    '3 of 4 photographs, about 6 s left',
    '4 of 4 photographs',
  ]);
});

test('nothing is said where there is nothing to do', () => {
  createProgress('photographs', 0);
  expect(log).not.toHaveBeenCalled();
});
