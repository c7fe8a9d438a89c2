const page = { href_matches: '/*' };
/** Not files of the site, and nothing that opens a dialog or another tab. */
const links = {
  and: [page, { not: { href_matches: '/(assets|f)/*' } }, { not: { selector_matches: ':is([target], [data-opens], [data-picture])' } }],
};

/**
 * What Chromium may fetch before a link is followed: the document of a link under a resting pointer, and the whole page once it is
 * pressed. Other browsers: app/lib/prefetch.ts. A browser that saves data ignores both.
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: links, eagerness: 'moderate' }],
  prerender: [{ where: links, eagerness: 'conservative' }],
});
