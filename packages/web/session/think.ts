import type { BotJob, Thought } from '@starhold/bots';
import type { TableSetup } from './types.ts';

export interface Thinker {
  /** What is to be thought about. `soon`: somebody will have to think, and loading takes longer than thinking. */
  prepare(setup: Pick<TableSetup, 'game' | 'pack'>, soon: boolean): void;
  think(job: BotJob): Promise<Thought>;
  close(): void;
}
