/**
 * `node try-load.ts https://www.studio.example`: asks for pages and sends enquiries, twelve at a time, until TERM.
 * Prints how often each answer came, and fails where one was not 200. For try-on-debian.sh.
 */
const [, , site] = process.argv;
const answers: Record<string, number> = {};
let slowestMs = 0;
let isOn = true;
process.once('SIGTERM', () => {
  isOn = false;
});

await Promise.all(Array.from({ length: 12 }, (_, name) => visitor(name)));
process.stdout.write(`${JSON.stringify(answers)} slowest ${(slowestMs / 1000).toFixed(1)} s\n`);
if (Object.keys(answers).some((answer) => !answer.endsWith(' 200'))) process.exitCode = 1;

async function visitor(name: number): Promise<void> {
  for (let count = 0; isOn; count += 1) {
    const begun = performance.now();
    const answer = await (count % 4 === 0 ? enquire(`Load ${process.pid}-${name}-${count}`) : look());
    slowestMs = Math.max(slowestMs, performance.now() - begun);
    answers[answer] = (answers[answer] ?? 0) + 1;
  }
}

function look(): Promise<string> {
  return ask('/about', { method: 'GET' });
}

function enquire(message: string): Promise<string> {
  const body = JSON.stringify({ name: 'K. Srinivas', email: 'srinivas@example.com', phone: '98765 43210', message });
  return ask('/f/enquiry', { method: 'POST', body, headers: { 'content-type': 'application/json' } });
}

/** The method and the status, or the error. */
async function ask(path: string, request: RequestInit & { method: string }): Promise<string> {
  try {
    const answer = await fetch(`${site}${path}`, request);
    await answer.arrayBuffer();
    return `${request.method} ${answer.status}`;
  } catch (error) {
    return `${request.method} ${((error as Error).cause as NodeJS.ErrnoException)?.code ?? error}`;
  }
}

export {};
