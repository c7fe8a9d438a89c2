import { ButtonLink } from '#app/ui/button.tsx';
import { Photo } from '#app/ui/photo.tsx';
import { Range } from '#app/ui/range.tsx';
import { CardLink } from '#app/ui/text-link.tsx';
import type { CaseCard, LatestCases } from '#content-model/views.ts';
import { fixedPages } from '#contract/fixed-pages.ts';
import { SectionHeading } from './section-heading.tsx';

/** Up to three finished projects; nothing where there are none. */
export function LatestCasesSection({ cases, className = 'py-(--section)' }: { cases: LatestCases; className?: string }) {
  if (!cases) return null;
  return (
    <section aria-labelledby="cases-heading" className={`page ${className}`}>
      <SectionHeading id="cases-heading" heading={cases.heading} text={cases.text} />
      <ul className={`mt-10 grid gap-x-8 gap-y-10 ${columns[cases.items.length]}`}>
        {cases.items.map((item) => (
          <Card key={item.path} {...item} />
        ))}
      </ul>
      <ButtonLink href={fixedPages.cases.path} variant="link" className="mt-8">
        See all finished projects
      </ButtonLink>
    </section>
  );
}

const columns: Record<number, string> = { 1: '', 2: 'md:grid-cols-2', 3: 'md:grid-cols-3' };

function Card({ title, path, kind, locality, size, budget, days, hero }: CaseCard) {
  return (
    <li className="group relative only:md:grid only:md:grid-cols-2 only:md:items-end only:md:gap-x-8">
      {/* The link beside it says what it shows. */}
      <Photo picture={{ ...hero, alt: '' }} slot sizes="(min-width: 48rem) 46vw, 88vw" />
      <div>
        <h3 className="mt-4 font-display text-subheading">
          <CardLink href={path}>{title}</CardLink>
        </h3>
        <p className="mt-1 text-ink-soft">
          {kind} in {locality}, {size}, <Range text={budget} />
        </p>
        <p className="mt-1 text-small text-accent">
          {days.promised} promised, {days.comparison}
        </p>
      </div>
    </li>
  );
}
