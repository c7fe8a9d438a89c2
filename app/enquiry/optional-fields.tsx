import type { ReactNode } from 'react';
import { Disclosure } from '#app/ui/disclosure.tsx';

type OptionalFieldsProps = { id?: string; title: string; children: ReactNode };

/** A part of the form that is closed at first. A link to `id` opens it; it closes only when the visitor closes it. */
export function OptionalFields({ id, title, children }: OptionalFieldsProps) {
  const marked = (
    <span>
      {title} <span className="text-ink-soft">(optional)</span>
    </span>
  );
  return (
    <Disclosure title={marked}>
      <div id={id} className="scroll-mt-40 pb-6">
        {children}
      </div>
    </Disclosure>
  );
}
