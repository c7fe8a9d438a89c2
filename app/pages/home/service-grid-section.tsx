import { SectionHeading } from '#app/blocks/section-heading.tsx';
import { Photo } from '#app/ui/photo.tsx';
import { RangeText } from '#app/ui/range-text.tsx';
import type { View } from '#content-model/views.ts';

/** All services as cards; on phones a row to swipe. In four columns the first and the last three are wide. */
export function ServiceGridSection({ heading, text, items }: View<'home'>['serviceCards']) {
  return (
    <section aria-labelledby="services-heading" className="page pb-(--section) md:pb-[calc(var(--section)-3.5rem)]">
      <SectionHeading id="services-heading" heading={heading} text={text} />
      <ul
        data-shows-focused
        className="swipe-row mt-8 grid gap-x-5 md:mt-12 md:grid-cols-3 lg:mt-16 lg:grid-cols-4 wide-ends xl:gap-x-10 print:grid-cols-3 print:gap-x-6"
      >
        {items.map(({ name, path, price, timeline, hero, card }) => (
          <li key={path} className="group relative md:row-span-4 md:grid md:grid-cols-1 md:grid-rows-subgrid md:pb-14 print:pb-6">
            <div>
              {/* Empty alt: here visitors look for the service's name; its own page describes the picture. */}
              <Photo picture={{ ...hero, alt: '' }} fewSizes shape="free" className="aspect-4/3 md:aspect-4/5 lg:aspect-auto lg:h-96" />
              <h3 className="mt-5 font-display text-subheading">
                <a className="card-link" href={path}>
                  {name}
                </a>
              </h3>
              <p className="mt-1.5">
                <span className="text-small text-ink-soft">from</span> {price.words} · <RangeText text={timeline} />
              </p>
              <p className="mt-2 mb-4 text-ink-soft">{card.text}</p>
            </div>
            <ul className="grid text-small md:row-span-3 md:grid-rows-subgrid [&>li]:border-t [&>li]:border-line [&>li]:py-2">
              {card.features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
