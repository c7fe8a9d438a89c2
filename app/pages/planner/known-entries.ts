import type { Project } from '#contract/project.ts';
import type { PlannerContent } from './planner-props.ts';

/** What this page can show of a project. The rest stays saved, and in a link: a newer page of the site may know it. */
export function withoutUnknownEntries(project: Project, { savable, priceList }: PlannerContent): Project {
  return {
    ...project,
    pictures: project.pictures.filter(({ photo }) => savable.some((each) => each.photo === photo)),
    services: project.services.filter(({ slug }) => priceList.services.some((each) => each.slug === slug)),
  };
}
