import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Content, TextPage } from '#content-model/content.ts';
import { siteContent } from '#content-model/site-content.ts';
import { anyPhotos, ownContent } from '#content-model/test/test-content.ts';
import { buildFactsPath, buildFolder } from '#contract/build-facts.ts';
import { requiredTextPaths } from '#contract/page-paths.ts';
import { writeHostFiles } from './host-files.ts';

/** The version of the privacy notice that a build gives the server, after a change of the content. */
async function privacyVersion(change: (content: Content) => void = () => {}): Promise<string> {
  const content = structuredClone(ownContent());
  change(content);
  const dist = mkdtempSync(path.join(tmpdir(), 'dist-'));
  onTestFinished(() => rmSync(dist, { recursive: true }));
  mkdirSync(path.join(dist, buildFolder));
  await writeHostFiles([], { content: siteContent(content, anyPhotos), pages: [] }, dist);
  return JSON.parse(readFileSync(path.join(dist, buildFactsPath), 'utf8')).settings.PRIVACY_VERSION;
}

const noticeOf = ({ textPages }: Content) => textPages.find(({ path }) => path === requiredTextPaths.privacy) as TextPage;

test.each<[string, (content: Content) => void]>([
  ['its introduction', (content) => Object.assign(noticeOf(content), { intro: `${noticeOf(content).intro} And more.` })],
  ['its text', (content) => noticeOf(content).article.push({ type: 'paragraph', children: [{ type: 'text', value: 'And more.' }] })],
  ['the sentence beside the form', ({ studio }) => Object.assign(studio, { brand: `${studio.brand} and others` })],
])('another word of the privacy notice is another version: %s', async (_, change) => {
  expect(await privacyVersion(change)).not.toBe(await privacyVersion());
});

test('other words of the site leave the version of the privacy notice', async () => {
  const other = await privacyVersion(({ home }) => Object.assign(home.hero, { headline: 'Rooms that work' }));
  expect(other).toMatch(/^[0-9a-f]{8}$/);
  expect(other).toBe(await privacyVersion());
});
