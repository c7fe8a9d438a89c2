import { CallButton } from '#app/blocks/call-button.tsx';
import { ClosingSection } from '#app/blocks/closing-section.tsx';
import { Figures } from '#app/blocks/figures.tsx';
import { Letterhead } from '#app/blocks/letterhead.tsx';
import { PageHeading } from '#app/blocks/page-heading.tsx';
import { SectionHeading } from '#app/blocks/section-heading.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import type { ServicesView } from '#content-model/views.ts';
import { fixedPages, termsPath } from '#contract/fixed-pages.ts';
import { AgreementSection } from './agreement-section.tsx';
import { PriceList } from './price-list.tsx';
import { ServiceBlocks } from './service-blocks.tsx';

export function ServicesPage(page: ServicesView) {
  return (
    <>
      <Letterhead />
      <PageHeading heading={page.hero.heading} text={page.hero.text} />
      <PriceList groups={page.groups} services={page.services} />
      <div className="page pt-10 lg:pt-16 print:hidden">
        <Figures figures={page.figures} className="border-y border-line py-7" />
      </div>
      <ServiceBlocks services={page.services} />
      <Process {...page.process} />
      <AgreementSection payment={page.payment} delay={page.delay} />
      <Guarantees {...page.guarantees} />
      <div className="print:hidden">
        <ClosingSection {...page.closing}>
          <ButtonLink href={fixedPages.contact.path}>Contact us</ButtonLink>
          <CallButton />
        </ClosingSection>
      </div>
    </>
  );
}

function Process({ heading, text, items }: ServicesView['process']) {
  return (
    <section id="process" aria-labelledby="process-heading" className="bg-sunken">
      <div className="page py-(--section)">
        <SectionHeading id="process-heading" heading={heading} text={text} />
        <ol className="mt-12 grid gap-y-8 sm:grid-cols-2 lg:grid-cols-5 print:mt-4 print:grid-cols-5">
          {items.map(({ title, text }, index) => (
            <li key={title} className="border-t border-brass pt-4 pr-6 max-sm:grid print:pr-3 max-sm:grid-cols-[3.5rem_1fr]">
              <span aria-hidden="true" className="font-display text-figure text-brass">
                {index + 1}
              </span>
              <div>
                <h3 className="font-display text-subheading sm:mt-4">{title}</h3>
                <p className="mt-2 text-small text-ink-soft">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function Guarantees({ heading, text, items }: ServicesView['guarantees']) {
  return (
    <section id="guarantees" aria-labelledby="guarantees-heading" className="page pt-(--section)">
      <SectionHeading id="guarantees-heading" heading={heading} text={text} />
      <ul className="mt-10 grid gap-x-10 md:grid-cols-2 print:mt-4 print:grid-cols-2">
        {items.map(({ claim, title, text }) => (
          <li key={claim} className="border-t border-line py-6 print:py-3">
            <h3 className="font-display text-subheading">{title}</h3>
            <p className="mt-2 text-ink-soft">
              {text}{' '}
              <TextLink href={termsPath(claim)}>
                Terms<span className="sr-only"> of: {title}</span>
              </TextLink>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
