import {
  type Ask,
  below,
  type Decision,
  type GameEvent,
  type Picked,
  quickRng,
  type Rng,
  samplePick,
  seedOf,
  Table,
} from '@starhold/kernel';
import { packOf, packs } from '../../content/index.ts';
import { type Options, readOptions } from '../../options.ts';
import { rules } from '../../rules.ts';
import type { BosFrame, BosState } from '../../state.ts';
import type { BosView } from '../../view.ts';

export type BosTable = Table<BosState, BosFrame, BosView, Options>;

export function newTable(options: Partial<Options>, game = 0): BosTable {
  return new Table(rules, readOptions(options), seedOf('rules', game));
}

export const BASE = packOf({ pack: packs.base });

/** A ship that stands more than the real one against fewer enemies and weaker bosses, so that games get far. */
export const TOUGH = packs.register({
  ...BASE.def,
  id: 'tough',
  startLife: 9,
  heatMax: 12,
  cubes: [1, 2, 3, 4, 5, 6, 7, 8],
  enemyDeck: { easy: [5, 2, 1], normal: [8, 4, 2], hard: [8, 8, 4] },
  bosses: BASE.bosses.map((boss) => ({ ...boss, hp: 4 })),
});

export function toughTable(options: Partial<Options>, game = 0): BosTable {
  return new Table(rules, readOptions({ ...options, pack: TOUGH }), seedOf('tough', game));
}

export function decisionsOf(table: BosTable): Decision[] {
  return table.waitingFor.flatMap((seat) => table.seen(seat).decisions);
}

/** At random, but with an eye on the heat and for targets, so that games get as far as the boss. */
export function somePick(view: BosView, ask: Ask, rng: Rng): Picked {
  if (ask.kind !== 'one') return samplePick(ask, rng);
  if (ask.options.includes('flip')) {
    const command = view.slots[view.slot - 1]?.command ?? '';
    if (view.heat >= 3 && ['laser', 'rocket', 'emp', 'beltBomb'].includes(command)) return 'flip';
    if (!ask.options.some((option) => option.startsWith('use:')) && below(rng, 4) > 0) return 'resolve';
  }
  const targets = ask.options.filter((option) => {
    const column = Number(/^fire:c(\d)$/.exec(option)?.[1] ?? 0);
    return column > 0 && (view.columns[column - 1].length > 0 || (view.boss?.entered && view.boss.column === column));
  });
  return targets.length > 0 ? targets[below(rng, targets.length)] : samplePick(ask, rng);
}

/** Plays until the game is over; `look` sees every position, the first one included. */
export function playOut(table: BosTable, game: number, look: (s: BosState) => void): void {
  const rng = quickRng(game + 1);
  look(table.copyState());
  for (let answers = 0; table.over === ''; answers++) {
    if (answers > 2000) throw new Error('the game does not end');
    const [at] = decisionsOf(table);
    table.answer({ decision: at.id, seat: at.ask.seat, pick: somePick(table.seen(at.ask.seat).view, at.ask, rng) });
    look(table.copyState());
  }
}

export function typesOf(events: readonly Pick<GameEvent, 'type'>[]): string[] {
  return events.map((e) => e.type);
}
