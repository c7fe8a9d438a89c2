import type { PartProps, PlannerStudio } from './planner-parts.ts';
import { ProjectSheet } from './project-sheet.tsx';

/** The printed project, under the studio's contact and the date. */
export function PaperBrief({ page, project, studio }: Pick<PartProps, 'page' | 'project'> & { studio: PlannerStudio }) {
  const { fullName, city, phone, email } = studio;
  const today = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long' }).format(new Date());
  return (
    <div data-brief className="hidden print:block">
      <div className="mb-[6mm] flex items-end justify-between border-b border-brass pb-[3mm]">
        <div>
          <h1 className="font-display text-heading">{page.hero.heading}</h1>
          <p className="text-small text-ink-soft">{today}</p>
        </div>
        <p className="text-right text-small">
          <strong className="font-display text-subheading">{fullName}</strong>, {city}
          <br />
          {phone}, {email}
        </p>
      </div>
      <ProjectSheet page={page} project={project} />
    </div>
  );
}
