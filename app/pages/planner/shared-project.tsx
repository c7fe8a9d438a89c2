import { useState } from 'react';
import { focusMain } from '#app/lib/focus.ts';
import { setQuery } from '#app/lib/location.ts';
import { mergeProjects } from '#app/project/merge-projects.ts';
import { isEmpty, type SaveFailure, saveFailures } from '#app/project/stored-project.ts';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { showToast } from '#app/ui/toast.ts';
import { estimateOf } from '#contract/estimate.ts';
import { type Project, projectSchema } from '#contract/project.ts';
import { decodeProject } from '#contract/project-link.ts';
import { withoutUnknownEntries } from './known-entries.ts';
import type { PlannerContent } from './planner-props.ts';
import { ProjectSections } from './project-sections.tsx';

type ReplaceProject = (project: Project) => SaveFailure | undefined;
type SharedProjectProps = PlannerContent & { own: Project; replaceProject: ReplaceProject; fragment: string };

/** The project that a link holds: shown first, and kept on this device only if the visitor says so. */
export function SharedProject({ own, replaceProject, fragment, ...content }: SharedProjectProps) {
  const decoded = decodeProject(fragment);
  const shared = decoded.project && withoutUnknownEntries(decoded.project, content);

  if (!decoded.project || !shared || isEmpty(shared)) {
    return <BrokenLinkMessage problem={decoded.problem ?? 'Nothing in this link is on this website any more.'} />;
  }
  return (
    <section aria-labelledby="shared-heading">
      <div className="no-print page pb-12">
        <div className="border-t border-brass pt-8 lg:pt-10">
          <h2 id="shared-heading" className="font-display text-heading">
            A project that was shared with you
          </h2>
          {/* All of it: a newer page may know what this one does not. */}
          <SharedProjectChoices own={own} shared={decoded.project} replaceProject={replaceProject} />
        </div>
      </div>
      <div data-sheet>
        {/* What is shared is not stored before the visitor keeps it. */}
        <ProjectSections {...content} project={shared} estimate={estimateOf(content.priceList.services, shared)} change={() => {}} />
      </div>
    </section>
  );
}

/** Shows the visitor's own project instead. */
function leave() {
  setQuery('');
  focusMain();
}

type SharedProjectChoicesProps = { own: Project; shared: Project; replaceProject: ReplaceProject };

/** What can be done with the shared project, and what then happens to the visitor's own. */
function SharedProjectChoices({ own, shared, replaceProject }: SharedProjectChoicesProps) {
  const [problem, setProblem] = useState('');

  function take(project: Project) {
    if (!projectSchema.safeParse(project).success) {
      return setProblem('Both together are too much for one project: replace yours, or keep yours as it is.');
    }
    const failure = replaceProject(project);
    if (failure) return setProblem(saveFailures[failure]);
    leave();
    showToast({ title: 'Kept on this device', kind: 'success' });
  }

  const choices = isEmpty(own)
    ? [{ name: 'Keep it on this device', act: () => take(shared) }]
    : [
        { name: 'Add it to mine', act: () => take(mergeProjects(own, shared)) },
        { name: 'Replace mine with it', act: () => take(shared) },
      ];
  return (
    <div className="mt-4 max-w-[60ch]">
      <p className="text-ink-soft">
        {isEmpty(own)
          ? 'So far it is only in the link. Keep it on this device to go on with it.'
          : 'So far it is only in the link, and your own project is unchanged. You can add it to yours: notes are joined, and where both have an area, yours stays. Or replace yours with it; yours is then deleted.'}
      </p>
      <p className="mt-6 flex flex-wrap gap-3">
        {[...choices, { name: 'Do not keep it', act: leave }].map(({ name, act }, index) => (
          <Button key={name} variant={index === 0 ? 'default' : 'outline'} onClick={act}>
            {name}
          </Button>
        ))}
      </p>
      <p role="alert" className="mt-3 text-small text-danger empty:sr-only">
        {problem}
      </p>
    </div>
  );
}

function BrokenLinkMessage({ problem }: { problem: string }) {
  return (
    <section className="page pb-(--section)">
      <div role="alert" className="flex max-w-[60ch] items-start gap-3 border-t border-brass pt-8 text-lead">
        <Icon name="alert" size={24} className="mt-1 text-danger" />
        <p>{problem}</p>
      </div>
      <Button className="mt-6" onClick={leave}>
        Go to my own project
      </Button>
    </section>
  );
}
