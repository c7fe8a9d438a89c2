import { globSync, readFileSync } from 'node:fs';
import { request as requestHttps } from 'node:https';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { countPath } from '#contract/endpoints.ts';
import { type Caddy, getOverHttp2, startCaddy } from '#deploy/test/test-caddy.ts';
import { startNginx } from '#deploy/test/test-nginx.ts';
import { newEnquiry } from './support/contact-page.ts';
import { content, dist } from './support/site.ts';
import { startWebsite } from './support/website.ts';
import { startPages } from './support/wrangler.ts';

type Headers = Record<string, string>;
type Expected = { status: number; headers?: Record<string, string | AsymmetricMatcher> };
type AsymmetricMatcher = ReturnType<typeof expect.stringMatching>;

/** The headers of every response, whoever serves the site. */
const security: Record<string, RegExp> = {
  'content-security-policy': /^default-src 'none';/,
  'strict-transport-security': /^max-age=(31536|63072)000; includeSubDomains$/,
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'permissions-policy': /camera=\(\), microphone=\(\), geolocation=\(\)/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-embedder-policy': /^require-corp$/,
  'cross-origin-resource-policy': /^cross-origin$/,
};

/** Values that make a browser revalidate each time. */
const revalidated = expect.stringMatching(/^(no-cache|no-store|public, max-age=0, must-revalidate)$/);
const namesEncoding = { vary: expect.stringMatching(/accept-encoding/i) };
const immutable = { 'cache-control': 'public, max-age=31536000, immutable' };
const pageHeaders = { 'content-type': 'text/html; charset=utf-8', 'cache-control': revalidated };
const servicePath = content.services[0]?.path as string;
const [script, picture] = ['assets/*.js', 'assets/pictures/*.avif'].map((pattern) => `/${globSync(pattern, { cwd: dist })[0]}`);

const expectedResponses: Record<string, Expected> = {
  '/': { status: 200, headers: pageHeaders },
  '/services': { status: 200, headers: pageHeaders },
  [servicePath]: { status: 200, headers: pageHeaders },
  [`${script}`]: { status: 200, headers: immutable },
  [`${picture}`]: { status: 200, headers: { ...immutable, 'content-type': 'image/avif' } },
  '/favicon.ico': { status: 200, headers: { 'content-type': expect.stringMatching(/^image\/.*icon$/), 'cache-control': revalidated } },
  '/icons/icon-96.png': { status: 200, headers: { 'content-type': 'image/png', 'cache-control': revalidated } },
  '/site.webmanifest': { status: 200 },
  '/sitemap.xml': { status: 200 },
  '/service-worker.js': { status: 200, headers: { 'cache-control': 'no-cache' } },
  '/nowhere': { status: 404, headers: pageHeaders },
  '/nowhere/': { status: 404, headers: pageHeaders },
  '/nowhere.html': { status: 404, headers: pageHeaders },
  '/assets/nowhere.js': { status: 404, headers: pageHeaders },
  '/404': { status: 404, headers: pageHeaders },
  '/404.html': { status: 404, headers: pageHeaders },
  '/.build/server.json': { status: 404 },
  '/.build/nginx-headers.conf': { status: 404 },
  '/about.html.br': { status: 404 },
  '/about/?a=1': { status: 308, headers: { location: '/about?a=1' } },
  '/about.html': { status: 308, headers: { location: '/about' } },
  [`${servicePath}/`]: { status: 308, headers: { location: servicePath } },
  '/index.html': { status: 308, headers: { location: '/' } },
};

test('Our server answers every address with its status and every security header', async ({ request, baseURL }) => {
  await expectSite(request, baseURL as string);
});

test('The stylesheet comes in the first round trip, with its headers', async ({ request }) => {
  const [, path = ''] = /href="([^"]+\.css)"/.exec(await (await request.get('/')).text()) ?? [];
  const response = await request.get(path, { headers: { 'accept-encoding': 'br' } });
  const lines = response.headersArray().map(({ name, value }) => `${name}: ${value}\r\n`);
  const head = `HTTP/1.1 200 OK\r\n${lines.join('')}\r\n`;
  // Ten packets: one byte more costs every page 150 ms on a slow network.
  expect(head.length + Number(response.headers()['content-length'])).toBeLessThan(14_600);
});

test('nginx by deploy/nginx.conf answers like our server, and leads to the collector', async ({ request, baseURL }) => {
  await using nginx = await startNginx(test.info().outputDir, dist, baseURL as string);
  test.skip(!nginx, 'nginx is not installed here');
  await expectSite(request, nginx?.url as string);
  await expectCollector(request, baseURL as string, nginx?.url as string);
  const bare = await request.get(`${nginx?.url}/about?a=1`, { headers: { host: 'studio.example' }, maxRedirects: 0 });
  expect([bare.status(), bare.headers().location]).toEqual([301, 'https://www.studio.example/about?a=1']);
});

test('Caddy by deploy/debian/Caddyfile answers like our server, over HTTPS and HTTP/2, and logs nobody', async ({
  playwright,
  baseURL,
}) => {
  await using caddy = await startCaddy(test.info().outputDir, baseURL as string);
  test.skip(!caddy, 'Caddy is not installed here');
  if (!caddy) return;
  await using request = await playwright.request.newContext({ ignoreHTTPSErrors: true });
  await expectSite(request, caddy.url);
  await expectCollector(request, baseURL as string, caddy.url);
  for (const path of ['/', servicePath, '/nowhere']) {
    const [direct, through] = [await request.get(`${baseURL}${path}`), await getOverHttp2(caddy, path)];
    expect.soft(through[':status'], path).toBe(direct.status());
    expectSecurity(through as Headers, `${caddy.url}${path}`);
    expect.soft(through['alt-svc'], 'HTTP/3 is offered').toMatch(/h3=/);
    expect.soft(through.server).toBeUndefined();
  }
  const plain = await request.get(`${caddy.plainUrl}/about?a=1`, { maxRedirects: 0 });
  expect(plain.status()).toBe(308);
  expect(plain.headers().location).toMatch(/^https:\/\/localhost(:\d+)?\/about\?a=1$/);
  const bare = await getOverHttp2(caddy, '/about?a=1', 'studio.example');
  expect([bare[':status'], bare.location]).toEqual([301, 'https://www.studio.example/about?a=1']);
  // Nothing runs behind the desk's address here.
  expect((await getOverHttp2(caddy, '/', 'desk.localhost'))[':status']).toBe(502);
  await expect.poll(caddy.errors).toContain('"status":502');
  expect(caddy.errors()).not.toMatch(/remote_ip|remote_port|client_ip/);
  await caddy.stop();
  const log = readFileSync(caddy.log, 'utf8');
  expect(log).toContain(`"uri":"${servicePath}"`);
  expect(log).not.toMatch(/127\.0\.0|::1|user-agent|"\/f\//i);
});

test('Behind Caddy each visitor has an address of their own, which they cannot choose', async () => {
  const DATA_DIR = test.info().outputPath('data');
  await using website = await startWebsite({ DATA_DIR, HOST: '127.0.0.1', TRUSTED_PROXY: '127.0.0.1', LIMIT_PER_SENDER: '1' });
  await using caddy = await startCaddy(test.info().outputDir, website.url);
  test.skip(!caddy, 'Caddy is not installed here');
  if (!caddy) return;
  // The real address, the claimed one, and why the enquiry is held: each address may send one.
  const visits = [
    ['127.0.0.2', '', null],
    ['127.0.0.2', '127.0.0.9', 'limit'],
    ['127.0.0.3', '127.0.0.2', null],
    ['127.0.0.3', '', 'limit'],
  ] as const;
  for (const [address, claimed] of visits) expect(await enquireFrom(caddy, address, claimed)).toBe(200);
  using database = new DatabaseSync(path.join(DATA_DIR, 'enquiries.db'), { readOnly: true, timeout: 5000 });
  const held = database.prepare('SELECT held FROM enquiries ORDER BY rowid').all();
  expect(held).toEqual(visits.map(([, , wanted]) => ({ held: wanted })));
});

test("Cloudflare's runtime answers like our server", async ({ request }) => {
  await using pages = await startPages(test.info().outputDir);
  test.skip(!pages, 'wrangler is not installed here, see e2e/support/wrangler.ts');
  // There the error page has an address of its own. wrangler leaves Vary to the network.
  const ofItsOwn = { '/404': { status: 200, headers: pageHeaders }, '/404.html': { status: 308, headers: { location: '/404' } } };
  await expectSite(request, pages?.url as string, { ...expectedResponses, ...ofItsOwn }, {});
});

/** Static hosts revalidate pages by default. */
const cachedBy: Headers = { '/service-worker.js': 'no-cache' };

test('The file for static hosts gives the same headers to the same addresses', () => {
  const rules = parseHeadersFile(readFileSync(path.join(dist, '.build/_headers'), 'utf8'));
  for (const path of Object.keys(expectedResponses)) {
    const given: Headers = Object.assign({}, ...rules.filter(({ matches }) => matches(path)).map((rule) => rule.headers));
    expectSecurity(given, path);
    expect.soft(given['cache-control'], path).toBe(path.startsWith('/assets/') ? immutable['cache-control'] : cachedBy[path]);
  }
});

async function expectSite(
  request: APIRequestContext,
  host: string,
  expected = expectedResponses,
  vary: Expected['headers'] = namesEncoding,
): Promise<void> {
  for (const [path, { status, headers }] of Object.entries(expected)) {
    const name = host + path;
    const response = await request.get(name, { maxRedirects: 0 });
    expect.soft(response.status(), name).toBe(status);
    expect.soft(response.headers(), name).toMatchObject(headers ?? {});
    expectSecurity(response.headers(), name);
    if (status === 404) expect.soft(await response.text(), name).toContain('<title>Page Not Found');
  }
  expect.soft((await request.get(host + script)).headers()['content-type']).toMatch(/javascript/);
  expect.soft((await request.get(`${host}/site.webmanifest`)).headers()['content-type']).toMatch(/^application\/manifest\+json/);
  expect.soft((await request.post(`${host}/about`)).status()).toBe(405);

  const squeezed = await request.get(`${host}/about`, { headers: { 'accept-encoding': 'gzip' } });
  expect.soft(squeezed.headers()).toMatchObject({ 'content-encoding': 'gzip', ...vary });
  const known = { 'accept-encoding': 'gzip', 'if-none-match': squeezed.headers().etag as string };
  expect.soft((await request.get(`${host}/about`, { headers: known })).status(), `${host}: unchanged`).toBe(304);
}

/** Expects the proxy to pass on enquiries, files and counts unchanged. Pages of other hosts may use the collector. */
async function expectCollector(request: APIRequestContext, host: string, behind: string): Promise<void> {
  const [through, direct] = await Promise.all([behind, host].map((each) => enquire(request, each)));
  expect(through).toEqual(direct);
  const file = { name: 'plan.pdf', mimeType: 'application/pdf', buffer: planOf(3_000_000) };
  const withFile = await request.post(`${behind}/f/${content.studio.form.id}`, {
    multipart: { ...newEnquiry(), files: file },
    headers: { accept: 'application/json' },
  });
  expect(withFile.status(), `${behind}: 3 MB`).toBe(200);
  const counted = await request.post(behind + countPath, { data: 'page /', headers: { 'content-type': 'text/plain' } });
  expect(counted.status(), `${behind}${countPath}`).toBe(204);
}

function planOf(size: number): Buffer {
  const [start, end] = ['%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n%', '\ntrailer<</Root 1 0 R>>\n%%EOF\n'];
  return Buffer.from(start + 'a'.repeat(size) + end);
}

async function enquire(request: APIRequestContext, host: string): Promise<Headers> {
  const response = await request.post(`${host}/f/${content.studio.form.id}`, {
    data: newEnquiry(),
    headers: { accept: 'application/json' },
  });
  expect(response.status(), host).toBe(200);
  const ofThisResponse = ['alt-svc', 'connection', 'keep-alive', 'date', 'server', 'enquiry-reference'];
  return Object.fromEntries(Object.entries(response.headers()).filter(([name]) => !ofThisResponse.includes(name)));
}

/** Sends an enquiry from an address of this machine, with a header that claims another one. Returns the status. */
function enquireFrom({ port, authority }: Caddy, localAddress: string, claimed: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const headers = { host: 'localhost', 'content-type': 'application/json', ...(claimed && { 'x-forwarded-for': claimed }) };
    const target = { host: '127.0.0.1', port, localAddress, path: `/f/${content.studio.form.id}`, ca: authority, servername: 'localhost' };
    const sent = requestHttps({ ...target, method: 'POST', headers, agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    sent.on('error', reject);
    sent.end(JSON.stringify(newEnquiry()));
  });
}

/** A header that came twice is joined by a comma or a line break, and so is wrong. */
function expectSecurity(headers: Headers, where: string): void {
  const names = Object.keys(security).filter((name) => !security[name]?.test(headers[name] ?? ''));
  const wrong = names.map((name) => `${name}: ${headers[name]}`);
  expect.soft(wrong, where).toEqual([]);
  expect.soft(faultsOf(headers['content-security-policy'] ?? ''), where).toEqual([]);
}

/** What the policy lacks, what it allows beyond the design, and what csp_evaluator finds above information. */
function faultsOf(policy: string): string[] {
  const wanted = ["frame-ancestors 'none'", "base-uri 'none'", "form-action 'self'", "require-trusted-types-for 'script'"];
  const lacking = wanted.filter((part) => !policy.includes(`; ${part}`));
  const allowed = policy.match(/unsafe-[a-z-]+|\bdata:|\bblob:|\*|http:/g) ?? [];
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate().filter(({ severity }) => severity < Severity.INFO);
  return [...lacking, ...allowed, ...findings.map(({ directive, description }) => `${directive}: ${description}`)];
}

/** The format that Netlify and Cloudflare Pages share: a pattern of paths, then its headers, indented. */
function parseHeadersFile(text: string): { matches: (path: string) => boolean; headers: Headers }[] {
  return text.split(/\n(?=\/)/).map((block) => {
    const [pattern = '', ...lines] = block.trim().split('\n');
    const entries = lines.map((line) => /(\S+): (.*)/.exec(line)).filter((found) => found !== null);
    return {
      matches: (path) => path.startsWith(pattern.replace('*', '')),
      headers: Object.fromEntries(entries.map(([, name = '', value = '']) => [name.toLowerCase(), value])),
    };
  });
}
