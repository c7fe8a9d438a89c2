import { expect, test } from 'vitest';
import { speculationRules } from './speculation-rules.ts';

test('every rule waits for a pointer, a link that stays in view, or a press', () => {
  const where = { selector_matches: expect.stringMatching(/^a\b/) };
  const rules = [{ where, eagerness: expect.stringMatching(/^(moderate|conservative)$/) }];
  expect(JSON.parse(speculationRules)).toEqual({ prefetch: rules, prerender: rules });
});
