import type { ReactNode } from 'react';

/** What a control needs so that label, hint and error belong to it. */
export type FieldControl = {
  id: string;
  name: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

type FieldProps = {
  /** Stands in the prerendered page too, so it is given and not generated. */
  id: string;
  name: string;
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  optional?: boolean;
  children: (control: FieldControl) => ReactNode;
};

/** Label, hint and error around one control, wired for assistive technology. */
export function Field({ id, name, label, hint, error, optional = false, children }: FieldProps) {
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const describedBy = [hintId, errorId].filter(Boolean).join(' ') || undefined;
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id}>
        {label}
        {optional && <span className="text-ink-soft"> (optional)</span>}
      </label>
      {children({ id, name, 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy })}
      {hint && (
        <p id={hintId} className="text-caption text-ink-soft">
          {hint}
        </p>
      )}
      <FieldError id={errorId} message={error} />
    </div>
  );
}

export function FieldError({ id, message }: { id: string | undefined; message: string | undefined }) {
  if (!message) return null;
  return (
    <p id={id} className="text-small text-danger">
      {message}
    </p>
  );
}

/** The look of every text control. Scrolled to with its label above it. */
export const controlClass =
  'w-full scroll-mt-9 rounded-control border border-control bg-surface px-4 py-3 text-ink placeholder:text-ink-soft aria-invalid:border-danger aria-invalid:border-2';
