import type { Project } from './project.ts';

/** What a service starts at. `words` as visitors and the studio read it, `amount` in rupees. */
export type Price = { words: string; amount: number; perSquareFoot: boolean };

/** The facts of a service that sums are made of. */
export type PricedService = {
  slug: string;
  price: Price;
  /** Days that its work takes, at least and at most. */
  days: { min: number; max: number };
  /** Whether it takes the place of the others. */
  alternative?: boolean | undefined;
};

/** Adds up the starting prices of the wanted services. The lines are in the order of `services`. */
export function estimateOf<Service extends PricedService>(services: readonly Service[], { services: wanted }: Pick<Project, 'services'>) {
  const priced = services.filter(({ slug }) => wanted.some((each) => each.slug === slug));
  const lines = priced.filter(({ alternative }) => !alternative).map((service) => lineOf(service, wanted));
  const amounts = lines.flatMap(({ amount }) => amount ?? []);
  return {
    lines,
    /** The sum of the lines that have an amount, in rupees; undefined if none has. */
    total: amounts.length > 0 ? amounts.reduce((sum, amount) => sum + amount) : undefined,
    /** The lines that are not in the total, because their area is missing. */
    withoutArea: lines.filter(({ amount }) => amount === undefined),
    /** Wanted services that take the place of the others: never part of the total. */
    alternatives: priced.filter(({ alternative }) => alternative),
  };
}

/** One line of the estimate. `amount` is in rupees, and undefined until the area (sq ft) is entered. */
function lineOf<Service extends PricedService>(service: Service, wanted: Project['services']) {
  const { amount, perSquareFoot } = service.price;
  if (!perSquareFoot) return { service, area: undefined, amount };
  const area = wanted.find(({ slug }) => slug === service.slug)?.area;
  return { service, area, amount: area === undefined ? undefined : amount * area };
}

/** The services of an estimate one after another: a bar for each, and the least and the most days for all. */
export function scheduleOf<Service extends PricedService>({ lines }: { lines: { service: Service }[] }) {
  let [min, max] = [0, 0];
  const bars = lines.map(({ service }) => {
    // Where it starts if everything before takes longest, in days from 0.
    const from = max;
    min += service.days.min;
    max += service.days.max;
    return { service, from, ...service.days };
  });
  /** '37–53', or one number if both are the same. */
  const dayRange = min === max ? String(max) : `${min}–${max}`;
  return { bars, min, max, dayRange };
}
