import { expect, test } from 'vitest';
import { contentRoot } from './content-root.ts';
import { loadContent } from './load.ts';
import { standIns } from './stand-ins.ts';

test('an address that reaches nobody is found although nobody marked it', () => {
  const content = loadContent(contentRoot);
  const studio = { ...content.studio, standIns: [], email: 'hello@studio.example' };
  expect(standIns({ ...content, studio })).toContainEqual(expect.objectContaining({ file: 'content/studio.yaml', place: 'email' }));
});

test("nothing is left once everything is the studio's own", () => {
  const content = loadContent(contentRoot);
  const own = JSON.parse(
    JSON.stringify(content)
      .replaceAll('"standIn":true', '"standIn":false')
      .replaceAll('.example', '.in')
      .replaceAll(/\+91 00000 \d{5}/g, '+91 98765 43210'),
  );
  own.studio.standIns = [];
  expect(standIns(own)).toEqual([]);
});
