import type { z } from 'zod';
import { type FieldSchema, fieldSchemaOf } from '#content-model/field-schema.ts';
import { childKeyPath } from '#content-model/problems.ts';
import { asTitle } from '#contract/lib/as-title.ts';
import type { FormField } from './shared/form-field.ts';

/** Returns the form of a file. Throws an Error with the key path if a kind of value has no control yet. */
export function formOf(schema: z.ZodType): FormField {
  return fieldOf(fieldSchemaOf(schema), '', true, '');
}

function fieldOf(schema: FieldSchema, key: string, required: boolean, keyPath: string): FormField {
  const { title: label = labelOf(key), description: help = '', ofPhoto } = schema;
  const common = { key, label, help, optional: !required, ofPhoto };
  if (schema.control && schema.use) return { ...common, kind: schema.control, use: schema.use };
  if (schema.enum) return { ...common, kind: 'choice', options: schema.enum };
  if (schema.type === 'string' || schema.anyOf?.every(({ type }) => type === 'string')) {
    return { ...common, kind: 'text', ...(schema.optionsFrom && { optionsFrom: schema.optionsFrom }) };
  }
  if (schema.type === 'integer' || schema.type === 'number') return { ...common, kind: 'number' };
  if (schema.type === 'boolean') return { ...common, kind: 'switch', byDefault: schema.default === true };
  if (schema.type === 'array' && schema.items) {
    const item = fieldOf(schema.items, '', true, `${keyPath}[]`);
    const { minItems: min = 0, maxItems: max } = schema;
    const list = { item, min, ...(max !== undefined && { max }), help: [help, countHelp(min, max)].filter(Boolean).join(' ') };
    return { ...common, ...list, kind: 'list', entry: schema.entry ?? singular(label) };
  }
  if (schema.properties) return { ...common, kind: 'group', fields: fieldsOf(schema, keyPath) };
  throw new Error(`editor/form.ts has no control for ${keyPath || 'the whole file'}: ${JSON.stringify(schema)}`);
}

function fieldsOf({ properties = {}, required = [] }: FieldSchema, keyPath: string): FormField[] {
  return Object.entries(properties).map(([key, schema]) => fieldOf(schema, key, required.includes(key), childKeyPath(keyPath, key)));
}

function countHelp(min: number, max: number | undefined): string {
  if (max !== undefined) return min === max ? `Exactly ${max}. To replace one, open it and change it.` : `${min} to ${max}.`;
  return min > 1 ? `At least ${min}.` : '';
}

/** 'priceNote' becomes 'Price note'. */
function labelOf(key: string): string {
  return asTitle(key.replace(/([A-Z])/g, ' $1').toLowerCase());
}

/** 'Pictures' becomes 'Picture'. */
function singular(label: string): string {
  if (!label) return 'Entry';
  return label.replace(/ies$/, 'y').replace(/([^s])s$/, '$1');
}
