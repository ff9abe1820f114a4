import {
  below,
  keyedRng,
  offeredIds,
  type Picked,
  pointsOf,
  quickRng,
  type Rng,
  seedOf,
  World,
} from '@starhold/kernel';
import { asked } from '../abouts.ts';
import type { RoneSight } from '../bot/scene.ts';
import { WEIGHTS } from '../bot/weights.ts';
import { brain } from '../bot.ts';
import { Options } from '../options.ts';
import { rules } from '../rules.ts';

/**
 * Duels of the rules player to learn from: half of the seats decide by lot now and then and change their mood from turn to turn,
 * so that every card is met and nothing is known only in good company.
 */

const MOODS: readonly (readonly [readonly (keyof typeof WEIGHTS.duel)[], number])[] = [
  [['foeArmour', 'foeHealth', 'foeHealthLow'], 1.7],
  [['armour', 'armourLow', 'health', 'healthLow'], 1.8],
  [['part', 'screw', 'recruit', 'discover', 'enlist', 'drill', 'swap'], 2],
  [['store', 'pair'], 2],
  [['store', 'pair'], 0.3],
];

/** Of a hundred choices, so many by lot, by question. */
export type Lots = Readonly<Partial<Record<string, number>>>;

const plain = { ...WEIGHTS.duel };

function choose(sight: RoneSight, world: World, mood: number, lots: Lots | undefined, luck: Rng, lot: Rng): Picked {
  const d = asked(world.open[0]);
  const ids = offeredIds(d.ask);
  const isEarly = d.at === 'draw' && sight.players[d.ask.seat].hand <= 4;
  if (lots && ids.length > 1 && !isEarly && below(lot, 100) < (lots[d.at] ?? 0)) return ids[below(lot, ids.length)];
  const [names, times] = MOODS[mood] ?? [[], 1];
  for (const name of names) WEIGHTS.duel[name] = plain[name] * times;
  const pick = brain.choose(sight, d, luck);
  Object.assign(WEIGHTS.duel, plain);
  return pick;
}

/** Plays a duel of a series; `look` sees the first seat's sight at each turn's beginning. Says what that seat won. */
export function exploredDuel(series: string, game: number, lots: Lots, look: (sight: RoneSight) => void): number {
  const state = rules.initial(Options.parse({ mode: 'duel', players: 2 }), keyedRng(seedOf(series, game)));
  const world = new World(rules, state);
  const lot = quickRng(Number.parseInt(seedOf(`${series} lot`, game).slice(0, 7), 16));
  const wild = [below(lot, 2) === 0, below(lot, 2) === 0];
  const luck = [quickRng(2 * game), quickRng(2 * game + 1)];
  let turn = -1;
  let mood = -1;
  while (world.over === '') {
    const { seat } = world.open[0].ask;
    const sight = world.sight(seat) as RoneSight;
    if (state.round > 0 && turn !== 2 * state.round + state.side) {
      turn = 2 * state.round + state.side;
      mood = below(lot, 100) < 40 ? below(lot, MOODS.length) : -1;
      look(world.sight(0) as RoneSight);
    }
    const isWild = wild[seat];
    world.play(world.open[0], choose(sight, world, isWild ? mood : -1, isWild ? lots : undefined, luck[seat], lot));
  }
  return pointsOf(world.result, 0);
}
