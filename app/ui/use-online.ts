import { useSyncExternalStore } from 'react';
import { listen } from '#app/lib/listen.ts';

const onChange = (notify: () => void) => listen(['online', 'offline'], notify);
const isOnline = () => navigator.onLine;

/** Whether the browser has a connection; prerendered as true. Only false is reliable. */
export function useOnline(): boolean {
  return useSyncExternalStore(onChange, isOnline, () => true);
}
