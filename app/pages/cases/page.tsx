import { CaseCard } from '#app/blocks/case-card.tsx';
import { ClosingSection } from '#app/blocks/closing-section.tsx';
import { PageHeading } from '#app/blocks/page-heading.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import type { View } from '#content-model/views.ts';
import { fixedPages } from '#contract/page-paths.ts';

export function CasesPage({ hero, items, closing }: View<'cases'>) {
  return (
    <>
      <PageHeading heading={hero.heading} text={hero.text} />
      <ol className="page pb-(--section) grid gap-x-10 gap-y-14 md:grid-cols-2">
        {items.map((item, index) => (
          <CaseCard key={item.path} item={item} heading="h2" priority={index === 0} />
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
