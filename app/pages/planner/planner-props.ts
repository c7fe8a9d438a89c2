import type { ProjectChange } from '#app/project/project-changes.ts';
import type { SaveFailure } from '#app/project/stored-project.ts';
import type { ContentModules, View } from '#content-model/views.ts';
import type { Project } from '#contract/project.ts';

/**
 * What every part of the planner gets: the page's words and facts, the project, and what changes it. `failure`: the last
 * change is not stored, so the project cannot go along to the contact form.
 */
export type PlannerProps = {
  view: View<'planner'> & ContentModules['price-list'];
  project: Project;
  change: (change: ProjectChange) => void;
  failure?: SaveFailure | undefined;
};
