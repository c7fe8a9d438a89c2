import { setTimeout as delay } from 'node:timers/promises';

const fields = { name: 'K. Srinivas', email: 'srinivas@example.com', phone: '98765 43210' };

/** Starts visitors, who request pages of `site` and send it enquiries until stopped. `headers` go with each request. */
export function startVisitors(site: string, { clients = 12, headers = {} as Record<string, string> } = {}) {
  const responses: Record<string, number> = {};
  let [isOn, slowestMs] = [true, 0];
  const all = Promise.all(Array.from({ length: clients }, (_, name) => visitor(name)));

  async function visitor(name: number): Promise<void> {
    for (let count = 0; isOn; count += 1) {
      const startedAt = performance.now();
      const enquiry = { ...fields, message: `Load ${process.pid}-${name}-${count}` };
      const response = await (count % 4 === 0 ? ask('POST', '/f/enquiry', JSON.stringify(enquiry)) : ask('GET', '/about'));
      slowestMs = Math.max(slowestMs, performance.now() - startedAt);
      responses[response] = (responses[response] ?? 0) + 1;
      // Leaves most of the processor to the server; enough requests are still under way at any moment.
      await delay(20);
    }
  }

  /** The method and the status, or the error. */
  async function ask(method: string, path: string, body: string | null = null): Promise<string> {
    try {
      const response = await fetch(`${site}${path}`, { method, body, headers: { ...headers, 'content-type': 'application/json' } });
      await response.arrayBuffer();
      return `${method} ${response.status}`;
    } catch (error) {
      return `${method} ${((error as Error).cause as NodeJS.ErrnoException)?.code ?? error}`;
    }
  }

  return {
    /** How often each response came, such as 'POST 200' or 'GET ECONNRESET'. */
    responses,
    total: () => Object.values(responses).reduce((sum, count) => sum + count, 0),
    slowestMs: () => slowestMs,
    stop: () => {
      isOn = false;
      return all;
    },
  };
}
