// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { countPage, sendCount } from './send-count.ts';

const sent = vi.fn();

beforeEach(() => {
  Object.defineProperty(navigator, 'sendBeacon', { value: sent, configurable: true });
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: false, configurable: true });
  Object.defineProperty(document, 'prerendering', { value: false, configurable: true });
  document.documentElement.dataset.counts = '';
});

test('Something that happens is counted where the page counts', () => {
  sendCount('page');
  expect(sent).toHaveBeenCalledOnce();
});

test('A browser whose sending is taken away by an extension goes on', () => {
  Object.defineProperty(navigator, 'sendBeacon', { value: undefined, configurable: true });
  expect(() => sendCount('page')).not.toThrow();
});

test('Nothing is counted where the page does not count', () => {
  delete document.documentElement.dataset.counts;
  sendCount('page');
  expect(sent).not.toHaveBeenCalled();
});

test('Nothing is counted of a visitor whose browser asks not to be followed', () => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
  sendCount('page');
  expect(sent).not.toHaveBeenCalled();
});

test('A page that the browser only prepares is counted once it is shown, and once', () => {
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  countPage();
  expect(sent).not.toHaveBeenCalled();
  Object.defineProperty(document, 'prerendering', { value: false, configurable: true });
  document.dispatchEvent(new Event('prerenderingchange'));
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(sent).toHaveBeenCalledExactlyOnceWith('/count', `page ${location.pathname}`);
});

test('An opened page is counted at once', () => {
  countPage();
  expect(sent).toHaveBeenCalledOnce();
});
