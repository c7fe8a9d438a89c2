import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Icon } from '#app/ui/icon.tsx';

type OptionalPartProps = { id?: string; title: string; open?: boolean; children: ReactNode };

/** A part of the form that is closed until somebody wants it. `id` lets a link lead into it: the browser opens it then. */
export function OptionalPart({ id, title, open = false, children }: OptionalPartProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useOpen(details, open);
  return (
    <details ref={details} className="group border-t border-line last:border-b">
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

/** Opens it once; closing stays with the visitor. */
function useOpen(details: RefObject<HTMLDetailsElement | null>, open: boolean) {
  useEffect(() => {
    if (open && details.current) details.current.open = true;
  }, [open, details]);
}
