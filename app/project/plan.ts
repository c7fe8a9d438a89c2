import type { PlanService } from '#content-model/views.ts';
import type { Estimate } from '#contract/estimate.ts';

export type PlanEstimate = Estimate<PlanService>;
export type Bar = ReturnType<typeof schedule>['bars'][number];

/** The services of an estimate one after another: a bar for each, and the least and the most days for all. */
export function schedule({ lines }: Pick<PlanEstimate, 'lines'>) {
  let [min, max] = [0, 0];
  const bars = lines.map(({ service }) => {
    // The first day on which it begins, counted from 0, if all before it take their longest.
    const from = max;
    min += service.days.min;
    max += service.days.max;
    return { service, from, ...service.days };
  });
  /** '37–53', or one number where both are the same. */
  const inWords = min === max ? String(max) : `${min}–${max}`;
  return { bars, min, max, inWords };
}
