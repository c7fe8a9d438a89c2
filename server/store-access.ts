import { setTimeout as delay } from 'node:timers/promises';
import type { Store } from './enquiry-store.ts';
import { isLocked, isStoreUnusable } from './storage-errors.ts';

const RETRY_MS = 50;
/** Opening reads the whole file. */
const REOPEN_MS = 2000;

export type StoreAccess = ReturnType<typeof storeAccess>;

/**
 * The store as the server uses it. Nothing here blocks or stops the pages: while another program has the file locked,
 * work is tried again; a file that could not be opened, is damaged or was replaced is opened again at the next use.
 */
export function storeAccess(open: () => Store) {
  let store: Store | undefined;
  let problem = '';
  let openedAt = Number.NEGATIVE_INFINITY;

  /**
   * Runs `work`, and again every 50 ms for at most `patienceMs` while the file is locked.
   * @throws if the store cannot be used, and whatever else `work` throws
   */
  async function use<Result>(work: (store: Store) => Result, patienceMs = 5000): Promise<Result> {
    const begun = performance.now();
    for (;;) {
      store ??= openAgain();
      try {
        return work(store);
      } catch (error) {
        if (isStoreUnusable(error)) giveUp(error as Error);
        if (!isLocked(error) || performance.now() - begun >= patienceMs) throw error;
      }
      await delay(RETRY_MS);
    }
  }

  /** @throws if it cannot be used, or was tried just now */
  function openAgain(): Store {
    if (performance.now() - openedAt < REOPEN_MS) throw new Error(problem);
    openedAt = performance.now();
    try {
      const opened = open();
      if (problem) console.log('The store can be used again');
      problem = '';
      return opened;
    } catch (error) {
      giveUp(error as Error);
      throw error;
    }
  }

  function giveUp({ message }: Error): void {
    if (!problem) console.error(`${message}. Pages are served; enquiries are refused until the store can be used`);
    problem = message;
    store?.close();
    store = undefined;
  }

  function close(): void {
    store?.close();
    store = undefined;
    openedAt = Number.POSITIVE_INFINITY;
    problem = 'The server is stopping';
  }

  return { use, close };
}
