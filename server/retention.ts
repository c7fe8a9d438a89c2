import type { Store } from './store.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Deletes enquiries older than `keepMs` now and every hour; undefined keeps them. Returns what stops it. */
export function keepRetention(store: Store, keepMs: number | undefined): () => void {
  if (keepMs === undefined) return () => {};
  const age = keepMs;

  function deleteOld() {
    try {
      const count = store.deleteBefore(Date.now() - age);
      if (count > 0) console.log(`Deleted ${count} enquiries that had reached the end of their time`);
    } catch (error) {
      console.error(`Old enquiries could not be deleted: ${(error as Error).message}`);
    }
  }

  deleteOld();
  const timer = setInterval(deleteOld, HOUR_MS).unref();
  return () => clearInterval(timer);
}
