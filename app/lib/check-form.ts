import type * as z from 'zod/mini';

/** What a visitor has typed, by field name. */
export type FormValues = Record<string, string>;

/** The message of each refused field, in the order of the schema. */
export type FormErrors<Data> = Partial<Record<keyof Data & string, string>>;

/** The result of a check: `data` if the form is valid, else `errors`. */
export type CheckedForm<Data> =
  | { success: true; data: Data; errors?: undefined }
  | { success: false; data?: undefined; errors: FormErrors<Data> };

/** Validates what was typed against a schema; of several messages for a field the first one counts. */
export function checkForm<Data>(schema: z.ZodMiniType<Data>, values: FormValues): CheckedForm<Data> {
  const { success, data, error } = schema.safeParse(values);
  if (success) return { success, data };
  const errors: FormErrors<Data> = {};
  for (const { path, message } of error.issues) errors[path[0] as keyof Data & string] ??= message;
  return { success, errors };
}
