import { useState } from 'react';
import { SectionHeading } from '#app/blocks/section-heading.tsx';
import { FlatButtons } from '#app/project/flat-buttons.tsx';
import { setArea, setService } from '#app/project/project-changes.ts';
import { RangeText } from '#app/ui/range-text.tsx';
import type { PriceListService } from '#content-model/views.ts';
import { estimateOf } from '#contract/estimate.ts';
import { rupees } from '#contract/lib/format-number.ts';
import { AreaField } from './area-field.tsx';
import { EstimateCard } from './estimate-card.tsx';
import type { PlannerProps } from './planner-props.ts';

/** The services to choose from, trade by trade, and beside them what they start at together. */
export function ChoiceSection({ words, trades, priceList, project, estimate, change, failure }: PlannerProps) {
  // Only alternatives, which take the place of single services, have no trade.
  const groups = [...trades, undefined]
    .map((trade) => ({
      legend: trade ?? words.alternatives.heading,
      services: priceList.services.filter((service) => service.trade === trade),
    }))
    .filter(({ services }) => services.length > 0);
  return (
    <section aria-labelledby="choice-heading" className={`bg-sunken ${project.services.length === 0 ? 'no-print' : ''}`}>
      <div className="page pt-7 pb-(--section) lg:pt-16 print:pt-2">
        <div className="no-print">
          <SectionHeading id="choice-heading" heading={words.choice.heading} text={words.choice.text} />
          {priceList.flats.length > 0 && <Flats words={words.flats} priceList={priceList} project={project} change={change} />}
        </div>
        <div className="mt-8 grid grid-cols-1 items-start gap-x-10 gap-y-12 lg:mt-12 lg:grid-cols-12 sheet:mt-0 sheet:block">
          <div className="no-print grid gap-8 lg:col-span-7">
            {groups.map(({ legend, services }) => (
              <fieldset key={legend} className="min-w-0">
                <legend className="mb-2 text-small text-ink-soft">{legend}</legend>
                {services.map((service) => (
                  <ServiceChoice key={service.slug} service={service} project={project} change={change} />
                ))}
              </fieldset>
            ))}
          </div>
          <div className="lg:sticky lg:top-[calc(var(--header-height)+1.5rem)] lg:col-span-5">
            <EstimateCard words={words} estimate={estimate} failure={failure} />
          </div>
        </div>
      </div>
    </section>
  );
}

type FlatsProps = Pick<PlannerProps, 'priceList' | 'project' | 'change'> & { words: PlannerProps['words']['flats'] };

/** Buttons that tick what a flat usually has, and what that comes to, which search engines read without a press. */
function Flats({ words, priceList: { flats, services }, project, change }: FlatsProps) {
  const sums = flats.map((flat) => `${flat.name} from ${rupees(estimateOf(services, flat).total ?? 0)}`);
  return (
    <fieldset className="mt-4 grid min-w-0 items-center gap-x-10 gap-y-3 border-t border-brass pt-4 lg:mt-10 lg:grid-cols-12">
      <legend className="sr-only">{words.heading}</legend>
      <p aria-hidden="true" className="font-display text-subheading lg:col-span-4">
        {words.heading}
      </p>
      <p className="flex flex-wrap gap-3 lg:col-span-8">
        <FlatButtons flats={flats} project={project} change={change} />
      </p>
      <p className="lg:col-span-8 lg:col-start-5">{`${sums.join(', ')}.`}</p>
      <p className="max-w-[60ch] text-small text-ink-soft lg:col-span-8 lg:col-start-5">{words.text}</p>
    </fieldset>
  );
}

/** One service: its box, its price and timeline and, once it is chosen, its area. */
function ServiceChoice({ service, project, change }: { service: PriceListService } & Pick<PlannerProps, 'project' | 'change'>) {
  const { slug, name, price, timeline, area, note } = service;
  const wanted = project.services.find((each) => each.slug === slug);
  /** From before its box was cleared, perhaps by mistake. */
  const [lastArea, setLastArea] = useState<number>();
  return (
    <div className="border-t border-line last:border-b has-checked:bg-surface">
      <label className="grid cursor-pointer grid-cols-[auto_minmax(0,1fr)_fit-content(50%)] items-baseline gap-x-3 px-3 py-3 sm:gap-x-4 sm:px-4">
        <input
          type="checkbox"
          checked={wanted !== undefined}
          onChange={({ currentTarget }) => {
            setLastArea(wanted?.area);
            change(setService(slug, currentTarget.checked, lastArea));
          }}
          className="size-5 [translate:0_0.25rem] cursor-pointer accent-choice"
        />
        <span>{name}</span>
        <span className="text-right text-small leading-snug">
          <span className="block">
            <span className="text-ink-soft">from</span> {price.words}
          </span>
          <RangeText text={timeline} className="block text-ink-soft" />
        </span>
      </label>
      {wanted && (area || note) && (
        <div className="grid gap-2 pr-3 pb-4 pl-11 sm:pl-13">
          {note && <p className="max-w-[52ch] text-small text-ink-soft">{note}</p>}
          {area && <AreaField slug={slug} {...area} area={wanted.area} setArea={(typed) => change(setArea(slug, typed))} />}
        </div>
      )}
    </div>
  );
}
