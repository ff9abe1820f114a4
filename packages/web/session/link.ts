import { proxy, wrap } from 'comlink';
import type { HostApi } from './host.ts';
import { startWorker } from './spawn.ts';

/** The page's end of one worker. */
export interface Link {
  api: HostApi;
  /** A function of the page, made ready to be called from the worker. */
  callback<T extends object>(f: T): T;
  /** Never fulfilled; rejects when the worker is gone, so that nobody waits for it. */
  broken: Promise<never>;
  stop(): void;
}

export type Spawn = () => Link;

export const spawnWorker: Spawn = () => {
  const worker = startWorker('worker');
  const broken = Promise.withResolvers<never>();
  broken.promise.catch(() => {});
  worker.onerror = (event) => {
    event.preventDefault();
    broken.reject(new Error(event.message || 'the worker could not be started'));
  };
  return {
    api: wrap<HostApi>(worker) as unknown as HostApi,
    callback: (f) => proxy(f),
    broken: broken.promise,
    stop() {
      worker.terminate();
      broken.reject(new Error('closed'));
    },
  };
};
