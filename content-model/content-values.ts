import { type Content, markdownSchemas, type YamlContent, yamlFiles } from './content.ts';
import { type FieldSchema, fieldSchemaOf } from './field-schema.ts';
import type { MarkdownFolder } from './markdown-folders.ts';
import type { PhotoUse } from './photo-uses.ts';
import { childKeyPath } from './problems.ts';

/** A text, number, list or group of facts, with its file, its key path there, and its schema. */
export type ContentValue = { file: string; keyPath: string; value: unknown; schema: FieldSchema };

/** Every value of the files, at any depth. */
export function contentValues(content: Content): ContentValue[] {
  const yaml = Object.entries(yamlFiles).map(([name, { file, schema }]) => ({ file, schema, data: content[name as keyof YamlContent] }));
  const markdown = markdownFiles(content).map(({ folder, file, data }) => ({ file, schema: markdownSchemas[folder], data }));
  const schemas = new Set([...yaml, ...markdown].map(({ schema }) => schema));
  const fieldSchemas = new Map([...schemas].map((schema) => [schema, fieldSchemaOf(schema)]));
  return [...yaml, ...markdown].flatMap(({ file, schema, data }) => valuesWithin(file, '', data, fieldSchemas.get(schema) ?? {}));
}

/** The files of the folders to which the owner adds. */
export function markdownFiles({ services, cases, textPages: pages }: Content) {
  return Object.entries({ services, cases, pages }).flatMap(([folder, files]) =>
    files.map((data) => ({ folder: folder as MarkdownFolder, file: `content/${folder}/${data.slug}.md`, data })),
  );
}

function valuesWithin(file: string, keyPath: string, value: unknown, schema: FieldSchema): ContentValue[] {
  const inner = value && typeof value === 'object' ? Object.entries(value) : [];
  const nested = inner.flatMap(([key, each]) =>
    valuesWithin(file, childKeyPath(keyPath, key), each, schema.properties?.[key] ?? schema.items ?? {}),
  );
  return [{ file, keyPath, value, schema }, ...nested];
}

export type PhotoReference = { file: string; keyPath: string; photo: string; use: PhotoUse };

/** Every key path of content that names a photograph. */
export function photoReferences(content: Content): PhotoReference[] {
  return contentValues(content).flatMap(({ file, keyPath, value, schema }) => {
    const use = schema.properties?.photo?.use;
    if (!use) return [];
    const { photo } = value as { photo: string };
    return [{ file, keyPath, photo, use }];
  });
}
