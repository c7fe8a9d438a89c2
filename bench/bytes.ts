/**
 * `npm run bench:bytes`: what a phone with an empty cache downloads for every page of dist/, by kind. Bytes on the wire,
 * response headers included.
 */
import { launchBrowser, openPhone } from './browser.ts';
import { storeResult } from './results.ts';
import { serveSite } from './serve-site.ts';
import { sitePaths } from './site-paths.ts';
import { kilobytes } from './table.ts';

type Kind = 'Document' | 'Stylesheet' | 'Font' | 'Script' | 'Image' | 'Other';
type PageBytes = { path: string; bytes: Partial<Record<Kind, number>> };

/** By then every island that wakes without a touch is awake. */
const restMs = 6000;

await using site = await serveSite('dist');
await using browser = await launchBrowser();
const pages: PageBytes[] = [];
for (const { path } of sitePaths()) pages.push(await measurePage(path));
report();

async function measurePage(path: string): Promise<PageBytes> {
  await using page = await openPhone(browser, 'block');
  const session = await page.context().newCDPSession(page);
  const kinds = new Map<string, Kind>();
  const bytes: PageBytes['bytes'] = {};
  session.on('Network.responseReceived', ({ requestId, type }) => {
    kinds.set(requestId, type as Kind);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other';
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
  });
  await session.send('Network.enable');
  await page.goto(new URL(path, site.url).href, { waitUntil: 'load' });
  // A fixed time: asking the page whether its script runs would count as the visitor's first touch.
  await page.waitForTimeout(restMs);
  return { path, bytes };
}

function beforeScript({ Document = 0, Stylesheet = 0, Font = 0 }: PageBytes['bytes']): number {
  return Document + Stylesheet + Font;
}

function report(): void {
  storeResult({
    name: 'bytes',
    title: 'Bytes',
    measures: pages.flatMap(({ path, bytes }) => [
      { budget: 'beforeScript' as const, where: path, value: beforeScript(bytes) / 1000 },
      { budget: 'script' as const, where: path, value: (bytes.Script ?? 0) / 1000 },
    ]),
    tables: [
      {
        title: 'Bytes on the wire, page by page',
        note: 'KB of 1000 bytes, brotli, response headers included; a phone with an empty cache that does not scroll.',
        head: ['Page', 'HTML', 'Fonts', 'Before script', 'Script', 'Pictures'],
        rows: pages.map(({ path, bytes }) => [
          path,
          ...[bytes.Document, bytes.Font, beforeScript(bytes), bytes.Script, bytes.Image].map((count = 0) => kilobytes(count)),
        ]),
      },
    ],
  });
}
