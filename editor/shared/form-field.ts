/** The form of a file. Server and page share it; form.ts makes it from the schema. */
import type { OptionList } from '#content-model/field-schema.ts';
import type { PhotoUse } from '#content-model/photo-uses.ts';

type Common = {
  /** The key in the file; '' for the whole file and for the entries of a list. */
  key: string;
  label: string;
  help: string;
  optional: boolean;
  /** It belongs to the photograph beside it. */
  ofPhoto?: boolean | undefined;
};

export type PhotoField = Common & { kind: 'photo' | 'focus'; use: PhotoUse };
/** `entry`: what one of them is called. */
export type ListField = Common & { kind: 'list'; entry: string; item: FormField; min: number; max?: number };
export type GroupField = Common & { kind: 'group'; fields: FormField[] };

export type FormField =
  | (Common & { kind: 'text'; optionsFrom?: OptionList })
  | (Common & { kind: 'number' })
  | (Common & { kind: 'switch'; byDefault: boolean })
  | (Common & { kind: 'choice'; options: string[] })
  | PhotoField
  | ListField
  | GroupField;

export type Mapping = Record<string, unknown>;

/** The keys that tell an entry from the others of its list, the most telling first. */
export const nameKeys = ['title', 'name', 'service', 'question', 'heading', 'headline', 'label', 'claim', 'photo'];

export function isMapping(value: unknown): value is Mapping {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The words that tell an entry from the others of its list; '' if it has none. */
export function nameOfEntry(entry: unknown): string {
  const values = isMapping(entry) ? [...nameKeys.map((key) => entry[key]), ...Object.values(entry)] : [entry];
  // One value may be several words: the days of opening hours.
  const texts = values.map((value) => [value].flat().filter((each) => typeof each === 'string' && each !== ''));
  return texts.find(({ length }) => length > 0)?.join(', ') ?? '';
}

/** The field within `field` at one step of a key path; undefined if there is none. */
export function fieldWithin(field: FormField, step: string): FormField | undefined {
  if (field.kind === 'list') return field.item;
  return field.kind === 'group' ? field.fields.find(({ key }) => key === step) : undefined;
}

/** Returns the value of a new entry, without optional keys and with as many empty entries as its lists need. */
export function blank(field: FormField): unknown {
  switch (field.kind) {
    case 'choice':
      return field.options[0];
    case 'switch':
      return field.byDefault;
    case 'list':
      return Array.from({ length: field.min }, () => blank(field.item));
    case 'group': {
      const fields = field.fields.filter(({ optional }) => !optional);
      return Object.fromEntries(fields.map((each) => [each.key, blank(each)]));
    }
    default:
      return '';
  }
}

/** Returns `map` with `key` set, or without it if `value` is undefined; the keys of `order` first. */
export function withKey(map: Mapping, key: string, value: unknown, order: string[]): Mapping {
  const changed: Mapping = { ...map, [key]: value };
  const keys = new Set([...order, ...Object.keys(changed)]);
  return Object.fromEntries([...keys].filter((each) => changed[each] !== undefined).map((each) => [each, changed[each]]));
}
