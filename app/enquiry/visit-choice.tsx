import type { ComponentProps, ReactNode } from 'react';

/** Equal widths: two side by side on a phone, four elsewhere. */
export const choiceGrid = 'grid grid-cols-[repeat(auto-fill,minmax(8.75rem,1fr))] gap-2 sm:grid-cols-4';

type VisitChoiceProps = ComponentProps<'input'> & { note?: ReactNode };

/** A small native radio button with its words. */
export function VisitChoice({ children, note, ...props }: VisitChoiceProps) {
  return (
    <label className="flex min-h-11 items-center gap-2 rounded-control border border-control bg-surface px-3 py-1.5 text-small cursor-pointer transition-colors duration-150 hover:border-ink has-checked:border-choice has-checked:bg-choice-ground has-checked:inset-ring-1 has-checked:inset-ring-choice">
      <input type="radio" className="size-4.5 shrink-0 accent-choice" {...props} />
      <span>
        {children}
        {note && <span className="block text-caption text-ink-soft">{note}</span>}
      </span>
    </label>
  );
}
