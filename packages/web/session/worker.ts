import { expose } from 'comlink';
import { Host } from './host.ts';
import { claimByLock } from './lock.ts';
import { TableStorage } from './storage.ts';
import { WorkerThinker } from './thinker.ts';

/** The worker of one table. The page never holds more of a game than its moments. */
expose(
  new Host({
    storage: new TableStorage(),
    thinker: new WorkerThinker(),
    claim: claimByLock,
    now: () => Date.now(),
  }),
);
