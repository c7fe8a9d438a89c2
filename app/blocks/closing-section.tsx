import type { ComponentProps, ReactNode } from 'react';
import { QuoteTrigger } from '#app/quote/quote-trigger.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { fixedPages } from '#contract/page-paths.ts';

/** The end of a page: one question, and links to answer it by. */
export function ClosingSection({ heading, text, children }: { heading: string; text: string; children: ReactNode }) {
  return (
    <section className="no-print page closing pb-(--section)">
      <div className="grid gap-x-10 gap-y-6 border-t border-brass pt-10 lg:grid-cols-12 lg:pt-14">
        <h2 className="font-display text-title lg:col-span-7">{heading}</h2>
        <div className="lg:col-span-5">
          <p className="max-w-[48ch] text-lead text-ink-soft">{text}</p>
          <div className="mt-7 flex flex-wrap gap-3">{children}</div>
        </div>
      </div>
    </section>
  );
}

/** The end of a page of pictures. */
export function GalleryClosing(closing: Omit<ComponentProps<typeof ClosingSection>, 'children'>) {
  return (
    <ClosingSection {...closing}>
      <ButtonLink href={fixedPages.contact.path}>Start Your Project</ButtonLink>
      <QuoteTrigger variant="outline" />
    </ClosingSection>
  );
}
