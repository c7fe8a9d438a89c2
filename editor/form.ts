import { z } from 'zod';
import { placeIn } from '#content-model/problems.ts';
import type { Source } from '#content-model/sources.ts';
import type { FormField } from './form-field.ts';

/** What z.toJSONSchema makes of content's schema; `control` and `source` are its metadata. */
type Json = z.core.JSONSchema.JSONSchema & {
  const?: string | number;
  enum?: string[];
  items?: Json;
  properties?: Record<string, Json>;
  anyOf?: Json[];
  control?: 'photo' | 'focus';
  source?: Source;
};

/** The form of a file. Throws an Error that names the place of a kind of value that has no control yet. */
export function formOf(schema: z.ZodType): FormField {
  return fieldOf(z.toJSONSchema(schema, { io: 'input' }) as Json, '', true, '');
}

function fieldOf(json: Json, key: string, required: boolean, place: string): FormField {
  const common = { key, label: json.title ?? labelOf(key), help: json.description ?? '', optional: !required };
  if (json.control) return { ...common, kind: json.control };
  if (json.const !== undefined) return { ...common, kind: 'fixed', value: json.const };
  if (json.enum) return { ...common, kind: 'choice', options: json.enum };
  if (json.type === 'string' || json.anyOf?.every(({ type }) => type === 'string')) {
    return { ...common, kind: 'text', ...(json.source && { source: json.source }) };
  }
  if (json.type === 'integer' || json.type === 'number') return { ...common, kind: 'number' };
  if (json.type === 'boolean') return { ...common, kind: 'switch', byDefault: json.default === true };
  if (json.type === 'array' && json.items) {
    const item = fieldOf(json.items, '', true, `${place}[]`);
    const least = json.minItems ?? 0;
    return { ...common, help: [common.help, countHelp(least, json.maxItems)].filter(Boolean).join(' '), kind: 'list', item, least };
  }
  if (json.properties) return { ...common, kind: 'group', fields: fieldsOf(json, place) };
  throw new Error(`editor/form.ts has no control for ${place || 'the whole file'}: ${JSON.stringify(json)}`);
}

function fieldsOf({ properties = {}, required = [] }: Json, place: string): FormField[] {
  return Object.entries(properties).map(([key, json]) => fieldOf(json, key, required.includes(key), placeIn(place, key)));
}

/** How many entries a list may have. */
function countHelp(least: number, most: number | undefined): string {
  if (most !== undefined) return least === most ? `Exactly ${most}.` : `${least} to ${most}.`;
  return least > 1 ? `At least ${least}.` : '';
}

/** 'priceNote' becomes 'Price note'. */
function labelOf(key: string): string {
  const label = key.replace(/([A-Z])/g, ' $1').toLowerCase();
  return label.charAt(0).toUpperCase() + label.slice(1);
}
