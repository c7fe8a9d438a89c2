import { z } from 'zod';
import { plainMessage } from './plain-messages.ts';
import type { Problem } from './problems.ts';
import { type Studio, studioSchema } from './schema.ts';

const { shape } = studioSchema;
const truth = z.stringbool({ truthy: ['true'], falsy: ['false'], error: 'Write true or false' });

const variables = z
  .object({
    FORM_ENDPOINT: shape.form.shape.endpoint,
    FORM_ID: shape.form.shape.id,
    FORM_SERVICE: z.string(),
    FORM_FILES: truth,
    RETENTION_DAYS: z.coerce.number().pipe(shape.retentionDays),
    COUNT_PAGE_VIEWS: truth,
  })
  .partial();

/**
 * Returns the studio's facts as the environment overrules them at build. The server reads three of the same names
 * (docs/operating.md). An empty variable counts as unset. Wrong values are added to `problems`.
 */
export function withEnvironment(studio: Studio, env: NodeJS.ProcessEnv, problems: Problem[]): Studio {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value));
  const { data, error } = variables.safeParse(set, { error: plainMessage });
  for (const { path, message } of error?.issues ?? []) problems.push({ file: 'environment', path: path.join('.'), fix: message });
  if (!data) return studio;
  // studio.yaml describes the service that it names, so another endpoint does not keep that description.
  const form = data.FORM_ENDPOINT ? { endpoint: data.FORM_ENDPOINT, service: data.FORM_SERVICE, files: false } : studio.form;
  return {
    ...studio,
    form: { ...form, id: data.FORM_ID ?? studio.form.id, files: data.FORM_FILES ?? form.files },
    retentionDays: data.RETENTION_DAYS ?? studio.retentionDays,
    countPageViews: data.COUNT_PAGE_VIEWS ?? studio.countPageViews,
  };
}
