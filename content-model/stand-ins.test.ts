import { expect, test } from 'vitest';
import { loadContent } from './load.ts';
import { projectRoot } from './project-root.ts';
import { standIns } from './stand-ins.ts';

test('an address that reaches nobody is found although nobody marked it', () => {
  const content = loadContent(projectRoot);
  const studio = { ...content.studio, standIns: [], email: 'hello@studio.example' };
  expect(standIns({ ...content, studio })).toContainEqual(expect.objectContaining({ file: 'content/studio.yaml', place: 'email' }));
});

test('terms that were written for the studio, and questions that only the studio can answer, are named with their file', () => {
  const { studio, claims, ...content } = loadContent(projectRoot);
  const claim = { value: '24-hour', title: 'Response', terms: 'A reply.', standIn: true };
  const own = { ...claim, standIn: false };
  const toSettle = [{ where: 'claims.yaml, penaltyClause', question: 'How large is the penalty?' }];
  const left = standIns({ ...content, studio: { ...studio, toSettle }, claims: { response: claim, years: own } });
  expect(left.filter(({ file }) => file === 'content/claims.yaml')).toEqual([
    { file: 'content/claims.yaml', place: 'response.terms', fix: expect.stringContaining('standIn') },
  ]);
  expect(left.filter(({ place }) => place === 'toSettle')).toEqual([
    expect.objectContaining({ file: 'content/studio.yaml', fix: expect.stringMatching(/How large.*claims\.yaml, penaltyClause/) }),
  ]);
});

test("nothing is left once everything is the studio's own", () => {
  const content = loadContent(projectRoot);
  const own = JSON.parse(
    JSON.stringify(content)
      .replaceAll('"standIn":true', '"standIn":false')
      .replaceAll('.example', '.in')
      .replaceAll('+91 00000 00000', '+91 98765 43210'),
  );
  own.studio.standIns = [];
  own.studio.toSettle = [];
  expect(standIns(own)).toEqual([]);
});
