import { formatNumber } from '#app/lib/format-number.ts';
import type { PlanService } from '#content-model/views.ts';
import type { Project } from '#contract/project.ts';

/** One line of the estimate. `amount` is in rupees, and undefined until the area (sq ft) is entered. */
export type Line = { service: PlanService; area: number | undefined; amount: number | undefined };

export type Estimate = {
  lines: Line[];
  /** The sum of the lines that have an amount, in rupees. */
  total: number;
  /** The lines that are not in the sum, because their area is missing. */
  waiting: Line[];
  /** Chosen services that take the place of the others: never part of the sum. */
  alternatives: PlanService[];
};

type Wanted = Pick<Project, 'services'>;

/** Adds up the starting prices of what is wanted, in the order of `services`. Services that this site no longer offers are left out. */
export function estimate(services: PlanService[], { services: wanted }: Wanted): Estimate {
  const chosen = services.filter(({ slug }) => wanted.some((each) => each.slug === slug));
  const lines = chosen.filter(({ alternative }) => !alternative).map((service) => lineOf(service, wanted));
  return {
    lines,
    total: lines.reduce((sum, { amount = 0 }) => sum + amount, 0),
    waiting: lines.filter(({ amount }) => amount === undefined),
    alternatives: chosen.filter(({ alternative }) => alternative),
  };
}

function lineOf(service: PlanService, wanted: Project['services']): Line {
  const { amount, perSquareFoot, slug } = service;
  if (!perSquareFoot) return { service, area: undefined, amount };
  const area = wanted.find((each) => each.slug === slug)?.area;
  return { service, area, amount: area === undefined ? undefined : amount * area };
}

/** Days of one service. `from` is the first day on which it begins, counted from 0, if all before it take their longest. */
export type Bar = { service: PlanService; from: number; min: number; max: number };

/** One service after another, in the order of `services`: a bar for each, and the least and the most days for all. */
export function schedule(services: PlanService[]): { bars: Bar[]; min: number; max: number } {
  const bars: Bar[] = [];
  let [least, most] = [0, 0];
  for (const service of services) {
    const { min, max } = service.days;
    bars.push({ service, from: most, min, max });
    least += min;
    most += max;
  }
  return { bars, min: least, max: most };
}

/** '₹1,50,000'. */
export function rupees(amount: number): string {
  return `₹${formatNumber(amount)}`;
}
