// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { createTabValue } from './tab-value.ts';

const text = { name: 'K. Srinivas', message: 'Two bedrooms,\none kitchen' };

beforeEach(() => sessionStorage.clear());

test('what is kept survives a reload and goes when cleared', () => {
  createTabValue('contact').save(text);
  const afterReload = createTabValue('contact');
  expect(afterReload.load()).toEqual(text);
  afterReload.clear();
  expect(createTabValue('contact').load()).toBeNull();
});

test('two keys are kept apart', () => {
  createTabValue('contact').save(text);
  expect(createTabValue('quote').load()).toBeNull();
});

test('blocked or full storage breaks nothing', () => {
  const refuse = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  const kept = createTabValue('contact');
  kept.save(text);
  kept.clear();
  expect(kept.load()).toBeNull();
});

test('storage that throws when it is read breaks nothing', () => {
  vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  expect(createTabValue('contact').load()).toBeNull();
});
