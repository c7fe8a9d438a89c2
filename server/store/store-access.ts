import { setTimeout as delay } from 'node:timers/promises';
import { warnHourly } from '#server/shared/warn-hourly.ts';
import type { EnquiryStore } from './enquiry-store.ts';
import { isLocked, isStoreUnusable } from './storage-errors.ts';

const retryMs = 50;
/** The pause after a failure: verifying reads the whole file. */
const pauseMs = 2000;

export type StoreAccess = ReturnType<typeof createStoreAccess>;

/**
 * The store as the server uses it: opened for each use, so a restored file is used at once. Nothing here blocks the
 * pages: while another program has the file locked, work is tried again. The file is verified at the first use and after
 * a failure.
 */
export function createStoreAccess(open: (verify: boolean) => EnquiryStore) {
  /** Until the file is verified: when it failed, and why. */
  let unverified: { at: number; error?: unknown } | undefined = { at: Number.NEGATIVE_INFINITY };

  /**
   * Runs `work`, and again for at most `patienceMs` while the file is locked.
   * Throws if the store cannot be used or was not usable just now, each time with the reason, and whatever `work` throws.
   */
  async function use<Result>(work: (store: EnquiryStore) => Result, patienceMs = 5000): Promise<Result> {
    const startedAt = performance.now();
    for (;;) {
      if (unverified && performance.now() - unverified.at < pauseMs) throw unverified.error;
      try {
        using store = open(unverified !== undefined);
        unverified = undefined;
        return work(store);
      } catch (error) {
        if (isStoreUnusable(error)) pauseAfter(error as Error);
        if (!isLocked(error) || performance.now() - startedAt >= patienceMs) throw error;
      }
      await delay(retryMs);
    }
  }

  function pauseAfter(error: Error): void {
    warnHourly(`${error.message}. Pages are served; enquiries are refused until the store can be used`);
    unverified = { at: performance.now(), error };
  }

  return { use };
}
