/**
 * For try-on-debian.sh: changes a price through the editor's socket, as the desk does, looks at it and publishes it.
 * Exits with 1 if that fails. Run by the user of the desk.
 */
import { type IncomingMessage, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

type ApiResponse = Record<string, unknown> & { address?: string; busy?: boolean; progress?: { state: string } };

const say = (what: unknown) => process.stdout.write(`${JSON.stringify(what)}\n`);
const file = 'services/modular-kitchen.md';
const price = `₹1,${10 + (Date.now() % 90)},000`;

async function ask(path: string, body?: object): Promise<ApiResponse> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'x-person': 'Asha' };
    const sent = request({ socketPath: '/run/studio-editor.sock', path, method: body ? 'POST' : 'GET', headers }, resolve);
    sent.on('error', reject).end(body && JSON.stringify(body));
  });
  const text = (await response.toArray()).join('');
  if (response.statusCode !== 200) throw new Error(`${path}: ${response.statusCode} ${text}`);
  return JSON.parse(text) as ApiResponse;
}

const opened = await ask(`/api/file?file=${file}`);
say(await ask('/api/save', { ...opened, data: { ...(opened.data as object), price } }));
const { address } = await ask('/api/preview', {});
const seen = await (await fetch(`${address}${opened.page}`)).text();
if (!seen.includes(price)) throw new Error('The preview does not show the new price');
let { busy, progress } = await ask('/api/publish', {});
while (busy) {
  await delay(1000);
  // The editor restarts meanwhile.
  ({ busy, progress } = await ask('/api/publication').catch(() => ({ busy, progress })));
}
say(progress);
if (progress?.state !== 'published') process.exitCode = 1;
process.stdout.write(`${price}\n`);
