import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { contentRoot } from '#content-model/content-root.ts';
import { projectRoot } from '#content-model/project-root.ts';
import { contentFiles } from './content-files.ts';
import { crops, cropsAt } from './crops.ts';
import { formOf } from './form.ts';
import type { FormField } from './form-field.ts';

/** 4:3 of the contact page is a service's hero. 2:1 and 1:1 come from heights on the home page and pictures.ts. */
const shapes = crops.flatMap(([, list]) => list.map(({ width, height }) => `${width}/${height}`));

test('the shapes are those in which app/ shows photographs', () => {
  const app = path.join(projectRoot, 'app');
  const used = globSync('**/*.tsx', { cwd: app })
    .map((file) => readFileSync(path.join(app, file), 'utf8'))
    .flatMap((source) => [...source.matchAll(/aspect-(\d+\/\d+)/g)].map(([, shape]) => shape as string));
  expect([...new Set([...used, '1/1'])].toSorted()).toEqual([...new Set(shapes)].toSorted());
});

/** The places of focal points that the schemas allow, with 0 for the entries of lists. */
function focusPaths(field: FormField, path: string): string[] {
  const at = (key: string) => (path ? `${path}.${key}` : key);
  if (field.kind === 'focus') return [path];
  if (field.kind === 'list') return focusPaths(field.item, at('0'));
  if (field.kind === 'group') return field.fields.flatMap((each) => focusPaths(each, at(each.key)));
  return [];
}

test('every list of shapes is for a focal point that a schema allows', () => {
  const paths = contentFiles(contentRoot).flatMap(({ file, schema }) => focusPaths(formOf(schema), '').map((path) => `${file} ${path}`));
  expect(crops.filter(([pattern]) => !paths.some((path) => pattern.test(path))).map(String)).toEqual([]);
  expect(cropsAt('gallery.yaml', 'pictures.3.focus')).toHaveLength(1);
});
