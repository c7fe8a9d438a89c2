import { expect, test, vi } from 'vitest';
import { progressOf } from './progress.ts';

test('the time left follows from the time so far', () => {
  vi.useFakeTimers();
  const lines: string[] = [];
  const step = progressOf('photographs', 4, (line) => lines.push(line));
  for (let done = 0; done < 4; done++) {
    vi.advanceTimersByTime(6000);
    step();
  }
  vi.useRealTimers();
  expect(lines).toEqual([
    '4 new photographs to prepare',
    '1 of 4 photographs, about 18 s left',
    '2 of 4 photographs, about 12 s left',
    '3 of 4 photographs, about 6 s left',
    '4 of 4 photographs',
  ]);
});

test('nothing is said where there is nothing to do', () => {
  const lines: string[] = [];
  progressOf('photographs', 0, (line) => lines.push(line));
  expect(lines).toEqual([]);
});
