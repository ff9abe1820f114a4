import type { BotJob, Thought } from '@starhold/bots';

export interface Thinker {
  /** Somebody will have to think soon: loading takes longer than thinking. */
  prepare(game: string): void;
  think(job: BotJob): Promise<Thought>;
  close(): void;
}
