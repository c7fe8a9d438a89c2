// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDraft } from './draft.ts';

const text = { name: 'K. Srinivas', message: 'Two bedrooms,\none kitchen' };

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

test('a draft survives a reload and goes when cleared', () => {
  createDraft('contact').save(text);
  const afterReload = createDraft('contact');
  expect(afterReload.load()).toEqual(text);
  afterReload.clear();
  expect(createDraft('contact').load()).toBeNull();
});

test('forms keep their drafts apart', () => {
  createDraft('contact').save(text);
  expect(createDraft('quote').load()).toBeNull();
});

test('blocked or full storage breaks nothing', () => {
  const refuse = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  const draft = createDraft('contact');
  draft.save(text);
  draft.clear();
  expect(draft.load()).toBeNull();
});

test('storage that throws when it is read breaks nothing', () => {
  vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  expect(createDraft('contact').load()).toBeNull();
  vi.restoreAllMocks();
});
