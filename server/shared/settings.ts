import { resolve } from 'node:path';
import * as z from 'zod';
import { dayMs } from '#contract/lib/durations.ts';
import { formIdPattern, maxRetentionDays, senderLimitMinutes } from '#contract/limits.ts';
import { readBuildFacts } from './build-files.ts';
import { OperatorError } from './operator-error.ts';

const wholeNumberSchema = (min: number, max: number, error: string) => z.coerce.number(error).int(error).min(min, error).max(max, error);

export const portSchema = wholeNumberSchema(0, 65535, 'write a number from 0 to 65535');

const proxySchemas = [z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()];

const recipientSchema = z.string().regex(/^age1[0-9a-z]{58}$/, 'write the public key that age-keygen prints: age1...');

const smtpUrlError = 'write it as smtps://user:password@mail.example:465, in the password %23 for #, %40 for @, %2F for / and %25 for %';

const emailSchema = z.email({ pattern: z.regexes.html5Email, error: 'write one email address' });

export const originSchema = (example: string, protocol = /^https?$/) =>
  z.url({ protocol, error: `write the whole address, such as ${example}` }).transform((url) => new URL(url).origin);

export const deskOriginSchema = originSchema('https://desk.studio.example', /^https$/);

const inWindow = `in ${senderLimitMinutes} minutes`;

/** docs/operating.md describes each. */
export const serverEnvironmentSchema = z
  .object({
    PORT: portSchema.default(4173),
    HOST: z.string().default('localhost'),
    SITE_DIR: z.string().default('dist'),
    DATA_DIR: z.string().default('data'),
    BACKUP_DIR: z.string().default('backups'),
    BACKUP_KEEP: wholeNumberSchema(1, 10_000, 'write for how many days to keep a backup, at least 1').default(14),
    BACKUP_RECIPIENT: recipientSchema.optional(),
    PRIVACY_VERSION: z.string().default(''),
    SITE_URL: originSchema('https://studio.example').default(''),
    TRUSTED_PROXY: z
      .string()
      .transform((text) => text.split(',').flatMap((item) => item.trim() || []))
      .pipe(z.array(z.union(proxySchemas, 'write IP addresses or ranges such as 127.0.0.1, 10.0.0.0/8')))
      .default([]),
    FORM_ID: z.string().regex(formIdPattern, 'use letters, digits, _ and - only').default('enquiry'),
    COUNT_USE: z.stringbool({ truthy: ['true'], falsy: ['false'], error: 'write true or false' }).default(false),
    RETENTION_DAYS: wholeNumberSchema(0, maxRetentionDays, 'write a number of days, or 0 to keep enquiries').default(0),
    FILES_QUOTA_MB: wholeNumberSchema(0, 100_000_000, 'write how many megabytes of files are kept, or 0 for none').default(2000),
    PAGES_URL: originSchema('https://studio.example').default(''),
    LIMIT_PER_SENDER: wholeNumberSchema(0, 1e9, `write how many enquiries one address may send ${inWindow}`).default(10),
    LIMIT_TOTAL: wholeNumberSchema(0, 1e9, `write how many enquiries are accepted ${inWindow}`).default(300),
    DESK_URL: deskOriginSchema.default(''),
    SMTP_URL: z.url({ protocol: /^smtps?$/, hostname: /./, error: smtpUrlError }).optional(),
    STUDIO_EMAIL: emailSchema.optional(),
    MAIL_FROM: emailSchema.optional(),
  })
  .refine(({ SMTP_URL, STUDIO_EMAIL }) => !SMTP_URL || STUDIO_EMAIL, {
    path: ['STUDIO_EMAIL'],
    error: 'SMTP_URL is set, so say where to send enquiries',
  });

/** The mail server, and the addresses that enquiries go to and come from. `deskUrl`: origin of the desk, or ''. */
export type MailSettings = { url: string; to: string; from: string; deskUrl: string };

export type Settings = ReturnType<typeof readSettings>;

/** The settings of the environment; those it does not set come from content, by way of the build that is served. */
export function readSettingsWithBuild(env: NodeJS.ProcessEnv): Settings {
  const built = Object.entries(readBuildFacts(readSettings(env).siteDir).settings);
  return readSettings({ ...env, ...Object.fromEntries(built.filter(([name]) => !env[name])) });
}

/**
 * Reads environment variables by a schema. An empty variable counts as unset. Throws an OperatorError that names the
 * first setting that cannot be used and what to write instead. Values never appear in its message: SMTP_URL holds a
 * password.
 */
export function readEnvironment<Schema extends z.ZodType>(schema: Schema, env: NodeJS.ProcessEnv): z.infer<Schema> {
  const { data, error } = schema.safeParse(Object.fromEntries(Object.entries(env).filter(([, value]) => value)));
  if (!error) return data;
  const [issue] = error.issues;
  throw new OperatorError(`Setting ${String(issue?.path[0])}: ${issue?.message}`);
}

/** The settings of the server. Throws as `readEnvironment` does. */
export function readSettings(env: NodeJS.ProcessEnv) {
  const { SMTP_URL, STUDIO_EMAIL = '', MAIL_FROM = STUDIO_EMAIL, ...values } = readEnvironment(serverEnvironmentSchema, env);
  return {
    port: values.PORT,
    host: values.HOST,
    /** The build that is served. */
    siteDir: resolve(values.SITE_DIR),
    /** The folder of the store; made if it is missing. */
    dataDir: resolve(values.DATA_DIR),
    /** Where `npm run backup` writes, how many days it keeps, and the key that it seals a copy for. */
    backups: { folder: resolve(values.BACKUP_DIR), keep: values.BACKUP_KEEP, recipient: values.BACKUP_RECIPIENT },
    /** The version of the privacy page that is served, stored with each enquiry. */
    privacyVersion: values.PRIVACY_VERSION,
    /** Origin of the pages if they are on another host than the collector, else ''. */
    separatePagesOrigin: values.SITE_URL,
    /** Origin of the pages in email, or '' if it is not known. */
    pagesUrl: values.SITE_URL || values.PAGES_URL,
    /** Bytes that files of enquiries may take. */
    filesQuota: values.FILES_QUOTA_MB * 1024 * 1024,
    /** IP addresses and ranges whose X-Forwarded-For is believed. */
    trustedProxy: values.TRUSTED_PROXY,
    formId: values.FORM_ID,
    /** Enquiries accepted in each window, from one sender and from all together. */
    limits: { perSender: values.LIMIT_PER_SENDER, total: values.LIMIT_TOTAL },
    /** Whether opened pages, saved pictures and opened quote forms are counted. */
    countUse: values.COUNT_USE,
    /** Milliseconds after which an enquiry is deleted; undefined keeps it. */
    retentionMs: values.RETENTION_DAYS ? values.RETENTION_DAYS * dayMs : undefined,
    mail: SMTP_URL ? { url: SMTP_URL, to: STUDIO_EMAIL, from: MAIL_FROM, deskUrl: values.DESK_URL } : undefined,
  };
}
