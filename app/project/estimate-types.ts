import type { PriceListService } from '#content-model/views.ts';
import type { estimateOf, scheduleOf } from '#contract/estimate.ts';

export type ProjectEstimate = ReturnType<typeof estimateOf<PriceListService>>;
export type ScheduleBar = ReturnType<typeof scheduleOf<PriceListService>>['bars'][number];
