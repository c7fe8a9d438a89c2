import path from 'node:path';
import * as z from 'zod';
import { repositoryRoot } from '#content-model/roots.ts';
import { portSchema } from '#server/shared/settings.ts';

/** Where `npm run build:editor` writes the editor's page. */
export const pageFolder = path.join(repositoryRoot, 'dist-editor');

/** The environment of the editor's server; docs/operating.md describes each. */
export const editorEnvironmentSchema = z.object({
  EDIT_PORT: portSchema.default(4180),
  EDIT_SOCKET: z.string().optional(),
  STUDIO_ROOT: z.string().optional(),
});

export type EditorEnvironment = z.infer<typeof editorEnvironmentSchema>;
