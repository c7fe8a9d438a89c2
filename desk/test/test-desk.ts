import { createServer, type RequestListener } from 'node:http';
import { join } from 'node:path';
import type { InjectOptions } from 'fastify';
import { onTestFinished, vi } from 'vitest';
import { createDesk } from '#desk/app.ts';
import { readDeskSettings } from '#desk/settings.ts';
import { SignInStore } from '#desk/sign-in-store.ts';
import { EnquiryStore } from '#server/store/enquiry-store.ts';
import { temporaryFolder, temporarySite } from '#server/test/test-support.ts';

const origin = 'https://desk.studio.example';
const own = { host: 'desk.studio.example', origin, accept: 'text/html' };

/** Headers of a page of another site. */
export const elsewhere = { origin: 'https://elsewhere.example' };

/** The desk with one enquiry. `ask` sends a request of the desk's own page, signed in, unless its headers differ. */
export function startDesk(env: Record<string, string> = {}) {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const [dataDir, deskDir] = [temporaryFolder(), temporaryFolder()];
  const signInStore = new SignInStore(deskDir);
  const app = createDesk(readDeskSettings({ DESK_URL: origin, DATA_DIR: dataDir, SITE_DIR: temporarySite(), ...env }), signInStore);
  onTestFinished(async () => {
    await app.close();
    signInStore[Symbol.dispose]();
  });
  signInStore.addPasskey(signInStore.createInvite('Asha'), 'Asha', { id: 'passkey', publicKey: new Uint8Array([1]), counter: 0 });
  const cookie = `__Host-session=${signInStore.signIn('passkey', 1, 'a phone')}`;
  const store = new EnquiryStore(dataDir, { create: true });
  const enquiry = { name: 'Ravi', email: 'ravi@example.com', phone: '9876543210', message: '' };
  const { id } = store.add({ formId: 'enquiry', enquiry, held: undefined, files: [], key: 'a' });
  store[Symbol.dispose]();
  const ask = (url: string, headers: Record<string, string | undefined> = {}, options: InjectOptions = {}) => {
    const all = Object.entries({ ...own, cookie, ...headers }).filter(([, value]) => value !== undefined);
    return app.inject({ url, ...options, headers: Object.fromEntries(all) as Record<string, string> });
  };
  const send = (url: string, fields: Record<string, string>, headers = {}) => {
    const payload = new URLSearchParams(fields).toString();
    return ask(url, { 'content-type': 'application/x-www-form-urlencoded', ...headers }, { method: 'POST', payload });
  };
  return { dataDir, signInStore, ask, send, path: `/enquiries/${id}` };
}

/** A server in place of the editor's. Returns its socket. */
export async function startEditor(answer: RequestListener): Promise<string> {
  const socket = join(temporaryFolder(), 'editor.sock');
  const server = createServer(answer);
  await new Promise<void>((resolve) => void server.listen(socket, resolve));
  onTestFinished(() => void server.close());
  return socket;
}
