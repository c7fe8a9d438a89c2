import { pageLinkSelector } from '#app/entry/prefetch.ts';

/**
 * What Chromium may fetch before a link is followed: the document of a link under a resting pointer or, on a phone, of a
 * link that stays in view (two at a time); the whole page once the link is pressed. Other browsers:
 * app/entry/prefetch.ts. A browser that saves data ignores both.
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: { selector_matches: pageLinkSelector }, eagerness: 'moderate' }],
  prerender: [{ where: { selector_matches: pageLinkSelector }, eagerness: 'conservative' }],
});
