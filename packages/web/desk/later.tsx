import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';

/**
 * A part of the desk that is loaded when it is first shown: what a table needs rarely, or only at its end, does not weigh on
 * its beginning. Nothing stands in its place meanwhile, and the rest of the table stays as it is.
 */
export function later<P extends object>(load: () => Promise<ComponentType<P>>): Later<P> {
  let here: ComponentType<P> | undefined;
  const fetched = async (): Promise<ComponentType<P>> => {
    here = await load();
    return here;
  };
  const Part = lazy(async () => ({ default: (await fetched()) as ComponentType<object> }));
  function Later(props: P): ReactNode {
    // What was fetched before it is shown is shown at once: a lazy part would leave its place empty for 300 ms even then.
    const [Now] = useState(() => here);
    if (Now) return <Now {...props} />;
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  }
  Later.preload = fetched;
  return Later;
}

/** It can be fetched before it is shown, by whoever knows that it will be. */
export type Later<P> = ComponentType<P> & { preload?: () => Promise<unknown> };
