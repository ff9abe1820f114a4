import { botFor, type Ranked } from '@starhold/bots';
import {
  type BaseFrame,
  type Core,
  type Decision,
  type GameModule,
  type Picked,
  quickRng,
  type Seat,
  World,
} from '@starhold/kernel';

/** A bot's work as plain data. `state` is re-dealt for the seat before it leaves the engine: it tells what the seat knows. */
export interface BotJob {
  game: string;
  spec: string;
  seat: Seat;
  view: unknown;
  decision: Decision;
  state: unknown;
  /** Of the bot's own generator. */
  luck: number;
  maxMillis: number;
}

export interface Thought {
  pick: Picked;
  /** Best first; empty where the bot does not compare. */
  ranked: Ranked[];
}

export interface Thinker {
  /** Somebody will have to think soon: loading takes longer than thinking. */
  prepare(game: string): void;
  think(job: BotJob): Promise<Thought>;
  close(): void;
}

export function think(game: GameModule, job: BotJob): Thought {
  const bot = botFor(game, job.spec, job.maxMillis);
  const { rules } = game;
  const rng = quickRng(job.luck);
  const at = {
    seat: job.seat,
    view: job.view,
    decision: job.decision,
    imagine: (luck: number[]) => new World(rules, rules.redeal(job.state, job.seat, luck) as Core<BaseFrame>),
  };
  const ranked = bot.rank?.(at, rng) ?? [];
  return { pick: ranked[0]?.pick ?? bot.decide(at, rng), ranked };
}
