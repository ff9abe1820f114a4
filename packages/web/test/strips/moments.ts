import { type Beat, type GameModule, quickRng, type Saved, type SeenEvent, saveOf } from '@starhold/kernel';
import { GAMES } from '@starhold/roster';
import { type AnyTable, seatWords } from '@starhold/session';
import { newTable } from '../../session/opening.ts';
import type { SeatSetup } from '../../session/types.ts';

/** The moments of each game that are to be seen as what they are, and deals in which they come up. */

export interface Moment {
  name: string;
  /** Is it in this answer? The more points, the more is to be seen; 0 is no. */
  worth: (beats: readonly Beat<unknown>[]) => number;
}

export interface Found {
  name: string;
  /** Up to the answer and with it. */
  saved: Saved;
  /** Up to the answer without it. */
  before: Saved;
  at: number;
  pick: string;
  told: string;
}

const events = (beats: readonly Beat<unknown>[]): SeenEvent[] => beats.flatMap((beat) => beat.events);
const has =
  (...types: string[]): Moment['worth'] =>
  (beats) => {
    const told = events(beats).map(({ type }) => type);
    return types.every((type) => told.includes(type)) ? told.filter((type) => types.includes(type)).length : 0;
  };
/** With an event whose public part says so. */
const said =
  (type: string, is: (pub: Record<string, unknown>, cause: string) => boolean): Moment['worth'] =>
  (beats) =>
    events(beats).filter((event) => event.type === type && is(event.pub as Record<string, unknown>, event.cause))
      .length;
const both =
  (...all: Moment['worth'][]): Moment['worth'] =>
  (beats) => {
    const worths = all.map((worth) => worth(beats));
    return worths.includes(0) ? 0 : worths.reduce((sum, n) => sum + n, 0);
  };

interface Set {
  game: string;
  seats: SeatSetup[];
  options: Record<string, string | number | boolean>;
  moments: Record<string, Moment['worth']>;
}

const ME: SeatSetup = { name: 'Ada' };
const BOT = (name: string): SeatSetup => ({ name, bot: 'rules' });
/** Over a space of the track that does not count. */
const skipped: Moment['worth'] = (beats) =>
  beats.filter((beat, i) => {
    const told = beat.events.find(({ type }) => type === 'danger');
    const before = beats[i - 1]?.view as { danger: { at: number } } | undefined;
    return told !== undefined && before !== undefined && Number(told.pub.space) - before.danger.at > 1;
  }).length;
const isDanger = (_pub: unknown, cause: string): boolean => cause.startsWith('danger:');

export const SETS: Record<string, Set> = {
  'bossin-space': {
    game: 'bossin-space',
    seats: [ME],
    options: { difficulty: 'normal' },
    moments: {
      '01-reveal': has('revealed'),
      '02-slot': has('commandResolves'),
      '03-move': has('shipMoved'),
      '03-blocked': has('shipStays'),
      '04-shot': both(has('enemyHit'), (beats) => 1 - Math.min(1, has('defeated')(beats))),
      '04-absorbed': has('absorbed'),
      '04-missed': has('missed'),
      '05-falls': has('defeated', 'xp'),
      '06-upgrade': has('upgraded'),
      // By who stands in an attacked column, not by who breaks the line.
      '07-danger': both(said('shipHit', isDanger), (beats) => 1 - Math.min(1, has('lineBroken')(beats))),
      '08-activation': has('activated'),
      '09-heat': has('commandFlipped'),
      '09-heat-4': said('heat', ({ now }) => now === 4),
      '10-line': has('lineBroken'),
      '11-boss-enters': has('bossEntered'),
      '11-boss-flips': has('bossFlipped'),
      '12-won': said('gameOver', ({ over }) => over === 'win'),
      '12-lost': said('gameOver', ({ over }) => over !== 'win'),
    },
  },
  // A boss that turns over, met often enough to be seen.
  'bossin-space-boss': {
    game: 'bossin-space',
    seats: [ME],
    options: { difficulty: 'easy', boss: 'prism-warden' },
    moments: {
      '11-boss-enters': has('bossEntered'),
      '11-boss-flips': has('bossFlipped'),
      '11-row-closes': has('rowClosed'),
      '12-won': said('gameOver', ({ over }) => over === 'win'),
    },
  },
  unstoppable: {
    game: 'unstoppable',
    seats: [ME],
    options: { boss: 'harbinger' },
    moments: {
      '01-upkeep': has('refreshed'),
      '02-look': has('looked'),
      '02-draft': has('drafted'),
      '03-play': has('played'),
      '03-effect': said('gained', (_pub, cause) => cause.startsWith('core:')),
      '04-exhaust': has('exhausted'),
      '05-kill': has('damaged', 'defeated'),
      '05-hit': both(has('damaged'), (beats) => 1 - Math.min(1, has('defeated')(beats))),
      '06-upgrade': has('bought'),
      '07-threats': both(has('hurt'), has('phase')),
      '08-cleanup': both(has('cleanedUp', 'activated')),
      '09-danger': has('danger'),
      '09-skipped': skipped,
      '10-level-up': has('levelUp'),
      '10-new-deck': has('shuffled', 'revealed'),
      '11-boss-card': has('bossCard'),
      '11-boss-damage': has('bossDamage'),
      '12-won': said('over', ({ outcome }) => outcome === 'win'),
      '12-lost': said('over', ({ outcome }) => outcome !== 'win'),
    },
  },
  rone: {
    game: 'rone',
    seats: [ME, BOT('Korr')],
    options: { mode: 'duel' },
    moments: {
      '01-roll': has('rolled'),
      '02-die': has('usedDie'),
      '03-reroll': has('rerolled'),
      '04-screw': has('upgraded'),
      '05-draw': has('drew'),
      '06-reshuffle': has('reshuffled'),
      '07-play': has('played'),
      '08-store': has('stored'),
      '08-wild': said('stored', ({ of, kept }) => of !== 'w' && String(kept).includes('w')),
      '09-ranged': said('hurt', ({ damage }) => damage === 'ranged'),
      '09-melee': said('hurt', ({ damage }) => damage !== 'ranged'),
      '10-screws': has('screws'),
      '10-trained': has('trained'),
      // From its ground, with its screws on it.
      '10-springs': (beats) => Number(said('trained', ({ how }) => how === 'screws')(beats) === 1),
      '12-survival': has('survival'),
      '12-over': has('over'),
    },
  },
  'rone-coop': {
    game: 'rone',
    seats: [ME, BOT('Korr')],
    options: { mode: 'coop' },
    moments: {
      '09-struck': has('struck'),
      '09-card-falls': has('defeatedCard'),
      '11-invasion': has('invasionRound', 'deployed'),
      '11-zone': has('zoneTrained'),
      '11-protocol': has('protocolRun'),
      '12-onslaught': both(has('onslaught'), has('hurt')),
      '12-survival': has('survival'),
      '12-over': has('over'),
    },
  },
  revenant: {
    game: 'revenant',
    seats: [ME, BOT('Orrin'), BOT('Mira')],
    options: {},
    moments: {
      '01-send': has('sent'),
      '02-effect': has('used'),
      '03-move': said('moved', ({ how }) => how === 'manoeuvre'),
      '03-fleet': has('moved'),
      '04-attack': has('attacked', 'destroyed'),
      '05-corruption': has('corrupted'),
      '06-goods': both(has('gained'), has('paid')),
      '07-muster': has('mustered'),
      '08-raid': both(has('raid'), has('hit')),
      '08-ship-lost': both(has('raid'), has('shipLost')),
      '09-failure': has('failure'),
      '10-rift': has('rolled', 'arrived'),
      '10-data': has('dataPlaced'),
      '11-jump': has('cleared'),
      '11-arrival': has('voidborn', 'planets'),
      '12-over': has('over'),
    },
  },
  'revenant-two': {
    game: 'revenant',
    seats: [ME, BOT('Orrin')],
    options: {},
    moments: {
      '08-raid': both(has('raid'), has('hit')),
      '09-failure': has('failure'),
      '12-council': has('council'),
      '12-over': has('over'),
    },
  },
  'revenant-alone': {
    game: 'revenant',
    seats: [ME],
    options: {},
    moments: { '09-failure': has('failure'), '12-order': has('order') },
  },
};

/** Rare things are looked for longer; two deals at least, for the best of what is common. */
const DEALS = 40;

/** Each moment where most of it is to be seen, of some deals; first what somebody does himself. */
export async function findMoments(set: string, wanted: readonly string[]): Promise<Found[]> {
  const { game: id, seats, options, moments } = SETS[set];
  const { game } = (await GAMES[id].load()) as { game: GameModule };
  const best = new Map<string, { worth: number; found: Found }>();
  const names = Object.keys(moments).filter((name) => wanted.length === 0 || wanted.includes(name));
  for (let deal = 1; deal <= DEALS && (deal <= 2 || best.size < names.length); deal++) {
    const table = newTable(game, game.parseOptions({ players: seats.length, ...options }), hex(deal));
    table.watch(true);
    play(table, game, (beats, pick) => {
      for (const name of names) {
        const worth = Math.min(4, moments[name](beats)) + (beats[0].seat === 0 ? 4 : 0);
        if (moments[name](beats) === 0 || worth <= (best.get(name)?.worth ?? 0)) continue;
        const told = beats.map((beat) => `[${beat.events.map(({ type }) => type).join(' ')}]`).join(' ');
        const words = seatWords({ game: id, options: {}, seats });
        const at = table.length;
        const found = { name, saved: saveOf(table, words), before: saveOf(table.upTo(at - 1), words), at, pick, told };
        best.set(name, { worth, found });
      }
    });
  }
  return names.flatMap((name) => best.get(name)?.found ?? []);
}

const hex = (n: number): string => n.toString(16).padStart(2, '0').repeat(16);

function play(table: AnyTable, game: GameModule, each: (beats: Beat<unknown>[], pick: string) => void): void {
  const rng = quickRng(1);
  while (table.over === '') {
    const [seat] = table.waitingFor;
    const { view, decisions } = table.seen(seat);
    const [decision] = decisions;
    const { length } = table;
    const pick = game.brain.choose(view, decision, rng);
    const outcome = table.answer({ decision: decision.id, seat, pick });
    if (!outcome.ok) throw new Error(`${decision.id}: ${outcome.why}`);
    const beats = table.beats(length, 0);
    if (beats.length > 0) each(beats, JSON.stringify(pick));
    table.forgetSteps();
  }
}
