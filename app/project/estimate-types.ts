import type { ProjectService } from '#content-model/views.ts';
import type { estimateOf, scheduleOf } from '#contract/estimate.ts';

export type ProjectEstimate = ReturnType<typeof estimateOf<ProjectService>>;
export type ScheduleBar = ReturnType<typeof scheduleOf<ProjectService>>['bars'][number];
