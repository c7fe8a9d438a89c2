import { RangeText } from '#app/ui/range-text.tsx';
import { QuietLink } from '#app/ui/text-link.tsx';
import type { PriceListService, View } from '#content-model/views.ts';

/** Every starting price and timeline: what the page says without script, and on paper before anything is chosen. */
export function PriceTable({ heading, text, services }: View<'planner'>['words']['prices'] & { services: PriceListService[] }) {
  return (
    <section aria-labelledby="prices-heading" className="page pb-(--section)">
      <h2 id="prices-heading" className="font-display text-heading">
        {heading}
      </h2>
      <p className="mt-3 max-w-[60ch] text-ink-soft">{text}</p>
      <table className="mt-8 w-full text-left">
        <thead className="text-small text-ink-soft">
          <tr className="align-bottom">
            <th scope="col" className="pr-4 pb-2">
              Service
            </th>
            <th scope="col" className="pb-2 max-sm:text-right">
              Starting price<span className="sm:hidden"> and timeline</span>
            </th>
            <th scope="col" className="pb-2 text-right max-sm:hidden">
              Timeline
            </th>
          </tr>
        </thead>
        <tbody>
          {services.map((service) => (
            <Row key={service.slug} {...service} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** On phones the timeline is below the price. */
function Row({ name, path, price, timeline, area }: PriceListService) {
  return (
    <tr className="border-t border-line align-baseline break-inside-avoid">
      <th scope="row" className="py-2.5 pr-4 print:py-1">
        <QuietLink href={path} className="font-display text-entry">
          {name}
        </QuietLink>
        {area && (
          <span className="mt-1 block max-w-[52ch] text-small text-ink-soft">
            {area.label}. {area.hint}
          </span>
        )}
      </th>
      <td className="py-2.5 max-sm:text-right print:py-1">
        <span className="text-small text-ink-soft">from</span> {price.words}
        <RangeText text={timeline} className="block text-small text-ink-soft sm:hidden" />
      </td>
      <td className="py-2.5 text-right text-small text-ink-soft max-sm:hidden print:py-1">
        <RangeText text={timeline} />
      </td>
    </tr>
  );
}
