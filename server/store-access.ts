import type { Store } from './enquiry-store.ts';
import { isLocked, isStoreUnusable } from './storage-errors.ts';

const RETRY_MS = 50;
const SHORTEST_REOPEN_MS = 1000;
const LONGEST_REOPEN_MS = 60_000;

/**
 * The store as the server uses it. Nothing here blocks or stops the pages: while another program has the file locked,
 * work is tried again; a file that cannot be opened, is damaged or was replaced is opened again until it can be used.
 */
export class StoreAccess {
  readonly #open: () => Store;
  #store: Store | undefined;
  #problem = '';
  #reopenMs = SHORTEST_REOPEN_MS;
  #timer: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(open: () => Store) {
    this.#open = open;
    this.#tryOpen();
  }

  /**
   * Runs `work`, and again every 50 ms for at most `patienceMs` while the file is locked.
   * @throws if the store cannot be used, and whatever else `work` throws
   */
  async use<Result>(work: (store: Store) => Result, patienceMs = 5000): Promise<Result> {
    const begun = performance.now();
    for (;;) {
      if (!this.#store) throw new Error(this.#problem);
      try {
        const result = work(this.#store);
        this.#reopenMs = SHORTEST_REOPEN_MS;
        return result;
      } catch (error) {
        if (isStoreUnusable(error)) this.#giveUp(error as Error);
        if (!isLocked(error) || performance.now() - begun >= patienceMs) throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#store?.close();
    this.#store = undefined;
    this.#problem = 'The server is stopping';
  }

  #tryOpen(): void {
    try {
      this.#store = this.#open();
      if (this.#problem) console.log('The store can be used again');
      this.#problem = '';
    } catch (error) {
      this.#giveUp(error as Error);
    }
  }

  #giveUp({ message }: Error): void {
    if (!this.#problem) console.error(`${message}. Pages are served; enquiries are refused until the store can be used`);
    this.#problem = message;
    this.#store?.close();
    this.#store = undefined;
    if (this.#closed) return;
    this.#timer = setTimeout(() => this.#tryOpen(), this.#reopenMs).unref();
    this.#reopenMs = Math.min(2 * this.#reopenMs, LONGEST_REOPEN_MS);
  }
}
