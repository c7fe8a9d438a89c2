import { expect, test } from 'vitest';
import { speculationRules } from './speculation-rules.ts';

test('every rule waits for a pointer, a link that stays in view, or a press', () => {
  const rules: Record<string, { eagerness: string }[]> = JSON.parse(speculationRules);
  expect(Object.keys(rules)).toEqual(['prefetch', 'prerender']);
  for (const { eagerness } of Object.values(rules).flat()) expect(['moderate', 'conservative']).toContain(eagerness);
});
