import { Range } from '#app/ui/range.tsx';
import type { ProjectView, SavablePicture } from '#content-model/views.ts';
import { estimate } from '#contract/estimate.ts';
import { fileName, pictureFolder, smallJpeg } from '#contract/picture-files.ts';
import { EstimateTable, Total } from './estimate-card.tsx';
import type { PartProps } from './planner-parts.ts';
import { TimelineBars } from './timetable-section.tsx';

type ProjectSheetProps = Pick<PartProps, 'page' | 'project'>;

/** A whole project to read: a shared one on screen, the visitor's own on paper. */
export function ProjectSheet({ page, project }: ProjectSheetProps) {
  const sum = estimate(page.services, project);
  const hasSum = sum.lines.length > 0;
  return (
    // Chromium prints a grid that goes over a page break on top of itself.
    <div className="grid gap-12 print:block print:space-y-[6mm]">
      {project.notes.trim() && (
        <section>
          <h3 className="font-display text-subheading">Notes</h3>
          <p className="mt-2 max-w-[64ch] whitespace-pre-line">{project.notes}</p>
        </section>
      )}
      {project.pictures.length > 0 && <Pictures page={page} project={project} />}
      {(hasSum || sum.alternatives.length > 0) && (
        <div className="grid items-start gap-12 lg:grid-cols-2 print:block print:space-y-[6mm]">
          {hasSum && (
            <section>
              <h3 className="font-display text-subheading">{page.estimate.heading}</h3>
              <Total estimate={sum} />
              <EstimateTable estimate={sum} />
              <p className="mt-3 text-caption text-ink-soft">{page.estimate.text}</p>
            </section>
          )}
          {hasSum && (
            <section className="break-inside-avoid">
              <h3 className="font-display text-subheading">{page.timeline.heading}</h3>
              <TimelineBars sum={sum} />
              <p className="mt-3 text-caption text-ink-soft">{page.timeline.text}</p>
            </section>
          )}
          {sum.alternatives.length > 0 && <Alternatives page={page} services={sum.alternatives} />}
        </div>
      )}
    </div>
  );
}

/** The printed project, under the studio's contact and the date. */
export function PaperBrief({ page, project }: ProjectSheetProps) {
  const { fullName, city, phone, email } = page.studio;
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

/** On paper more pictures are smaller ones, so that they fit on two sheets, and a last row of one is avoided. */
function columns(count: number): string {
  if (count > 16) return 'print:grid-cols-6';
  if (count <= 3) return 'print:grid-cols-3';
  return count % 4 === 1 ? 'print:grid-cols-5' : 'print:grid-cols-4';
}

function Pictures({ page, project }: ProjectSheetProps) {
  return (
    <section>
      <h3 className="font-display text-subheading">Pictures</h3>
      <ul className={`mt-4 grid grid-cols-2 gap-x-5 gap-y-6 md:grid-cols-4 print:mt-2 print:gap-[4mm] ${columns(project.pictures.length)}`}>
        {project.pictures.map(({ photo, note }) => {
          const picture = page.savable.find((each) => each.photo === photo);
          return picture && <SheetPicture key={photo} picture={picture} note={note} />;
        })}
      </ul>
    </section>
  );
}

/** Not the lazy photograph of other pages: paper does not wait for pictures that are fetched when they are seen. */
function SheetPicture({ picture, note }: { picture: SavablePicture; note: string }) {
  const { name, avif, alt, title, width, height, tone } = picture;
  return (
    <li>
      <picture className={`block aspect-3/2 overflow-hidden tone-${tone}`}>
        <source type="image/avif" srcSet={pictureFolder + fileName(name, avif[0], 'avif')} />
        <img src={smallJpeg(picture)} alt={alt} width={width} height={height} className="photo" />
      </picture>
      <p className="mt-1.5 text-caption leading-snug text-ink-soft">{title}</p>
      {note && <p className="mt-1 text-small leading-snug">{note}</p>}
    </li>
  );
}

function Alternatives({ page, services }: { page: ProjectView; services: ProjectView['services'] }) {
  return (
    <section className="lg:col-span-2">
      <h3 className="font-display text-subheading">{page.alternatives.heading}</h3>
      <p className="mt-1 text-caption text-ink-soft">{page.alternatives.text}</p>
      <ul className="mt-2">
        {services.map(({ slug, name, price, timeline }) => (
          <li key={slug} className="flex flex-wrap justify-between gap-x-6 border-t border-line py-2 print:py-1">
            <span>{name}</span>
            <span>
              from {price}, <Range text={timeline} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
