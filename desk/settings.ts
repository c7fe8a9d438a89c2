import { resolve } from 'node:path';
import * as z from 'zod';
import { deskOriginSchema, originSchema, portSchema, readEnvironment, readSettingsWithBuild } from '#server/shared/settings.ts';

export const deskEnvironmentSchema = z.object({
  DESK_URL: deskOriginSchema,
  DESK_PORT: portSchema.default(4175),
  DESK_DIR: z.string().default('desk-data'),
  EDIT_SOCKET: z.string().default('/run/studio-editor.sock'),
  DESK_PREVIEW_URL: originSchema('https://desk.studio.example:8443', /^https$/).optional(),
  DESK_PREVIEW_PORT: portSchema.default(4176),
  PREVIEW_PORT: portSchema.default(4177),
});

export type DeskSettings = ReturnType<typeof readDeskSettings>;

/** The settings of the desk; docs/operating.md describes each. Throws as `readEnvironment` does. */
export function readDeskSettings(env: NodeJS.ProcessEnv) {
  const { siteDir, dataDir, countUse, backups } = readSettingsWithBuild(env);
  const values = readEnvironment(deskEnvironmentSchema, env);
  return {
    /** The https origin at which the studio reaches it, through a proxy on this machine. */
    origin: values.DESK_URL,
    port: values.DESK_PORT,
    /** The folder of passkeys and sessions; made if it is missing. */
    deskDir: resolve(values.DESK_DIR),
    /** The folder of the enquiries and the log. */
    dataDir,
    siteDir,
    countUse,
    backups,
    /** The editor of the site's content. */
    editor: {
      socket: values.EDIT_SOCKET,
      previewOrigin: values.DESK_PREVIEW_URL ?? `https://${new URL(values.DESK_URL).hostname}:8443`,
      previewProxyPort: values.DESK_PREVIEW_PORT,
      previewPort: values.PREVIEW_PORT,
    },
  };
}
