import type { ProjectEstimate } from '#app/project/estimate-types.ts';
import { saveFailures } from '#app/project/stored-project.ts';
import { Button } from '#app/ui/button.tsx';
import { RangeText } from '#app/ui/range-text.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import type { PriceListService } from '#content-model/views.ts';
import { scheduleOf } from '#contract/estimate.ts';
import { formatNumber, rupees } from '#contract/lib/format-number.ts';
import { alternativePrices } from '#contract/project-text.ts';
import { areaFieldId } from './area-field.tsx';
import type { PlannerProps } from './planner-props.ts';
import { SendLink } from './send-link.tsx';

/** The total and its lines, beside the choices; below them what takes the place of single services. */
export function EstimateCard({ words, estimate, failure }: Pick<PlannerProps, 'words' | 'estimate' | 'failure'>) {
  const { lines, alternatives } = estimate;
  return (
    <section
      aria-labelledby="estimate-heading"
      className="border-t-2 border-brass bg-surface p-5 wrap-anywhere **:scroll-mt-40 sm:p-7 print:border-0 print:p-0"
    >
      <h3 id="estimate-heading" className="font-display text-subheading print:text-heading">
        {words.estimate.heading}
      </h3>
      {lines.length + alternatives.length === 0 && <p className="mt-3 text-ink-soft">Choose a service to see its starting price here.</p>}
      <Total estimate={estimate} />
      {failure && <p className="no-print mt-3 text-small text-danger">{saveFailures[failure]}</p>}
      {lines.length > 0 && (
        <>
          <NextStep estimate={estimate} isSaved={!failure} />
          <EstimateTable estimate={estimate} />
        </>
      )}
      {alternatives.length > 0 && <Alternatives words={lines.length > 0 && words.alternatives} services={alternatives} />}
      {lines.length === 0 && alternatives.length > 0 && !failure && <SendLink size="sm" />}
      <p className="mt-5 text-small text-ink-soft">{words.estimate.text}</p>
    </section>
  );
}

/** Services under one contract, which are never added up. `words` says so; only after single services. */
function Alternatives({ words, services }: { words: PlannerProps['words']['alternatives'] | false; services: PriceListService[] }) {
  return (
    <div className="mt-5 mb-4">
      {words && (
        <>
          <h4 className="font-display text-entry">{words.heading}</h4>
          <p className="mt-1 text-small text-ink-soft">{words.text}</p>
        </>
      )}
      <ul className="mt-2">
        {services.map(({ slug, name, price, timeline, priceNote }) => (
          <li key={slug} className="border-t border-line py-2.5 print:py-1">
            <span className="flex flex-wrap justify-between gap-x-6">
              <span>{name}</span>
              <span>
                from {price.words}, <RangeText text={timeline} />
              </span>
            </span>
            {priceNote && <span className="block text-small text-ink-soft">{priceNote}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * The total, and which lines are not in it. Announced when it changes, so it is there before the first. Beside the choices it
 * stays in view while they are ticked, and the focus stays below it.
 */
function Total({ estimate: { total, withoutArea, alternatives } }: { estimate: ProjectEstimate }) {
  return (
    <div role="status" className="z-1 mt-2 bg-surface py-2 empty:sr-only lg:sticky lg:top-(--header-height) print:mt-1">
      {total !== undefined && (
        <p>
          <span className="block text-small text-ink-soft">starting from</span>
          <span className="font-display text-figure print:text-heading">{rupees(total)}</span>
          {alternatives.length > 0 && <span className="mt-2 block">{`as single services, or ${alternativePrices(alternatives)}`}</span>}
        </p>
      )}
      {withoutArea.length > 0 && (
        <p className="mt-2 text-small">
          {`Not added yet, because the area is missing: ${withoutArea.map(({ service }) => service.name).join(', ')}.`}
        </p>
      )}
    </div>
  );
}

function NextStep({ estimate, isSaved }: { estimate: ProjectEstimate; isSaved: boolean }) {
  return (
    <div className="no-print mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p>
        <RangeText text={`${scheduleOf(estimate).dayRange} days`} />,{' '}
        <TextLink href="#schedule-heading" className="text-small">
          how they add up
        </TextLink>
      </p>
      {isSaved && <SendLink size="sm" />}
    </div>
  );
}

/** Every line with the note on its price; a line without its area links to the field. */
function EstimateTable({ estimate: { lines } }: { estimate: ProjectEstimate }) {
  return (
    <table className="mt-5 w-full text-left text-small print:mt-2">
      <caption className="sr-only">Starting prices, line by line</caption>
      <tbody>
        {lines.map((line) => (
          <tr key={line.service.slug} className="border-t border-line align-baseline break-inside-avoid">
            <th scope="row" className="py-2.5 pr-4 print:py-1">
              <span className="block text-body leading-snug">{line.service.name}</span>
              {line.area !== undefined && (
                <span className="block">{`${formatNumber(line.area)} sq ft × ${rupees(line.service.price.amount)}`}</span>
              )}
              {line.service.priceNote && <span className="mt-0.5 block text-small text-ink-soft">{line.service.priceNote}</span>}
            </th>
            <td className="py-2.5 text-right text-body whitespace-nowrap print:py-1">
              {line.amount === undefined ? <GoToArea {...line.service} /> : rupees(line.amount)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function GoToArea({ slug, name }: PriceListService) {
  return (
    <>
      <Button
        variant="link"
        className="-my-2 w-max max-w-28 text-small whitespace-pre-line"
        onClick={() => document.getElementById(areaFieldId(slug))?.focus()}
      >
        Enter the area<span className="sr-only"> of: {name}</span>
      </Button>
      <span className="hidden text-small text-ink-soft sheet:inline">area missing</span>
    </>
  );
}
