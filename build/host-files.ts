import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Content } from '#content-model/content.ts';
import { privacyFacts } from '#content-model/privacy.ts';
import { planServices } from '#content-model/views.ts';
import type { Policy } from './prerender.ts';
import { securityHeaders } from './security-headers.ts';

/**
 * Writes what whoever serves dist/ needs to know: headers.json, settings.json and prices.json for this project's server, _headers for
 * static hosts, nginx-headers.conf for deploy/nginx.conf.
 */
export async function writeHostFiles(policy: Policy, content: Content, dist: string): Promise<void> {
  const { studio } = content;
  const headers = securityHeaders(policy);
  await writeFile(path.join(dist, 'headers.json'), `${JSON.stringify(headers, null, 2)}\n`);
  const settings = {
    FORM_ID: studio.form.id,
    RETENTION_DAYS: studio.retentionDays,
    PAGES_URL: studio.url,
    NOTICE_VERSION: noticeVersion(content),
  };
  await writeFile(path.join(dist, 'settings.json'), `${JSON.stringify(settings)}\n`);
  const prices = planServices(content).map(({ slug, name, amount, perSquareFoot, alternative }) => ({
    slug,
    name,
    amount,
    perSquareFoot,
    alternative,
  }));
  await writeFile(path.join(dist, 'prices.json'), `${JSON.stringify(prices)}\n`);
  const directives = Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;\n`);
  await writeFile(path.join(dist, 'nginx-headers.conf'), directives.join(''));
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  const hashed = ['/assets/*', '  Cache-Control: public, max-age=31536000, immutable'];
  // A worker that a cache holds back would hold back the new version of its copies.
  const worker = ['/service-worker.js', '  Cache-Control: no-cache'];
  await writeFile(path.join(dist, '_headers'), `${['/*', ...lines, '', ...hashed, '', ...worker].join('\n')}\n`);
}

/** Of the privacy page and the sentence beside the form: another word is another version. */
function noticeVersion({ textPages, studio }: Content): string {
  const page = textPages.find(({ slug }) => slug === 'privacy');
  return createHash('sha256')
    .update(JSON.stringify([page?.intro, page?.article, privacyFacts(studio)]))
    .digest('hex')
    .slice(0, 8);
}
