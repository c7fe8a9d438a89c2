// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { emptyProject } from '#app/project/stored-project.ts';
import { fileMessages } from '#contract/files.ts';
import { limits } from '#contract/limits.ts';
import { messages } from '#contract/messages.ts';
import { enquiryUrl } from './enquiry-url.ts';

const showToast = vi.fn<(toast: { title: string; kind: string }) => void>();
vi.mock('#app/ui/toast.ts', () => ({ showToast }));

const enquiry = { name: 'K. Srinivas', email: 'k@example.com', phone: '9876543210', message: 'Two rooms' };
const price = { words: '₹1,50,000', amount: 150_000, perSquareFoot: false };
const services = [{ slug: 'modular-kitchen', name: 'Modular Kitchen', price, days: { min: 15, max: 20 } }];
const own = { endpoint: '', id: 'contact', files: true };
const hosted = { endpoint: 'https://forms.example/', id: 'xyz', files: false };
const fetching = vi.fn<typeof fetch>();

beforeEach(() => {
  // A fresh copy of the modules for each test: rate limit and key last as long as the page.
  vi.resetModules();
  sessionStorage.clear();
  localStorage.clear();
  vi.stubGlobal('fetch', fetching);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  fetching.mockImplementation(async () => accepted());
});

function accepted() {
  return Response.json({ ok: true }, { headers: { 'Enquiry-Reference': '3F9A-20C1' } });
}

async function send(target = own, key = 'k1', honeypot?: string) {
  const { sendEnquiry } = await import('./send-enquiry.ts');
  return (await sendEnquiry({ target, enquiry, services, honeypot }, key)).result;
}

async function sendOrStore(changes: Partial<typeof enquiry> = {}) {
  const { sendOrStore } = await import('./send-enquiry.ts');
  return (await sendOrStore({ target: own, enquiry: { ...enquiry, ...changes }, services })).result;
}

function sent() {
  const [url, init] = fetching.mock.lastCall ?? [];
  return { url, init, headers: init?.headers as Record<string, string>, body: JSON.parse(String(init?.body)) as unknown };
}

function sentKeys() {
  return fetching.mock.calls.map(([, init]) => new Headers(init?.headers).get('Idempotency-Key'));
}

test('the address is the same for the own collector and a hosted service', () => {
  expect([own, hosted].map(enquiryUrl)).toEqual(['/f/contact', 'https://forms.example/f/xyz']);
});

describe('what was typed', () => {
  test('is sanitised, then judged', async () => {
    const { checkEnquiry } = await import('./send-enquiry.ts');
    expect(checkEnquiry({ ...enquiry, phone: '+91 98765 43210', message: '<b>Two</b> rooms' }).data).toEqual(enquiry);
    expect(checkEnquiry({ ...enquiry, visitDay: '2020-02-30' }).errors).toEqual({
      visitDay: expect.stringContaining('Choose a day from today'),
    });
    expect(checkEnquiry({ ...enquiry, email: 'nowhere', phone: '123' }).errors).toEqual({
      email: 'Please enter a valid email address',
      phone: 'Please enter a valid phone number',
    });
  });

  test('has a locality only for a site visit', async () => {
    const { checkEnquiry } = await import('./send-enquiry.ts');
    const visit = { ...enquiry, visitPlace: 'home', visitLocality: 'Kondapur' };
    expect(checkEnquiry(visit).data).toEqual(visit);
    expect(checkEnquiry({ ...visit, visitPlace: 'studio' }).data).toEqual({ ...enquiry, visitPlace: 'studio' });
  });
});

describe('a day that the collector refuses', () => {
  const wished = { ...enquiry, visitDay: '2026-11-27', visitPart: 'morning' as const };
  const refusal = { error: 'Choose a day from today', errors: [{ field: 'visitDay' }] };

  test('is left out of an enquiry that waited, and that is said', async () => {
    const { sendEnquiry } = await import('./send-enquiry.ts');
    fetching.mockResolvedValueOnce(Response.json(refusal, { status: 422 }));
    expect((await sendEnquiry({ target: own, enquiry: wished, services }, 'k1')).result).toBe('sent');
    expect(fetching.mock.calls.map(([, init]) => JSON.parse(String(init?.body)))).toEqual([wished, { ...enquiry, visitPart: 'morning' }]);
    expect(sentKeys()).toEqual(['k1', 'k1']);
    expect(showToast).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ title: messages.sent, description: expect.stringContaining('without your day') }),
    );
  });

  test('can be changed in the form', async () => {
    const { sendOrStore } = await import('./send-enquiry.ts');
    fetching.mockResolvedValue(Response.json(refusal, { status: 422 }));
    expect(await sendOrStore({ target: own, enquiry: wished, services })).toMatchObject({ result: 'failed', reason: refusal.error });
    expect(fetching).toHaveBeenCalledOnce();
  });
});

describe('what is sent', () => {
  test('is the four fields as JSON, asking for JSON', async () => {
    await send();
    expect(sent()).toMatchObject({
      url: '/f/contact',
      init: { method: 'POST' },
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    });
    expect(sent().body).toEqual(enquiry);
  });

  test('has the key for the own collector', async () => {
    await send();
    expect(new Headers(sent().headers).get('Idempotency-Key')).toBe('k1');
  });

  test('has the project towards a hosted service in words, with its prices and the address that opens it', async () => {
    const { sendEnquiry } = await import('./send-enquiry.ts');
    const project = JSON.stringify({ ...emptyProject, services: [{ slug: 'modular-kitchen' }] });
    await sendEnquiry({ target: hosted, enquiry: { ...enquiry, project }, services }, 'k1');
    const sent = JSON.parse(String(fetching.mock.lastCall?.[1]?.body));
    expect(sent.project).toContain('- Modular Kitchen: from ₹1,50,000');
    expect(sent.project).toContain(`${location.origin}/project#`);
  });

  test('has no header towards a hosted service that its preflight could refuse', async () => {
    await send(hosted);
    expect(Object.keys(sent().headers).sort()).toEqual(['Accept', 'Content-Type']);
    expect(sent().body).toEqual(enquiry);
  });

  test('tells the collector what a robot filled in', async () => {
    await send(own, 'k1', 'https://spam.example');
    expect(sent().body).toEqual({ ...enquiry, _gotcha: 'https://spam.example' });
  });
});

describe('how it went', () => {
  test.each([
    [200, 'sent'],
    [201, 'sent'],
    [400, 'failed'],
    [404, 'failed'],
    [422, 'failed'],
    [429, 'failed'],
    [500, 'failed'],
  ])('a response of %d is %s, whatever its body', async (status, result) => {
    const response = new Response('<html>', { status });
    fetching.mockResolvedValue(response);
    expect(await send(hosted)).toBe(result);
    expect(response.bodyUsed).toBe(false);
    const toast =
      result === 'sent' ? { title: messages.sent, kind: 'success', silent: false } : { title: messages.failed, kind: 'destructive' };
    expect(showToast).toHaveBeenCalledExactlyOnceWith(toast);
  });

  test('why our own collector refuses it is told', async () => {
    const { sendEnquiry } = await import('./send-enquiry.ts');
    fetching.mockResolvedValue(Response.json({ error: '“plan.pdf” is damaged' }, { status: 422 }));
    expect(await sendEnquiry({ target: own, enquiry, services }, 'k1')).toEqual({ result: 'failed', reason: '“plan.pdf” is damaged' });
    fetching.mockResolvedValue(new Response('<html>', { status: 502 }));
    expect(await sendEnquiry({ target: own, enquiry, services }, 'k1')).toEqual({ result: 'failed', reason: undefined });
  });

  test('the reference is that of our own collector', async () => {
    const { sendEnquiry } = await import('./send-enquiry.ts');
    expect(await sendEnquiry({ target: own, enquiry, services }, 'k1')).toEqual({ result: 'sent', reference: '3F9A-20C1' });
  });

  test('a page with 200 is not of our own collector: a captive portal has responded', async () => {
    fetching.mockResolvedValue(new Response('<h1>Log in</h1>', { headers: { 'Content-Type': 'text/html' } }));
    expect(await send(hosted)).toBe('sent');
    expect(await send()).toBe('failed');
    fetching.mockResolvedValue(new Response(null, { status: 204 }));
    expect(await send()).toBe('failed');
  });

  test('a dead network is a failure', async () => {
    fetching.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await send()).toBe('failed');
  });

  test('a request that hangs is a failure after its time', async () => {
    const timer = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timer.signal);
    fetching.mockImplementation(
      (_, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new DOMException('timed out', 'TimeoutError')));
        }),
    );
    const result = send();
    await vi.waitFor(() => expect(fetching).toHaveBeenCalled());
    timer.abort();
    expect(await result).toBe('failed');
    expect(timeout).toHaveBeenCalledWith(15_000);
  });

  test('names a file that is no longer on the device', async () => {
    const gone = Object.assign(new File(['%PDF'], 'plan.pdf'), { slice: () => ({ arrayBuffer: () => Promise.reject(new Error()) }) });
    vi.stubGlobal('XMLHttpRequest', function XMLHttpRequest() {
      throw new TypeError('ERR_FILE_NOT_FOUND');
    });
    const { sendEnquiry } = await import('./send-enquiry.ts');
    expect(await sendEnquiry({ target: own, enquiry, services, files: [gone] }, 'k1')).toEqual({
      result: 'failed',
      reason: fileMessages.unreadable('plan.pdf'),
    });
  });

  test('offline, nothing is sent', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(await send()).toBe('offline');
    expect(fetching).not.toHaveBeenCalled();
  });
});

describe('the rate', () => {
  test.each([
    ['our own collector', own, () => Response.json({ error: 'Not now' }, { status: 500 })],
    ['a hosted service', hosted, () => new Response('Not now', { status: 500 })],
  ])('counts every response of %s, and the attempt after the last is not sent', async (_, target, answer) => {
    fetching.mockImplementation(async () => answer());
    for (let attempt = 0; attempt < limits.rate.attempts; attempt += 1) expect(await send(target)).toBe('failed');
    expect(await send(target)).toBe('limited');
    expect(fetching).toHaveBeenCalledTimes(limits.rate.attempts);
    expect(showToast).toHaveBeenLastCalledWith({ title: messages.tooMany, kind: 'destructive' });
  });

  test.each([
    ['what never reached the service', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the error page of a proxy', async () => new Response('<h1>Bad Gateway</h1>', { status: 502 })],
    ['the error of a proxy that answers with JSON too', async () => Response.json({ error: { code: 502 } }, { status: 502 })],
  ])('does not count %s', async (_, answer) => {
    fetching.mockImplementation(answer);
    for (let attempt = 0; attempt <= limits.rate.attempts; attempt += 1) expect(await send()).toBe('failed');
    fetching.mockImplementation(async () => accepted());
    expect(await send()).toBe('sent');
  });
});

describe('the form', () => {
  test('uses one key for an enquiry over its retries and reloads, and a new one for another text', async () => {
    fetching.mockRejectedValue(new TypeError('Failed to fetch'));
    await sendOrStore();
    vi.resetModules();
    await sendOrStore();
    await sendOrStore({ message: 'Three rooms' });
    const [first, again, other] = sentKeys();
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });

  test('uses a new key once the enquiry has been sent', async () => {
    await sendOrStore();
    await sendOrStore();
    expect(new Set(sentKeys()).size).toBe(2);
  });

  test('keeps the enquiry on this device without a connection, and says so where it cannot', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(await sendOrStore()).toBe('stored');
    expect(showToast).not.toHaveBeenCalled();
    const { readUnsent } = await import('./unsent-enquiries.ts');
    expect(readUnsent()).toMatchObject([{ enquiry }]);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
    expect(await sendOrStore()).toBe('offline');
  });
});
