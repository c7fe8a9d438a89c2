import { isIP } from 'node:net';
import { resolve } from 'node:path';
import * as z from 'zod';

/** Something that the person who starts the server can fix; the message is one line that says how. */
export class StartError extends Error {}

const DAY_MS = 24 * 60 * 60 * 1000;

const wholeNumber = (max: number, error: string) =>
  z
    .string()
    .regex(/^\d{1,9}$/, error)
    .transform(Number)
    .refine((value) => value <= max, error);

const list = (text: string) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);

function isAddressRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

function isSmtpUrl(text: string): boolean {
  return URL.canParse(text) && /^smtps?:$/.test(new URL(text).protocol) && new URL(text).hostname !== '';
}

const emailAddress = (error: string) => z.email({ pattern: z.regexes.html5Email, error });

const schema = z
  .object({
    PORT: wholeNumber(65535, 'write a number from 0 to 65535').default(4173),
    HOST: z.string().default('localhost'),
    SITE_DIR: z.string().default('dist'),
    DATA_DIR: z.string().default('data'),
    BACKUP_DIR: z.string().default('backups'),
    BACKUP_KEEP: wholeNumber(10_000, 'write for how many days to keep a backup, at least 1')
      .refine((count) => count > 0, 'write for how many days to keep a backup, at least 1')
      .default(14),
    BACKUP_RECIPIENT: z
      .string()
      .regex(/^age1[0-9a-z]{58}$/, 'write the public key that age-keygen prints: age1...')
      .optional(),
    NOTICE_VERSION: z.string().default(''),
    SITE_URL: z.url({ protocol: /^https?$/, error: 'write the whole address, such as https://studio.example' }).optional(),
    TRUSTED_PROXY: z
      .string()
      .transform(list)
      .refine((items) => items.every(isAddressRange), 'write IP addresses or ranges such as 127.0.0.1, 10.0.0.0/8')
      .default([]),
    FORM_ID: z
      .string()
      .transform(list)
      .refine((ids) => ids.length > 0 && ids.every((id) => /^[\w-]{1,64}$/.test(id)), 'use letters, digits, _ and - only')
      .default(['enquiry']),
    COUNT_VISITS: z.enum(['true', 'false'], 'write true or false').default('false'),
    RETENTION_DAYS: wholeNumber(36_500, 'write a number of days, or 0 to keep enquiries').default(0),
    FILES_QUOTA_MB: wholeNumber(100_000_000, 'write how many megabytes of files are kept, or 0 for none').default(2000),
    PAGES_URL: z.url({ protocol: /^https?$/, error: 'write the whole address, such as https://studio.example' }).optional(),
    LIMIT_PER_ADDRESS: wholeNumber(1e9, 'write how many enquiries one address may send in 5 minutes').default(10),
    LIMIT_TOTAL: wholeNumber(1e9, 'write how many enquiries are accepted in 5 minutes').default(300),
    DESK_URL: z.url({ protocol: /^https$/, error: 'write the whole address, such as https://desk.studio.example' }).optional(),
    SMTP_URL: z.string().refine(isSmtpUrl, 'write it as smtps://user:password@mail.example:465').optional(),
    STUDIO_EMAIL: emailAddress('write one e-mail address').optional(),
    MAIL_FROM: emailAddress('write one e-mail address').optional(),
  })
  .transform((env, context) => {
    if (!env.SMTP_URL) return { ...env, mail: undefined };
    if (env.STUDIO_EMAIL) {
      return {
        ...env,
        mail: { url: env.SMTP_URL, to: env.STUDIO_EMAIL, from: env.MAIL_FROM ?? env.STUDIO_EMAIL, desk: originOf(env.DESK_URL) },
      };
    }
    context.issues.push({
      code: 'custom',
      path: ['STUDIO_EMAIL'],
      input: undefined,
      message: 'SMTP_URL is set, so say where to send enquiries',
    });
    return z.NEVER;
  });

/** The mail server, and the addresses that enquiries go to and come from. `desk`: origin of the desk, or '' where there is none. */
export type MailSettings = { url: string; to: string; from: string; desk?: string };

export type Settings = {
  port: number;
  host: string;
  /** The build that is served. */
  siteDir: string;
  /** The folder of the store; made if it is missing. */
  dataDir: string;
  /** Where `npm run backup` writes, for how many days it keeps one, and whose key it seals a copy with. */
  backups: { directory: string; keep: number; recipient: string | undefined };
  /** Of the privacy page that is served, stored with each enquiry. */
  noticeVersion: string;
  /** Origin of the pages when they are on another host than the collector, else ''. */
  siteUrl: string;
  /** Origin of the pages in e-mail, or '' where it is not known. */
  pagesUrl: string;
  /** Bytes that files of enquiries may take. */
  filesQuota: number;
  /** Addresses and ranges whose X-Forwarded-For is believed. */
  trustedProxy: string[];
  forms: string[];
  /** Enquiries accepted in each window, from one address and from all together. */
  limits: { perAddress: number; total: number };
  /** Whether opened pages, saved pictures and opened quote forms are counted. */
  countsVisits: boolean;
  /** Milliseconds after which an enquiry is deleted; undefined keeps it. */
  retentionMs: number | undefined;
  /** Origin of the desk, or '' where there is none. */
  deskUrl: string;
  mail: MailSettings | undefined;
};

/**
 * Reads the settings from environment variables; docs/server.md describes each. An empty variable counts as unset.
 * Values never appear in the message: SMTP_URL holds a password.
 * @throws {StartError} naming the first setting that cannot be used and what to write instead
 */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const result = schema.safeParse(Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')));
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new StartError(`Setting ${issue?.path.join('.')}: ${issue?.message}`);
  }
  const values = result.data;
  return {
    port: values.PORT,
    host: values.HOST,
    siteDir: resolve(values.SITE_DIR),
    dataDir: resolve(values.DATA_DIR),
    backups: { directory: resolve(values.BACKUP_DIR), keep: values.BACKUP_KEEP, recipient: values.BACKUP_RECIPIENT },
    noticeVersion: values.NOTICE_VERSION,
    siteUrl: originOf(values.SITE_URL),
    pagesUrl: originOf(values.SITE_URL ?? values.PAGES_URL),
    filesQuota: values.FILES_QUOTA_MB * 1024 * 1024,
    trustedProxy: values.TRUSTED_PROXY,
    forms: values.FORM_ID,
    limits: { perAddress: values.LIMIT_PER_ADDRESS, total: values.LIMIT_TOTAL },
    countsVisits: values.COUNT_VISITS === 'true',
    retentionMs: values.RETENTION_DAYS ? values.RETENTION_DAYS * DAY_MS : undefined,
    deskUrl: originOf(values.DESK_URL),
    mail: values.mail,
  };
}

function originOf(url: string | undefined): string {
  return url ? new URL(url).origin : '';
}
