import { useEffect, useState } from 'react';

/**
 * Loads a module once it is `wanted`. Null until then, and where it cannot be loaded.
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
