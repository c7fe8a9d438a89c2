import { Store } from '#server/store/enquiry-store.ts';

/** Opens the store for one request: it may be restored, replaced or converted at any time. */
export function withStore<Result>(dataDir: string, work: (store: Store) => Result): Result {
  using store = new Store(dataDir);
  return work(store);
}
