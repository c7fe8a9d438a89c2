import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { createInterface } from 'node:readline';

export type MailServerOptions = {
  accept?: (attempt: number, mail: string) => boolean;
  answerAfterMs?: number;
  refusal?: string;
  beforeGreeting?: () => unknown;
  login?: string;
};

/** Makes a mail server, not listening yet, that accepts what `accept` allows, and keeps it. */
export function newMailServer({
  accept = () => true,
  answerAfterMs = 0,
  refusal = '451 try later',
  beforeGreeting = () => {},
  login = '235 ok',
}: MailServerOptions = {}) {
  const mails: string[] = [];
  const recipients: string[] = [];
  const passwords: string[] = [];
  let attempts = 0;
  const server = createServer((socket) => {
    let mail: string[] | undefined;
    const say = (line: string) => socket.write(`${line}\r\n`);
    Promise.resolve(beforeGreeting()).then(() => say('220 ready'));
    const lines = createInterface({ input: socket, crlfDelay: Number.POSITIVE_INFINITY });
    // A killed server resets the connection, and readline passes the error on.
    for (const part of [socket, lines]) part.on('error', () => {});
    lines.on('line', (line) => {
      if (mail && line === '.') {
        const taken = accept(attempts++, mail.join('\n'));
        if (taken) mails.push(mail.join('\n'));
        setTimeout(say, answerAfterMs, taken ? '250 taken' : refusal);
        mail = undefined;
      } else if (mail) mail.push(line);
      else if (line.startsWith('RCPT')) {
        recipients.push(line);
        say('250 ok');
      } else if (line === 'DATA') {
        mail = [];
        say('354 go on');
      } else if (line.startsWith('AUTH')) {
        passwords.push(line);
        say(login);
      } else if (line.startsWith('EHLO')) say('250-here\r\n250 AUTH PLAIN LOGIN');
      else if (line === 'QUIT') socket.end('221 bye\r\n');
      else say('250 ok');
    });
  });
  return { server, mails, recipients, passwords, attempts: () => attempts };
}

/** Lets a server listen on a free port of this machine. Resolves to the port. */
export async function portOf(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as { port: number }).port;
}
