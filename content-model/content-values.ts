import { type Content, markdownSchemas, type Yaml, yamlFiles } from './content.ts';
import { type FieldSchema, fieldSchemaOf } from './field-schema.ts';
import type { MarkdownFolder } from './markdown-folders.ts';
import type { PhotoUse } from './photo-uses.ts';
import { childKeyPath } from './problems.ts';
import type * as schema from './schema.ts';

/** A text, number, list or group of facts, with its file, its key path there, and its schema. */
export type ContentValue = { file: string; keyPath: string; value: unknown; schema: FieldSchema };

/** Every value of the files, at any depth. */
export function contentValues(content: Content): ContentValue[] {
  const yaml = Object.entries(yamlFiles).map(([name, { file, schema }]) => {
    return { schema, files: [{ file, data: content[name as keyof Yaml] as object }] };
  });
  const { services, cases, textPages: pages } = content;
  const markdown = Object.entries({ services, cases, pages }).map(([folder, files]) => {
    const named = files.map((data) => ({ file: `content/${folder}/${data.slug}.md`, data }));
    return { schema: markdownSchemas[folder as MarkdownFolder], files: named };
  });
  return [...yaml, ...markdown].flatMap(({ schema, files }) => {
    const fieldSchema = fieldSchemaOf(schema);
    return files.flatMap(({ file, data }) => valuesWithin(file, '', data, fieldSchema));
  });
}

function valuesWithin(file: string, keyPath: string, value: unknown, schema: FieldSchema): ContentValue[] {
  const inner = value && typeof value === 'object' ? Object.entries(value) : [];
  const nested = inner.flatMap(([key, each]) =>
    valuesWithin(file, childKeyPath(keyPath, key), each, schema.properties?.[key] ?? schema.items ?? {}),
  );
  return [{ file, keyPath, value, schema }, ...nested];
}

/** A key path of content that names a photograph. A panorama has no focus. */
export type PhotoReference = { file: string; keyPath: string; photo: string; use: PhotoUse; focus?: schema.Focus };

/** Every key path of content that names a photograph. */
export function photoReferences(content: Content): PhotoReference[] {
  return contentValues(content).flatMap(({ file, keyPath, value, schema }) => {
    const use = schema.properties?.photo?.use;
    if (!use || !value) return [];
    const { photo, focus } = value as schema.PictureFacts;
    return [{ file, keyPath, photo, use, focus }];
  });
}
