import { Store } from '#server/enquiry-store.ts';

/** Opens the store for one request: the server may restore a backup, or convert the store, at any time. */
export function withStore<Result>(dataDir: string, work: (store: Store) => Result): Result {
  using store = new Store(dataDir);
  return work(store);
}
