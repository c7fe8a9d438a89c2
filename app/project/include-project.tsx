import type { ReactNode } from 'react';
import type { Draft } from '#app/lib/draft.ts';

type IncludeProjectProps = { id: string; stored: string; draft: Draft; label: string; children: ReactNode };

/**
 * Offers to send the visitor's project, `stored`, with a form. The box's value is checked before it is sent; the draft
 * keeps whether it is ticked.
 */
export function IncludeProject({ id, stored, draft, label, children }: IncludeProjectProps) {
  return (
    <div className="flex items-start gap-3 border-l-4 border-brass pl-4">
      <input
        id={id}
        type="checkbox"
        name="project"
        value={stored}
        defaultChecked={draft.load()?.project !== ''}
        className="mt-0.5 size-6 shrink-0 accent-choice"
      />
      <p>
        <label htmlFor={id}>{label}</label> {children}
      </p>
    </div>
  );
}
