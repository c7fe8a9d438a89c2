import * as z from 'zod';
import { portSchema } from '#server/shared/settings.ts';

/** The environment of the editor's server; docs/operating.md describes each. */
export const editorEnvironmentSchema = z.object({
  EDIT_PORT: portSchema.default(4180),
  EDIT_SOCKET: z.string().optional(),
  STUDIO_ROOT: z.string().optional(),
});

export type EditorEnvironment = z.infer<typeof editorEnvironmentSchema>;
