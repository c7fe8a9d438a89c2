import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { contentRoot } from '#content-model/roots.ts';
import { caseSchema, homeSchema, serviceSchema } from '#content-model/schema.ts';
import { parseContent } from './file-text.ts';
import { formOf } from './form.ts';
import { knownFile, knownFiles } from './known-files.ts';
import { blank, type FormField, fieldWithin, type Mapping, withKey } from './shared/form-field.ts';

const files = knownFiles(contentRoot);

test('every file of content/ has a form', () => {
  const there = globSync('content/**/*.{yaml,md}', { cwd: contentRoot }).filter((file) => file !== 'content/README.md');
  expect(files.map(({ file }) => file).toSorted()).toEqual(there.toSorted());
});

test('other names, also of files outside content/, have no form', () => {
  for (const name of ['README.md', '../package.json', 'services/../studio.yaml', 'services/Pooja.md', 'pages/']) {
    expect(knownFile(name)).toBeUndefined();
  }
});

/** Every key path of a schema that has a value, read from the schema itself and not through the form. */
function leavesOf(schema: z.core.$ZodType, keyPath: string): string[] {
  const def = schema._zod.def as unknown as {
    type: string;
    innerType?: z.core.$ZodType;
    in?: z.core.$ZodType;
    element?: z.core.$ZodType;
    shape?: Record<string, z.core.$ZodType>;
  };
  const inner = def.innerType ?? def.in;
  if (inner) return leavesOf(inner, keyPath);
  if (def.type === 'array' && def.element) return leavesOf(def.element, `${keyPath}[]`);
  if (def.type === 'object') return Object.entries(def.shape ?? {}).flatMap(([key, each]) => leavesOf(each, `${keyPath}.${key}`));
  return [keyPath];
}

function leavesOfForm(field: FormField, keyPath: string): string[] {
  if (field.kind === 'list') return leavesOfForm(field.item, `${keyPath}[]`);
  if (field.kind === 'group') return field.fields.flatMap((each) => leavesOfForm(each, `${keyPath}.${each.key}`));
  return [keyPath];
}

describe.each(files)('$file', ({ file, schema }) => {
  const form = formOf(schema);

  test('every leaf of its schema has a field', () => {
    const leaves = leavesOf(schema, '');
    expect(leaves.length).toBeGreaterThan(1);
    expect(leavesOfForm(form, '')).toEqual(leaves);
  });

  test('every value that it holds is shown in a field', () => {
    const { data } = parseContent(file, readFileSync(path.join(contentRoot, file), 'utf8'));
    expect(valuesWithoutField(form, data, '')).toEqual([]);
  });
});

function valuesWithoutField(field: FormField | undefined, value: unknown, keyPath: string): string[] {
  if (!field) return [keyPath];
  if (typeof value !== 'object' || value === null) return ['list', 'group'].includes(field.kind) ? [keyPath] : [];
  return Object.entries(value).flatMap(([key, each]) => valuesWithoutField(fieldWithin(field, key), each, `${keyPath}.${key}`));
}

test('a field that is added to a schema is in the form, whatever its kind', () => {
  const added = { motto: z.string(), year: z.int(), open: z.boolean(), floor: z.enum(['one', 'two']), notes: z.array(z.string()) };
  const form = formOf(homeSchema.extend({ visit: z.strictObject(added).optional() }));
  const visit = fieldWithin(form, 'visit') as FormField & { kind: 'group' };
  expect(visit).toMatchObject({ kind: 'group', label: 'Visit', optional: true });
  expect(visit.fields.map(({ kind }) => kind)).toEqual(['text', 'number', 'switch', 'choice', 'list']);
});

/** The keys of what is in one map with a photograph and stays when another one is chosen. */
function keysBesidePhotos(field: FormField): string[] {
  if (field.kind === 'list') return keysBesidePhotos(field.item);
  if (field.kind !== 'group') return [];
  const beside = field.fields.some(({ kind }) => kind === 'photo')
    ? field.fields.filter(({ kind, ofPhoto }) => kind !== 'photo' && !ofPhoto)
    : [];
  return [...beside.map(({ key }) => key), ...field.fields.flatMap(keysBesidePhotos)];
}

test('what is said of a photograph goes when another one is chosen; what is not said of it is named here', () => {
  const stays = new Set(files.flatMap(({ schema }) => keysBesidePhotos(formOf(schema))));
  expect([...stays].toSorted()).toEqual(['directions', 'name', 'services', 'things', 'ways']);
});

test('an entry of a list has a name of its own, or the singular of its label', () => {
  const areas = z.array(z.string()).meta({ title: 'Where the studio works', entry: 'Locality' });
  const form = formOf(z.strictObject({ areas, stories: z.array(z.string()) }));
  expect(['areas', 'stories'].map((key) => fieldWithin(form, key))).toMatchObject([{ entry: 'Locality' }, { entry: 'Story' }]);
});

test('a kind of value without a control is named', () => {
  expect(() => formOf(z.strictObject({ a: z.array(z.union([z.string(), z.int()])) }))).toThrow('a[]');
});

test('a new service begins with everything that it needs and nothing that it may leave out', () => {
  const begun = blank(formOf(serviceSchema)) as Mapping;
  const { success, error } = serviceSchema.safeParse(begun);
  expect(success).toBe(false);
  expect(error?.issues.filter(({ code }) => code === 'unrecognized_keys')).toEqual([]);
  for (const key of ['priceNote', 'capabilities']) expect(begun).not.toHaveProperty(key);
  expect(begun.pictures).toHaveLength(3);
});

test('a new finished project begins with everything that it needs and nothing that it may leave out', () => {
  const begun = blank(formOf(caseSchema)) as Mapping;
  expect(caseSchema.safeParse(begun).error?.issues.filter(({ code }) => code === 'unrecognized_keys')).toEqual([]);
  for (const key of ['pictures', 'beforeAfter', 'client']) expect(begun).not.toHaveProperty(key);
});

test('a new key takes its place in the order of the schema, before keys that are not known', () => {
  const order = ['a', 'b', 'c', 'd'];
  const keys = (map: Mapping) => Object.keys(map);
  expect(keys(withKey({ a: 1, d: 1 }, 'c', 1, order))).toEqual(['a', 'c', 'd']);
  expect(keys(withKey({ x: 1, b: 1 }, 'a', 1, order))).toEqual(['a', 'b', 'x']);
  expect(keys(withKey({ a: 1, b: 1 }, 'b', undefined, order))).toEqual(['a']);
});
