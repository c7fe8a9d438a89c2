import { copyFile, cp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Content } from '#content-model/content.ts';
import { priceList } from '#content-model/price-list.ts';
import { isUseCounted, privacyFacts } from '#content-model/privacy.ts';
import { savablePhotos } from '#content-model/savable-photos.ts';
import { type BuildFacts, buildFactsPath, buildFolder, hashedFileCaching } from '#contract/build-facts.ts';
import { serviceWorkerPath } from '#contract/endpoints.ts';
import { requiredTextPaths } from '#contract/page-paths.ts';
import { largeJpegPath, type PictureFiles, smallJpegPath } from '#contract/picture-files.ts';
import { digestOf } from './cache.ts';
import type { PreparedContent } from './prepare-content.ts';
import { securityHeaders } from './security-headers.ts';

/**
 * Writes into dist/.build/ what the hosts of dist/ need to know: server.json for this project's server, _headers for
 * static hosts, nginx-headers.conf for deploy/nginx.conf.
 */
export async function writeHostFiles(scripts: string[], prepared: PreparedContent, dist: string): Promise<void> {
  const headers = securityHeaders(scripts, prepared.content.studio.form.endpoint);
  const write = (name: string, text: string) => writeFile(path.join(dist, buildFolder, name), text);
  await writeFile(path.join(dist, buildFactsPath), `${JSON.stringify({ headers, ...contentFacts(prepared) })}\n`);
  const directives = Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;\n`);
  await write('nginx-headers.conf', directives.join(''));
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  const hashed = ['/assets/*', `  Cache-Control: ${hashedFileCaching}`];
  // A cached old worker would delay the new version of its copies.
  const worker = [serviceWorkerPath, '  Cache-Control: no-cache'];
  await write('_headers', `${['/*', ...lines, '', ...hashed, '', ...worker].join('\n')}\n`);
}

/** Copies a build to `target` for a static host, with `_headers` at the top. Such a host makes its own compressed copies. */
export async function copyForStaticHost(dist: string, target: string): Promise<void> {
  await rm(target, { recursive: true, force: true });
  const own = path.join(dist, buildFolder);
  await cp(dist, target, { recursive: true, filter: (source) => source !== own && !/\.(br|gz)$/.test(source) });
  await copyFile(path.join(own, '_headers'), path.join(target, '_headers'));
}

/** A hash of the privacy page's text and of what it quotes of the studio: a changed word is a different version. */
function privacyVersion({ textPages, studio }: Content): string {
  const page = textPages.find((each) => each.path === requiredTextPaths.privacy);
  return digestOf(JSON.stringify([page?.intro, page?.article, privacyFacts(studio)])).slice(0, 8);
}

function contentFacts({ content, pages }: PreparedContent): Omit<BuildFacts, 'headers'> {
  const { form, retentionDays, url } = content.studio;
  const settings = {
    FORM_ID: form.id,
    RETENTION_DAYS: String(retentionDays),
    COUNT_USE: String(isUseCounted(content.studio)),
    PAGES_URL: url,
    PRIVACY_VERSION: privacyVersion(content),
  };
  const pictures = [...savablePhotos(content)].map(([photo, { title }]) => {
    const files = content.photos.pictures[photo] as PictureFiles;
    return [photo, { title, small: smallJpegPath(files), large: largeJpegPath(files) }];
  });
  const pageNames = Object.fromEntries(pages.map((page) => [page.path, page.name]));
  return { settings, services: priceList(content).services, pictures: Object.fromEntries(pictures), pageNames };
}
