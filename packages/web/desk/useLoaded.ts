import { useEffect, useState } from 'react';

/** What a loader brings, once it has; undefined before, without a loader, and where it fails (the table goes on without). */
export function useLoaded<T>(load: (() => Promise<T>) | undefined): T | undefined {
  const [loaded, setLoaded] = useState<T>();
  useEffect(() => {
    let here = true;
    load?.().then(
      (it) => here && setLoaded(() => it),
      (error) => console.error(error),
    );
    return () => {
      here = false;
    };
  }, [load]);
  return loaded;
}
