import { ClosingSection } from '#app/blocks/closing-section.tsx';
import { CaseFacts } from '#app/blocks/facts.tsx';
import { PageHeading } from '#app/blocks/page-heading.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Photo } from '#app/ui/photo.tsx';
import { CardLink } from '#app/ui/text-link.tsx';
import type { CaseCard, CasesView } from '#content-model/views.ts';
import { fixedPages } from '#contract/fixed-pages.ts';

/** Every finished project, the picture left and right by turns. */
export function CasesPage({ hero, items, closing }: CasesView) {
  return (
    <>
      <PageHeading heading={hero.heading} text={hero.text} />
      <ol className="page grid gap-y-16 md:gap-y-24">
        {items.map((item, index) => (
          <Case key={item.path} {...item} first={index === 0} right={index % 2 === 1} />
        ))}
      </ol>
      <ClosingSection {...closing}>
        <ButtonLink href={fixedPages.contact.path}>Contact us</ButtonLink>
        <ButtonLink href={fixedPages.services.path} variant="outline">
          See our services
        </ButtonLink>
      </ClosingSection>
    </>
  );
}

function Case({ first, right, ...item }: CaseCard & { first: boolean; right: boolean }) {
  const { title, path, kind, locality, handover, summary, hero } = item;
  return (
    <li className="group relative grid items-center gap-x-10 gap-y-5 lg:grid-cols-12">
      {/* The link beside it says what it shows. */}
      <Photo
        picture={{ ...hero, alt: '' }}
        priority={first}
        sizes="(min-width: 64rem) 58vw, 88vw"
        className={`lg:col-span-7 lg:row-start-1 ${right ? 'lg:col-start-6' : ''}`}
      />
      <div className={`lg:col-span-5 lg:row-start-1 ${right ? 'lg:col-start-1' : ''}`}>
        <p className="text-small text-accent">
          {kind} in {locality}, {handover}
        </p>
        <h2 className="mt-2 font-display text-heading">
          <CardLink href={path}>{title}</CardLink>
        </h2>
        <p className="mt-4 max-w-[52ch] text-ink-soft">{summary}</p>
        <CaseFacts {...item} className="mt-6" />
      </div>
    </li>
  );
}
