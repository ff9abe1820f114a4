import { game as bossinSpace } from '@starhold/bossin-space';
import { type Beat, type Eyes, type GameModule, quickRng, type SeenEvent, seedOf, Table } from '@starhold/kernel';
import type { AnyTable } from '@starhold/session';
import { game as unstoppable } from '@starhold/unstoppable';
import type { Moment } from '../../../session/types.ts';
import { type BeatKind, type Score, type Stroke, TABLE } from '../score.ts';

const upTo = (most: number, ms: number): number => Math.min(most, ms);

/** How long things take at speed 1. */
const MS = {
  card: 180,
  /** So many fields further than one. */
  move: (further = 0): number => upTo(520, 280 + 60 * further),
  hit: (pips: number): number => upTo(500, 220 + 70 * pips),
  absorbed: 320,
  defeat: { turn: 320, fly: 340, close: 180 },
  draw: (cards: number): number => upTo(500, 220 + 70 * (cards - 1)),
  flip: 260,
  number: 180,
  phase: 420,
  levelUp: 1200,
  boss: { name: 300, act: 400 },
  attack: 480,
  dice: { all: 700, apart: 80, again: 450 },
  screw: 600,
  raid: { sector: 600, empty: 120 },
  rift: (arrivals: number): number => upTo(1500, 600 + 90 * arrivals),
  jump: 2400,
  scoreLine: 350,
  lastBlow: { slow: 1600, breakUp: 1400 },
} as const;

/** Real games of the rules bot, as a page gets them: one moment for each answer. */

export const GAMES: [string, GameModule][] = [
  ["Bossin' Space", bossinSpace as GameModule],
  ['Unstoppable', unstoppable as GameModule],
];

export function momentAt(table: AnyTable, eyes: Eyes, since: number): Moment {
  const { view, decisions, waitingFor, over, result } = table.seen(eyes);
  return {
    eyes,
    view,
    decisions,
    refusals: {},
    forecasts: {},
    waitingFor,
    thinking: null,
    handOver: null,
    undo: null,
    undoMarks: false,
    signals: [],
    at: table.length,
    since,
    beats: table.beats(since, eyes),
    length: table.length,
    lastEvent: table.told - 1,
    over,
    result: result ?? null,
    caveats: [],
  };
}

export function filmOf(game: GameModule, seed: number, eyes: Eyes = 0, players = 1): Moment[] {
  const table = new Table(game.rules, game.parseOptions({ players }), seedOf('film', seed)) as unknown as AnyTable;
  table.watch(true);
  const rng = quickRng(seed + 1);
  const moments = [momentAt(table, eyes, 0)];
  while (table.over === '') {
    const [seat] = table.waitingFor;
    const { view, decisions } = table.seen(seat);
    const pick = game.brain.choose(view, decisions[0], rng);
    const { length } = table;
    if (!table.answer({ decision: decisions[0].id, seat, pick }).ok) throw new Error('refused');
    moments.push(momentAt(table, eyes, length));
  }
  return moments;
}

const KINDS: Record<string, [BeatKind, number, number]> = {
  damaged: ['hit', 120, MS.hit(2)],
  enemyHit: ['hit', 120, MS.hit(2)],
  bossHit: ['hit', 120, MS.hit(2)],
  bossDamage: ['hit', 120, MS.hit(3)],
  missed: ['absorbed', 0, MS.absorbed],
  absorbed: ['absorbed', 120, MS.absorbed],
  defeated: ['defeat', 0, MS.defeat.turn + MS.defeat.fly + MS.defeat.close],
  gained: ['gain', 0, MS.number],
  xp: ['gain', 0, MS.number],
  phase: ['phase', 0, MS.phase],
  levelUp: ['levelUp', 0, MS.levelUp],
  hurt: ['ownLoss', 200, 280],
  shipHit: ['ownLoss', 200, 280],
  activated: ['attack', 200, 280],
  enemyMoved: ['move', 0, MS.move(1)],
  shipMoved: ['move', 0, MS.move(1)],
  gameOver: ['lastBlow', MS.lastBlow.slow, MS.lastBlow.breakUp],
  over: ['lastBlow', MS.lastBlow.slow, MS.lastBlow.breakUp],
};

const stroke = (event: SeenEvent, ms: number): Stroke => ({ on: TABLE, how: 'glow', text: event.type, ms });

/** Something like what a game says, with the times of the budget. */
export function someScore(beat: Beat<unknown>): Score {
  const known = beat.events.filter(({ type }) => Object.hasOwn(KINDS, type));
  const told = known.length > 0 ? known : beat.events.slice(0, 1);
  const [kind] = KINDS[told[0]?.type] ?? ['flip'];
  const parts = told.map((event) => ({ event, of: KINDS[event.type] ?? (['flip', 0, MS.flip] as const) }));
  const lead = parts.flatMap(({ event, of: [, ms] }) => (ms > 0 ? [stroke(event, ms)] : []));
  const follow = parts.map(({ event, of: [, , ms] }) => stroke(event, ms));
  const ofEnemies = beat.cause === 'turn' || beat.cause.startsWith('danger:') || beat.cause.startsWith('enemy:');
  return ofEnemies ? { kind, lead, follow, chapter: 'enemies' } : { kind, lead, follow };
}
