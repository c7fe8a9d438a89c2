import { formatNumber } from '#app/lib/format-number.ts';
import type { PlanService } from '#content-model/views.ts';
import type { Project } from '#contract/project.ts';

/** What adding up needs to know of a service. */
type Priced = Pick<PlanService, 'slug' | 'amount' | 'perSquareFoot' | 'alternative' | 'days'>;

/** One line of the estimate. `amount` is in rupees, and undefined until the area (sq ft) is entered. */
export type Line<Service extends Priced = PlanService> = { service: Service; area: number | undefined; amount: number | undefined };

export type Estimate<Service extends Priced = PlanService> = {
  lines: Line<Service>[];
  /** The sum of the lines that have an amount, in rupees. */
  total: number;
  /** The lines that are not in the sum, because their area is missing. */
  waiting: Line<Service>[];
  /** Chosen services that take the place of the others: never part of the sum. */
  alternatives: Service[];
};

type Wanted = { services: readonly Project['services'][number][] };

/** Adds up the starting prices of what is wanted, in the order of `services`. Services that this site no longer offers are left out. */
export function estimate<Service extends Priced>(services: readonly Service[], { services: wanted }: Wanted): Estimate<Service> {
  const chosen = services.filter(({ slug }) => wanted.some((each) => each.slug === slug));
  const lines = chosen.filter(({ alternative }) => !alternative).map((service) => lineOf(service, wanted));
  return {
    lines,
    total: lines.reduce((sum, { amount = 0 }) => sum + amount, 0),
    waiting: lines.filter(({ amount }) => amount === undefined),
    alternatives: chosen.filter(({ alternative }) => alternative),
  };
}

function lineOf<Service extends Priced>(service: Service, wanted: Wanted['services']): Line<Service> {
  const { amount, perSquareFoot, slug } = service;
  if (!perSquareFoot) return { service, area: undefined, amount };
  const area = wanted.find((each) => each.slug === slug)?.area;
  return { service, area, amount: area === undefined ? undefined : amount * area };
}

/** Days of one service. `from` is the first day on which it begins, counted from 0, if all before it take their longest. */
export type Bar<Service extends Priced = PlanService> = { service: Service; from: number; min: number; max: number };

/** One service after another, in the order of `services`: a bar for each, and the least and the most days for all. */
export function schedule<Service extends Priced>(services: readonly Service[]): { bars: Bar<Service>[]; min: number; max: number } {
  const bars: Bar<Service>[] = [];
  let [least, most] = [0, 0];
  for (const service of services) {
    const { min, max } = service.days;
    bars.push({ service, from: most, min, max });
    least += min;
    most += max;
  }
  return { bars, min: least, max: most };
}

/** '37–53', or one number where both are the same. */
export function daysInWords({ min, max }: { min: number; max: number }): string {
  return min === max ? String(max) : `${min}–${max}`;
}

/** '₹1,50,000'. */
export function rupees(amount: number): string {
  return `₹${formatNumber(amount)}`;
}
