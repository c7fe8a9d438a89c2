import type { ReactNode } from 'react';
import { Icon } from '#app/ui/icon.tsx';

type Hints = {
  /** Fixed and not from useId: the document that the build writes has the same. */
  id: string;
  hint?: ReactNode;
  error?: string | undefined;
};

/** What a control needs so that assistive technology reads its hint and error with it. */
export function fieldAria({ id, hint, error }: Hints) {
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return { 'aria-invalid': error ? true : undefined, 'aria-describedby': ids || undefined } as const;
}

/** An error with an icon: colour alone is not enough. */
export function ErrorText({ id, text }: { id?: string; text: string }) {
  return (
    <p id={id} className="flex items-start gap-2 text-small text-danger">
      <Icon name="alert" size={18} className="mt-0.5" />
      <span>{text}</span>
    </p>
  );
}

/** The hint and the error of one control or group, or one of the two. */
export function FieldHints({ id, hint, error }: Hints) {
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className="text-small text-ink-soft">
          {hint}
        </p>
      )}
      {error && <ErrorText id={`${id}-error`} text={error} />}
    </>
  );
}

type FieldProps = Hints & {
  name: string;
  label: string;
  optional?: boolean;
  /** A `section` label has the size of the headings of groups. */
  size?: 'default' | 'section';
  children: (control: { id: string; name: string; dir: 'auto'; className: string } & ReturnType<typeof fieldAria>) => ReactNode;
};

/** Label, error and hint around one control. */
export function Field({ id, name, label, hint, error, optional = false, size = 'default', children }: FieldProps) {
  return (
    <div className={`grid ${size === 'section' ? 'gap-3' : 'gap-1.5'}`}>
      <label htmlFor={id} className={size === 'section' ? 'font-display text-subheading' : undefined}>
        {label}
        {optional && <span className="text-ink-soft"> (optional)</span>}
      </label>
      {/* Above the control: magnified, what is below it is off the screen. */}
      <FieldHints id={id} error={error} />
      {children({ id, name, dir: 'auto', ...fieldAria({ id, hint, error }), className: controlClass })}
      <FieldHints id={id} hint={hint} />
    </div>
  );
}

/** The look of every text control. Scrolled to with its label above it. */
export const controlClass =
  'w-full scroll-mt-9 rounded-control border border-control bg-surface px-4 py-3 text-ink placeholder:text-ink-soft aria-invalid:border-danger aria-invalid:border-2';
