/** What the form of a file consists of. Server and page share it; editor/form.ts makes it from the schema. */
import type { Source } from '#content-model/sources.ts';

type Common = {
  /** The key in the file; '' for the whole file and for the entries of a list. */
  key: string;
  label: string;
  help: string;
  /** Whether the key may be left out. */
  optional: boolean;
};

type TextField = Common & { kind: 'text'; source?: Source };
export type ListField = Common & { kind: 'list'; item: FormField; least: number };
export type GroupField = Common & { kind: 'group'; fields: FormField[] };
export type VariantsField = Common & { kind: 'variants'; by: string; variants: { value: string; fields: FormField[] }[] };
export type RecordField = Common & { kind: 'record'; item: FormField };

export type FormField =
  | TextField
  | (Common & { kind: 'number' })
  | (Common & { kind: 'switch'; byDefault: boolean })
  | (Common & { kind: 'choice'; options: string[] })
  | (Common & { kind: 'fixed'; value: string | number })
  | (Common & { kind: 'photo' })
  | (Common & { kind: 'focus' })
  | ListField
  | GroupField
  | VariantsField
  | RecordField;

export type Mapping = Record<string, unknown>;

export function isMapping(value: unknown): value is Mapping {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The fields of a map as it is filled in: of several variants, those of the one that is chosen. */
export function formFieldsOf(field: GroupField | VariantsField, value: unknown): FormField[] {
  if (field.kind === 'group') return field.fields;
  const chosen = isMapping(value) ? value[field.by] : undefined;
  return (field.variants.find((variant) => variant.value === chosen) ?? field.variants[0])?.fields ?? [];
}

/** The field within `field` at one step of a path; undefined where there is none. */
export function fieldWithin(field: FormField, value: unknown, step: string): FormField | undefined {
  if (field.kind === 'list' || field.kind === 'record') return field.item;
  if (field.kind !== 'group' && field.kind !== 'variants') return undefined;
  return formFieldsOf(field, value).find(({ key }) => key === step);
}

/** What a new entry begins with: as many empty entries as its lists need, and nothing that may be left out. */
export function blank(field: FormField): unknown {
  switch (field.kind) {
    case 'choice':
      return field.options[0];
    case 'fixed':
      return field.value;
    case 'switch':
      return field.byDefault;
    case 'list':
      return Array.from({ length: field.least }, () => blank(field.item));
    case 'record':
      return {};
    case 'group':
    case 'variants': {
      const fields = formFieldsOf(field, undefined).filter(({ optional }) => !optional);
      return Object.fromEntries(fields.map((each) => [each.key, blank(each)]));
    }
    default:
      return '';
  }
}

/** `map` with `key` set, or without it where `value` is undefined. A new key takes its place among `order`. */
export function withKey(map: Mapping, key: string, value: unknown, order: string[]): Mapping {
  if (value === undefined) return Object.fromEntries(Object.entries(map).filter(([each]) => each !== key));
  if (Object.hasOwn(map, key)) return { ...map, [key]: value };
  const earlier = new Set(order.slice(0, order.indexOf(key)));
  const entries = Object.entries(map);
  const at = entries.findLastIndex(([each]) => earlier.has(each)) + 1;
  return Object.fromEntries([...entries.slice(0, at), [key, value], ...entries.slice(at)]);
}

/** Without the keys that only the variants that are not chosen have: what was typed into them is not written. */
export function withoutOtherVariants(field: FormField, data: unknown): unknown {
  if (field.kind !== 'variants' || !isMapping(data)) return data;
  const known = new Set(formFieldsOf(field, data).map(({ key }) => key));
  const elsewhere = new Set(field.variants.flatMap(({ fields }) => fields.map(({ key }) => key)));
  return Object.fromEntries(Object.entries(data).filter(([key]) => known.has(key) || !elsewhere.has(key)));
}
