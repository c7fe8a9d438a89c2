import { createContext, type ReactNode, useContext, useId } from 'react';
import type { OpenedFile, Overview } from '#editor/shared/api-types.ts';
import { type FormField, isMapping, type Mapping, nameOfEntry } from '#editor/shared/form-field.ts';

/** What any field of a form may need besides its own value. */
type FormContextValue = Pick<OpenedFile, 'problems' | 'options'> & Pick<Overview, 'photos' | 'unusedPhotos'>;

export const FormContext = createContext({} as FormContextValue);

export type FieldProps<F extends FormField = FormField> = {
  field: F;
  value: unknown;
  keyPath: string;
  /** `undefined` removes the key from the file; so does an empty value where the field is optional. */
  set: (value: unknown) => void;
  /** The map that the field is in. */
  siblings?: Mapping;
};

export type Attributes = { id: string; 'aria-describedby': string; 'aria-invalid': true | undefined };

/** The id of the control at a key path: messages link to it. */
export function idOf(keyPath: string): string {
  return `field-${keyPath}`;
}

type LabelledProps = { field: FormField; keyPath: string; children: (attributes: Attributes) => ReactNode };

/** Label above; help and messages between it and the control. */
export function Labelled({ field, keyPath, children }: LabelledProps) {
  const described = useDescription(field, keyPath);
  return (
    <div className="field grid grid-cols-1 gap-1.5">
      <label htmlFor={idOf(keyPath)}>
        {field.label || 'Entry'}
        {field.optional && <span className="quiet"> (may be left out)</span>}
      </label>
      {described.text}
      {children({ id: idOf(keyPath), ...described.attributes })}
    </div>
  );
}

/** The schema's help and the build's messages. */
export function useDescription(field: FormField, keyPath: string) {
  const { problems } = useContext(FormContext);
  const id = useId();
  const faults = problems.filter((problem) => problem.keyPath === keyPath);
  const text = (
    <div id={id} className="empty:hidden">
      {field.help && <p className="quiet">{field.help}</p>}
      {faults.map(({ message }) => (
        <p key={message} className="message">
          {message}
        </p>
      ))}
    </div>
  );
  const attributes: Omit<Attributes, 'id'> = { 'aria-describedby': id, 'aria-invalid': faults.length > 0 || undefined };
  return { text, attributes };
}

type FrameProps = { field: FormField; value: unknown; keyPath: string; children: ReactNode };

/** The frame of a map or list: invisible around the whole file, a part that opens at its top level, else a fieldset. */
export function FieldFrame(props: FrameProps) {
  const { field, keyPath, children } = props;
  const { text } = useDescription(field, keyPath);
  if (keyPath === '') {
    return (
      <div id={idOf(keyPath)} tabIndex={-1} className="grid grid-cols-1 gap-5">
        {children}
      </div>
    );
  }
  if (!keyPath.includes('.')) return <FoldedFields {...props} className="disclosure" name={field.label} />;
  return (
    <fieldset id={idOf(keyPath)} tabIndex={-1}>
      <legend>{field.label}</legend>
      {text}
      {children}
    </fieldset>
  );
}

/** A map or list that opens; its picture and first words tell it from others. */
export function FoldedFields({ className, name, field, value, keyPath, children }: FrameProps & { className: string; name: string }) {
  const { text } = useDescription(field, keyPath);
  const { options } = useContext(FormContext);
  const summary = summaryOf(value);
  const standInCount = JSON.stringify(value ?? '').split('"standIn":true').length - 1;
  const photo = isMapping(value) && typeof value.photo === 'string' && value.photo;
  // The id is the summary's: Chromium leaves all that is within a <details> with tabIndex -1 out of the tab order.
  return (
    <details className={className}>
      <summary id={idOf(keyPath)}>
        <span className="inline-flex flex-wrap items-center gap-3 align-middle">
          {photo && <img src={`photos/${photo}?width=160`} alt="" loading="lazy" className="aspect-3/2 w-18 object-cover" />}
          <span className="grow basis-24">
            <b>{name}</b> <span className="quiet">{options.services.find((service) => service.value === summary)?.label ?? summary}</span>
            {standInCount > 0 && <span className="quiet"> · {standInCount} to replace</span>}
          </span>
        </span>
      </summary>
      {text}
      {children}
    </details>
  );
}

function summaryOf(value: unknown): string {
  if (!Array.isArray(value)) return nameOfEntry(value);
  return `${value.length} ${value.length === 1 ? 'entry' : 'entries'}`;
}
