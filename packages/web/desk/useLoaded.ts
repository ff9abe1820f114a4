import { useEffect, useState } from 'react';

/**
 * What a loader brings, once it has; undefined before, without a loader, and where it fails (the table goes on without).
 * Loaded anew for another loader, or when `stamp` says that there is something newer; the old stays until then.
 */
export function useLoaded<T>(load: (() => Promise<T>) | undefined, stamp: unknown = null): T | undefined {
  const [loaded, setLoaded] = useState<T>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `stamp` says when there is something new
  useEffect(() => {
    let here = true;
    load?.().then(
      (it) => here && setLoaded(() => it),
      (error) => console.warn(error),
    );
    return () => {
      here = false;
    };
  }, [load, stamp]);
  return loaded;
}
