import { isEmpty } from '#app/project/stored-project.ts';
import { BriefSection } from './brief-section.tsx';
import { ChoiceSection } from './choice-section.tsx';
import { PicturesSection } from './pictures-section.tsx';
import type { PlannerProps } from './planner-props.ts';
import { ScheduleSection } from './schedule-section.tsx';

/** All of a project. On paper and in `data-sheet` the variant `sheet` (app.css) leaves out what is not chosen. */
export function ProjectSections(props: PlannerProps) {
  const { words, project, estimate } = props;
  return (
    // On paper the sections are closer together, so that a whole home is two sheets.
    <div className="print:[--section:4mm]">
      {!isEmpty(project) && (
        <h1 data-brief className="mb-4 hidden font-display text-title print:block">
          {words.hero.heading}
          <span className="mt-1 block font-text text-small text-ink-soft">
            {new Intl.DateTimeFormat('en-IN', { dateStyle: 'long' }).format(new Date())}
          </span>
        </h1>
      )}
      <ChoiceSection {...props} />
      <ScheduleSection {...words.schedule} estimate={estimate} />
      <PicturesSection {...props} />
      <BriefSection {...props} />
    </div>
  );
}
