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
  /** The forms for the site's content; undefined where the desk has none. */
  website: { socket: string; previewOrigin: string; previewPort: number; pagesPort: number } | undefined;
  /** Milliseconds after which the log forgets, as the enquiries are; undefined keeps it. */
  retentionMs: number | undefined;
};

type Environment = Record<string, string | undefined>;

/**
 * Reads DESK_URL, DESK_PORT (4175) and DESK_DIR (desk-data) beside the server's own settings; and where EDIT_SOCKET names the socket of
 * the forms, DESK_PREVIEW_URL (the desk's host at port 8443), DESK_PREVIEW_PORT (4176) behind it, and PREVIEW_PORT (4177) of the pages.
 * @throws {StartError} naming the setting that cannot be used
 */
export function deskSettings(env: Environment): DeskSettings {
  const { siteDir } = readSettings(env);
  const settings = readSettings({ ...builtSettings(siteDir), ...env });
  if (!settings.deskUrl) throw new StartError('Setting DESK_URL: write the address of the desk, such as https://desk.studio.example');
  const port = portOf(env, 'DESK_PORT', 4175);
  const { dataDir, retentionMs } = settings;
  const website = websiteOf(env, settings.deskUrl);
  return { origin: settings.deskUrl, port, folder: resolve(env.DESK_DIR || 'desk-data'), dataDir, siteDir, website, retentionMs };
}

function websiteOf(env: Environment, deskUrl: string): DeskSettings['website'] {
  if (!env.EDIT_SOCKET) return undefined;
  return {
    socket: env.EDIT_SOCKET,
    previewOrigin: env.DESK_PREVIEW_URL || `https://${new URL(deskUrl).hostname}:8443`,
    previewPort: portOf(env, 'DESK_PREVIEW_PORT', 4176),
    pagesPort: portOf(env, 'PREVIEW_PORT', 4177),
  };
}

function portOf(env: Environment, name: string, byDefault: number): number {
  const port = Number(env[name] || byDefault);
  if (!Number.isInteger(port) || port < 0 || port > 65535) throw new StartError(`Setting ${name}: write a number from 0 to 65535`);
  return port;
}
