import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createClient, isSubmissionError } from '@formspree/core';
import naughtyStrings from 'big-list-of-naughty-strings/blns.json' with { type: 'json' };
import type { FastifyInstance } from 'fastify';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { enquirySchema } from '#contract/enquiry.ts';
import { limits } from '#contract/limits.ts';
import { html } from '#server/http/html.ts';
import { heldQuota } from '#server/store/enquiry-store.ts';
import { startApp } from '#server/test/test-app.ts';
import { copyHeld, temporarySite, validFields, writeBuildFacts } from '#server/test/test-support.ts';

type ApiResponse = Awaited<ReturnType<typeof postJson>>;

function postJson(app: FastifyInstance, fields: object | string, headers: Record<string, string> = {}, ip = '127.0.0.1') {
  const payload = typeof fields === 'string' ? fields : JSON.stringify(fields);
  const all = { 'content-type': 'application/json', accept: 'application/json', ...headers };
  return app.inject({ method: 'POST', url: '/f/enquiry', headers: all, payload, remoteAddress: ip });
}

function postForm(app: FastifyInstance, fields: Record<string, string>) {
  const headers = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html,*/*;q=0.8' };
  return app.inject({ method: 'POST', url: '/f/enquiry', headers, payload: new URLSearchParams(fields).toString() });
}

function expectCors(response: ApiResponse) {
  expect(response.headers['access-control-allow-origin']).toBe('*');
  expect(response.headers['cache-control']).toBe('no-store');
}

describe('an enquiry from a script', () => {
  test('is answered when it is in the store, normalised', async () => {
    const { app, rows } = startApp();
    const response = await postJson(app, validFields);
    expect(response.statusCode).toBe(200);
    expectCors(response);
    const [row] = rows();
    expect(response.json()).toEqual({ ok: true, next: '/thank-you', id: row?.id });
    expect(row).toMatchObject({ ...validFields, phone: '9876543210', form: 'enquiry', held: null });
  });

  test('is stored with the prices of its project, as they were then', async () => {
    const SITE_DIR = temporarySite();
    const price = { words: '₹1.5 lakhs', amount: 150_000, perSquareFoot: false };
    const kitchen = { slug: 'kitchen', name: 'Kitchen', price, days: { min: 15, max: 20 } };
    writeBuildFacts(SITE_DIR, { services: [kitchen] });
    const project = JSON.stringify({ version: 1, services: [{ slug: 'kitchen' }], pictures: [], notes: '' });
    const { app, rows } = startApp({ SITE_DIR });
    expect((await postJson(app, { ...validFields, project })).statusCode).toBe(200);
    expect(rows()[0]?.prices).toBe('- Kitchen: from ₹1,50,000\nSum: starting from ₹1,50,000\nDays, one service after another: 15–20');
  });

  test('may leave the message out and contain unknown fields', async () => {
    const { app, rows } = startApp();
    const { message: _, ...fields } = validFields;
    const response = await postJson(app, JSON.stringify({ ...fields, _subject: 'x' }).replace('{', '{"__proto__":{"held":"robot"},'));
    expect(response.statusCode).toBe(200);
    expect(rows()[0]).toMatchObject({ message: '', held: null });
  });

  test('is told where the thank-you page is when the site lives elsewhere', async () => {
    const { app } = startApp({ SITE_URL: 'https://studio.example/' });
    const response = await postJson(app, validFields);
    expect(response.json().next).toBe('https://studio.example/thank-you');
    expect(response.headers['content-security-policy']).toContain("form-action 'self' https://studio.example;");
  });

  test('is told of every field that breaks the rules', async () => {
    const { app, rows } = startApp();
    const response = await postJson(app, { name: '', email: 'nobody', message: 'x'.repeat(limits.message.max + 1) });
    expect(response.statusCode).toBe(422);
    expectCors(response);
    expect(response.json()).toEqual({
      error: 'Name must be at least 2 characters',
      errors: [
        { code: 'REQUIRED_FIELD_EMPTY', field: 'name', message: 'Name must be at least 2 characters' },
        { code: 'TYPE_EMAIL', field: 'email', message: 'Please enter a valid email address' },
        { code: 'REQUIRED_FIELD_MISSING', field: 'phone', message: 'Please enter a valid phone number' },
        { code: 'TYPE_TEXT', field: 'message', message: 'Message must be less than 1,000 characters' },
      ],
    });
    expect(rows()).toEqual([]);
  });

  test.each([
    ['broken JSON', '{"name":', 400],
    ['no JSON at all', '', 400],
    ['a list', '[]', 400],
    ['a number', '7', 400],
    ['null', 'null', 400],
    ['an empty object', '{}', 422],
    ['other types in the fields', '{"name":["a","b"],"email":{},"phone":9876543210,"message":true}', 422],
    ['more than 32 KB', `{"message":"${'x'.repeat(limits.bodyBytes)}"}`, 413],
  ])('with %s gets its status and the reason', async (_, payload, status) => {
    const { app, rows } = startApp();
    const response = await postJson(app, payload);
    expect(response.statusCode).toBe(status);
    expectCors(response);
    expect(response.json()).toMatchObject({
      error: expect.any(String),
      errors: expect.arrayContaining([expect.objectContaining({ message: expect.any(String) })]),
    });
    expect(rows()).toEqual([]);
  });

  test.each(['text/plain', 'application/xml', 'application/ld+json', 'nonsense'])('as %s gets 415', async (type) => {
    const { app } = startApp();
    const response = await postJson(app, validFields, { 'content-type': type });
    expect(response.statusCode).toBe(415);
    expectCors(response);
  });

  test('without a body gets 415', async () => {
    const { app } = startApp();
    const response = await app.inject({ method: 'POST', url: '/f/enquiry', headers: { accept: 'application/json' } });
    expect(response.statusCode).toBe(415);
    expect(response.json().error).toBe('Send JSON or an HTML form');
  });

  test('of 1,000 emoji in all their escapes still fits', async () => {
    const { app, rows } = startApp();
    const message = '🏠'.repeat(limits.message.max);
    const escaped = JSON.stringify({ ...validFields, message }).replaceAll('🏠', '\\ud83c\\udfe0');
    expect((await postJson(app, escaped, { 'idempotency-key': 'one' })).statusCode).toBe(200);
    expect((await postForm(app, { ...validFields, message, _key: 'other' })).statusCode).toBe(303);
    expect(rows().map((row) => row.message)).toEqual([message, message]);
  });
});

describe('the address of a form', () => {
  test('that does not exist is 404', async () => {
    const { app } = startApp();
    const response = await app.inject({ method: 'POST', url: '/f/other', headers: { accept: 'application/json' }, payload: validFields });
    expect(response.statusCode).toBe(404);
    expectCors(response);
    expect(response.json().errors).toEqual([{ code: 'FORM_NOT_FOUND', message: 'There is no such form' }]);
  });

  test.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE'] as const)('takes no %s', async (method) => {
    const { app } = startApp();
    const response = await app.inject({ method, url: '/f/enquiry' });
    expect(response.statusCode).toBe(405);
    expect(response.headers.allow).toBe('POST, OPTIONS');
    expectCors(response);
  });

  test('lets pages of other origins send what our page and @formspree/core send', async () => {
    const { app } = startApp();
    const response = await app.inject({
      method: 'OPTIONS',
      url: '/f/enquiry',
      headers: { origin: 'https://studio.example', 'access-control-request-method': 'POST' },
    });
    expect(response.statusCode).toBe(204);
    expectCors(response);
    const allowed = String(response.headers['access-control-allow-headers']).toLowerCase().split(', ');
    expect(allowed).toEqual(expect.arrayContaining(['content-type', 'idempotency-key', 'formspree-client', 'formspree-session-data']));
  });

  test('has the security headers of the build and its own', async () => {
    const { app } = startApp();
    const { headers } = await postJson(app, validFields);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-security-policy']).toBe("default-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'");
  });
});

describe('an HTML form', () => {
  test('leads to the thank-you page', async () => {
    const { app, rows } = startApp();
    const response = await postForm(app, { ...validFields, message: 'Two\r\nlines', _gotcha: '' });
    expect([response.statusCode, response.headers.location]).toEqual([303, '/thank-you']);
    expect(rows()[0]).toMatchObject({ message: 'Two\nlines', held: null });
  });

  test('with a mistake comes back as a page that keeps every word and says what to correct', async () => {
    const { app } = startApp();
    const response = await postForm(app, {
      name: 'Ravi 2',
      email: '"><script>alert(1)</script>',
      phone: '9876543210',
      message: '</textarea><b>&amp;',
    });
    expect(response.statusCode).toBe(422);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.body).not.toMatch(/<script|<b>|style=/);
    expect(formFields(response.body)).toMatchObject({
      name: 'Ravi 2',
      email: '"><script>alert(1)</script>',
      phone: '9876543210',
      message: '</textarea><b>&amp;',
    });
    expect(response.body).toContain('Name can only contain letters and spaces');
  });

  test('that came back can be corrected and sent, twice if need be, and is one enquiry', async () => {
    const { app, rows } = startApp();
    const page = await postForm(app, { ...validFields, name: '' });
    const corrected = { ...formFields(page.body), name: 'Ravi' };
    for (let click = 0; click < 2; click += 1) expect((await postForm(app, corrected)).statusCode).toBe(303);
    expect(rows()).toHaveLength(1);
  });

  test('sent twice without any key is one enquiry', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 0, 1) });
    onTestFinished(() => void vi.useRealTimers());
    const { app, rows } = startApp();
    const responses = await Promise.all([postForm(app, validFields), postForm(app, validFields)]);
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([303, 303]);
    expect(rows()).toHaveLength(1);
    vi.setSystemTime(Date.UTC(2026, 0, 2));
    await postForm(app, validFields);
    expect(rows()).toHaveLength(2);
  });

  test('that is over the limit comes back with what was typed', async () => {
    const { app } = startApp({ LIMIT_PER_SENDER: '0' });
    const response = await postForm(app, validFields);
    expect(response.statusCode).toBe(429);
    expect(response.body).toContain('Too many attempts. Please wait a few minutes before trying again.');
    expect(formFields(response.body)).toMatchObject(validFields);
  });
});

describe('a robot in the trap', () => {
  test('is told of success, and what it wrote is held', async () => {
    const { app, rows } = startApp();
    const response = await postJson(app, { ...validFields, _gotcha: 'http://spam.example' });
    expect(response.statusCode).toBe(200);
    expect(rows()).toEqual([expect.objectContaining({ id: response.json().id, held: 'robot', message: validFields.message })]);
  });
});

describe('the same key', () => {
  test.each([
    ['header', { 'idempotency-key': 'k-1' }, {}],
    ['field', {}, { _key: 'k-1' }],
  ])('in the %s is stored once and answered alike', async (_, headers, fields) => {
    const { app, rows } = startApp();
    const send = () => postJson(app, { ...validFields, ...fields }, headers);
    const responses = [...(await Promise.all([send(), send()])), await send()].map((response) => response.json());
    expect(responses).toEqual([responses[0], responses[0], responses[0]]);
    expect(rows()).toHaveLength(1);
  });

  test('is needed once: an enquiry sent without it and again with it is stored once, and both are told the same reference', async () => {
    const { app, rows } = startApp();
    const without = await postJson(app, validFields);
    const again = await postJson(app, validFields, { 'idempotency-key': '0123456789abcdef' });
    expect(again.json()).toEqual(without.json());
    expect([without, again].map(({ headers }) => headers['enquiry-reference'])).toEqual(Array(2).fill(rows()[0]?.reference));
    expect(rows()).toHaveLength(1);
  });

  test('is never refused for the limit', async () => {
    const { app } = startApp({ LIMIT_PER_SENDER: '1' });
    const send = () => postJson(app, validFields, { 'idempotency-key': 'k-1' });
    for (let attempt = 0; attempt < 5; attempt += 1) expect((await send()).statusCode).toBe(200);
  });

  test('with different text is refused: OK would say that this text is stored', async () => {
    const { app, rows } = startApp();
    await postJson(app, validFields, { 'idempotency-key': 'k-1' });
    const response = await postJson(app, { ...validFields, message: 'Three bedrooms' }, { 'idempotency-key': 'k-1' });
    expect(response.statusCode).toBe(422);
    expect(rows()).toHaveLength(1);
  });

  test('sent again after its day is over, and so without it, is the same enquiry', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 25) });
    onTestFinished(() => void vi.useRealTimers());
    const { app, rows } = startApp();
    const fields = { ...validFields, visitPart: 'morning' };
    const send = (visitDay?: string) => postJson(app, { ...fields, visitDay }, { 'idempotency-key': 'k-1' });
    const first = await send('2026-11-25');
    expect((await send()).statusCode).toBe(422);
    vi.setSystemTime(Date.UTC(2026, 10, 26));
    expect((await send()).json()).toEqual(first.json());
    expect((await send('2026-11-27')).statusCode).toBe(422);
    expect(rows()).toHaveLength(1);
  });

  test('that is empty does not make two enquiries one', async () => {
    const { app, rows } = startApp();
    for (const message of ['a', 'b']) await postJson(app, { ...validFields, message, _key: '' });
    expect(rows()).toHaveLength(2);
  });
});

describe('too many enquiries', () => {
  test('from one address are held, then refused with the time to wait; others still get through', async () => {
    const { app, rows } = startApp({ LIMIT_PER_SENDER: '1' });
    const log = silence('warn');
    const send = (message: string, ip: string) => postJson(app, { ...validFields, message }, {}, ip);
    for (const message of ['a', 'b']) expect((await send(message, '192.0.2.1')).statusCode).toBe(200);
    expect(rows().map(({ held }) => held)).toEqual([null, 'limit']);
    const refused = await send('c', '192.0.2.1');
    expect(refused.statusCode).toBe(429);
    expectCors(refused);
    expect(refused.headers['access-control-expose-headers']).toBe('Retry-After');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(limits.rate.windowMs / 1000);
    expect((await send('d', '192.0.2.2')).statusCode).toBe(200);
    expect(rows()).toHaveLength(3);
    expect(log.mock.calls.map(String)).toEqual([expect.stringContaining('list --held')]);
  });

  test('are counted by the visitor behind a trusted proxy, and by nothing a stranger claims', async () => {
    const forwarded = (ip: string) => ({ 'x-forwarded-for': ip });
    const send = (app: FastifyInstance, visitor: string, message: string) =>
      postJson(app, { ...validFields, message }, forwarded(visitor), '10.0.0.1');

    silence('warn');
    const behindProxy = startApp({ LIMIT_PER_SENDER: '1', TRUSTED_PROXY: '10.0.0.0/8' });
    await send(behindProxy.app, '192.0.2.1', 'a');
    await send(behindProxy.app, '192.0.2.2:5555', 'b');
    expect(behindProxy.rows().map(({ held }) => held)).toEqual([null, null]);
    await send(behindProxy.app, '203.0.113.9, 192.0.2.2:6666', 'c');
    expect(behindProxy.rows().at(-1)?.held).toBe('limit');

    const bare = startApp({ LIMIT_PER_SENDER: '1' });
    for (const message of ['a', 'b']) await send(bare.app, `192.0.2.${message.length}`, message);
    expect(bare.rows().map(({ held }) => held)).toEqual([null, 'limit']);
  });

  test('300 from 30 networks do not keep a first-time visitor from being mailed, and each of them is stored', async () => {
    const { app, rows } = startApp();
    silence('warn');
    for (let index = 0; index < 300; index += 1) {
      const response = await postJson(app, { ...validFields, message: `flood ${index}` }, {}, `198.51.100.${index % 30}`);
      expect(response.statusCode).toBe(200);
    }
    expect((await postJson(app, { ...validFields, message: 'first' }, {}, '192.0.2.1')).statusCode).toBe(200);
    expect(rows()).toHaveLength(301);
    expect(rows().at(-1)).toMatchObject({ message: 'first', held: null });
  });

  test('of robots do not use up the limit of people, and are refused once they are no longer kept', async () => {
    const { app, rows, settings } = startApp({ LIMIT_TOTAL: '5' });
    const sendAsRobot = (message: string, ip: string) => postJson(app, { ...validFields, message, _gotcha: 'x' }, {}, ip);
    for (let index = 0; index < 3; index += 1) expect((await sendAsRobot(`${index}`, `198.51.100.${index}`)).statusCode).toBe(200);
    copyHeld(settings.dataDir, heldQuota - 3);
    const refused = await sendAsRobot('one more', '203.0.113.1');
    expect([refused.statusCode, Number(refused.headers['retry-after'])]).toEqual([429, limits.rate.windowMs / 1000]);
    expect(rows().some(({ message }) => message === 'one more')).toBe(false);
    expect((await postJson(app, validFields, {}, '192.0.2.1')).statusCode).toBe(200);
    expect(rows().at(-1)?.held).toBeNull();
  });
});

function silence(method: 'warn' | 'error') {
  return vi.spyOn(console, method).mockImplementation(() => {});
}

test('an enquiry that cannot be stored is a failure, with its words returned', async () => {
  const { app, settings } = startApp();
  const log = silence('error');
  writeFileSync(join(settings.dataDir, 'enquiries.db'), 'rubbish'.repeat(10_000));
  const response = await postJson(app, validFields);
  expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '30']);
  expect(response.json().error).toBe('Failed to send message. Please try again or contact us directly.');
  expect(formFields((await postForm(app, validFields)).body)).toMatchObject(validFields);
  expect((await app.inject('/healthz')).statusCode).toBe(503);
  expect((await app.inject('/about')).statusCode).toBe(200);
  expect(log.mock.calls.join()).not.toMatch(/Srinivas|98765|Two bedrooms/);
});

test('what could not be stored does not count against the limit', async () => {
  const { app, settings } = startApp({ LIMIT_PER_SENDER: '1' });
  silence('error');
  const [there, away] = ['enquiries.db', 'moved.db'].map((name) => join(settings.dataDir, name)) as [string, string];
  renameSync(there, away);
  writeFileSync(there, 'rubbish'.repeat(10_000));
  for (const message of ['a', 'b']) expect((await postJson(app, { ...validFields, message })).statusCode).toBe(503);
  renameSync(away, there);
  await vi.waitFor(async () => expect((await postJson(app, validFields)).statusCode).toBe(200), { timeout: 120_000 });
});

test('health is asked of the store', async () => {
  const { app } = startApp();
  const response = await app.inject('/healthz');
  expect([response.statusCode, response.json().ok, response.headers['cache-control']]).toEqual([200, true, 'no-store']);
});

test('every naughty string goes through: text comes back as it was, in the store and on the page', async () => {
  const { app, rows } = startApp({ LIMIT_PER_SENDER: '10000', LIMIT_TOTAL: '10000' });
  const sent = new Map<string, string>();
  for (const text of naughtyStrings) {
    const fields = { ...validFields, message: text };
    const expected = enquirySchema.safeParse(fields);
    const response = await postJson(app, fields, { 'idempotency-key': `${naughtyStrings.indexOf(text)}` });
    expect(response.statusCode).toBe(expected.success ? 200 : 422);
    if (expected.success) sent.set(response.json().id, expected.data.message);

    const page = await postForm(app, { name: text, email: text, phone: text, message: text });
    expect(page.statusCode).toBe(422);
    expect(page.body).toContain(`>\n${html`${text.toWellFormed()}`.text}</textarea>`);
    expect(page.body).not.toMatch(/<(script|img|svg|iframe|a|b|style)\b/i);
  }
  expect(new Map(rows().map((row) => [row.id, row.message]))).toEqual(sent);
});

describe('@formspree/core, unchanged', () => {
  async function submit(env: Record<string, string>, data: Record<string, string> | FormData, formId = 'enquiry') {
    const { app } = startApp(env);
    const endpoint = await app.listen({ host: '127.0.0.1', port: 0 });
    return createClient().submitForm(formId, data, { endpoint });
  }

  const formData = (fields: Record<string, string>) => {
    const data = new FormData();
    for (const [name, value] of Object.entries(fields)) data.set(name, value);
    return data;
  };

  test.each([
    ['an object', validFields],
    ['form data', formData(validFields)],
  ])('succeeds with %s', async (_, data) => {
    expect(await submit({}, data)).toMatchObject({ kind: 'success', next: '/thank-you' });
  });

  test.each([
    ['an object', (fields: Record<string, string>) => fields],
    ['form data', formData],
  ])('finds the errors of each field of %s', async (_, wrap) => {
    const result = await submit({}, wrap({ name: '', email: 'nobody', message: '' }));
    if (!isSubmissionError(result)) throw new Error('expected an error');
    expect(result.getFormErrors()).toEqual([]);
    expect(Object.fromEntries(result.getAllFieldErrors())).toEqual({
      name: [{ code: 'REQUIRED_FIELD_EMPTY', message: 'Name must be at least 2 characters' }],
      email: [{ code: 'TYPE_EMAIL', message: 'Please enter a valid email address' }],
      phone: [{ code: 'REQUIRED_FIELD_MISSING', message: 'Please enter a valid phone number' }],
    });
  });

  test.each([
    ['an unknown form', {}, validFields, 'other', { code: 'FORM_NOT_FOUND', message: 'There is no such form' }],
    [
      'too many',
      { LIMIT_PER_SENDER: '0' },
      validFields,
      'enquiry',
      { code: 'UNSPECIFIED', message: expect.stringContaining('Too many attempts') },
    ],
    [
      'too long',
      {},
      { message: 'x'.repeat(limits.bodyBytes) },
      'enquiry',
      { code: 'UNSPECIFIED', message: expect.stringContaining('too long') },
    ],
  ])('is told of %s', async (_, env, data: Record<string, string>, formId, expected) => {
    const result = await submit(env, data, formId);
    if (!isSubmissionError(result)) throw new Error('expected an error');
    expect(result.getFormErrors()).toEqual([expected]);
  });
});

/** What a browser would send from the form on the page. */
function formFields(html: string): Record<string, string> {
  const decode = (text = '') =>
    text.replace(
      /&(amp|lt|gt|quot|#39);/g,
      (entity) => ({ '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" })[entity] ?? '',
    );
  const inputs = [...html.matchAll(/<input [^>]*?name="(\w+)"[^>]*? value="([^"]*)"/g)].map(([, name, value]) => [name, decode(value)]);
  const [, message] = /<textarea[^>]*>\n([^<]*)<\/textarea>/.exec(html) ?? [];
  return Object.fromEntries([...inputs, ['message', decode(message)]]);
}
