import { SectionHeading } from '#app/blocks/section-heading.tsx';
import type { AboutView } from '#content-model/views.ts';

/** The studio's years, along one line. */
export function TimelineSection({ heading, text, items }: AboutView['timeline']) {
  return (
    <section aria-labelledby="timeline-heading" className="bg-sunken">
      <div className="page py-(--section)">
        <SectionHeading id="timeline-heading" heading={heading} text={text} />
        <ol className="mt-12 grid md:grid-cols-2 lg:grid-cols-4">
          {items.map(({ year, title, text }) => (
            <li key={year} className="relative border-brass pt-1 pb-8 pl-7 max-md:border-l md:border-t md:pt-7 md:pr-8 md:pl-0">
              <span aria-hidden="true" className="absolute top-2.5 -left-[5px] size-[9px] bg-brass md:-top-[5px] md:left-0" />
              <p className="font-display text-figure">{year}</p>
              <h3 className="mt-3 font-display text-subheading">{title}</h3>
              <p className="mt-1 text-ink-soft">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
