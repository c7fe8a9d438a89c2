import type { ReactNode } from 'react';

/** The opening of a page without a full-width picture. */
export function PageHeading({ heading, text, children }: { heading: string; text: string; children?: ReactNode }) {
  return (
    <div className="page grid items-start gap-x-10 gap-y-6 pt-9 pb-8 md:pt-14 md:pb-12 lg:grid-cols-12 lg:pt-16">
      <h1 className="font-display text-hero lg:col-span-7">{heading}</h1>
      <div className="lg:col-span-5 lg:pt-3">
        <p className="max-w-[54ch] text-lead text-ink-soft">{text}</p>
        {children && <div className="mt-4 flex flex-wrap gap-x-6 gap-y-1.5 md:mt-6 md:gap-y-3">{children}</div>}
      </div>
    </div>
  );
}
