import page from 'virtual:content/project';
import { useEffect } from 'react';
import { holdsProject } from '#app/project/link.ts';
import { isEmpty } from '#app/project/store.ts';
import { projectKey } from '#app/project/stored-project.ts';
import { useProject } from '#app/project/use-project.ts';
import type { Wake } from '#app/ui/island/island.tsx';
import { useHash } from '#app/ui/use-address.ts';
import type { ProjectView, SiteView } from '#content-model/views.ts';
import type { Project } from '#contract/project.ts';
import { AlternativesSection } from './alternatives-section.tsx';
import { BriefSection } from './brief-section.tsx';
import { PaperBrief } from './paper-brief.tsx';
import { PicturesSection } from './pictures-section.tsx';
import { PlanSection } from './plan-section.tsx';
import { SharedProject } from './shared-project.tsx';
import { SumBar } from './sum-bar.tsx';
import { TimetableSection } from './timetable-section.tsx';

/** Named on paper. */
export type PlannerStudio = Pick<SiteView['studio'], 'fullName' | 'city' | 'phone' | 'email'>;

/** What every part of the planner gets: the page's words and facts, the project, and what changes it. */
export type PartProps = { page: ProjectView; project: Project; change: (change: (project: Project) => Project) => void };

Planner.wake = ['used', `stored:${projectKey}`] satisfies Wake[];

/** The visitor's own project, or one that a link holds. */
export function Planner({ studio }: { studio: PlannerStudio }) {
  const { project: saved, change, problem } = useProject();
  const hash = useHash();
  const project = onThisSite(saved, page);

  // The number in the header counts what is shown here.
  useEffect(() => {
    if (project.pictures.length < saved.pictures.length || project.services.length < saved.services.length) change(() => project);
  });

  const parts = { page, project, change };
  if (holdsProject(hash)) return <SharedProject {...parts} fragment={hash} />;
  return (
    <>
      <div className="print:hidden">
        <PlanSection {...parts} />
        <TimetableSection page={page} project={project} />
        <AlternativesSection {...parts} />
        <PicturesSection {...parts} />
        <BriefSection {...parts} problem={problem} />
      </div>
      <SumBar page={page} project={project} />
      {!isEmpty(project) && <PaperBrief page={page} project={project} studio={studio} />}
    </>
  );
}

/** A project without the pictures and services that the site no longer has. */
export function onThisSite(project: Project, { savable, services }: ProjectView): Project {
  return {
    ...project,
    pictures: project.pictures.filter(({ photo }) => savable.some((each) => each.photo === photo)),
    services: project.services.filter(({ slug }) => services.some((each) => each.slug === slug)),
  };
}
