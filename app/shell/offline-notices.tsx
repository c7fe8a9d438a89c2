import { type ComponentType, useEffect, useState } from 'react';
import type { KeptNoticesProps } from '#app/enquiry/kept-enquiry-notices.tsx';
import { useKept } from '#app/enquiry/kept-storage.ts';
import { useOnline } from '#app/ui/use-online.ts';

/** Notices of no connection and of enquiries that wait to be sent. Their live region is in the page before them. */
export function OfflineNotices() {
  const online = useOnline();
  const kept = useKept();
  const Kept = useKeptNotices(kept !== null, online);
  return (
    <div role="status" aria-atomic={false}>
      {!online && (
        <div className="border-t border-line bg-sunken">
          <p className="page py-2 text-caption">You are offline. {keepsPages() && 'Pages you have already opened still work.'}</p>
        </div>
      )}
      {Kept && <Kept stored={kept} online={online} />}
    </div>
  );
}

function keepsPages(): boolean {
  return Boolean(navigator.serviceWorker?.controller);
}

const RETRY_MS = 3000;

/** Loaded when it is wanted. A request that began without a connection may fail after the connection is back, so it is tried again. */
function useKeptNotices(wanted: boolean, online: boolean) {
  const [Notices, setNotices] = useState<ComponentType<KeptNoticesProps> | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the connection is the time to try at once
  useEffect(() => {
    if (!wanted || Notices) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stopped = false;
    const load = () =>
      import('#app/enquiry/kept-enquiry-notices.tsx').then(
        ({ KeptEnquiryNotices }) => setNotices(() => KeptEnquiryNotices),
        () => {
          if (!stopped) timer = setTimeout(load, RETRY_MS);
        },
      );
    load();
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }, [wanted, online, Notices]);
  return Notices;
}
