import { expect, test } from 'vitest';
import { loadContent } from './load.ts';
import { contentRoot } from './roots.ts';
import { standIns } from './stand-ins.ts';

test.each([
  ['email', 'hello@studio.example'],
  ['whatsapp', '+91 00000 00000'],
])('an address or a number that reaches nobody is found: %s', (keyPath, value) => {
  const content = loadContent(contentRoot);
  const studio = { ...content.studio, [keyPath]: value };
  expect(standIns({ ...content, studio })).toContainEqual(expect.objectContaining({ file: 'content/studio.yaml', keyPath }));
});

test('terms that were written for the studio, and questions that only the studio can answer, are named with their file', () => {
  const { studio, claims, ...content } = loadContent(contentRoot);
  const claim = { name: 'response', value: '24-hour', title: 'Response', terms: 'A reply.', standIn: true };
  const own = { ...claim, name: 'years', standIn: false };
  const toSettle = [{ where: 'claims.yaml, penaltyClause', question: 'How large is the penalty?' }];
  const left = standIns({ ...content, studio: { ...studio, toSettle }, claims: [own, claim] });
  expect(left.filter(({ file }) => file === 'content/claims.yaml')).toEqual([
    { file: 'content/claims.yaml', keyPath: '1', message: expect.stringContaining('the terms of response') },
  ]);
  expect(left.filter(({ keyPath }) => keyPath === 'toSettle')).toEqual([
    expect.objectContaining({ file: 'content/studio.yaml', message: expect.stringMatching(/How large.*claims\.yaml, penaltyClause/) }),
  ]);
});

test("nothing is left once everything is the studio's own", () => {
  const content = loadContent(contentRoot);
  const own = JSON.parse(
    JSON.stringify(content)
      .replaceAll('"standIn":true', '"standIn":false')
      .replaceAll('.example', '.in')
      .replaceAll(/\+91 00000 \d{5}/g, '+91 98765 43210'),
  );
  own.studio.toSettle = [];
  expect(standIns(own)).toEqual([]);
});
