import type { PlanService } from '#content-model/views.ts';
import type { Estimate, schedule } from '#contract/estimate.ts';

export type PlanEstimate = Estimate<PlanService>;
export type Bar = ReturnType<typeof schedule<PlanService>>['bars'][number];
