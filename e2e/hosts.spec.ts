import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { someone } from './contact-page.ts';
import { startNginx } from './nginx.ts';
import { content, dist } from './site.ts';

type Headers = Record<string, string>;
type Expected = { status: number; headers?: Record<string, string | AsymmetricMatcher> };
type AsymmetricMatcher = ReturnType<typeof expect.stringMatching>;

/** The response headers of every page, whoever serves the site. */
const security: Record<string, RegExp> = {
  'content-security-policy': /^default-src 'none';/,
  'strict-transport-security': /^max-age=(31536|63072)000; includeSubDomains$/,
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'permissions-policy': /camera=\(\), microphone=\(\), geolocation=\(\)/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-embedder-policy': /^require-corp$/,
  'cross-origin-resource-policy': /^same-origin$/,
};

/** Those that a hashed file needs: the others are for documents. */
const forFiles = new Set(['strict-transport-security', 'x-content-type-options', 'cross-origin-resource-policy']);

const forGood = { 'cache-control': 'public, max-age=31536000, immutable' };
const page = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' };
const servicePath = content.services[0]?.path as string;
const [script, picture] = ['assets/*.js', 'assets/pictures/*.avif'].map((pattern) => `/${globSync(pattern, { cwd: dist })[0]}`);

const answers: Record<string, Expected> = {
  '/': { status: 200, headers: page },
  '/services': { status: 200, headers: page },
  [servicePath]: { status: 200, headers: page },
  [`${script}`]: { status: 200, headers: forGood },
  [`${picture}`]: { status: 200, headers: { ...forGood, 'content-type': 'image/avif' } },
  '/favicon.ico': {
    status: 200,
    headers: { 'content-type': expect.stringMatching(/^image\/(x-icon|vnd\.microsoft\.icon)$/), 'cache-control': 'no-cache' },
  },
  '/site.webmanifest': { status: 200 },
  '/sitemap.xml': { status: 200 },
  '/service-worker.js': { status: 200, headers: { 'cache-control': 'no-cache' } },
  '/nowhere': { status: 404, headers: page },
  '/nowhere/': { status: 404, headers: page },
  '/nowhere.html': { status: 404, headers: page },
  '/assets/nowhere.js': { status: 404, headers: page },
  '/404': { status: 404, headers: page },
  '/404.html': { status: 404, headers: page },
  '/_headers': { status: 404 },
  '/headers.json': { status: 404 },
  '/settings.json': { status: 404 },
  '/nginx-headers.conf': { status: 404 },
  '/about.html.br': { status: 404 },
  '/about/?a=1': { status: 308, headers: { location: '/about?a=1' } },
  '/about.html': { status: 308, headers: { location: '/about' } },
  [`${servicePath}/`]: { status: 308, headers: { location: servicePath } },
  '/index.html': { status: 308, headers: { location: '/' } },
};

test('Our server answers every address with its status and every security header', async ({ request, baseURL }) => {
  await expectSite(request, baseURL as string);
});

test('nginx by deploy/nginx.conf answers like our server, and leads to the collector', async ({ request, baseURL }) => {
  const nginx = await startNginx(test.info().outputDir, baseURL as string);
  test.skip(!nginx, 'nginx is not installed here');
  try {
    await expectSite(request, nginx?.url as string);
    await expectCollector(request, baseURL as string, nginx?.url as string);
  } finally {
    await nginx?.stop();
  }
});

/** Pages are asked for again by the static hosts' own default. */
const cachedBy: Headers = { '/service-worker.js': 'no-cache' };

test('The file for static hosts gives the same headers to the same addresses', () => {
  const rules = parseHeadersFile(readFileSync(path.join(dist, '_headers'), 'utf8'));
  for (const address of Object.keys(answers)) {
    const given: Headers = Object.assign({}, ...rules.filter(({ matches }) => matches(address)).map((rule) => rule.headers));
    expectSecurity(given, address);
    expect.soft(given['cache-control'], address).toBe(address.startsWith('/assets/') ? forGood['cache-control'] : cachedBy[address]);
  }
});

async function expectSite(request: APIRequestContext, host: string): Promise<void> {
  for (const [address, { status, headers }] of Object.entries(answers)) {
    const name = host + address;
    const answer = await request.get(name, { maxRedirects: 0 });
    expect.soft(answer.status(), name).toBe(status);
    expect.soft(answer.headers(), name).toMatchObject(headers ?? {});
    expectSecurity(answer.headers(), name);
    if (status === 404) expect.soft(await answer.text(), name).toContain('<title>Page Not Found');
  }
  expect.soft((await request.get(host + script)).headers()['content-type']).toMatch(/javascript/);
  expect.soft((await request.get(`${host}/site.webmanifest`)).headers()['content-type']).toMatch(/^application\/manifest\+json/);
  expect.soft((await request.post(`${host}/about`)).status()).toBe(405);

  const squeezed = await request.get(`${host}/about`, { headers: { 'accept-encoding': 'gzip' } });
  expect.soft(squeezed.headers()).toMatchObject({ 'content-encoding': 'gzip', vary: expect.stringMatching(/accept-encoding/i) });
  const known = { 'accept-encoding': 'gzip', 'if-none-match': squeezed.headers().etag as string };
  expect.soft((await request.get(`${host}/about`, { headers: known })).status(), `${host}: unchanged`).toBe(304);
}

/** The collector has headers of its own, since pages of other hosts may use it; nginx adds none and takes none away. */
async function expectCollector(request: APIRequestContext, host: string, behind: string): Promise<void> {
  const [through, direct] = await Promise.all([behind, host].map((each) => enquire(request, each)));
  expect(through).toEqual(direct);
}

async function enquire(request: APIRequestContext, host: string): Promise<Headers> {
  const answer = await request.post(`${host}/f/${content.studio.form.id}`, { data: someone(), headers: { accept: 'application/json' } });
  expect(answer.status(), host).toBe(200);
  const ofTheConnection = ['connection', 'keep-alive', 'date', 'server'];
  return Object.fromEntries(Object.entries(answer.headers()).filter(([name]) => !ofTheConnection.includes(name)));
}

/** A header that came twice is joined by a comma or a line break, and is right no more. */
function expectSecurity(headers: Headers, where: string): void {
  const hashed = [script, picture].some((address) => address && where.endsWith(address));
  const wrong = Object.entries(security)
    .filter(([name]) => !hashed || forFiles.has(name))
    .filter(([name, wanted]) => !wanted.test(headers[name] ?? ''));
  expect
    .soft(
      wrong.map(([name]) => `${name}: ${headers[name]}`),
      where,
    )
    .toEqual([]);
  if (!hashed) expect.soft(faultsOf(headers['content-security-policy'] ?? ''), where).toEqual([]);
}

/** What the policy lacks or allows beyond the design, and all that csp_evaluator finds above mere information. */
function faultsOf(policy: string): string[] {
  const wanted = ["frame-ancestors 'none'", "base-uri 'none'", "form-action 'self'", "require-trusted-types-for 'script'"];
  const lacking = wanted.filter((part) => !policy.includes(`; ${part}`));
  // The icon of the tab comes with the page, as a picture can without harm.
  const allowed = policy.replace("; img-src 'self' data:;", ';').match(/unsafe-[a-z-]+|\bdata:|\bblob:|\*|http:/g) ?? [];
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate().filter(({ severity }) => severity < Severity.INFO);
  return [...lacking, ...allowed, ...findings.map(({ directive, description }) => `${directive}: ${description}`)];
}

/** The format that Netlify and Cloudflare Pages share: a pattern of paths, then its headers, indented. */
function parseHeadersFile(text: string): { matches: (address: string) => boolean; headers: Headers }[] {
  return text.split(/\n(?=\/)/).map((block) => {
    const [pattern = '', ...lines] = block.trim().split('\n');
    const entries = lines.map((line) => /(\S+): (.*)/.exec(line)).filter((found) => found !== null);
    return {
      matches: (address) => address.startsWith(pattern.replace('*', '')),
      headers: Object.fromEntries(entries.map(([, name = '', value = '']) => [name.toLowerCase(), value])),
    };
  });
}
