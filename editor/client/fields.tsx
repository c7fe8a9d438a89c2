import { type ComponentProps, createContext, type ReactNode, useContext, useId } from 'react';
import { placeIn } from '#content-model/problems.ts';
import type { Source } from '#content-model/sources.ts';
import type { Messages } from '#editor/field-messages.ts';
import {
  blank,
  type FormField,
  formFieldsOf,
  type GroupField,
  isMapping,
  type ListField,
  type Mapping,
  type VariantsField,
  withKey,
} from '#editor/form-field.ts';
import { FocusControl, PhotoControl } from './photo-controls.tsx';
import { ListFields, RecordFields } from './repeated-fields.tsx';

/** What every field of a form may need besides its own value. */
type Form = {
  file: string;
  messages: Messages;
  options: Record<Source, string[]>;
  photos: string[];
  /** Says that something was saved, such as a new photograph. */
  changed: () => void;
};

export const FormContext = createContext({} as Form);

export type FieldProps<F extends FormField = FormField> = {
  field: F;
  value: unknown;
  place: string;
  /** undefined takes the key out of the file. */
  set: (value: unknown) => void;
  /** The map that the field is in. */
  siblings?: Mapping;
};

/** A field with its label, help and messages, whatever its kind. */
export function FieldView(props: FieldProps): ReactNode {
  const { field } = props;
  switch (field.kind) {
    case 'group':
    case 'variants':
      return <Group {...props} field={field} />;
    case 'list':
      if (field.item.kind === 'choice') return <Ticks {...props} field={field} options={field.item.options} />;
      return <ListFields {...props} field={field} />;
    case 'record':
      return <RecordFields {...props} field={field} />;
    case 'photo':
      return <PhotoControl {...props} />;
    case 'focus':
      return <FocusControl {...props} />;
    case 'fixed':
      return null;
    case 'switch':
      return <Switch {...props} byDefault={field.byDefault} />;
    default:
      return <Labelled {...props}>{(attributes) => <Control {...props} attributes={attributes} />}</Labelled>;
  }
}

type Attributes = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined };

/** The id of the control at a place: messages link to it. */
export function idOf(place: string): string {
  return `field-${place}`;
}

type LabelledProps = { field: FormField; place: string; children: (attributes: Attributes) => ReactNode };

/** Label above, help and messages between it and the control. */
export function Labelled({ field, place, children }: LabelledProps) {
  const described = useDescription(field, place);
  return (
    <div className="field grid grid-cols-1 gap-1.5">
      <label htmlFor={idOf(place)}>
        {field.label || 'Entry'}
        {field.optional && <span className="quiet"> (may be left out)</span>}
      </label>
      {described.text}
      {children({ id: idOf(place), ...described.attributes })}
    </div>
  );
}

/** Help of the schema and the messages of the build. */
export function useDescription(field: FormField, place: string) {
  const { messages } = useContext(FormContext);
  const id = useId();
  const faults = messages[place] ?? [];
  const text = (
    <div id={id}>
      {field.help && <p className="quiet">{field.help}</p>}
      {faults.map((line) => (
        <p key={line} className="message">
          {line}
        </p>
      ))}
    </div>
  );
  const isDescribed = field.help !== '' || faults.length > 0;
  const attributes = { 'aria-describedby': isDescribed ? id : undefined, 'aria-invalid': faults.length ? true : undefined };
  return { text: isDescribed ? text : null, attributes: attributes as Omit<Attributes, 'id'> };
}

function Control({ field, value, set, attributes }: FieldProps & { attributes: Attributes }) {
  const lists = useContext(FormContext).options;
  const shown = value === undefined || value === null ? '' : String(value);
  const options = field.kind === 'choice' ? field.options : field.kind === 'text' && field.source && lists[field.source];
  if (options) return <Choice {...attributes} value={shown} options={options} optional={field.optional} set={set} />;
  if (field.kind === 'number') {
    const numbered = (text: string) => (/^-?\d{1,15}$/.test(text) ? Number(text) : text);
    return (
      <input {...attributes} inputMode="numeric" value={shown} onChange={(event) => set(orNothing(field, numbered(event.target.value)))} />
    );
  }
  return (
    <textarea
      {...attributes}
      rows={Math.max(1, Math.ceil(shown.length / 72))}
      value={shown}
      onChange={(event) => set(orNothing(field, event.target.value.replace(/\s*\n\s*/g, ' ')))}
    />
  );
}

function orNothing(field: FormField, value: unknown): unknown {
  return value === '' && field.optional ? undefined : value;
}

type ChoiceProps = Attributes & { value: string; options: string[]; optional: boolean; set: (value: unknown) => void };

/** A value that is not among the options stays until another is chosen. */
export function Choice({ value, options, optional, set, ...attributes }: ChoiceProps) {
  const all = options.includes(value) || (value === '' && optional) ? options : [value, ...options];
  return (
    <select {...attributes} value={value} onChange={(event) => set(event.target.value === '' && optional ? undefined : event.target.value)}>
      {optional && <option value="">None</option>}
      {all.map((option) => (
        <option key={option} value={option}>
          {option || 'Choose one'}
        </option>
      ))}
    </select>
  );
}

function Tick({ label, ...input }: ComponentProps<'input'> & { label: string }) {
  return (
    <label className="flex items-center gap-3 py-1">
      <input type="checkbox" className="size-6 shrink-0" {...input} />
      {label}
    </label>
  );
}

function Switch({ field, value, place, set, byDefault }: FieldProps & { byDefault: boolean }) {
  const { text, attributes } = useDescription(field, place);
  const checked = typeof value === 'boolean' ? value : byDefault;
  const change = () => set(checked !== byDefault && field.optional ? undefined : !checked);
  return (
    <div className="field">
      <Tick label={field.label} id={idOf(place)} {...attributes} checked={checked} onChange={change} />
      {text}
    </div>
  );
}

/** A list of given words: each is in it or not. */
function Ticks({ options, ...props }: FieldProps<ListField> & { options: string[] }) {
  const { field, value, set } = props;
  const list = Array.isArray(value) ? (value as unknown[]) : [];
  const change = (option: string) => {
    const next = options.filter((each) => list.includes(each) !== (each === option));
    set(next.length === 0 && field.optional ? undefined : next);
  };
  return (
    <Part {...props}>
      {options.map((option) => (
        <Tick key={option} label={option} checked={list.includes(option)} onChange={() => change(option)} />
      ))}
    </Part>
  );
}

/** A map: at the top of a file as a part that opens, within another as a frame. */
function Group({ field, value, place, set }: FieldProps<GroupField | VariantsField>) {
  if (value === undefined && field.optional) {
    return (
      <p>
        <button type="button" id={idOf(place)} onClick={() => set(blank(field))}>
          Add {field.label.toLowerCase()}
        </button>
      </p>
    );
  }
  return (
    <Part field={field} value={value} place={place}>
      <GroupFields field={field} value={value} place={place} set={set} />
      {field.optional && (
        <button type="button" onClick={() => set(undefined)}>
          Remove {field.label.toLowerCase()}
        </button>
      )}
    </Part>
  );
}

/** The frame of a map or list: none around the file's own; directly in the file it can be closed. */
export function Part({ field, value, place, children }: { field: FormField; value: unknown; place: string; children: ReactNode }) {
  const { text } = useDescription(field, place);
  if (place === '') return children;
  if (place.includes('.')) {
    return (
      <fieldset id={idOf(place)} tabIndex={-1}>
        <legend>{field.label}</legend>
        {text}
        {children}
      </fieldset>
    );
  }
  return (
    <details className="part" id={idOf(place)}>
      <summary>
        <b>{field.label}</b> <span className="quiet">{summaryOf(value)}</span>
      </summary>
      {text}
      {children}
    </details>
  );
}

export function GroupFields({ field, value, place, set }: FieldProps<GroupField | VariantsField>) {
  const map = isMapping(value) ? value : {};
  const fields = formFieldsOf(field, map);
  const order = fields.map(({ key }) => key);
  const known = new Set(field.kind === 'variants' ? field.variants.flatMap((variant) => variant.fields.map(({ key }) => key)) : order);
  const change = (key: string, next: unknown) => {
    const others = key === 'photo' && next !== map.photo ? withoutWordsOfPicture(map) : map;
    set(withKey(others, key, next, order));
  };
  return (
    <>
      {fields.map((each) => (
        <FieldView
          key={each.key}
          field={each}
          value={map[each.key]}
          place={placeIn(place, each.key)}
          siblings={map}
          set={(next) => change(each.key, next)}
        />
      ))}
      {field.kind === 'variants' && (
        // What is typed into another variant stays in the form, and is not saved with this one.
        <FieldView
          field={{ ...field, kind: 'choice', label: 'Layout', optional: false, options: field.variants.map((each) => each.value) }}
          value={map[field.by]}
          place={placeIn(place, field.by)}
          set={(next) => change(field.by, next)}
        />
      )}
      {Object.keys(map)
        .filter((key) => !known.has(key))
        .map((key) => (
          <p key={key} className="message">
            {key} is not known here. <button type="button" onClick={() => change(key, undefined)}>{`Remove ${key}`}</button>
          </p>
        ))}
    </>
  );
}

/** Another picture shows something else: its words and its focus are to be given anew. */
function withoutWordsOfPicture({ caption: _, focus: __, ...map }: Mapping): Mapping {
  return 'alt' in map ? { ...map, alt: '' } : map;
}

/** The first words of a map or list, to tell it from others. */
export function summaryOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return `${value.length} ${value.length === 1 ? 'entry' : 'entries'}`;
  if (!isMapping(value)) return '';
  const { title, name, question, heading, headline, label, claim, photo } = value;
  const found = [title, name, question, heading, headline, label, claim, photo, ...Object.values(value)];
  return found.find((each): each is string => typeof each === 'string' && each !== '') ?? '';
}
