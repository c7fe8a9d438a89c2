import { ButtonLink } from '#app/ui/button.tsx';
import type { View } from '#content-model/views.ts';
import { fixedPages } from '#contract/page-paths.ts';
import { CaseCard } from './case-card.tsx';
import { SectionHeading } from './section-heading.tsx';

/** Up to three finished projects; nothing if there are none. */
export function LatestCasesSection({ cases, className }: { cases: View<'home'>['cases']; className: string }) {
  if (!cases) return null;
  return (
    <section aria-labelledby="cases-heading" className={`page ${className}`}>
      <SectionHeading id="cases-heading" heading={cases.heading} text={cases.text} />
      <ul className="mt-10 grid gap-10 md:auto-cols-fr md:grid-flow-col">
        {cases.items.map((item) => (
          <CaseCard key={item.path} item={item} />
        ))}
      </ul>
      <ButtonLink href={fixedPages.cases.path} variant="link" className="mt-8">
        See all finished projects
      </ButtonLink>
    </section>
  );
}
