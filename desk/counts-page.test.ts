import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { openCounts } from '#server/site/counts.ts';
import { EnquiryStore } from '#server/store/enquiry-store.ts';
import { temporaryFolder, temporarySite, writeBuildFacts } from '#server/test/test-support.ts';
import { registerCountsPage } from './counts-page.ts';
import { readDeskSettings } from './settings.ts';

/** The text of the page; each part begins with its heading. */
async function countsPage(counted: Record<string, number>, env: Record<string, string> = { COUNT_USE: 'true' }): Promise<string> {
  const dataDir = temporaryFolder();
  new EnquiryStore(dataDir, { create: true })[Symbol.dispose]();
  using counts = openCounts(dataDir);
  for (const [name, times] of Object.entries(counted)) for (let time = 0; time < times; time += 1) counts.add('page', name);
  const siteDir = temporarySite();
  writeBuildFacts(siteDir, { pageNames: { '/': 'Home', '/gallery/rooms/hall': 'Halls' } });
  const app = fastify();
  onTestFinished(() => app.close());
  registerCountsPage(app, readDeskSettings({ DESK_URL: 'https://desk.studio.example', DATA_DIR: dataDir, SITE_DIR: siteDir, ...env }));
  return (await app.inject('/numbers')).body;
}

test('twelve weeks end today, and the last week has what was counted today', async () => {
  const body = await countsPage({ '/': 3 });
  const pages = body.slice(body.indexOf('<h2>Pages opened'), body.indexOf('<h2>Pictures saved'));
  expect(pages).toContain('3 in the last 12 weeks, 3 in the last 7 days');
  const figures = [...pages.matchAll(/<strong>([\d,]+)<\/strong>/g)].map(([, figure]) => Number(figure));
  expect(figures).toEqual([3, ...Array(11).fill(0), 3, ...Array(83).fill(0)]);
});

test('the most opened pages come first, fifteen at most', async () => {
  const names = Array.from({ length: 20 }, (_, index) => `/page-${index}`);
  const body = await countsPage(Object.fromEntries(names.map((name, index) => [name, index + 1])));
  const most = body.slice(body.indexOf('<h2>Most opened'), body.indexOf('<h2>Most saved'));
  const shown = [...most.matchAll(/<span>(\/page-\d+)<\/span>/g)].map(([, name]) => name);
  expect(shown).toEqual(names.toReversed().slice(0, 15));
});

test('pages have their own names; one that is not there any more has its address', async () => {
  const body = await countsPage({ '/': 4, '/gallery/rooms/hall': 3, '/letters': 1 });
  const most = body.slice(body.indexOf('<h2>Most opened'));
  expect([...most.matchAll(/<span>(.+)<\/span>/g)].map(([, name]) => name)).toEqual(['Home', 'Halls', '/letters']);
});

test('without a count each part says so, and all of them that counting is off', async () => {
  const none = /None in the last 12 weeks/g;
  const [on, off] = [await countsPage({}), await countsPage({}, {})];
  for (const body of [on, off]) expect(body.match(none)).toHaveLength(6);
  expect(on).not.toContain('Counting is off');
  expect(off).toContain('Counting is off');
});
