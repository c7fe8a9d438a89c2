/** Returns whether systemd passes a socket to this process, as descriptor 3 (sd_listen_fds). */
export function hasPassedSocket(): boolean {
  const { LISTEN_PID, LISTEN_FDS } = process.env;
  return LISTEN_PID === String(process.pid) && LISTEN_FDS === '1';
}
