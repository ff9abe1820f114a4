/** One tab plays a table; others wait for it to let go, or take it from the one that has it. */
export interface Claim {
  granted: Promise<void>;
  /** Another tab took it. */
  lost: Promise<void>;
  release(): void;
}

export type ClaimMaker = (name: string, how?: 'wait' | 'steal') => Claim;

const NEVER = new Promise<void>(() => {});

/** Without Web Locks (pages without https) everybody is let in; the revision of the stored log still keeps order. */
export const claimByLock: ClaimMaker = (name, how = 'wait') => {
  const locks = (globalThis.navigator as Navigator | undefined)?.locks as LockManager | undefined;
  if (!locks) return { granted: Promise.resolve(), lost: NEVER, release() {} };
  const waiting = new AbortController();
  const held = Promise.withResolvers<void>();
  const granted = Promise.withResolvers<void>();
  const lost = Promise.withResolvers<void>();
  let isOver = false;
  locks
    // Whoever steals does not wait, so there is nothing to call off.
    .request(`starhold:${name}`, how === 'steal' ? { steal: true } : { signal: waiting.signal }, () => {
      granted.resolve();
      return held.promise;
    })
    .catch(() => {
      if (!isOver) lost.resolve();
    });
  return {
    granted: granted.promise,
    lost: lost.promise,
    release() {
      isOver = true;
      waiting.abort();
      held.resolve();
    },
  };
};
