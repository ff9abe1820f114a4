import type { Rng } from '@starhold/kernel';
import { CREW, type InPack, packOf, packs } from './content/index.ts';
import type { Options } from './options.ts';
import { refill } from './rules/cards.ts';
import type { X } from './rules/damage.ts';
import { enterRow } from './rules/movement.ts';
import { COLUMNS, SLOTS, START_ROWS } from './rules/rulings.ts';
import type { BosState } from './state.ts';

export const RULES_VERSION = '2';

/** The rules and the content together: another content is another game. */
export function versionWith(pack: string): string {
  return `${RULES_VERSION}+${pack.slice(pack.lastIndexOf('@') + 1)}`;
}

/** Everything that needs no luck (BOS-2.1 to 2.4, 2.7); a set-up frame does the rest. */
export function initialState(options: Options, rng: Rng): BosState {
  const pack = options.pack ?? packs.base;
  const { def, bosses } = packOf({ pack });
  const perSeat = <T>(make: () => T): T[] => Array.from({ length: options.players }, make);
  return {
    rulesVersion: versionWith(pack),
    rng,
    stack: [{ k: 'setup', seat: 0, cause: 'setup' }],
    asked: 0,
    opened: 0,
    over: '',
    pack,
    options: { ...options },
    round: 0,
    phase: 'setup',
    captain: 0,
    crew: [],
    crewUsed: 0,
    ship: def.startColumn,
    life: def.startLife,
    damaged: 0,
    heat: 0,
    xp: 0,
    cubes: def.cubes.slice(),
    levels: { rockets: 0, laser: 0, deck: 0, life: 0 },
    columns: Array.from({ length: COLUMNS }, () => []),
    nextUid: 1,
    enemyDeck: [],
    enemyDiscard: [],
    closedRows: 0,
    boss: {
      type: bosses.findIndex((b) => b.id === options.boss),
      revealed: 0,
      entered: 0,
      side: 0,
      hp: 0,
      column: 0,
    },
    dangerDeck: [],
    dangerDiscard: [],
    dangers: new Array(SLOTS).fill(-1),
    retired: 0,
    commandDeck: [],
    commandDiscard: [],
    upgradedStack: [],
    hands: perSeat(() => []),
    picks: perSeat(() => []),
    pool: [],
    removed: [],
    timeline: new Array(SLOTS).fill(-1),
    slots: new Array(SLOTS).fill('open'),
    mix: { left: 0, known: [], drawn: new Array(options.players).fill(0) },
    absorbed: [],
    twist: '',
    slotSkipped: 0,
    nextSkipped: 0,
    end: '',
  };
}

/** BOS-2.5 to 2.12. */
export function dealSetup(x: X): void {
  const { s } = x;
  const pack = packOf(s);
  const { players, difficulty, bossSelection } = s.options;
  if (bossSelection !== 'chosen') s.boss.type = x.die('boss', pack.bosses.length);

  // The class with XP 3 lies at the bottom, XP 1 on top; the boss card below all of them (BOS-2.5).
  for (const tier of [3, 2, 1]) {
    const cards = enemyCards(s, tier);
    x.shuffle(`enemies${tier}`, cards);
    const n = pack.def.enemyDeck[difficulty][tier - 1];
    s.enemyDeck.push(...cards.slice(Math.max(0, cards.length - n)));
  }
  const sets = pack.def.dangerSets[difficulty];
  s.dangerDeck = pack.dangers.flatMap((d, i) => (sets.includes(d.set) ? [i] : []));
  x.shuffle('dangers', s.dangerDeck);
  s.commandDeck = pack.cardKind.map((_, card) => card).slice(0, pack.baseCards);
  s.upgradedStack = pack.cardKind.map((_, card) => card).slice(pack.baseCards);
  x.shuffle('commands', s.commandDeck);
  x.shuffle('upgraded', s.upgradedStack);

  for (let row = 0; row < START_ROWS; row++) enterRow(x, 'BOS-2.6');
  if (players > 1) {
    s.crew = x
      .shuffle('crew', [...CREW])
      .slice(-players)
      .reverse();
    s.captain = x.die('captain', players);
  }
  for (let seat = 0; seat < players; seat++) refill(x, seat, 'BOS-2.11');
}

/** Every copy of the enemies of a class, as type numbers. */
export function enemyCards(s: InPack, tier: number): number[] {
  return packOf(s).enemies.flatMap((e, type) => (e.tier === tier ? new Array<number>(e.copies).fill(type) : []));
}
