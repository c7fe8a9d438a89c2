import { Points } from '#app/blocks/points.tsx';
import { Section } from '#app/blocks/section.tsx';
import { Icon } from '#app/ui/icon.tsx';
import type { View } from '#content-model/views.ts';

/** The capabilities and benefit cards of a large project. */
export function CapabilitiesSection({ items, benefitCards, ...heading }: NonNullable<View<'service'>['capabilities']>) {
  const benefits = benefitCards.map(({ icon, ...benefit }) => ({
    ...benefit,
    mark: <Icon name={icon} size={22} className="mb-3 text-brass" />,
  }));
  return (
    <>
      <Section id="capabilities" {...heading} sunken>
        <Points items={items} variant="rows" columns={2} numbered />
      </Section>
      <section aria-label="What you gain from it" className="page pt-[calc(var(--section)-2.5rem)] pb-(--section)">
        <Points items={benefits} variant="columns" columns={4} />
      </section>
    </>
  );
}
