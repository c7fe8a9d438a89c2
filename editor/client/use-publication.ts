import useSWR from 'swr';
import useSWRMutation from 'swr/mutation';
import type { Publication } from '#editor/publication.ts';
import { type ApiError, api } from './api.ts';

const askAgainMs = 2000;

/** What is saved and not published, and the last publication; nothing where none is made here. */
export function usePublication(publishes = true) {
  return useSWR<Publication, ApiError>(publishes ? 'publication' : null, api.publication, {
    refreshInterval: (last) => (last?.busy ? askAgainMs : 0),
  });
}

/** Asks for a publication, and shows that it is asked for before the server has answered. */
export function useAsk() {
  return useSWRMutation<Publication, ApiError, 'publication', () => Promise<Publication>, Publication>(
    'publication',
    (_key, { arg: question }) => question(),
    {
      optimisticData: (last) => ({ ...(last as Publication), busy: true, progress: { state: 'waiting', lines: [] } }),
      populateCache: true,
      revalidate: false,
      throwOnError: false,
    },
  );
}
