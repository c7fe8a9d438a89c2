import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { hourMs, minuteMs } from '#contract/lib/durations.ts';
import type { MailSettings } from '#server/shared/settings.ts';
import { EnquiryStore } from '#server/store/enquiry-store.ts';
import type { Held } from '#server/store/enquiry-submission.ts';
import { createStoreAccess } from '#server/store/store-access.ts';
import { openPort, startMailServer } from '#server/test/test-mail-server.ts';
import type { MailServerOptions } from '#server/test/test-smtp.ts';
import { readRows, temporaryFolder } from '#server/test/test-support.ts';
import { createMailQueue, type MailQueue } from './mail-queue.ts';

function eventually(check: () => void): Promise<void> {
  return vi.waitFor(check, { timeout: 50_000 });
}

/** Makes waiting email due now, as if the time had passed. */
function tryAgain(queue: MailQueue, dataDir: string): void {
  using database = new DatabaseSync(join(dataDir, 'enquiries.db'), { timeout: 5000 });
  database.exec('UPDATE enquiries SET mail_due_at = 1 WHERE mail_due_at IS NOT NULL');
  queue.wake();
}

type Fields = { name?: string; email?: string; message?: string; held?: Held };

async function storeWith(enquiries: Fields[]) {
  const dataDir = temporaryFolder();
  const store = new EnquiryStore(dataDir, { create: true, queueMail: true });
  onTestFinished(() => store[Symbol.dispose]());
  for (const each of enquiries) addMore(store, each);
  return { store, dataDir };
}

function addMore(store: EnquiryStore, { held, ...fields }: Fields): void {
  const enquiry = { name: 'K. Srinivas', email: 'srinivas@example.com', phone: '9876543210', message: 'Two bedrooms', ...fields };
  store.add({ formId: 'enquiry', enquiry, held, files: [], key: undefined });
}

function startQueue(dataDir: string, port: number, settings: Partial<MailSettings> = {}): MailQueue {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const mail = { url: `smtp://127.0.0.1:${port}`, to: 'hello@studio.example', from: 'site@studio.example', deskUrl: '', ...settings };
  const store = createStoreAccess(() => new EnquiryStore(dataDir, { create: true, queueMail: true }));
  const queue = createMailQueue(store, mail, {});
  onTestFinished(() => queue.stop());
  return queue;
}

/** The queue of a store with these enquiries, and the mail server that it sends them to. */
async function start(enquiries: Fields[], options: MailServerOptions = {}, settings: Partial<MailSettings> = {}) {
  const { store, dataDir } = await storeWith(enquiries);
  const server = await startMailServer(options);
  return { store, dataDir, server, queue: startQueue(dataDir, server.port, settings) };
}

describe('email to the studio', () => {
  test('sends each enquiry once, and Reply goes to the visitor', async () => {
    const { dataDir, server } = await start([{ message: 'First' }, { message: 'Second\n.\nline' }]);
    await eventually(() => expect(readRows(dataDir).every((row) => row.mail_sent_at)).toBe(true));
    expect(server.mails).toHaveLength(2);
    expect(server.mails[0]).toMatch(/^From: site@studio\.example$/m);
    expect(server.mails[0]).toMatch(/^To: hello@studio\.example$/m);
    expect(server.mails[0]).toMatch(/^Reply-To: "?K\. Srinivas"? <srinivas@example\.com>$/m);
    expect(server.mails[0]).toMatch(/^Phone: {4}\+91 98765 43210$/m);
    expect(server.mails[0]).toContain(`Message-ID: <${readRows(dataDir)[0]?.id}@studio.example>`);
    expect(server.mails[0]).toContain('First');
    expect(server.mails[1]).toContain('Second\n..\nline');
  });

  test('leaves out what is held, and says how many are', async () => {
    const { server } = await start([{ held: 'robot', message: 'a' }, { held: 'limit', message: 'b' }, { message: 'wanted' }]);
    await eventually(() => expect(server.mails.join()).toContain('wanted'));
    expect(server.mails).toHaveLength(1);
    expect(server.mails[0]).toContain('Held enquiries: 2');
  });

  test('that a wrong clock has postponed for a year is sent now', async () => {
    const { store, dataDir } = await storeWith([{}]);
    store.outbox.recordAttempt(String(readRows(dataDir)[0]?.id), Date.now() + 365 * 86_400_000);
    const server = await startMailServer();
    startQueue(dataDir, server.port);
    await eventually(() => expect(server.mails).toHaveLength(1));
  });

  test('that a clock five hours ahead has postponed is due now, tried or not, and otherwise after its own wait', async () => {
    const { store, dataDir } = await storeWith([{}]);
    const id = String(readRows(dataDir)[0]?.id);
    const isDueAt = (now: number) => store.outbox.next(now) !== undefined;
    const now = Date.now();
    expect(isDueAt(now - 5 * hourMs)).toBe(true);
    for (const minutes of [1, 2, 4]) {
      const dueAt = now + minutes * minuteMs;
      store.outbox.recordAttempt(id, dueAt);
      expect([now, dueAt - 1, dueAt, now - 5 * hourMs].map(isDueAt), `${minutes} minutes`).toEqual([false, false, true, true]);
    }
    for (let attempt = 4; attempt < 40; attempt += 1) store.outbox.recordAttempt(id, now + hourMs);
    expect([now, now - 1].map(isDueAt)).toEqual([false, true]);
  });

  test('sends no password and no enquiry without TLS to another machine', async () => {
    const { dataDir } = await storeWith([{}]);
    const server = await startMailServer();
    // On Linux 0.0.0.0 is this machine, but no standard says so.
    startQueue(dataDir, server.port, { url: `smtp://user:secret@0.0.0.0:${server.port}` });
    await eventually(() => expect(console.error).toHaveBeenCalledWith(expect.stringMatching(/not sent/)));
    expect([server.passwords, server.mails]).toEqual([[], []]);
  });

  test('waits for a server that takes longer than 20 s to answer, and sends once', async () => {
    const { dataDir, server } = await start([{}], { answerAfterMs: 22_000 });
    await eventually(() => expect(readRows(dataDir)[0]?.mail_sent_at).not.toBeNull());
    expect(server.mails).toHaveLength(1);
  });

  test('waits for a server that takes four minutes to greet', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const { server } = await start([{}], { beforeGreeting: () => vi.advanceTimersByTimeAsync(4 * minuteMs) });
    await eventually(() => expect(server.mails).toHaveLength(1));
  });

  test('links to the enquiry at the desk, where there is one, and names no command', async () => {
    const deskUrl = 'https://desk.studio.example';
    const { store, server } = await start([{}], {}, { deskUrl });
    const text = () => server.mails.join().replace(/=\r?\n/g, '');
    await eventually(() => expect(text()).toContain(`${deskUrl}/enquiries/${store.list('inbox')[0]?.id}`));
    expect(text()).not.toContain('npm run');
  });

  test('goes out for an enquiry that comes later', async () => {
    const { store, server, queue } = await start([]);
    addMore(store, { message: 'Later' });
    queue.wake();
    await eventually(() => expect(server.mails.join()).toContain('Later'));
  });

  test('is tried again until the server takes it, after a minute at first, and twice as long each time', async () => {
    const { dataDir, server, queue } = await start([{}], { accept: (attempt) => attempt >= 3 });
    for (const [index, minutes] of [1, 2, 4].entries()) {
      const before = Date.now();
      await eventually(() => expect(server.attempts()).toBe(index + 1));
      await eventually(() => expectDueIn(minutes, before, dataDir));
      tryAgain(queue, dataDir);
    }
    await eventually(() => expect(server.mails).toHaveLength(1));
    expect(server.attempts()).toBe(4);
  });

  test('that is refused for itself waits on while others go out', async () => {
    const { store, dataDir } = await storeWith([{}, { message: 'Refused' }]);
    const server = await startMailServer({ accept: (_attempt, mail) => !mail.includes('Refused') });
    const queue = startQueue(dataDir, server.port);
    await eventually(() => expect(server.mails).toHaveLength(1));
    addMore(store, { message: 'Another' });
    queue.wake();
    await eventually(() => expect(server.mails).toHaveLength(2));
    const attempts = server.attempts();
    addMore(store, { message: 'One more' });
    queue.wake();
    await eventually(() => expect(server.mails).toHaveLength(3));
    await queue.stop();
    expect(server.attempts()).toBe(attempts + 1);
  });

  test('that is not sent is logged with what the mail server said, but not with what it says of the text', async () => {
    await start([{ message: 'Two bedrooms' }], { accept: () => false, refusal: '451 I do not take: Two bedrooms' });
    await eventually(() => expect(console.error).toHaveBeenCalledWith(expect.stringMatching(/ not sent \(EMESSAGE\)/)));
    const wrongPassword = await startMailServer({ login: '535 wrong password' });
    startQueue((await storeWith([{}])).dataDir, wrongPassword.port, { url: `smtp://user:secret@127.0.0.1:${wrongPassword.port}` });
    await eventually(() => expect(console.error).toHaveBeenCalledWith(expect.stringMatching(/ not sent \(.*535 wrong password\)/)));
  });

  test('is tried again every hour at least', async () => {
    const { dataDir } = await storeWith([{}]);
    using database = new DatabaseSync(join(dataDir, 'enquiries.db'));
    database.exec('UPDATE enquiries SET mail_attempts = 5000');
    const server = await startMailServer({ accept: () => false });
    const before = Date.now();
    startQueue(dataDir, server.port);
    await eventually(() => expect(server.attempts()).toBe(1));
    await eventually(() => expectDueIn(60, before, dataDir));
  });

  /** Expects the first email's next try so many minutes after a moment between `since` and now. */
  function expectDueIn(minutes: number, since: number, dataDir: string): void {
    const moment = Number(readRows(dataDir)[0]?.mail_due_at) - minutes * 60_000;
    expect(moment).toBeGreaterThanOrEqual(since);
    expect(moment).toBeLessThanOrEqual(Date.now());
  }

  /** Adds an enquiry with a plan as its file. */
  function addWithFile(store: EnquiryStore): void {
    const name = `${store.folder.prepareName()}.pdf`;
    writeFileSync(store.folder.pathOf(name), 'A plan');
    const plan = { name, originalName: 'plan.pdf', type: 'application/pdf', size: 6, digest: 'x' } as const;
    const enquiry = { name: 'Ravi', email: 'ravi@example.com', phone: '9876543210', message: 'With a plan' };
    store.add({ formId: 'enquiry', enquiry, held: undefined, key: undefined, files: [plan] });
  }

  test('goes without its files where the server refuses it for good', async () => {
    const { store, dataDir } = await storeWith([]);
    addWithFile(store);
    const server = await startMailServer({ accept: (_, mail) => !mail.includes('filename=plan.pdf'), refusal: '552 too large' });
    startQueue(dataDir, server.port);
    await eventually(() => expect(server.mails.join()).toMatch(/plan\.pdf[\s\S]*With a plan/));
    await eventually(() => expect(readRows(dataDir)[0]?.mail_sent_at).not.toBeNull());
    expect(server.attempts()).toBe(2);
  });

  test('waits in the store while the server is dead, also across restarts, and holds no file open', async () => {
    const { store, dataDir } = await storeWith([{ held: 'robot' }]);
    addWithFile(store);
    const dead = createServer();
    const deadPort = await openPort(dead);
    dead.close();
    const queue = startQueue(dataDir, deadPort);
    await eventually(() => expect(console.error).toHaveBeenCalledWith(expect.stringMatching(/^Email for .* not sent/)));
    const open = spawnSync('ls', ['-l', `/proc/${process.pid}/fd`], { encoding: 'utf8' }).stdout;
    await queue.stop();
    expect(open).not.toContain('.pdf');

    const server = await startMailServer();
    tryAgain(startQueue(dataDir, server.port), dataDir);
    await eventually(() => expect(server.mails).toHaveLength(1));
    expect(server.mails[0]).toContain('Held enquiries: 1');
  });

  test('is not held up for ever by a server that says nothing', async () => {
    const { dataDir } = await storeWith([{}]);
    const port = await openPort(createServer((socket) => void socket.on('error', () => {})));
    const queue = startQueue(dataDir, port);
    await eventually(() => expect(readRows(dataDir)[0]?.mail_attempts).toBe(1));
    await queue.stop();
    expect(readRows(dataDir)[0]?.mail_sent_at).toBeNull();
  });

  test('does not fail when its enquiry is deleted meanwhile', async () => {
    const { store, dataDir } = await storeWith([{}, { message: 'Other' }]);
    const server = await startMailServer();
    store.delete([String(readRows(dataDir)[0]?.id)]);
    startQueue(dataDir, server.port);
    await eventually(() => expect(server.mails).toHaveLength(1));
  });

  test.each([
    { name: 'Ravi\r\nBcc: victim@example.com' },
    { name: 'Ravi\nBcc: victim@example.com\n\nbody' },
    { name: 'Ravi" <victim@example.com>, "x' },
    { name: 'రాజ్\u200cకుమార్'.repeat(5) },
    { email: 'ravi@example.com>\r\nBcc: victim@example.com' },
    { email: 'ravi@example.com, victim@example.com' },
    { email: "o'brien.!#$%&*+/=?^_`{|}~-@example.com" },
    { message: 'Hello\r\n.\r\nMAIL FROM:<evil@example.com>\r\nBcc: victim@example.com' },
  ])('adds no header and no recipient for %j', async (fields) => {
    const { server } = await start([fields]);
    await eventually(() => expect(server.mails).toHaveLength(1));
    expect(server.recipients).toEqual(['RCPT TO:<hello@studio.example>']);
    const head = (server.mails[0] ?? '').split('\n\n')[0] ?? '';
    const names = head
      .split('\n')
      .filter((line) => !/^\s/.test(line))
      .map((line) => line.slice(0, line.indexOf(':')));
    const expected = 'From To Reply-To Subject Message-ID Date Auto-Submitted Content-Transfer-Encoding Content-Type MIME-Version';
    expect(names.toSorted()).toEqual(expected.split(' ').toSorted());
  });
});
