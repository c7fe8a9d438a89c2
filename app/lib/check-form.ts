import type * as z from 'zod/mini';

/** What a visitor has typed, by field name. */
export type FormValues = Record<string, string>;

/** The message of each refused field, in the order of the schema. */
export type FormErrors = Record<string, string>;

/** The result of a check: `data` if the form is valid, else `errors`. */
export type CheckedForm<Data> = { data: Data; errors?: undefined } | { data?: undefined; errors: FormErrors };

/** Validates what was typed against a schema; of several messages for a field the first one counts. */
export function checkForm<Schema extends z.ZodMiniType>(schema: Schema, values: FormValues): CheckedForm<z.output<Schema>> {
  const { data, error } = schema.safeParse(values);
  if (!error) return { data: data as z.output<Schema> };
  const errors: FormErrors = {};
  for (const { path, message } of error.issues) errors[String(path[0])] ??= message;
  return { errors };
}
