/** Milliseconds to wait before each further try. */
const retryDelaysMs = [300, 1500, 5000];

/**
 * Fetches code that a page needs later: `loadModule(() => import('./x.ts'))`. Tries again after a while, and at once when the
 * connection is back; after the last try it rejects with the browser's error, which the caller shows.
 */
export async function loadModule<Module>(fetchModule: () => Promise<Module>): Promise<Module> {
  for (const pause of retryDelaysMs) {
    try {
      return await fetchModule();
    } catch {
      await new Promise<void>((resolve) => {
        setTimeout(resolve, pause);
        addEventListener('online', () => resolve(), { once: true });
      });
    }
  }
  return fetchModule();
}
