import { expect, test } from 'vitest';
import { speculationRules } from './speculation-rules.ts';

test('no rule lets Chromium fetch more than a few pages ahead: it keeps two of those that are likely or pressed', () => {
  const rules: Record<string, { eagerness: string }[]> = JSON.parse(speculationRules);
  for (const { eagerness } of Object.values(rules).flat()) expect(['moderate', 'conservative']).toContain(eagerness);
});
