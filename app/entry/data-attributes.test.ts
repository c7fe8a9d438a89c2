import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';

/** The `data-` attributes of a file, also where script reads them as `dataset.showsFocused`. */
function attributesOf(file: string): { name: string; folder: string }[] {
  const inScript = (_: string, name: string) => `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
  const text = readFileSync(file, 'utf8').replace(/dataset\.(\w+)/g, inScript);
  return [...text.matchAll(/data-[a-z]+(?:-[a-z]+)*/g)].map(([name]) => ({ name, folder: dirname(file) }));
}

test('docs/architecture.md lists the data- attributes that several folders use, and no other', () => {
  const [list = ''] = /^These `data-` attributes.*?\n\n[A-Z]/ms.exec(readFileSync('docs/architecture.md', 'utf8')) ?? [];
  const listed = [...new Set(list.match(/data-[a-z-]+/g))];
  const used = Map.groupBy(globSync('app/**/*.{ts,tsx,css}', { exclude: ['**/*.test.*'] }).flatMap(attributesOf), ({ name }) => name);
  const shared = [...used].filter(([, uses]) => new Set(uses.map(({ folder }) => folder)).size > 1).map(([name]) => name);
  expect(listed.toSorted()).toEqual(shared.toSorted());
});
