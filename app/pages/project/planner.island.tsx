import page from 'virtual:content/project';
import { holdsProject } from '#app/project/link.ts';
import { isEmpty } from '#app/project/store.ts';
import { projectKey } from '#app/project/stored-project.ts';
import { useProject } from '#app/project/use-project.ts';
import type { Wake } from '#app/ui/island/island.tsx';
import { useAddress } from '#app/ui/use-address.ts';
import { estimate } from '#contract/estimate.ts';
import { BriefSection } from './brief-section.tsx';
import { NotShown } from './not-shown.tsx';
import { PicturesSection } from './pictures-section.tsx';
import { PlanSection } from './plan-section.tsx';
import { onThisSite } from './planner-parts.ts';
import { PaperBrief } from './project-sheet.tsx';
import { SharedProject } from './shared-project.tsx';
import { SumBar } from './sum-bar.tsx';
import { TimetableSection } from './timetable-section.tsx';

Planner.wake = ['used', `stored:${projectKey}`] satisfies Wake[];

/** The visitor's own project, or one that a link holds. */
export function Planner() {
  const { project: saved, change, problem } = useProject();
  const hash = useAddress('hash');
  const project = onThisSite(saved, page);

  const sum = estimate(page.services, project);
  const parts = { page, project, change };
  if (holdsProject(hash)) return <SharedProject {...parts} project={saved} fragment={hash} />;
  return (
    <>
      <div className="print:hidden">
        <NotShown {...parts} project={saved} />
        <PlanSection {...parts} sum={sum} />
        <TimetableSection {...page.timeline} sum={sum} />
        <PicturesSection {...parts} />
        <BriefSection {...parts} problem={problem} />
      </div>
      <SumBar {...sum} />
      {!isEmpty(project) && <PaperBrief page={page} project={project} />}
    </>
  );
}
