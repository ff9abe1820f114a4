import { useEffect, useState } from 'react';

type Loader = () => Promise<unknown>;

const known = new WeakMap<Loader, unknown>();
const coming = new WeakMap<Loader, Promise<void>>();

/** So that it is there when it is asked for first. Done in any case; the same promise for the same loader. */
export function preload(load: Loader): Promise<void> {
  const done = coming.get(load) ?? load().then((it) => void known.set(load, it), console.warn);
  coming.set(load, done);
  return done;
}

/**
 * What a loader brings, once it has; undefined before, without a loader, and where it fails (the table goes on without).
 * Loaded anew for another loader, or when `stamp` says that there is something newer; the old stays until then.
 */
export function useLoaded<T>(load: (() => Promise<T>) | undefined, stamp: unknown = null): T | undefined {
  const [loaded, setLoaded] = useState(() => load && (known.get(load) as T | undefined));
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
