import { TickList } from '#app/blocks/tick-list.tsx';

/** A service's features beside its benefits. */
export function FeaturesAndBenefits({ features, benefits }: { features: string[]; benefits: string[] }) {
  return (
    <div className="page grid gap-x-10 gap-y-14 py-(--section) lg:grid-cols-12">
      <section aria-labelledby="features-heading" className="lg:col-span-5">
        <h2 id="features-heading" className="font-display text-heading">
          What we do
        </h2>
        <TickList items={features} className="mt-7" />
      </section>
      <section aria-labelledby="benefits-heading" className="lg:col-span-6 lg:col-start-7">
        <h2 id="benefits-heading" className="font-display text-heading">
          What you gain
        </h2>
        <ul className="mt-7">
          {benefits.map((benefit) => (
            <li key={benefit} className="border-t border-line py-4 last:border-b">
              {benefit}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
