import { type ComponentType, lazy, type ReactNode, useState } from 'react';

/**
 * A part that is loaded when it is first shown. What somebody fetched before stands at once: `lazy` alone would show what
 * waits in its place first, and React keeps that for 300 ms.
 */
export function fetched<P extends object>(load: () => Promise<ComponentType<P>>): Fetched<P> {
  let known: ComponentType<P> | undefined;
  const fetch = async (): Promise<ComponentType<P>> => {
    known ??= await load();
    return known;
  };
  const Later = lazy(async () => ({ default: (await fetch()) as ComponentType<object> }));
  function Part(props: P): ReactNode {
    // The same as long as it stands: another kind of component would begin anew.
    const [Now] = useState(() => (known ?? Later) as ComponentType<P>);
    return <Now {...props} />;
  }
  Part.fetch = fetch;
  return Part;
}

export type Fetched<P> = ComponentType<P> & { fetch: () => Promise<unknown> };
