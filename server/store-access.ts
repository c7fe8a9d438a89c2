import { setTimeout as delay } from 'node:timers/promises';
import type { Store } from './enquiry-store.ts';
import { isLocked, isStoreUnusable } from './storage-errors.ts';

const RETRY_MS = 50;
const SHORTEST_REOPEN_MS = 1000;
const LONGEST_REOPEN_MS = 60_000;

export type StoreAccess = ReturnType<typeof storeAccess>;

/**
 * The store as the server uses it. Nothing here blocks or stops the pages: while another program has the file locked,
 * work is tried again; a file that cannot be opened, is damaged or was replaced is opened again until it can be used.
 */
export function storeAccess(open: () => Store) {
  let store: Store | undefined;
  let problem = '';
  let reopenMs = SHORTEST_REOPEN_MS;
  let timer: NodeJS.Timeout | undefined;
  tryOpen();

  /**
   * Runs `work`, and again every 50 ms for at most `patienceMs` while the file is locked.
   * @throws if the store cannot be used, and whatever else `work` throws
   */
  async function use<Result>(work: (store: Store) => Result, patienceMs = 5000): Promise<Result> {
    const begun = performance.now();
    for (;;) {
      if (!store) throw new Error(problem);
      try {
        const result = work(store);
        reopenMs = SHORTEST_REOPEN_MS;
        return result;
      } catch (error) {
        if (isStoreUnusable(error)) giveUp(error as Error);
        if (!isLocked(error) || performance.now() - begun >= patienceMs) throw error;
      }
      await delay(RETRY_MS);
    }
  }

  function close(): void {
    clearTimeout(timer);
    store?.close();
    store = undefined;
    problem = 'The server is stopping';
  }

  function tryOpen(): void {
    try {
      store = open();
      if (problem) console.log('The store can be used again');
      problem = '';
    } catch (error) {
      giveUp(error as Error);
    }
  }

  function giveUp({ message }: Error): void {
    if (!problem) console.error(`${message}. Pages are served; enquiries are refused until the store can be used`);
    problem = message;
    store?.close();
    store = undefined;
    timer = setTimeout(tryOpen, reopenMs).unref();
    reopenMs = Math.min(2 * reopenMs, LONGEST_REOPEN_MS);
  }

  return { use, close };
}
