import type { ReactNode } from 'react';
import { SectionHeading } from './section-heading.tsx';

type SectionProps = { id: string; heading: string; text?: string | undefined; sunken?: boolean; children: ReactNode };

/** A part of a page under its heading. A `sunken` one has a darker ground over the whole width. */
export function Section({ id, heading, text, sunken = false, children }: SectionProps) {
  const headingId = `${id}-heading`;
  return (
    <section id={id} aria-labelledby={headingId} className={sunken ? 'bg-sunken' : 'page py-(--section)'}>
      <div className={sunken ? 'page py-(--section)' : undefined}>
        <SectionHeading id={headingId} heading={heading} text={text} />
        {children}
      </div>
    </section>
  );
}
