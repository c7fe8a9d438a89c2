import planner from 'virtual:content/planner';
import priceList from 'virtual:content/price-list';
import { projectKey } from '#app/project/stored-project.ts';
import { useProject } from '#app/project/use-project.ts';
import type { Wake } from '#app/ui/island/island.tsx';
import { useLocation } from '#app/ui/use-location.ts';
import { estimateOf } from '#contract/estimate.ts';
import { holdsProject } from '#contract/project-link.ts';
import { EstimateBar } from './estimate-bar.tsx';
import { withoutUnknownEntries } from './known-entries.ts';
import { ProjectSections } from './project-sections.tsx';
import { SharedProject } from './shared-project.tsx';
import { UnknownEntriesNotice } from './unknown-entries-notice.tsx';

const content = { ...planner, priceList };

Planner.wake = ['used', `stored:${projectKey}`] satisfies Wake[];

/** The visitor's own project, or one that a link holds. */
export function Planner() {
  const { project: saved, change, replaceProject, failure } = useProject();
  const hash = useLocation('hash');
  if (holdsProject(hash)) return <SharedProject {...content} own={saved} replaceProject={replaceProject} fragment={hash} />;

  const project = withoutUnknownEntries(saved, content);
  const estimate = estimateOf(priceList.services, project);
  return (
    <>
      <UnknownEntriesNotice saved={saved} known={project} remove={() => change((before) => withoutUnknownEntries(before, content))} />
      <ProjectSections {...content} project={project} estimate={estimate} change={change} failure={failure} />
      <EstimateBar {...estimate} isSaved={!failure} />
    </>
  );
}
