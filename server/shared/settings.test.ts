import { describe, expect, test } from 'vitest';
import { temporaryFolder, writeBuildFacts } from '#server/test/test-support.ts';
import { OperatorError } from './operator-error.ts';
import { readSettings, readSettingsWithBuild } from './settings.ts';

describe('settings', () => {
  test('need nothing: the embedded collector works as it comes', () => {
    expect(readSettings({})).toMatchObject({ port: 4173, host: 'localhost', trustedProxy: [], mail: undefined, retentionMs: undefined });
  });

  test('take an empty variable as unset', () => {
    expect(readSettings({ PORT: '', SMTP_URL: '' })).toEqual(readSettings({}));
  });

  test('are those of content where a variable is empty or missing, and its own elsewhere', () => {
    const SITE_DIR = temporaryFolder();
    writeBuildFacts(SITE_DIR, { settings: { RETENTION_DAYS: '365', FORM_ID: 'letters', COUNT_USE: 'true' } });
    const ofContent = { retentionMs: 365 * 86_400_000, formId: 'letters', countUse: true };
    expect(readSettingsWithBuild({ SITE_DIR })).toMatchObject(ofContent);
    expect(readSettingsWithBuild({ SITE_DIR, RETENTION_DAYS: '', FORM_ID: '' })).toMatchObject(ofContent);
    expect(readSettingsWithBuild({ SITE_DIR, RETENTION_DAYS: '0', FORM_ID: 'post' })).toMatchObject({
      retentionMs: undefined,
      formId: 'post',
    });
  });

  test('send mail from the studio to the studio unless told otherwise', () => {
    const env = { SMTP_URL: 'smtps://user:secret@mail.example:465', STUDIO_EMAIL: 'hello@studio.example' };
    expect(readSettings(env).mail).toEqual({ url: env.SMTP_URL, to: env.STUDIO_EMAIL, from: env.STUDIO_EMAIL, deskUrl: '' });
    expect(readSettings({ ...env, MAIL_FROM: 'site@studio.example' }).mail?.from).toBe('site@studio.example');
  });

  test.each([
    [{ PORT: '80a' }, 'PORT'],
    [{ PORT: '65536' }, 'PORT'],
    [{ PORT: '-1' }, 'PORT'],
    [{ TRUSTED_PROXY: 'true' }, 'TRUSTED_PROXY'],
    [{ TRUSTED_PROXY: '10.0.0.0/33' }, 'TRUSTED_PROXY'],
    [{ TRUSTED_PROXY: '127.0.0.1, somewhere' }, 'TRUSTED_PROXY'],
    [{ FORM_ID: 'a/b' }, 'FORM_ID'],
    [{ FORM_ID: ',' }, 'FORM_ID'],
    [{ SITE_URL: 'javascript:alert(1)' }, 'SITE_URL'],
    [{ RETENTION_DAYS: 'a year' }, 'RETENTION_DAYS'],
    [{ LIMIT_PER_SENDER: '1.5' }, 'LIMIT_PER_SENDER'],
    [{ SMTP_URL: 'smtps://user:secret@mail.example' }, 'STUDIO_EMAIL'],
    [{ SMTP_URL: 'mail.example secret', STUDIO_EMAIL: 'a@b.example' }, 'SMTP_URL'],
    [{ STUDIO_EMAIL: 'a@b.example, c@d.example' }, 'STUDIO_EMAIL'],
  ])('%j is refused in one line that names %s and tells no secret', (env, name) => {
    const message = refusal(env);
    expect(message).toMatch(new RegExp(`^Setting ${name}: .+$`));
    expect(message).not.toContain('secret');
  });

  test('accept proxies as addresses and ranges', () => {
    expect(readSettings({ TRUSTED_PROXY: '127.0.0.1, 10.0.0.0/8,::1' }).trustedProxy).toEqual(['127.0.0.1', '10.0.0.0/8', '::1']);
  });
});

function refusal(env: Record<string, string>): string {
  try {
    readSettings(env);
  } catch (error) {
    expect(error).toBeInstanceOf(OperatorError);
    return (error as Error).message;
  }
  return '';
}
