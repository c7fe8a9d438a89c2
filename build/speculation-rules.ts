const page = { href_matches: '/*' };
/** Not the page itself, nor files of the site, nor what opens a dialog or another tab. */
const links = {
  and: [
    page,
    { not: { href_matches: '/(assets|f)/*' } },
    { not: { selector_matches: ':is([aria-current], [target], [data-opens], [data-picture])' } },
  ],
};

/**
 * What Chromium may fetch before a link is followed: on a phone the document of a link in the text of the page as soon
 * as it is in view, elsewhere that of a link under a resting pointer, and the whole page once it is pressed. Other
 * browsers: app/lib/prefetch.ts. A browser that saves data ignores both.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    { where: { and: [links, { selector_matches: 'main a:not([href*="?"])' }] }, eagerness: 'eager' },
    { where: links, eagerness: 'moderate' },
  ],
  prerender: [{ where: links, eagerness: 'conservative' }],
});
