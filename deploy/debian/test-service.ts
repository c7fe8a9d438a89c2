/**
 * Stands in for systemd in tests: `node deploy/debian/test-service.ts FOLDER` listens on a port of its own, accepts nothing,
 * and runs `server/main.ts` of FOLDER with that socket, again and again until it is killed. Prints the port, and the
 * process id of each server before what that prints, which PID_FILE names too.
 */
import { spawnSync } from 'node:child_process';
import { createServer } from 'node:net';

const [, , folder = '.'] = process.argv;

const socket = createServer().listen(Number(process.env.PORT ?? 0), '127.0.0.1', () => {
  process.stdout.write(`port ${(socket.address() as { port: number }).port}\n`);
  const { fd } = (socket as unknown as { _handle: { fd: number } })._handle;
  const command =
    'echo "pid $$"; [ -z "$PID_FILE" ] || echo $$ >"$PID_FILE"; cd "$0" && LISTEN_FDS=1 LISTEN_PID=$$ exec "$1" server/main.ts';
  // Blocks the event loop, so this process never accepts a connection. A server that fails at once is not tried in a
  // tight loop.
  for (;;) spawnSync('sh', ['-c', `${command} || sleep 0.2`, folder, process.execPath], { stdio: ['ignore', 'inherit', 'inherit', fd] });
});
