/** One tab plays a table; others wait for it to let go. */
export interface Claim {
  granted: Promise<void>;
  release(): void;
}

export type ClaimMaker = (name: string) => Claim;

/** Without Web Locks (pages without https) everybody is let in; the revision of the stored log still keeps order. */
export const claimByLock: ClaimMaker = (name) => {
  const locks = (globalThis.navigator as Navigator | undefined)?.locks as LockManager | undefined;
  if (!locks) return { granted: Promise.resolve(), release() {} };
  const waiting = new AbortController();
  const held = Promise.withResolvers<void>();
  const granted = Promise.withResolvers<void>();
  locks
    .request(`starhold:${name}`, { signal: waiting.signal }, () => {
      granted.resolve();
      return held.promise;
    })
    .catch(() => {});
  return {
    granted: granted.promise,
    release() {
      waiting.abort();
      held.resolve();
    },
  };
};
