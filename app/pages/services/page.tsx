import { Link } from 'react-router';
import { CallButton } from '#app/blocks/call-button.tsx';
import { ClosingSection } from '#app/blocks/closing-section.tsx';
import { Figures } from '#app/blocks/figures.tsx';
import { PageHeading } from '#app/blocks/page-heading.tsx';
import { PriceAndTimeline } from '#app/blocks/price-and-timeline.tsx';
import { SectionHeading } from '#app/blocks/section-heading.tsx';
import { TickList } from '#app/blocks/tick-list.tsx';
import { contactPath } from '#app/lib/contact-links.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Photo } from '#app/ui/photo.tsx';
import type { ServicesView } from '#content-model/views.ts';

export function Page(page: ServicesView) {
  return (
    <>
      <PageHeading heading={page.hero.heading} text={page.hero.text} />
      <div className="page">
        <Figures figures={page.figures} className="border-y border-line py-7" />
      </div>
      <ol className="page grid gap-y-20 py-(--section) lg:gap-y-28 print:gap-y-10">
        {page.services.map((service, index) => (
          <ServiceBlock key={service.path} service={service} first={index === 0} />
        ))}
      </ol>
      <Process {...page.process} />
      <Guarantees {...page.guarantees} />
      <ClosingSection {...page.closing}>
        <ButtonLink to="/contact">Contact us</ButtonLink>
        <CallButton />
      </ClosingSection>
    </>
  );
}

function ServiceBlock({ service, first }: { service: ServicesView['services'][number]; first: boolean }) {
  return (
    <li className="group grid items-center gap-x-10 gap-y-7 lg:grid-cols-12 print:grid-cols-[60mm_1fr] print:items-start">
      <Photo
        picture={service.picture}
        sizes="(min-width: 64rem) 58vw, 88vw"
        priority={first}
        className="aspect-3/2 lg:col-span-7 lg:group-even:order-2"
      />
      <div className="lg:col-span-5 lg:group-odd:pl-4 lg:group-even:pr-4">
        <h2 className="font-display text-heading">
          <Link to={service.path} viewTransition className="hover:text-accent">
            {service.name}
          </Link>
        </h2>
        <p className="mt-3 mb-6 text-ink-soft">{service.summary}</p>
        <PriceAndTimeline price={service.price} timeline={service.timeline} />
        <TickList items={service.features} className="mt-6 sm:grid-cols-2 sm:gap-x-6" />
        <ButtonLink to={contactPath(service.slug)} variant="outline" className="mt-7">
          Get Quote for {service.name}
        </ButtonLink>
      </div>
    </li>
  );
}

function Process({ heading, text, items }: ServicesView['process']) {
  return (
    <section id="process" aria-labelledby="process-heading" className="bg-sunken">
      <div className="page py-(--section)">
        <SectionHeading id="process-heading" heading={heading} text={text} />
        <ol className="mt-12 grid gap-y-8 sm:grid-cols-2 lg:grid-cols-5">
          {items.map(({ title, text }, index) => (
            <li key={title} className="border-t border-brass pt-4 pr-6">
              <span aria-hidden="true" className="font-display text-figure text-brass">
                {index + 1}
              </span>
              <h3 className="mt-4 font-display text-subheading">{title}</h3>
              <p className="mt-2 text-small text-ink-soft">{text}</p>
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
      <ul className="mt-10 grid gap-x-10 md:grid-cols-2">
        {items.map(({ claim, title, text }) => (
          <li key={claim} className="border-t border-line py-6">
            <h3 className="font-display text-subheading">{title}</h3>
            <p className="mt-2 text-ink-soft">
              {text}{' '}
              <Link to={`/terms#${claim}`} viewTransition className="underline decoration-brass underline-offset-4">
                Terms<span className="sr-only"> of: {title}</span>
              </Link>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
