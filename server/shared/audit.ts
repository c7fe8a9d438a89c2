import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { parseJson } from '#contract/lib/parse-json.ts';

/** How many of the newest entries are shown; the whole file may grow by 2 MB a year. */
const maxLines = 200;

export type AuditEntry = { at: number; person: string; what: string };

/**
 * Writes to DATA_DIR/audit.log who signed in and who did what with enquiries, by reference and without anything that a
 * visitor wrote. The file can only be added to: deploy/debian/install.sh sets `chattr +a` if the file system has it.
 */
export function audit(dataDir: string, person: string, what: string): void {
  const entry: AuditEntry = { at: Date.now(), person, what };
  try {
    // The newline comes first: a full disk may have cut the line before.
    appendFileSync(join(dataDir, 'audit.log'), `\n${JSON.stringify(entry)}`, { mode: 0o600, flush: true });
  } catch (error) {
    // A full disk must not keep the studio from its enquiries.
    console.error(`Not written to audit.log: ${person}: ${what}: ${(error as Error).message}`);
  }
}

/** Returns the newest entries, newest first, without lines that a power cut left incomplete. */
export function latestAudit(dataDir: string): AuditEntry[] {
  const path = join(dataDir, 'audit.log');
  const lines = existsSync(path) ? readFileSync(path, 'utf8').trimEnd().split('\n') : [];
  const newest = lines.slice(-maxLines).toReversed();
  return newest.flatMap((line) => (parseJson(line) as AuditEntry | null) ?? []);
}

/** Returns who runs the command. `studio` runs it as the server's user, and passes on the caller's name. */
export function terminalUser(): string {
  return `${process.env.STUDIO_USER || userInfo().username} (terminal)`;
}
