/**
 * Replaces systemd in tests: `node deploy/test/test-service-process.ts FOLDER` listens on a port of its own, accepts
 * nothing, and runs `server/main.ts` of FOLDER with that socket, again and again until it is killed. Prints the port,
 * and before the output of each server its process id, which it also writes to PID_FILE.
 */
import { spawnSync } from 'node:child_process';
import { createServer } from 'node:net';

const [, , folder = '.'] = process.argv;

const socket = createServer().listen(Number(process.env.PORT ?? 0), '127.0.0.1', () => {
  process.stdout.write(`port ${(socket.address() as { port: number }).port}\n`);
  const { fd } = (socket as unknown as { _handle: { fd: number } })._handle;
  const command =
    'echo "pid $$"; [ -z "$PID_FILE" ] || echo $$ >"$PID_FILE"; cd "$0" && LISTEN_FDS=1 LISTEN_PID=$$ exec "$1" server/main.ts';
  // Blocks the event loop, so this process never accepts a connection. The pause is for a server that fails at once.
  for (;;) spawnSync('sh', ['-c', `${command} || sleep 0.2`, folder, process.execPath], { stdio: ['ignore', 'inherit', 'inherit', fd] });
});
