import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { yamlFiles } from '#content-model/content.ts';
import { dayMs, hourMs, minuteMs } from '#contract/lib/durations.ts';
import { deskEnvironmentSchema } from '#desk/settings.ts';
import { editorEnvironmentSchema } from '#editor/settings.ts';
import { serverEnvironmentSchema } from '#server/shared/settings.ts';

const documents = globSync('{.,content,deploy/**,docs/**,imagery}/*.md');
const found = (file: string, pattern: RegExp) =>
  Array.from(readFileSync(file, 'utf8').matchAll(pattern), ([all, ...groups]) => ({ file, all, groups }));

test('documents link to files that are there', () => {
  const links = documents.flatMap((file) => found(file, /\]\((\w[^):#]*|\.[^)#]*)[#)]/g));
  expect(links.filter(({ file, groups: [to = ''] }) => !existsSync(path.join(path.dirname(file), to)))).toEqual([]);
});

test('a number before the name of a constant, as in "24 (`maxUploads`)", is its value', () => {
  const units: Record<string, number> = { s: 1000, minutes: minuteMs, KB: 1024, MB: 1024 ** 2, megapixels: 1e6, minuteMs, hourMs, dayMs };
  const product = (text = '') => text.split(/[ *]+/).reduce((value, part) => value * (units[part] ?? Number(part.replace(/[_,]/g, ''))), 1);
  const code = globSync('{contract,server,desk}/**/*.ts', { exclude: ['**/*.test.ts'] });
  const constants = code.flatMap((file) => found(file, /\b(\w+)(?: =|:) ([\d_]+(?: \* \w+)*|\w+Ms)\b/g));
  const values = new Set(constants.map(({ groups: [name, value] }) => `${name} ${product(value)}`));
  const numbers = documents.flatMap((file) => found(file, /(\d[\d,]*(?: (?:s|minutes|KB|MB|megapixels))?)\s\(`(\w+)`\)/g));
  expect(numbers.filter(({ groups: [number, name] }) => !values.has(`${name} ${product(number)}`))).toEqual([]);
});

test('docs/operating.md describes each setting with its default', () => {
  const rows = found('docs/operating.md', /^\| `.+$/gm).map(({ all }) => all);
  const settings = [serverEnvironmentSchema, deskEnvironmentSchema, editorEnvironmentSchema].flatMap(({ shape }) => Object.entries(shape));
  const words = settings.map(([name, schema]) =>
    [name, String(schema.safeParse(undefined).data ?? '')].filter(Boolean).map((word) => `\`${word}\``),
  );
  expect(words.filter((all) => !rows.some((row) => all.every((word) => row.includes(word))))).toEqual([]);
});

test('docs/content-by-hand.md says what each file is for', () => {
  const [, table = ''] = readFileSync('docs/content-by-hand.md', 'utf8').split('## Where things are');
  const names = Object.values(yamlFiles).map(({ file }) => `\`${path.basename(file)}\``);
  expect(names.filter((name) => !table.split('\n## ')[0]?.includes(name))).toEqual([]);
});
