import { dayMs, hourMs } from '#contract/lib/durations.ts';
import { formatCount } from '#contract/lib/format-number.ts';
import type { EnquiryStore } from './enquiry-store.ts';
import type { StoreAccess } from './store-access.ts';

/** A deletion cannot be undone, so it waits until the clock and the period have been the same for so long. */
const steadyMs = 7 * dayMs;

/**
 * Deletes enquiries older than `retentionMs` milliseconds, now and every hour; undefined keeps them. `report` is given the
 * references of those that were deleted. Returns what ends it.
 */
export function startRetention(access: StoreAccess, retentionMs: number | undefined, report: (references: string[]) => void): () => void {
  if (retentionMs === undefined) return () => {};
  const warn = ({ message }: Error) => console.error(`Enquiries past the retention period could not be deleted: ${message}`);
  const run = async () => {
    const now = Date.now();
    const deleted = await access.use((store) => (recordClock(store, retentionMs, now) ? store.deleteBefore(now - retentionMs) : []));
    if (deleted.length > 0) report(deleted);
  };
  run().catch(warn);
  const timer = setInterval(() => run().catch(warn), hourMs).unref();
  return () => clearInterval(timer);
}

/**
 * Stores the present time and period. Returns whether both have been steady for `steadyMs`. They are not if the clock
 * jumped by more than two days (a wrong clock, or a server that was off), or the period became shorter (by mistake, or
 * by somebody who may only edit the site). Both are in the store, because a clock is most often wrong after a restart.
 */
export function recordClock(store: EnquiryStore, retentionMs: number, now: number): boolean {
  const seen = store.time('clock seen');
  const jumped = seen === undefined || Math.abs(now - seen) > 2 * dayMs;
  const shortened = retentionMs < (store.time('retention') ?? retentionMs);
  const steadySince = jumped || shortened ? now : (store.time('clock steady since') ?? now);
  // In this order: after a crash in between, the change is seen again.
  store.setTime('clock steady since', steadySince);
  store.setTime('clock seen', now);
  store.setTime('retention', retentionMs);
  const report = (what: string) => console.error(`${what}: no enquiry is deleted by age for a week`);
  if (jumped && seen !== undefined) report(`The clock jumped from ${new Date(seen).toISOString()} to ${new Date(now).toISOString()}`);
  if (shortened) report(`The retention period is shorter than before, ${formatCount(retentionMs / dayMs, 'day')}`);
  return now - steadySince >= steadyMs;
}
