import { linksToPages } from '#app/lib/prefetch.ts';

/**
 * What Chromium may fetch before a link is followed: on a phone the document of a link in the text of the page as soon
 * as it is in view, elsewhere that of a link under a resting pointer, and the whole page once it is pressed. Other
 * browsers: app/lib/prefetch.ts. A browser that saves data ignores both.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    { where: { selector_matches: `main ${linksToPages}:not([href*="?"])` }, eagerness: 'eager' },
    { where: { selector_matches: linksToPages }, eagerness: 'moderate' },
  ],
  prerender: [{ where: { selector_matches: linksToPages }, eagerness: 'conservative' }],
});
