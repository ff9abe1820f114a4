import {
  type BaseFrame,
  type BotModule,
  type Core,
  type Decision,
  type Picked,
  quickRng,
  type Rng,
  type Seat,
  World,
} from '@starhold/kernel';
import { botFor } from './index.ts';
import type { Ranked } from './player.ts';

/**
 * A bot's work as plain data, for a thread of its own. `state` is re-dealt for the seat before it leaves the table: it
 * tells what the seat knows.
 */
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

export function think(game: BotModule, job: BotJob): Thought {
  const bot = botFor(game, job.spec, job.maxMillis);
  const { rules } = game;
  const rng = quickRng(job.luck);
  const at = {
    seat: job.seat,
    view: job.view,
    decision: job.decision,
    imagine: (luck: Rng) => new World(rules, rules.redeal(job.state, job.seat, luck) as Core<BaseFrame>),
  };
  const ranked = bot.rank?.(at, rng) ?? [];
  return { pick: ranked[0]?.pick ?? bot.decide(at, rng), ranked };
}
