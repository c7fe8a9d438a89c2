import { expect, test } from 'vitest';
import { loadContent } from './load.ts';
import { projectRoot } from './project-root.ts';
import { standIns } from './stand-ins.ts';

test('an address that reaches nobody is found although nobody marked it', () => {
  const content = loadContent(projectRoot);
  const studio = { ...content.studio, standIns: [], email: 'hello@studio.example' };
  expect(standIns({ ...content, studio })).toContainEqual(expect.objectContaining({ file: 'content/studio.yaml', place: 'email' }));
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
  expect(standIns(own)).toEqual([]);
});
