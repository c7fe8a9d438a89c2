import { useState } from 'react';
import { useNavigate } from 'react-router';
import { decodeProject } from '#app/project/link.ts';
import { mergeProjects } from '#app/project/merge.ts';
import { isEmpty } from '#app/project/store.ts';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { type Project, projectSchema } from '#contract/project.ts';
import { onThisSite, type PartProps } from './planner.tsx';
import { ProjectSheet } from './project-sheet.tsx';

/** The project that a link holds: shown first, and kept on this device only where the visitor says so. */
export function SharedProject({ page, project: own, change, fragment }: PartProps & { fragment: string }) {
  const navigate = useNavigate();
  const [problem, setProblem] = useState('');
  const opened = decodeProject(fragment);
  const leave = () => navigate('/project', { replace: true });

  function keep(project: Project) {
    if (!projectSchema.safeParse(project).success)
      return setProblem('Both together are too much for one project: replace yours, or keep yours as it is.');
    change(() => project);
    leave();
  }

  if (!opened.project) {
    return (
      <section className="page pb-(--section)">
        <div role="alert" className="flex max-w-[60ch] items-start gap-3 border-t border-brass pt-8 text-lead">
          <Icon name="alert" size={24} className="mt-1 text-danger" />
          <p>{opened.problem}</p>
        </div>
        <Button className="mt-6" onClick={leave}>
          Go to my own project
        </Button>
      </section>
    );
  }

  const shared = onThisSite(opened.project, page);
  return (
    <section aria-labelledby="shared-heading" className="page pb-(--section)">
      <div className="mb-12 border-t border-brass pt-8 lg:pt-10">
        <h2 id="shared-heading" className="font-display text-heading">
          A project that was shared with you
        </h2>
        <div className="no-print mt-4 max-w-[60ch]">
          {isEmpty(own) ? (
            <p className="text-ink-soft">It is in the link alone. Keep it on this device if you want to go on with it.</p>
          ) : (
            <p className="text-ink-soft">
              It is in the link alone, and yours is as it was. You can add what it has to yours, or put it in the place of yours, which is
              then gone.
            </p>
          )}
          <p className="mt-6 flex flex-wrap gap-3">
            {isEmpty(own) ? (
              <Button onClick={() => keep(shared)}>Keep it on this device</Button>
            ) : (
              <>
                <Button onClick={() => keep(mergeProjects(own, shared))}>Add it to mine</Button>
                <Button variant="outline" onClick={() => keep(shared)}>
                  Replace mine with it
                </Button>
              </>
            )}
            <Button variant="outline" onClick={leave}>
              Leave it
            </Button>
          </p>
          <p role="alert" className="mt-3 text-small text-danger empty:hidden">
            {problem}
          </p>
        </div>
      </div>
      <ProjectSheet page={page} project={shared} />
    </section>
  );
}
