import { EnquiryStore } from '#server/store/enquiry-store.ts';

/** Opens the store for one request: it may be restored, replaced or converted at any time. */
export function withStore<Result>(dataDir: string, work: (store: EnquiryStore) => Result): Result {
  using store = new EnquiryStore(dataDir);
  return work(store);
}
