import { CallButton } from '#app/blocks/call-button.tsx';
import { ClosingSection } from '#app/blocks/closing-section.tsx';
import { Figures } from '#app/blocks/figures.tsx';
import { Letterhead } from '#app/blocks/letterhead.tsx';
import { PageHeading } from '#app/blocks/page-heading.tsx';
import { PointsSection } from '#app/blocks/points.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import type { View } from '#content-model/views.ts';
import { fixedPages, termsPath } from '#contract/page-paths.ts';
import { AgreementSection } from './agreement-section.tsx';
import { ServiceBlocksSection } from './service-blocks-section.tsx';
import { ServiceListSection } from './service-list-section.tsx';

export function ServicesPage(page: View<'services'>) {
  return (
    <>
      <Letterhead />
      <PageHeading heading={page.hero.heading} text={page.hero.text} />
      <ServiceListSection groups={page.groups} services={page.services} />
      <div className="page pt-10 lg:pt-16 print:hidden">
        <Figures figures={page.figures} className="border-y border-line py-7" />
      </div>
      <ServiceBlocksSection services={page.services} />
      <PointsSection id="process" {...page.process} variant="line" columns={5} numbered sunken />
      <AgreementSection payment={page.payment} delay={page.delay} />
      <PointsSection id="guarantees" {...page.guarantees} items={page.guarantees.items.map(withTerms)} variant="rows" columns={2} />
      <ClosingSection {...page.closing}>
        <ButtonLink href={fixedPages.contact.path}>Contact us</ButtonLink>
        <CallButton />
      </ClosingSection>
    </>
  );
}

function withTerms({ claim, title, text }: View<'services'>['guarantees']['items'][number]) {
  const textAndLink = (
    <>
      {text}{' '}
      <TextLink href={termsPath(claim)}>
        Terms<span className="sr-only"> of: {title}</span>
      </TextLink>
    </>
  );
  return { title, text: textAndLink };
}
