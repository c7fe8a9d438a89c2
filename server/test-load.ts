import { validFields } from './test-support.ts';

/** Pages and enquiries, each on a connection of its own, as deploy/debian/Caddyfile has it. */
export function startLoad(port: number, clients = 12) {
  const answers = new Map<string, number>();
  const record = (answer: string) => answers.set(answer, (answers.get(answer) ?? 0) + 1);
  let isOn = true;
  const client = async (name: number) => {
    for (let count = 0; isOn; count += 1) {
      const message = count % 2 === 0 ? undefined : `${name}-${count}`;
      record(`${message ? 'POST' : 'GET'} ${await ask(port, message).catch((error) => error.cause?.code)}`);
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

async function ask(port: number, message: string | undefined): Promise<number> {
  const headers = { connection: 'close', 'content-type': 'application/json' };
  const form = { method: 'POST', body: JSON.stringify({ ...validFields, message }) };
  const answer = await fetch(`http://127.0.0.1:${port}/${message ? 'f/enquiry' : 'about'}`, { headers, ...(message && form) });
  await answer.arrayBuffer();
  return answer.status;
}
