// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { loadModule } from './load-module.ts';

test('code that does not come is fetched again at once when the connection is back', async () => {
  vi.useFakeTimers();
  const fetchModule = vi.fn().mockRejectedValueOnce(new TypeError('offline')).mockResolvedValue('the module');
  const loaded = loadModule(fetchModule);
  await vi.advanceTimersByTimeAsync(100);
  expect(fetchModule).toHaveBeenCalledOnce();
  dispatchEvent(new Event('online'));
  expect(await loaded).toBe('the module');
});

test('code that never comes is fetched four times, and the error is the browser’s', async () => {
  vi.useFakeTimers();
  const fetchModule = vi.fn().mockRejectedValue(new TypeError('gone'));
  const loaded = expect(loadModule(fetchModule)).rejects.toThrow('gone');
  await vi.runAllTimersAsync();
  await loaded;
  expect(fetchModule).toHaveBeenCalledTimes(4);
});
