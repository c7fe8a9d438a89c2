import { resolve } from 'node:path';
import { OperatorError } from '#server/operator-error.ts';
import { readSettingsWithBuild } from '#server/settings.ts';

export type DeskSettings = ReturnType<typeof readDeskSettings>;

/**
 * Reads the settings of the desk beside the server's own; docs/operating.md describes each.
 * Throws an OperatorError that names the setting that cannot be used.
 */
export function readDeskSettings(env: NodeJS.ProcessEnv) {
  const { siteDir, deskUrl, deskPreviewUrl, dataDir } = readSettingsWithBuild(env);
  if (!deskUrl) throw new OperatorError('Setting DESK_URL: write the address of the desk, such as https://desk.studio.example');
  return {
    /** At which it is reached: https, by a proxy on this machine. */
    origin: deskUrl,
    port: portOf(env, 'DESK_PORT', 4175),
    /** The folder of passkeys and sessions; made if it is missing. */
    folder: resolve(env.DESK_DIR || 'desk-data'),
    /** The folder of the enquiries and the log. */
    dataDir,
    siteDir,
    /** The editor of the site's content; undefined where the desk has none. */
    editor: env.EDIT_SOCKET
      ? {
          socket: env.EDIT_SOCKET,
          previewOrigin: deskPreviewUrl || `https://${new URL(deskUrl).hostname}:8443`,
          previewPort: portOf(env, 'DESK_PREVIEW_PORT', 4176),
          pagesPort: portOf(env, 'PREVIEW_PORT', 4177),
        }
      : undefined,
  };
}

function portOf(env: NodeJS.ProcessEnv, name: string, byDefault: number): number {
  const port = Number(env[name] || byDefault);
  if (!Number.isInteger(port) || port < 0 || port > 65535) throw new OperatorError(`Setting ${name}: write a number from 0 to 65535`);
  return port;
}
