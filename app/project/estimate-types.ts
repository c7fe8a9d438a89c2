import type { ProjectService } from '#content-model/views.ts';
import type { estimateOf, schedule } from '#contract/estimate.ts';

export type ProjectEstimate = ReturnType<typeof estimateOf<ProjectService>>;
export type Bar = ReturnType<typeof schedule<ProjectService>>['bars'][number];
