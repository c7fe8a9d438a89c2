import { Letterhead } from '#app/blocks/letterhead.tsx';
import { PageHeading } from '#app/blocks/page-heading.tsx';
import { Island } from '#app/ui/island/island.tsx';
import type { ProjectView } from '#content-model/views.ts';
import { Planner } from './planner.island.tsx';
import { PriceTable } from './price-table.tsx';

/** The planner; without script, and on paper while nothing is chosen, a table of all prices. */
export function ProjectPage(page: ProjectView) {
  return (
    <div className="group">
      <Letterhead />
      <div className="print:group-has-data-brief:hidden">
        <PageHeading heading={page.hero.heading} text={page.hero.text} />
      </div>
      <div className="needs-script">
        <Island of={Planner} props={{}} />
      </div>
      <p className="without-script page pb-12 text-lead">{page.withoutScript}</p>
      <div className="in-data-script:hidden print:block! print:group-has-data-brief:hidden!">
        <PriceTable {...page.prices} services={page.services} />
      </div>
    </div>
  );
}
