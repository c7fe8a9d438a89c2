/**
 * `npm run bench:bytes`: what a phone with an empty cache downloads for every page of dist/, by kind, and later, when
 * parts of the page are used. Bytes on the wire, response headers included.
 */
import type { Page } from '@playwright/test';
import { launchBrowser, openPhone } from './browser.ts';
import { storeResult } from './results.ts';
import { serveSite } from './serve-site.ts';
import { sitePaths } from './site-paths.ts';
import { kilobytes } from './table.ts';
import { uses } from './uses.ts';

type Kind = 'Document' | 'Stylesheet' | 'Font' | 'Script' | 'Image' | 'Other';
/** `scriptHeaders`: the bytes of Script that are response headers; HTTP/2 shrinks those after the first. */
type Bytes = Partial<Record<Kind | 'scriptFiles' | 'scriptHeaders', number>>;
type PageBytes = { path: string; first: Bytes; later: Bytes };
type UseBytes = { name: string; bytes: Bytes };

/** Islands near the screen wake once the page is at rest, others once it is used. */
const restMs = 4000;
const settledMs = 2000;

await using site = await serveSite('dist');
await using browser = await launchBrowser();
const pages: PageBytes[] = [];
for (const { path } of sitePaths()) pages.push(await measurePage(path));
const used: UseBytes[] = [];
for (const use of uses) used.push(await measureUse(use));
report(pages, used);

async function measurePage(path: string): Promise<PageBytes> {
  return onPhone(path, async (page, received) => {
    const first = received();
    await page.waitForTimeout(restMs);
    return { path, first, later: received() };
  });
}

async function measureUse({ name, path, use }: (typeof uses)[number]): Promise<UseBytes> {
  return onPhone(path, async (page, received) => {
    await page.waitForTimeout(restMs);
    received();
    await use(page);
    await page.waitForTimeout(settledMs);
    return { name, bytes: received() };
  });
}

/** Opens a page and waits for its script. `received` returns the bytes since its last call. */
async function onPhone<T>(path: string, work: (page: Page, received: () => Bytes) => Promise<T>): Promise<T> {
  await using page = await openPhone(browser, 'block');
  const received = await countBytes(page);
  await page.goto(new URL(path, site.url).href, { waitUntil: 'load' });
  // A fixed time: asking the page whether its script runs would count as the visitor's first touch.
  await page.waitForTimeout(settledMs);
  return await work(page, received);
}

async function countBytes(page: Page): Promise<() => Bytes> {
  const session = await page.context().newCDPSession(page);
  const answers = new Map<string, { kind: Kind; headers: number }>();
  let bytes: Bytes = {};
  const add = (name: keyof Bytes, count: number) => {
    bytes[name] = (bytes[name] ?? 0) + count;
  };
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    answers.set(requestId, { kind: type as Kind, headers: response.encodedDataLength });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const { kind, headers } = answers.get(requestId) ?? { kind: 'Other', headers: 0 };
    add(kind, encodedDataLength);
    if (kind !== 'Script') return;
    add('scriptFiles', 1);
    add('scriptHeaders', headers);
  });
  await session.send('Network.enable');
  return () => {
    const taken = bytes;
    bytes = {};
    return taken;
  };
}

function beforeScript({ Document = 0, Stylesheet = 0, Font = 0 }: Bytes): number {
  return Document + Stylesheet + Font;
}

function report(pages: PageBytes[], used: UseBytes[]): void {
  storeResult({
    name: 'bytes',
    title: 'Bytes',
    data: { pages, used },
    measures: pages.flatMap(({ path, first }) => [
      { budget: 'beforeScript' as const, where: path, value: beforeScript(first) / 1000 },
      { budget: 'script' as const, where: path, value: (first.Script ?? 0) / 1000 },
    ]),
    tables: [
      {
        title: 'Bytes on the wire, page by page',
        note: 'KB of 1000 bytes, brotli, response headers included; a phone with an empty cache that does not scroll.',
        head: ['Page', 'HTML', 'Fonts', 'Before script', 'Script', 'of it headers', 'Script files', 'Script at rest', 'Pictures'],
        rows: pages.map(({ path, first, later }) => [
          path,
          ...[first.Document, first.Font, beforeScript(first), first.Script, first.scriptHeaders].map((bytes = 0) => kilobytes(bytes)),
          String(first.scriptFiles ?? 0),
          ...[later.Script, (first.Image ?? 0) + (later.Image ?? 0)].map((bytes = 0) => kilobytes(bytes)),
        ]),
      },
      {
        title: 'What comes when it is used',
        note: 'With all that an island fetches when it wakes.',
        head: ['Use', 'Script KB', 'Pictures KB'],
        rows: used.map(({ name, bytes }) => [name, kilobytes(bytes.Script ?? 0), kilobytes(bytes.Image ?? 0)]),
      },
    ],
  });
}
