import type { ReactNode } from 'react';

/** The opening of a page section: a serif heading and, beside or below it, a sentence. */
export function SectionHeading({ heading, text, id }: { heading: string; text?: ReactNode; id?: string }) {
  return (
    <div className="grid items-baseline gap-x-10 gap-y-4 lg:grid-cols-12">
      <h2 id={id} className="font-display text-heading lg:col-span-6">
        {heading}
      </h2>
      {text && <p className="max-w-[56ch] text-ink-soft print:max-w-none lg:col-span-5 lg:col-start-8">{text}</p>}
    </div>
  );
}
