import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Store } from './enquiry-store.ts';
import type { StoreAccess } from './store-access.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** A clock that moved further between two looks may be wrong. */
const longestStepMs = 2 * DAY_MS;
/** For so long it must then run evenly before anything is deleted by it. */
const probationMs = 7 * DAY_MS;

/** What a restore set aside is kept as long as nightly backups are. */
const asideMs = 14 * DAY_MS;

/**
 * Deletes enquiries older than `keepMs` milliseconds and stores that a restore of `dataDir` set aside, now and every hour; undefined keeps
 * them. Returns what stops it.
 */
export function startRetention(store: StoreAccess, keepMs: number | undefined, dataDir: string): () => void {
  if (keepMs === undefined) return () => {};
  const run = () =>
    store
      .use((open) => deleteExpired(open, keepMs, Date.now(), dataDir))
      .catch((error: Error) => {
        console.error(`Enquiries past the retention period could not be deleted: ${error.message}`);
      });
  run();
  const timer = setInterval(run, HOUR_MS).unref();
  return () => clearInterval(timer);
}

function deleteExpired(store: Store, keepMs: number, now: number, dataDir: string): void {
  if (!trustClock(store, now)) return;
  const count = store.deleteBefore(now - keepMs);
  if (count > 0) console.log(`Deleted ${count} enquiries past the retention period`);
  for (const name of readdirSync(dataDir)) {
    // Its name has the day.
    const [, day = ''] = /^replaced-(\d{4}-\d\d-\d\d)T/.exec(name) ?? [];
    if (!(Date.parse(day) < now - Math.min(asideMs, keepMs))) continue;
    rmSync(join(dataDir, name), { recursive: true });
    console.log(`Deleted ${name}, which a restore had set aside`);
  }
}

/**
 * Whether `now` follows the last time that was trusted. After a leap (a wrong clock, or a server that was off for days) the
 * clock is trusted again once it is back, or has run evenly for a week. A deletion cannot be undone, and nothing else notices a
 * wrong clock. Written to the store, because a clock is most often wrong after a restart.
 */
export function trustClock(store: Store, now: number): boolean {
  const seen = store.time('clock seen') ?? Number.NEGATIVE_INFINITY;
  const trusted = store.time('clock trusted') ?? store.newest() ?? now;
  const evenSince = follows(now, seen) ? (store.time('clock even since') ?? now) : now;
  const isTrusted = follows(now, trusted) || now - evenSince >= probationMs;
  if (!isTrusted && evenSince === now) {
    console.error(
      `The clock says ${new Date(now).toISOString()}, the store was last used ${new Date(trusted).toISOString()}: ` +
        'no enquiry is deleted by age until the clock is right again or has run evenly for a week',
    );
  }
  store.setTimes({ 'clock seen': now, 'clock even since': evenSince, 'clock trusted': isTrusted ? now : trusted });
  return isTrusted;
}

/** An hour back is a small correction. */
function follows(now: number, earlier: number): boolean {
  return now > earlier - HOUR_MS && now < earlier + longestStepMs;
}
