import type { ReactNode } from 'react';
import { SectionHeading } from './section-heading.tsx';

type Point = {
  title: string;
  text: ReactNode;
  /** Above the title: a year, or an icon. */
  mark?: ReactNode;
  belowTitle?: ReactNode;
};

type PointsProps = { items: Point[]; variant: keyof typeof variants; columns: keyof typeof grids; numbered?: boolean };

type PointsSectionProps = PointsProps & { id: string; heading: string; text?: string | undefined; sunken?: boolean; children?: ReactNode };

/** A part of a page: its heading, `children`, points. A `sunken` one has a darker ground over the whole width. */
export function PointsSection({ id, heading, text, sunken = false, children, ...points }: PointsSectionProps) {
  const headingId = `${id}-heading`;
  return (
    <section id={id} aria-labelledby={headingId} className={sunken ? 'bg-sunken' : 'page py-(--section)'}>
      <div className={sunken ? 'page py-(--section)' : undefined}>
        <SectionHeading id={headingId} heading={heading} text={text} />
        {children}
        <Points {...points} />
      </div>
    </section>
  );
}

/** Points of a title and a text each; `numbered` if their order counts. */
export function Points({ items, variant, columns, numbered }: PointsProps) {
  const List = numbered ? 'ol' : 'ul';
  return (
    <List className={`mt-10 grid print:mt-4 ${grids[columns]} ${variants[variant].list}`}>
      {items.map(({ title, text, mark, belowTitle }, index) => (
        <li key={title} className={`${variants[variant].item} ${numbered ? variants[variant].numbered : ''}`}>
          {numbered && (
            <span aria-hidden="true" className="font-display text-subheading text-accent">
              {index + 1}
            </span>
          )}
          <div>
            {mark}
            <h3 className="font-display text-subheading">{title}</h3>
            {belowTitle}
            <p className="mt-2 text-ink-soft">{text}</p>
          </div>
        </li>
      ))}
    </List>
  );
}

const grids = {
  1: '',
  2: 'sm:grid-cols-2',
  3: 'md:grid-cols-3',
  4: 'sm:grid-cols-2 lg:grid-cols-4',
  5: 'lg:grid-cols-5 print:grid-cols-5',
};

/** `rows`: a thin line above each. `line`: along one line. `leftRule`: a line at the left of each. */
const variants = {
  rows: { list: 'gap-x-10', item: 'border-t border-line py-6 print:py-3', numbered: 'grid grid-cols-[3.5rem_1fr]' },
  line: { list: 'gap-y-8', item: 'border-t border-brass pt-4 pr-6 print:pr-3', numbered: 'max-lg:grid grid-cols-[3.5rem_1fr] print:block' },
  leftRule: { list: 'gap-y-10', item: 'border-l border-brass px-5', numbered: '' },
};
