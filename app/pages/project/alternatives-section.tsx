import { PriceAndTimeline } from '#app/blocks/facts.tsx';
import { SectionHeading } from '#app/blocks/section-heading.tsx';
import { choose } from '#app/project/project-changes.ts';
import type { PartProps } from './planner-parts.ts';

/** Services that replace single ones: each with its price and timeline, never added to the sum. */
export function AlternativesSection({ page, project, change }: PartProps) {
  const alternatives = page.services.filter(({ alternative }) => alternative);
  if (alternatives.length === 0) return null;
  return (
    <section aria-labelledby="alternatives-heading" className="page py-(--section)">
      <SectionHeading id="alternatives-heading" heading={page.alternatives.heading} text={page.alternatives.text} />
      <ul className="mt-8 grid gap-x-8 gap-y-6 lg:mt-10 lg:grid-cols-3">
        {alternatives.map(({ slug, name, price, timeline, priceNote }) => (
          <li key={slug} className="border-t border-brass pt-4">
            <label className="flex cursor-pointer items-baseline gap-3 pb-4 font-display text-subheading">
              <input
                type="checkbox"
                checked={project.services.some((each) => each.slug === slug)}
                onChange={({ currentTarget }) => change(choose(slug, currentTarget.checked))}
                className="size-5 shrink-0 translate-y-0.5 cursor-pointer accent-choice"
              />
              <span>
                {name}
                <span className="sr-only">, as an alternative</span>
              </span>
            </label>
            <PriceAndTimeline price={price} timeline={timeline} hint={priceNote} small />
          </li>
        ))}
      </ul>
    </section>
  );
}
