import { FigureTermsLink } from '#app/blocks/links.tsx';
import { TickList } from '#app/blocks/tick-list.tsx';
import type { View } from '#content-model/views.ts';
import { CloseUp } from './close-up.tsx';

/** A service's features beside its benefits; if there is a close-up, both beside that. */
export function FeaturesSection({ features, benefits, detail }: View<'service'>) {
  return (
    <div className="page grid gap-x-10 gap-y-14 py-(--section) md:grid-cols-2">
      <section aria-labelledby="features-heading">
        <h2 id="features-heading" className="font-display text-heading">
          What we do
        </h2>
        <TickList items={features} className="mt-7" />
      </section>
      <section aria-labelledby="benefits-heading">
        <h2 id="benefits-heading" className="font-display text-heading">
          What you gain
        </h2>
        <ul className="mt-7 mb-2">
          {benefits.map((benefit) => (
            <li key={benefit} className="border-t border-line py-4 last:border-b">
              {benefit}
            </li>
          ))}
        </ul>
        <FigureTermsLink />
      </section>
      {detail && <CloseUp picture={detail} className="self-start md:sticky md:top-24 md:col-start-2 md:row-span-2 md:row-start-1" />}
    </div>
  );
}
