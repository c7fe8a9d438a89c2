import { Points, PointsSection } from '#app/blocks/points.tsx';
import { Icon } from '#app/ui/icon.tsx';
import type { View } from '#content-model/views.ts';

/** The capabilities and benefit cards of a large project. */
export function CapabilitiesSection({ benefitCards, ...capabilities }: NonNullable<View<'service'>['capabilities']>) {
  const benefits = benefitCards.map(({ icon, ...benefit }) => ({
    ...benefit,
    mark: <Icon name={icon} size={22} className="mb-3 text-brass" />,
  }));
  return (
    <>
      <PointsSection id="capabilities" {...capabilities} variant="rows" columns={2} numbered sunken />
      <section aria-label="What you gain from it" className="page pt-[calc(var(--section)-2.5rem)] pb-(--section)">
        <Points items={benefits} variant="leftRule" columns={4} />
      </section>
    </>
  );
}
