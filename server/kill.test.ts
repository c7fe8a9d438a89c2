import { once } from 'node:events';
import { expect, test } from 'vitest';
import { startMailServer } from '#server/test/test-mail-server.ts';
import { seed, seededRandom } from '#server/test/test-random.ts';
import {
  noLimits,
  postEnquiry,
  type RunningServer,
  readRows,
  startServer,
  temporaryFolder,
  temporarySite,
} from '#server/test/test-support.ts';

/** A second or two each. */
const rounds = Number(process.env.KILL_ROUNDS || 8);
const clients = 8;

/** `answered`: the id of the response, by message. */
type Ledger = { answered: Map<string, string>; unanswered: string[] };

test(`of ${rounds} kills under load, every enquiry that was answered is there once (TEST_SEED=${seed})`, {
  timeout: 180_000 + rounds * 30_000,
}, async () => {
  const mailServer = await startMailServer();
  const env = {
    SITE_DIR: temporarySite(),
    DATA_DIR: temporaryFolder(),
    ...noLimits,
    SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
    STUDIO_EMAIL: 'hello@studio.example',
  };
  const random = seededRandom();
  const ledger: Ledger = { answered: new Map(), unanswered: [] };

  for (let round = 0; round < rounds; round += 1) {
    const server = await startServer(env);
    await retryUnanswered(server.url, ledger);
    const load = Promise.all(Array.from({ length: clients }, (_, client) => sendUntilKilled(server.url, `${round}-${client}`, ledger)));
    await killAtRandom(server, ledger, random);
    await load;
  }
  const last = await startServer(env);
  await retryUnanswered(last.url, ledger);

  const rows = readRows(env.DATA_DIR);
  const stored = new Map(rows.map((row) => [row.message, row.id]));
  expect(stored.size, 'an enquiry is stored twice').toBe(rows.length);
  for (const [message, id] of ledger.answered) expect(stored.get(message) ?? '', `enquiry ${message} is lost`).toMatch(id || /./);
  expect(rows.length, 'an enquiry is stored that nobody sent').toBe(ledger.answered.size);
  expect(rows.length).toBeGreaterThan(rounds * clients);
  const mailed = mailServer.mails.map((mail) => /^Message-ID: <([^@]*)/im.exec(mail)?.[1] ?? '');
  const distinct = new Set(mailed);
  expect(
    rows.filter((row) => !row.mail_due_at && !row.mail_sent_at),
    'an enquiry has no email',
  ).toEqual([]);
  expect(rows.filter((row) => row.mail_sent_at && !distinct.has(String(row.id)))).toEqual([]);
  expect(distinct.size).toBeGreaterThan(rounds);
  console.log(
    `${rounds} kills: ${rows.length} enquiries answered and stored once; ${distinct.size} mailed before the end, ` +
      `${mailed.length - distinct.size} of them twice`,
  );
});

/** Kills at another moment each time: after some answers of this round, at any point of the work on the next ones. */
async function killAtRandom({ process: child }: RunningServer, ledger: Ledger, random: () => number): Promise<void> {
  const enough = ledger.answered.size + clients * 2 + random() * 100;
  while (ledger.answered.size < enough) await new Promise((resolve) => setTimeout(resolve, 1));
  await new Promise((resolve) => setTimeout(resolve, random() * 5));
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  expect(await exit).toEqual([null, 'SIGKILL']);
}

async function sendUntilKilled(url: string, client: string, ledger: Ledger): Promise<void> {
  for (let number = 0; ; number += 1) {
    const message = `${client}-${number}`;
    try {
      ledger.answered.set(message, await send(url, message));
    } catch {
      ledger.unanswered.push(message);
      return;
    }
  }
}

/** As a visitor's page does: sends the same enquiry with the same key, whether or not the first one had arrived. */
async function retryUnanswered(url: string, ledger: Ledger): Promise<void> {
  for (const message of ledger.unanswered.splice(0)) ledger.answered.set(message, await send(url, message));
}

async function send(url: string, message: string): Promise<string> {
  const response = await postEnquiry(url, { message }, { 'idempotency-key': message });
  if (!response.ok) throw new Error(`answered ${response.status}`);
  // The status already promises that it is stored, even if the kill cuts off the body.
  return response.json().then(
    ({ id }) => id,
    () => '',
  );
}
