import { describe, expect, test } from 'vitest';
import { contentRoot } from './content-root.ts';
import { withEnvironment } from './environment.ts';
import { loadContent } from './load.ts';
import { privacyFacts } from './privacy.ts';
import type { Problem } from './problems.ts';

const own = { endpoint: '', id: 'enquiry', files: true };
const hosted = { FORM_ENDPOINT: 'https://forms.example', FORM_ID: 'abcd1234' };

const { studio } = loadContent(contentRoot, {});

/** The studio's facts with this environment, if studio.yaml has our own collector and the form `own`. */
function studioWith(env: Record<string, string>) {
  const problems: Problem[] = [];
  const changed = withEnvironment({ ...studio, form: own }, env, problems);
  expect(problems).toEqual([]);
  return changed;
}

describe('the environment at build', () => {
  test('leaves the form as studio.yaml has it where nothing, or nothing but emptiness, is set', () => {
    expect(studioWith({}).form).toEqual(own);
    expect(studioWith({ FORM_ENDPOINT: '', FORM_ID: '', RETENTION_DAYS: '' })).toEqual(studioWith({}));
  });

  test('sends messages to a hosted service', () => {
    expect(studioWith({ ...hosted, FORM_SERVICE: 'Example Forms' }).form).toEqual({
      endpoint: 'https://forms.example',
      id: 'abcd1234',
      service: 'Example Forms',
      files: false,
    });
    expect(studioWith({ ...hosted, FORM_FILES: 'true' }).form.files).toBe(true);
  });

  test.each([
    { name: 'FORM_ENDPOINT', value: 'http://forms.example' },
    { name: 'FORM_ID', value: 'a/b' },
    { name: 'FORM_FILES', value: 'yes' },
    { name: 'RETENTION_DAYS', value: 'a year' },
  ])('names $name where it cannot be used', ({ name, value }) => {
    expect(() => loadContent(contentRoot, { [name]: value })).toThrow(`environment: ${name}: Write`);
  });
});

describe('what the privacy page says', () => {
  test('names the days after which the own collector deletes, or none', () => {
    const yearly = privacyFacts(studioWith({ RETENTION_DAYS: '365' }));
    const kept = privacyFacts(studioWith({ RETENTION_DAYS: '0' }));
    expect(yearly.messagesStay).toContain('after 365 days');
    expect(yearly.formNote).toContain('for 365 days');
    expect(Object.values(kept).join()).not.toMatch(/\b0 days|deletes/);
  });

  test('names the hosted service, by its host where it has no name, and not the own server', () => {
    const sentences = (env: Record<string, string>) => {
      const { pageViews: _, ...onMessages } = privacyFacts(studioWith(env));
      return Object.values(onMessages);
    };
    const nameless = sentences(hosted);
    const named = sentences({ ...hosted, FORM_SERVICE: 'Example Forms' });
    for (const sentence of nameless) expect(sentence).toContain('forms.example');
    for (const sentence of named) expect(sentence).toContain('Example Forms');
    expect([...nameless, ...named].join()).not.toMatch(/own server|database|365/);
  });

  test('says what is counted where it is, and that nothing is elsewhere', () => {
    expect(privacyFacts(studioWith({ COUNT_PAGE_VIEWS: 'true' })).pageViews).toContain('each page is opened');
    expect(privacyFacts(studioWith({ COUNT_PAGE_VIEWS: 'false' })).pageViews).toContain('counts no visits');
    expect(privacyFacts(studioWith({ ...hosted, COUNT_PAGE_VIEWS: 'true' })).pageViews).toContain('counts no visits');
  });
});
