import { expect, test } from 'vitest';
import { loadContent } from './load.ts';
import { privacyFacts } from './privacy.ts';
import { contentRoot } from './roots.ts';
import type { Studio } from './schema.ts';

const { studio } = loadContent(contentRoot);
const own = { endpoint: '', id: 'enquiry', files: true };
const hosted = { endpoint: 'https://forms.example', id: 'abcd1234', files: false };

/** What the privacy page says with these settings, by our own collector unless they say otherwise. */
const facts = (settings: Partial<Studio>) => privacyFacts({ ...studio, form: own, ...settings });

test('the privacy page names the days after which the own collector deletes, or none', () => {
  const yearly = facts({ retentionDays: 365 });
  expect(yearly.messagesStay).toContain('after 365 days');
  expect(yearly.formNote).toContain('for 365 days');
  expect(Object.values(facts({ retentionDays: 0 })).join()).not.toMatch(/\b0 days|deletes/);
});

test('the privacy page names the hosted service, by its host if it has no name, and not the own server', () => {
  const sentences = (form: Studio['form']) => {
    const { pageViews: _, ...onMessages } = facts({ form });
    return Object.values(onMessages);
  };
  const nameless = sentences(hosted);
  const named = sentences({ ...hosted, service: 'Example Forms' });
  for (const sentence of nameless) expect(sentence).toContain('forms.example');
  for (const sentence of named) expect(sentence).toContain('Example Forms');
  expect([...nameless, ...named].join()).not.toMatch(/own server|database|365/);
});

test('the privacy page says that photographs go to the hosted service as they are, if the form takes any', () => {
  const goes = (files: boolean) => facts({ form: { ...hosted, files } }).messagesGo;
  expect(goes(true)).toContain('Photographs go as they are');
  expect(goes(false)).not.toContain('Photographs');
});

test('the privacy page says that our own server has a log, and claims none for the server of a static host', () => {
  expect(facts({ countUse: true }).pageViews).toContain('A log has');
  expect(facts({ countUse: false }).pageViews).toContain('A log has');
  expect(facts({ form: hosted }).pageViews).not.toContain('log');
});

test('the privacy page says what is counted if it is, and else that nothing is', () => {
  expect(facts({ countUse: true }).pageViews).toContain('each page is opened');
  expect(facts({ countUse: false }).pageViews).toContain('counts no visits');
  expect(facts({ form: hosted, countUse: true }).pageViews).toContain('counts no visits');
});
