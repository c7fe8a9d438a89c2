import { resolve } from 'node:path';
import { readSettings, StartError } from '#server/settings.ts';
import { builtSettings } from '#server/site-routes.ts';

export type DeskSettings = {
  /** Origin at which it is reached: https, by a proxy on this machine. */
  origin: string;
  port: number;
  /** The folder of passkeys, sessions and the log; made if it is missing. */
  folder: string;
  /** The folder of the enquiries. */
  dataDir: string;
  siteDir: string;
  /** Milliseconds after which the log forgets, as the enquiries are; undefined keeps it. */
  retentionMs: number | undefined;
};

type Environment = Record<string, string | undefined>;

/**
 * Reads DESK_URL, DESK_PORT (4175) and DESK_DIR (desk-data) beside the server's own settings.
 * @throws {StartError} naming the setting that cannot be used
 */
export function deskSettings(env: Environment): DeskSettings {
  const { siteDir } = readSettings(env);
  const settings = readSettings({ ...builtSettings(siteDir), ...env });
  if (!settings.deskUrl) throw new StartError('Setting DESK_URL: write the address of the desk, such as https://desk.studio.example');
  const port = Number(env.DESK_PORT || 4175);
  if (!Number.isInteger(port) || port < 0 || port > 65535) throw new StartError('Setting DESK_PORT: write a number from 0 to 65535');
  const { dataDir, retentionMs } = settings;
  return { origin: settings.deskUrl, port, folder: resolve(env.DESK_DIR || 'desk-data'), dataDir, siteDir, retentionMs };
}
