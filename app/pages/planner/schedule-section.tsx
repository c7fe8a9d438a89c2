import { SectionHeading } from '#app/blocks/section-heading.tsx';
import type { ProjectEstimate, ScheduleBar } from '#app/project/estimate-types.ts';
import { RangeText } from '#app/ui/range-text.tsx';
import type { View } from '#content-model/views.ts';
import { scheduleOf } from '#contract/estimate.ts';

/**
 * The chosen services one after another, each with a bar: solid for the days it takes at least, pale for those it may
 * take. There is nothing to show before one is chosen.
 */
export function ScheduleSection({ heading, text, estimate }: View<'planner'>['words']['schedule'] & { estimate: ProjectEstimate }) {
  const { bars, max, dayRange } = scheduleOf(estimate);
  if (bars.length === 0) return null;
  return (
    <section aria-labelledby="schedule-heading" className="page pt-(--section)">
      <SectionHeading id="schedule-heading" heading={heading} text={text} />
      <p className="mt-6 print:mt-2">
        <RangeText text={dayRange} className="font-display text-figure print:text-heading" />
        <span className="ml-2 text-small text-ink-soft"> days in all</span>
      </p>
      <ol className="mt-6 grid gap-y-4 sm:gap-y-0 print:mt-2">
        {bars.map((bar) => (
          <BarRow key={bar.service.slug} bar={bar} max={max} />
        ))}
      </ol>
      <p className="mt-4 flex flex-wrap gap-x-6 text-small text-ink-soft print:mt-2">
        <Legend label="at least" className="fill-choice" />
        <Legend label="if it takes longer" className="fill-choice opacity-40" />
      </p>
    </section>
  );
}

function BarRow({ bar: { service, from, min, max: longest }, max }: { bar: ScheduleBar; max: number }) {
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 border-line sm:grid-cols-[minmax(11rem,2fr)_7fr_6rem] sm:border-t sm:py-3 print:grid-cols-[2fr_5fr_5rem] print:py-1">
      <span className="leading-snug">{service.name}</span>
      <RangeText text={service.timeline} className="text-right text-small whitespace-nowrap text-ink-soft sm:order-last print:order-last" />
      <svg
        viewBox={`0 0 ${max} 1`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="h-4 w-full bg-sunken max-sm:col-span-full sm:bg-transparent print:col-span-1 print:h-2.5"
      >
        <rect x={from} width={min} height="1" className="fill-choice" />
        <rect x={from + min} width={longest - min} height="1" className="fill-choice opacity-40" />
      </svg>
    </li>
  );
}

function Legend({ label, className }: { label: string; className: string }) {
  return (
    <span className="inline-flex items-center gap-2">
      <svg viewBox="0 0 3 1" preserveAspectRatio="none" aria-hidden="true" className="h-2.5 w-6">
        <rect width="3" height="1" className={className} />
      </svg>
      {label}
    </span>
  );
}
