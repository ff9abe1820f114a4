import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';

/**
 * A part of the desk that is loaded when it is first shown: what a table needs rarely, or only at its end, does not weigh on
 * its beginning. Nothing stands in its place meanwhile, and the rest of the table stays as it is.
 */
export function later<P extends object>(load: () => Promise<ComponentType<P>>): Later<P> {
  const Part = lazy(async () => ({ default: (await load()) as ComponentType<object> }));
  function Later(props: P): ReactNode {
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  }
  Later.preload = load;
  return Later;
}

/** It can be fetched before it is shown, by whoever knows that it will be. */
export type Later<P> = ComponentType<P> & { preload?: () => Promise<unknown> };
