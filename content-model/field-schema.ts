import { z } from 'zod';
import type { OptionList } from './option-lists.ts';
import type { PhotoUse } from './photo-uses.ts';

/** What schema.ts says of a value by `meta`, beside its label (`title`) and the line below the label (`description`). */
type FieldMeta = {
  /** A control of its own in the editor. */
  control?: 'photo' | 'focus';
  /** What the photograph is for. */
  use?: PhotoUse;
  /** The list from which the value is chosen. */
  optionsFrom?: OptionList;
  /** Among what the value must differ: in its list, in the files of its folder, or on the whole site. */
  unique?: 'list' | 'folder' | 'site';
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
  const?: string | number;
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
