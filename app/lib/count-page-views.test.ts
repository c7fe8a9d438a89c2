// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { count } from './count-page-views.ts';

const sent = vi.fn();

beforeEach(() => {
  sent.mockClear();
  Object.defineProperty(navigator, 'sendBeacon', { value: sent, configurable: true });
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: false, configurable: true });
  document.documentElement.dataset.counts = '';
});

test('Something that happens is counted where the page counts', () => {
  count('page');
  expect(sent).toHaveBeenCalledOnce();
});

test('Nothing is counted where the page does not count', () => {
  delete document.documentElement.dataset.counts;
  count('page');
  expect(sent).not.toHaveBeenCalled();
});

test('Nothing is counted of a visitor whose browser asks not to be followed', () => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
  count('page');
  expect(sent).not.toHaveBeenCalled();
});
