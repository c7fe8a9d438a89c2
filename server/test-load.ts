import { Agent, request } from 'node:http';
import { validFields } from './test-support.ts';

/** Pages and enquiries, each on a connection of its own, as deploy/debian/Caddyfile has it. */
export function startLoad(port: number, clients = 12) {
  const answers = new Map<string, number>();
  const record = (answer: string) => answers.set(answer, (answers.get(answer) ?? 0) + 1);
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
    /** How often each answer came, such as 'POST 200' or 'GET ECONNRESET'. */
    answers,
    total: () => [...answers.values()].reduce((sum, count) => sum + count, 0),
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
