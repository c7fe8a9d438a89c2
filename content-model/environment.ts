import type { Problem } from './problems.ts';
import { type Studio, studioSchema } from './schema.ts';

const overrulable = studioSchema.pick({ form: true, retentionDays: true, countVisits: true });

/**
 * What the environment overrules in studio.yaml at build: FORM_ENDPOINT, FORM_ID, FORM_SERVICE, FORM_FILES,
 * RETENTION_DAYS and COUNT_VISITS. The server reads three of the same names (docs/server.md); of several form ids the
 * pages use the first. An empty variable counts as unset. Wrong values are added to `problems`.
 */
export function overruled(studio: Studio, env: NodeJS.ProcessEnv, problems: Problem[]): Studio {
  const { FORM_ENDPOINT: endpoint, FORM_SERVICE: service, FORM_FILES: files, RETENTION_DAYS: days, COUNT_VISITS: counts } = env;
  const id = env.FORM_ID?.split(',')[0]?.trim() || studio.form.id;
  // What studio.yaml says of a service belongs to the service that it names, so another endpoint does not keep it.
  const named = endpoint ? { endpoint, id, service: service || undefined, files: false } : { ...studio.form, id };
  const form = files ? { ...named, files: truthOf(files) } : named;
  const countVisits = counts ? truthOf(counts) : studio.countVisits;
  const result = overrulable.safeParse({ form, retentionDays: days ? Number(days) : studio.retentionDays, countVisits });
  if (result.success) return { ...studio, ...result.data };
  for (const { path, message } of result.error.issues) {
    // FORM_ENDPOINT of form.endpoint, COUNT_VISITS of countVisits.
    const place = path.join('_').replace(/[A-Z]/g, '_$&').toUpperCase();
    problems.push({ file: 'environment', place, fix: message });
  }
  return studio;
}

/** What is neither true nor false is left for the schema to refuse. */
function truthOf(text: string): boolean | string {
  return { true: true, false: false }[text] ?? text;
}
