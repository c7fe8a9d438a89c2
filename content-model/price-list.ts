import type { Content } from './content.ts';
import { parseTimeline } from './timeline.ts';

export type PriceList = ReturnType<typeof priceList>;
export type PriceListService = PriceList['services'][number];
export type Flat = PriceList['flats'][number];

/** What a visitor's project adds up, and what a flat usually has of it. */
export function priceList(content: Content) {
  return { services: servicesOf(content), flats: flatsOf(content) };
}

/** In the order of the trades; alternatives, which are never added, at the end. */
function servicesOf({ services, planner: { trades } }: Content) {
  const turnOf = ({ plan }: Content['services'][number]) => (plan.trade ? trades.indexOf(plan.trade) : trades.length);
  return services
    .toSorted((a, b) => turnOf(a) - turnOf(b))
    .map(({ slug, name, path, price, priceNote, timeline, plan }) => {
      return { slug, name, path, price, priceNote, timeline, ...plan, days: parseTimeline(timeline) };
    });
}

/** As a visitor's project keeps them. */
function flatsOf({ planner: { flats } }: Content) {
  return flats.items.map(({ name, services }) => ({
    name,
    services: services.map(({ service: slug, area }) => (area === undefined ? { slug } : { slug, area })),
  }));
}
