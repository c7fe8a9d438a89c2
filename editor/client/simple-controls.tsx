import { type ComponentProps, useContext } from 'react';
import type { Option } from '#editor/shared/api-types.ts';
import type { ListField } from '#editor/shared/form-field.ts';
import { type Attributes, FieldFrame, type FieldProps, FormContext, idOf, useDescription } from './field-frame.tsx';

/** A text, a number, or one of several values. */
export function Control({ field, value, set, attributes }: FieldProps & { attributes: Attributes }) {
  const lists = useContext(FormContext).options;
  const shown = value === undefined || value === null ? '' : String(value);
  const options =
    field.kind === 'choice' ? field.options.map(asOption) : field.kind === 'text' && field.optionsFrom && lists[field.optionsFrom];
  if (options) return <Select {...attributes} value={shown} options={options} optional={field.optional} set={set} />;
  if (field.kind === 'number') {
    const numbered = (text: string) => (/^-?\d{1,15}$/.test(text) ? Number(text) : text);
    return <input {...attributes} inputMode="numeric" value={shown} onChange={(event) => set(numbered(event.target.value))} />;
  }
  return (
    <textarea
      {...attributes}
      rows={Math.max(1, Math.ceil(shown.length / 30))}
      value={shown}
      onChange={(event) => set(event.target.value)}
      onBlur={() => shown.includes('\n') && set(shown.replace(/\s*\n\s*/g, ' '))}
    />
  );
}

/** An option that shows its value. */
export function asOption(value: string): Option {
  return { value, label: value };
}

type SelectProps = Attributes & { value: string; options: Option[]; optional: boolean; set: (value: unknown) => void };

/** A value that is not among the options stays until another is chosen. */
export function Select({ value, options, optional, set, ...attributes }: SelectProps) {
  const isListed = options.some((option) => option.value === value) || (value === '' && optional);
  const all = isListed ? options : [asOption(value), ...options];
  return (
    <select {...attributes} value={value} onChange={(event) => set(event.target.value)}>
      {optional && <option value="">None</option>}
      {all.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label || 'Choose one'}
        </option>
      ))}
    </select>
  );
}

function Checkbox({ label, ...input }: ComponentProps<'input'> & { label: string }) {
  return (
    <label className="flex items-center gap-3 py-1">
      <input type="checkbox" className="size-6 shrink-0" {...input} />
      {label}
    </label>
  );
}

export function Switch({ field, value, keyPath, set, byDefault }: FieldProps & { byDefault: boolean }) {
  const { text, attributes } = useDescription(field, keyPath);
  const checked = typeof value === 'boolean' ? value : byDefault;
  const change = () => set(checked !== byDefault && field.optional ? undefined : !checked);
  return (
    <div className="field">
      <Checkbox label={field.label} id={idOf(keyPath)} {...attributes} checked={checked} onChange={change} />
      {text}
    </div>
  );
}

/** A list of given words: each is in it or not. */
export function CheckboxGroup({ options, ...props }: FieldProps<ListField> & { options: string[] }) {
  const { value, set } = props;
  const list = Array.isArray(value) ? (value as unknown[]) : [];
  const change = (option: string) => set(options.filter((each) => list.includes(each) !== (each === option)));
  return (
    <FieldFrame {...props}>
      {options.map((option) => (
        <Checkbox key={option} label={option} checked={list.includes(option)} onChange={() => change(option)} />
      ))}
    </FieldFrame>
  );
}
