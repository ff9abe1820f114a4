import type { BotJob, Thought } from '@starhold/bots';
import {
  type Decision,
  idsIn,
  isLegal,
  type Picked,
  quickRng,
  samplePick,
  seedOf,
  type TableModule,
} from '@starhold/kernel';
import { loadBotGame } from './games.ts';
import type { AnyTable } from './table.ts';
import type { Hint, Moment } from './types.ts';

/** What bots are asked, and what is made of what they say. */

/** A bot answers within a second, loading and messages included. */
const MAX_MILLIS = 700;
const HINT_SPEC = 'search:300';
const HINT_PICKS = 3;

/** A generator that depends on the game and how far it is: a table put aside, or taken back, goes on in the same way. */
function luckFor(table: AnyTable, decision: Decision): number {
  const name = `${table.log().seed} seat ${decision.ask.seat}`;
  return Number.parseInt(seedOf(name, table.length).slice(0, 8), 16);
}

/** Everything hidden from the seat is dealt anew before it goes anywhere. */
export function jobFor(table: AnyTable, game: TableModule, decision: Decision, spec: string): BotJob {
  const { seat } = decision.ask;
  const luck = luckFor(table, decision);
  const { view } = table.seen(seat);
  const state = table.redeal(seat, quickRng(luck));
  return { game: game.id, spec, seat, view, decision, state, luck, maxMillis: MAX_MILLIS };
}

export function hintJob(table: AnyTable, game: TableModule, decision: Decision): BotJob {
  return jobFor(table, game, decision, HINT_SPEC);
}

/** Where a bot failed, the game's own policy plays, and where that fails too, anything legal. */
export async function fallbackPick(table: AnyTable, game: TableModule, decision: Decision): Promise<Picked> {
  const rng = quickRng(luckFor(table, decision));
  try {
    const { brain } = await loadBotGame(game.id);
    const pick = brain.choose(table.seen(decision.ask.seat).view, decision, rng);
    if (isLegal(decision.ask, pick)) return pick;
  } catch {
    // Said below.
  }
  return samplePick(decision.ask, rng);
}

/** Where to look: at what the best pick touches, and at the numbers it would change at once. */
function lookAt(table: AnyTable, game: TableModule, moment: Moment, pick: Picked): string[] {
  const touched = idsIn(pick).flatMap((id) => table.describe(id).touches);
  const events = typeof pick === 'string' ? (moment.forecasts[pick] ?? []) : [];
  const changed = events
    .flatMap((event) => game.gaugeChanges?.(event) ?? [])
    .map(({ gauge }) => gauge.replace(/^damage:/, ''));
  return [...new Set([...touched, ...changed])];
}

export function hintFrom(table: AnyTable, game: TableModule, moment: Moment, thought: Thought, depth: number): Hint {
  const best = thought.ranked.slice(0, HINT_PICKS);
  const picks = best.length > 0 ? best.map(({ pick }) => pick) : [thought.pick];
  return {
    look: lookAt(table, game, moment, thought.pick),
    options: depth < 2 ? [] : [...new Set(picks.flatMap(idsIn))],
    pick: depth < 3 ? null : thought.pick,
    ranked: depth < 3 ? [] : best,
  };
}
