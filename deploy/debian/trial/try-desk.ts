/**
 * `node try-desk.ts content/services/NAME.md`, for try-on-debian.sh: changes the price through the editor's socket, as the desk
 * does, looks at it and publishes it. Exits with 1 if that fails. Run by the user of the desk.
 */
import { type IncomingMessage, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { OpenedFile, PublicationStatus, SaveRequest } from '#editor/shared/api-types.ts';

const say = (what: unknown) => process.stdout.write(`${JSON.stringify(what)}\n`);
const [, , file = ''] = process.argv;
const socketPath = process.env.EDIT_SOCKET ?? '/run/studio-editor.sock';
// No studio's own price ends so.
const price = `₹1,${10 + (Date.now() % 90)},731`;

async function ask<T>(path: string, body?: object): Promise<T> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'x-person': 'Asha' };
    const sent = request({ socketPath, path, method: body ? 'POST' : 'GET', headers }, resolve);
    sent.on('error', reject).end(body && JSON.stringify(body));
  });
  const text = (await response.toArray()).join('');
  if (response.statusCode !== 200) throw new Error(`${path}: ${response.statusCode} ${text}`);
  return JSON.parse(text) as T;
}

const opened = await ask<OpenedFile>(`/api/file?file=${file}`);
const changed: SaveRequest = { ...opened, file, data: { ...Object(opened.data), price } };
say(await ask('/api/save', changed));
const { url } = await ask<{ url: string }>('/api/preview', {});
const seen = await (await fetch(`${url}${opened.pagePath}`)).text();
if (!seen.includes(price)) throw new Error('The preview does not show the new price');
let { busy, progress } = await ask<PublicationStatus>('/api/publish', {});
while (busy) {
  await delay(1000);
  // The editor restarts meanwhile.
  ({ busy, progress } = await ask<PublicationStatus>('/api/publication').catch(() => ({ busy, progress })));
}
say(progress);
if (progress.state !== 'published') process.exitCode = 1;
process.stdout.write(`${price}\n`);
