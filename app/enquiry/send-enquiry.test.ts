// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { enquiryUrl } from './enquiry-url.ts';
import { createKeyring, sendEnquiry } from './send-enquiry.ts';

const enquiry = { name: 'K. Srinivas', email: 'k@example.com', phone: '9876543210', message: 'Two rooms' };
const own = { endpoint: '', id: 'contact' };
const hosted = { endpoint: 'https://forms.example/', id: 'xyz' };
const fetching = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', fetching);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  fetching.mockResolvedValue(new Response('no JSON at all'));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  fetching.mockReset();
});

function sent() {
  const [url, init] = fetching.mock.lastCall ?? [];
  return { url, init, headers: init?.headers as Record<string, string>, body: JSON.parse(String(init?.body)) as unknown };
}

test('the address is the same for the own collector and a hosted service', () => {
  expect([own, hosted].map(enquiryUrl)).toEqual(['/f/contact', 'https://forms.example/f/xyz']);
});

describe('what is sent', () => {
  test('is the four fields as JSON, asking for JSON', async () => {
    await sendEnquiry({ form: own, enquiry, key: 'k1' });
    expect(sent()).toMatchObject({
      url: '/f/contact',
      init: { method: 'POST' },
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    });
    expect(sent().body).toEqual(enquiry);
  });

  test('carries the key to the own collector', async () => {
    await sendEnquiry({ form: own, enquiry, key: 'k1' });
    expect(new Headers(sent().headers).get('Idempotency-Key')).toBe('k1');
  });

  test('has no header towards a hosted service that its preflight could refuse', async () => {
    await sendEnquiry({ form: hosted, enquiry, key: 'k1' });
    expect(Object.keys(sent().headers).sort()).toEqual(['Accept', 'Content-Type']);
    expect(sent().body).toEqual(enquiry);
  });

  test('tells the collector what a robot filled in', async () => {
    await sendEnquiry({ form: own, enquiry, key: 'k1', honeypot: 'https://spam.example' });
    expect(sent().body).toEqual({ ...enquiry, _gotcha: 'https://spam.example' });
  });
});

describe('how it went', () => {
  test.each([
    [200, 'sent'],
    [201, 'sent'],
    [400, 'refused'],
    [404, 'refused'],
    [422, 'refused'],
    [429, 'refused'],
    [500, 'refused'],
  ])('an answer of %d is %s, whatever its body', async (status, outcome) => {
    const response = new Response('<html>', { status });
    fetching.mockResolvedValue(response);
    expect(await sendEnquiry({ form: own, enquiry, key: 'k1' })).toBe(outcome);
    expect(response.bodyUsed).toBe(false);
  });

  test('a dead network is unreachable', async () => {
    fetching.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await sendEnquiry({ form: own, enquiry, key: 'k1' })).toBe('unreachable');
  });

  test('a request that hangs is unreachable after its time', async () => {
    const timer = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timer.signal);
    fetching.mockImplementation(
      (_, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new DOMException('timed out', 'TimeoutError')));
        }),
    );
    const outcome = sendEnquiry({ form: own, enquiry, key: 'k1' });
    timer.abort();
    expect(await outcome).toBe('unreachable');
    expect(timeout).toHaveBeenCalledWith(15_000);
  });

  test('offline, nothing is sent', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(await sendEnquiry({ form: own, enquiry, key: 'k1' })).toBe('offline');
    expect(fetching).not.toHaveBeenCalled();
  });
});

describe('the key', () => {
  test('stays with an enquiry over its retries and changes with its text', () => {
    const keyring = createKeyring();
    const first = keyring.keyFor(enquiry);
    expect(keyring.keyFor({ ...enquiry })).toBe(first);
    expect(keyring.keyFor({ ...enquiry, message: 'Three rooms' })).not.toBe(first);
  });

  test('is new once the enquiry has been sent', () => {
    const keyring = createKeyring();
    const first = keyring.keyFor(enquiry);
    keyring.forget();
    expect(keyring.keyFor(enquiry)).not.toBe(first);
  });
});
