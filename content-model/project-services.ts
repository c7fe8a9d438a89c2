import type { Content } from './content.ts';
import { parseTimeline } from './timeline.ts';

export type ProjectService = ReturnType<typeof projectServices>[number];
export type Flat = ReturnType<typeof projectFlats>[number];

/** What a visitor's project adds up, in the order of the trades; alternatives, which are never added, at the end. */
export function projectServices({ services, projectPage: { trades } }: Content) {
  const turnOf = ({ plan }: Content['services'][number]) => (plan.trade ? trades.indexOf(plan.trade) : trades.length);
  return services
    .toSorted((a, b) => turnOf(a) - turnOf(b))
    .map(({ slug, name, path, price, priceNote, timeline, plan }) => {
      return { slug, name, path, price, priceNote, timeline, ...plan, days: parseTimeline(timeline) };
    });
}

/** What a flat usually has, as a visitor's project keeps it. */
export function projectFlats({ projectPage: { flats } }: Content) {
  return flats.items.map(({ name, services }) => ({
    name,
    services: services.map(({ service: slug, area }) => (area === undefined ? { slug } : { slug, area })),
  }));
}
