import type { PlanService } from '#content-model/views.ts';
import type { estimateOf, schedule } from '#contract/estimate.ts';

export type PlanEstimate = ReturnType<typeof estimateOf<PlanService>>;
export type Bar = ReturnType<typeof schedule<PlanService>>['bars'][number];
