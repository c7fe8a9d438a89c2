import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import type { Studio } from '#content-model/schema.ts';
import { editFacts } from '#content-model/test/test-edit-facts.ts';
import { fillFields, messages, newEnquiry, sendButton } from './support/contact-page.ts';
import { parseHtml } from './support/site.ts';
import { toasts } from './support/toasts.ts';
import { visit } from './support/visitor.ts';
import { startBuiltSite } from './support/website.ts';

// One service, one build and one server for all of these journeys.
test.describe.configure({ mode: 'serial' });

const formId = 'abcd1234';

type Received = { method: string | undefined; url: string | undefined; headers: IncomingHttpHeaders; body: string };

let service: Server;
let website: Awaited<ReturnType<typeof startBuiltSite>>;
let endpoint: string;
let url: string;
const received: Received[] = [];

test.beforeAll(async () => {
  service = await formService();
  endpoint = `http://localhost:${(service.address() as AddressInfo).port}`;
  website = await startBuiltSite((root) =>
    editFacts<Studio>(root, 'content/studio.yaml', (studio) => {
      studio.form = { endpoint, id: formId, service: 'Example Forms', files: false };
    }),
  );
  url = website.url;
});

test.afterAll(async () => {
  await website?.stop();
  service?.close();
});

test.beforeEach(() => {
  received.length = 0;
});

test('A hosted form service gets my message, as any service understands it', async ({ page }) => {
  const { name, email, phone, message } = newEnquiry();
  await visit(page, `${url}/contact`);
  await fillFields(page, { name, email, phone: '+91 98765 43210', message });
  await sendButton(page).click();
  await expect(toasts(page, 'status')).toHaveText(messages.sent);
  const sent = received.filter(({ method }) => method === 'POST');
  expect(sent).toHaveLength(1);
  expect(sent[0]?.url).toBe(`/f/${formId}`);
  expect(JSON.parse(sent[0]?.body ?? '')).toEqual({ name, email, phone, message });
  expect(sent[0]?.headers).toMatchObject({ 'content-type': 'application/json', accept: 'application/json' });
  expect(sent[0]?.headers).not.toHaveProperty('idempotency-key');
  // A service need permit only the content type.
  for (const { headers } of received.filter(({ method }) => method === 'OPTIONS')) {
    expect(headers['access-control-request-headers']).toBe('content-type');
  }
});

test('A hosted form service that refuses is told like any failure', async ({ page }) => {
  await visit(page, `${url}/contact`);
  await fillFields(page, newEnquiry({ message: 'refuse this' }));
  await sendButton(page).click();
  await expect(toasts(page, 'alert')).toHaveText(messages.failed);
});

test('Without script the form posts to the hosted service', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const typed = newEnquiry();
  await page.goto(`${url}/contact`);
  await fillFields(page, typed);
  await sendButton(page).click();
  await expect(page.getByText('Thanks')).toBeVisible();
  const [post] = received.filter(({ method }) => method === 'POST');
  expect(Object.fromEntries(new URLSearchParams(post?.body))).toEqual({
    ...typed,
    _gotcha: '',
    visitDay: '',
    visitPart: '',
    visitPlace: '',
    visitLocality: '',
  });
  await context.close();
});

test('The privacy page names the service, and no database of our own; the form names it too', () => {
  const textOf = (file: string, selector: string) =>
    parseHtml(readFileSync(path.join(website.dist, file), 'utf8')).querySelector(selector)?.textContent;
  expect(textOf('privacy.html', 'main')).toContain('Example Forms');
  expect(textOf('privacy.html', 'main')).not.toContain('database');
  expect(textOf('contact.html', 'main form')).toContain('Example Forms');
});

test('The security policy allows the service and is otherwise the same', async ({ request }) => {
  // Only the usual build has compressed copies.
  const uncompressed = { headers: { 'accept-encoding': 'identity' } };
  const { 'content-security-policy': policy, ...others } = (await request.get(`${url}/`, uncompressed)).headers();
  const { 'content-security-policy': usual, ...usualOthers } = (await request.get('/', uncompressed)).headers();
  expect(policy).toContain(`connect-src 'self' ${endpoint};`);
  expect(policy).toContain(`form-action 'self' ${endpoint};`);
  // A script in the page contains a file's name, which depends on the file's content, the endpoint included.
  const withoutHashes = (text = '') => text.replaceAll(/'sha256-[^']+'/g, "'sha256'");
  expect(withoutHashes(policy?.replaceAll(` ${endpoint}`, ''))).toBe(withoutHashes(usual));
  expect(Object.keys(others).toSorted()).toEqual(Object.keys(usualOthers).toSorted());
  const forStaticHosts = readFileSync(path.join(website.dist, '.build', '_headers'), 'utf8');
  expect(forStaticHosts).toContain(`Content-Security-Policy: ${policy}`);
});

/** A small form service: answers scripts with JSON and forms with a page, and permits what every service permits. */
async function formService(): Promise<Server> {
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    const { method, url, headers } = request;
    received.push({ method, url, headers, body });
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', 'content-type');
    if (body.includes('refuse')) response.statusCode = 422;
    response.setHeader('content-type', headers.accept === 'application/json' ? 'application/json' : 'text/html');
    response.end(headers.accept === 'application/json' ? '{"ok":true}' : '<p>Thanks</p>');
  });
  await once(server.listen(0, 'localhost'), 'listening');
  return server;
}
