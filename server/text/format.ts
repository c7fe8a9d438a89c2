import { indianTime } from '#contract/lib/indian-day.ts';

/** `2026-02-05 14:05 IST`: Indian time, in an order that sorts. */
export function formatTimestamp(milliseconds: number): string {
  return `${indianTime(milliseconds).replace('T', ' ')} IST`;
}
