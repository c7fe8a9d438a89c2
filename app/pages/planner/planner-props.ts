import type { ProjectEstimate } from '#app/project/estimate-types.ts';
import type { ProjectChange } from '#app/project/project-changes.ts';
import type { SaveFailure } from '#app/project/stored-project.ts';
import type { PriceList, View } from '#content-model/views.ts';
import type { Project } from '#contract/project.ts';

/** What is the same for every project: the page's words, what it may show, and the prices. */
export type PlannerContent = View<'planner'> & { priceList: PriceList };

/**
 * What every part of the planner gets: the content, the project with its estimate, and what changes it. `failure`: the
 * last change is not stored, so the project cannot go along to the contact form.
 */
export type PlannerProps = PlannerContent & {
  project: Project;
  estimate: ProjectEstimate;
  change: (change: ProjectChange) => void;
  failure?: SaveFailure | undefined;
};
