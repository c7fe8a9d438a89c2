import { useEffect, useState } from 'react';

/**
 * Code that is fetched once it is `wanted`: null until it is there, and where it cannot be had, so that the page goes on without it.
 * `load` must be the same function at each call.
 */
export function useModule<Module>(load: () => Promise<Module>, wanted: boolean): Module | null {
  const [module, setModule] = useState<Module | null>(null);
  useEffect(() => {
    if (!wanted) return;
    load().then(
      (loaded) => setModule(() => loaded),
      () => {},
    );
  }, [load, wanted]);
  return module;
}
