import { Agent, request } from 'node:http';
import { expect, test, vi } from 'vitest';
import { readRows, startService, temporaryFolder, temporarySite, validFields } from './test-support.ts';

// A crowded machine makes a test slow, never wrong.
vi.setConfig({ testTimeout: 120_000 });

const restarts = 5;
const clients = 12;

test(`of ${restarts} restarts under load on a socket that systemd holds, no request is lost`, async () => {
  const env = { SITE_DIR: temporarySite(), DATA_DIR: temporaryFolder(), LIMIT_PER_ADDRESS: '999999999', LIMIT_TOTAL: '999999999' };
  const service = await startService('.', env);
  const answers = new Map<string, number>();
  const load = startLoad(service.port, (answer) => answers.set(answer, (answers.get(answer) ?? 0) + 1));
  for (let restart = 0; restart < restarts; restart += 1) {
    const enough = total(answers) + 200;
    await vi.waitFor(() => expect(total(answers)).toBeGreaterThan(enough), { timeout: 60_000 });
    await service.restart();
  }
  await load.stop();
  expect([...answers.keys()].toSorted()).toEqual(['GET 200', 'POST 200']);
  expect(readRows(env.DATA_DIR)).toHaveLength(answers.get('POST 200') ?? 0);
});

const total = (answers: Map<string, number>) => [...answers.values()].reduce((sum, count) => sum + count, 0);

/** Pages and enquiries, each on a connection of its own, as deploy/debian/Caddyfile has it. */
function startLoad(port: number, record: (answer: string) => void) {
  let isOn = true;
  const agent = new Agent({ keepAlive: false });
  const client = async (name: number) => {
    for (let count = 0; isOn; count += 1) {
      const message = count % 2 === 0 ? undefined : `${name}-${count}`;
      record(`${message ? 'POST' : 'GET'} ${await ask(port, agent, message).catch((error) => error.code)}`);
    }
  };
  const all = Promise.all(Array.from({ length: clients }, (_, name) => client(name)));
  return {
    stop: () => {
      isOn = false;
      return all;
    },
  };
}

function ask(port: number, agent: Agent, message: string | undefined): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const sent = request({ port, host: '127.0.0.1', agent, method: message ? 'POST' : 'GET', path: message ? '/f/enquiry' : '/about' });
    sent.on('error', reject);
    sent.on('response', (answer) => {
      answer.resume();
      answer.on('error', reject);
      answer.on('end', () => resolve(answer.statusCode));
    });
    if (message) sent.setHeader('content-type', 'application/json');
    sent.end(message && JSON.stringify({ ...validFields, message }));
  });
}
