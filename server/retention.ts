import type { Store } from './store.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Deletes enquiries older than `keepMs` milliseconds, now and every hour; undefined keeps them. Returns what stops it. */
export function startRetention(store: Store, keepMs: number | undefined): () => void {
  if (keepMs === undefined) return () => {};
  const age = keepMs;

  function deleteExpired() {
    try {
      const count = store.deleteBefore(Date.now() - age);
      if (count > 0) console.log(`Deleted ${count} enquiries past the retention period`);
    } catch (error) {
      console.error(`Enquiries past the retention period could not be deleted: ${(error as Error).message}`);
    }
  }

  deleteExpired();
  const timer = setInterval(deleteExpired, HOUR_MS).unref();
  return () => clearInterval(timer);
}
