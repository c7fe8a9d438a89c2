import type { PlanService } from '#content-model/views.ts';
import type * as contract from '#contract/estimate.ts';

type Priced = Pick<PlanService, 'slug' | 'amount' | 'perSquareFoot' | 'alternative' | 'days'>;

export type PlanLine = contract.Line<PlanService>;
export type PlanEstimate = contract.Estimate<PlanService>;

/** Days of one service. It begins on day `from`, counted from 0, if all before it take their longest. */
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
