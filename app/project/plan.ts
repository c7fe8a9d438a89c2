import type { PlanService } from '#content-model/views.ts';
import type * as contract from '#contract/estimate.ts';

export type PlanEstimate = contract.Estimate<PlanService>;
export type Bar = ReturnType<typeof schedule>['bars'][number];

/** One service after another, in the order of `services`: a bar for each, and the least and the most days for all. */
export function schedule(services: readonly PlanService[]) {
  let [min, max] = [0, 0];
  const bars = services.map((service) => {
    // The first day on which it begins, counted from 0, if all before it take their longest.
    const from = max;
    min += service.days.min;
    max += service.days.max;
    return { service, from, ...service.days };
  });
  return { bars, min, max };
}

/** '37–53', or one number where both are the same. */
export function daysInWords({ min, max }: { min: number; max: number }): string {
  return min === max ? String(max) : `${min}–${max}`;
}
