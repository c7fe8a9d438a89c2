import { PageHeading } from '#app/blocks/page-heading.tsx';
import type { ProjectView } from '#content-model/views.ts';
import { PlannerLoader } from './planner-loader.tsx';
import { PriceTable } from './price-table.tsx';

/** What can be read without script is here; the planner is loaded where script runs. On paper a project has a heading of its own. */
export function Page(page: ProjectView) {
  return (
    <div className="group">
      <div className="print:group-has-data-brief:hidden">
        <PageHeading heading={page.hero.heading} text={page.hero.text} />
      </div>
      <PlannerLoader page={page}>
        <PriceTable {...page.prices} services={page.services} />
      </PlannerLoader>
    </div>
  );
}
