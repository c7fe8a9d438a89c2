import type { ReactNode } from 'react';
import { Icon } from '#app/ui/icon.tsx';

type OptionalFieldsProps = { id?: string; title: string; open?: boolean; children: ReactNode };

/** A part of the form that is closed at first. A link to `id` opens it; it closes only when the visitor closes it. */
export function OptionalFields({ id, title, open = false, children }: OptionalFieldsProps) {
  return (
    <details open={open} className="group border-t border-line last:border-b">
      <summary className="flex min-h-14 list-none items-center justify-between gap-6 py-3">
        <span>
          {title} <span className="text-ink-soft">(optional)</span>
        </span>
        <Icon name="plus" size={20} className="text-accent transition-transform duration-150 group-open:rotate-45" />
      </summary>
      <div id={id} className="scroll-mt-40 pb-6">
        {children}
      </div>
    </details>
  );
}
