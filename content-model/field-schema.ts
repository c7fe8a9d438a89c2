import { z } from 'zod';
import type { PhotoUse } from './photo-uses.ts';

/** The lists from which fields choose; option-lists.ts finds their entries. */
export type OptionList = 'claims' | 'rooms' | 'groups' | 'trades' | 'services' | 'walks';

/** What `meta` says of a value in schema.ts, beside a label (`title`) and the line below it (`description`). */
type FieldMeta = {
  /** What one entry of the list is called, where that is not the singular of its label. */
  entry?: string;
  /** A control of its own in the editor. */
  control?: 'photo' | 'focus';
  /** What the photograph is for. */
  use?: PhotoUse;
  /** It belongs to the photograph beside it, if there is one: another photograph needs its own. */
  ofPhoto?: boolean;
  /** The list from which the value is chosen. */
  optionsFrom?: OptionList;
  /** The scope in which no other value may be the same. */
  unique?: 'list' | 'folder' | 'site';
  /** An address is made of it: values that make the same address count as the same. */
  makesSlug?: boolean;
  /** All photographs within need one shape. */
  oneShape?: boolean;
};

declare module 'zod' {
  interface GlobalMeta extends FieldMeta {}
}

/** A schema as JSON Schema, as far as checks and forms read it. */
export type FieldSchema = FieldMeta & {
  title?: string;
  description?: string;
  type?: string;
  enum?: string[];
  anyOf?: FieldSchema[];
  default?: unknown;
  items?: FieldSchema;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, FieldSchema>;
  required?: string[];
};

export function fieldSchemaOf(schema: z.ZodType): FieldSchema {
  return z.toJSONSchema(schema, { io: 'input' }) as FieldSchema;
}
