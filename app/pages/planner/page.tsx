import priceList from 'virtual:content/price-list';
import { Letterhead } from '#app/blocks/letterhead.tsx';
import { PageHeading } from '#app/blocks/page-heading.tsx';
import { Island } from '#app/ui/island/island.tsx';
import type { View } from '#content-model/views.ts';
import { Planner } from './planner.island.tsx';
import { PriceTable } from './price-table.tsx';

/** The planner; without script, and on paper while nothing is chosen, a table of all prices. */
export function PlannerPage({ words }: View<'planner'>) {
  return (
    <div className="group">
      <Letterhead />
      <div className="print:group-has-data-brief:hidden">
        <PageHeading heading={words.hero.heading} text={words.hero.text} />
      </div>
      <div className="needs-script">
        <Island of={Planner} props={{}} />
      </div>
      <p className="without-script page pb-12 text-lead">{words.withoutScript}</p>
      <div className="in-data-script:hidden print:block! print:group-has-data-brief:hidden!">
        <PriceTable {...words.prices} services={priceList.services} />
      </div>
    </div>
  );
}
