import useSWR from 'swr';
import useSWRMutation from 'swr/mutation';
import type { PublicationStatus } from '#editor/shared/api-types.ts';
import { type ApiError, api } from './api.ts';

const key = 'publication';
const askAgainMs = 2000;

/** Reads what is saved and not published, and the last publication; nothing if nothing is published from here. */
export function usePublication(atDesk = true) {
  return useSWR<PublicationStatus, ApiError>(atDesk && key, api.publication, {
    refreshInterval: (last) => (last?.busy ? askAgainMs : 0),
    // After an error swr stops the interval, and waits longer before each further try.
    onErrorRetry: (_error, _key, _config, retry, options) => setTimeout(retry, askAgainMs, options),
  });
}

/** Asks the server for a publication; the response is the next state. */
export function useRequestPublication() {
  const options = { populateCache: true, throwOnError: false };
  return useSWRMutation<PublicationStatus, ApiError, string, () => Promise<PublicationStatus>>(key, (_key, { arg }) => arg(), options);
}
