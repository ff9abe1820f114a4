import type { CardView, UnsView } from '@starhold/unstoppable';
import type { Gain } from '@starhold/unstoppable/content';
import { type Stroke, TABLE } from '../../../desk/reel/score.ts';
import type { Sound } from '../../../kit/synth.ts';

/** What several beats of Unstoppable are made of, and where their strokes go. */

export const me = (seat: number): string => `player:${seat}`;

/** Where a number of a player stands. */
export const numberOf = (what: Gain, seat: number): string => `${what === 'credit' ? 'credits' : what}:${seat}`;

/** So much of a number is struck off where it stands: `now` is left. Its plates or hearts go with it. */
export const off = (what: 'armour' | 'health', seat: number, n: number, now: number, ms: number): Stroke[] => {
  if (n <= 0) return [];
  const on = numberOf(what, seat);
  return [
    { on, how: 'burst', ms, text: `−${n}`, seat, ...(what === 'health' && { sound: 'shipHit' }) },
    { on, how: 'cell', cells: [now + n, now], ms, together: true },
  ];
};

/** Each for itself, with its own sound: `from` were there, `to` are. */
export const oneByOne = (on: string, [from, to]: readonly [number, number], sound: Sound, most: number): Stroke[] => {
  const n = Math.abs(to - from);
  const step = Math.sign(to - from);
  return Array.from({ length: n }, (_, i) => ({
    on,
    how: 'cell' as const,
    cells: [from + i * step, from + (i + 1) * step] as const,
    ms: Math.min(180, most / n),
    sound,
  }));
};

export const isInHand = (view: UnsView, seat: number, ref: string): boolean =>
  view.players[seat]?.hand.some((card) => card.ref === ref) ?? false;

/** The card that strikes, from the cause of a beat (`core:strike`): it lies in hand or in play of whoever acts. */
export function striker(view: UnsView, seat: number, cause: string): string | undefined {
  const core = cause.startsWith('core:') ? cause.slice('core:'.length) : undefined;
  const player = view.players[seat];
  if (core === undefined || !player) return undefined;
  return [...player.play, ...player.hand].find((card) => card.core === core)?.ref;
}

/** The card in play whose effect it is. */
export function inPlay(view: UnsView, seat: number, cause: string): string | undefined {
  const ref = striker(view, seat, cause);
  return view.players[seat]?.play.some((card) => card.ref === ref) ? ref : undefined;
}

/** A card lights up, and what it is good for goes from it to its place. */
export const brought = (from: string, to: string, text: string): Stroke[] => [
  { on: from, how: 'glow', ms: 200 },
  { on: from, how: 'lunge', to, far: true, text, ms: 280, together: true },
];

export const cardOf = (view: UnsView, seat: number, ref: string): CardView | undefined => {
  const player = view.players[seat];
  return player && [...player.hand, ...player.play].find((card) => card.ref === ref);
};

export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** A hand's breadth of time in which what changed its place goes there by itself. */
export const rest = (ms: number, sound?: Stroke['sound']): Stroke => ({
  on: TABLE,
  how: 'hush',
  ms,
  ...(sound && { sound }),
});

/** Threats whose attack is another now, with by how much. */
export function stronger({ players }: UnsView, before: UnsView): Stroke[] {
  const was = new Map(before.players.flatMap(threatsOf).map(({ ref, attack }) => [ref, attack]));
  return players.flatMap(threatsOf).flatMap(({ ref, attack }) => {
    const more = attack - (was.get(ref) ?? attack);
    return more > 0 ? [{ on: ref, how: 'count', ms: 280, text: `+${more}`, together: true }] : [];
  });
}

const threatsOf = ({ field, onDeck }: UnsView['players'][number]) => [...field, ...(onDeck ? [onDeck] : [])];

/** All threats together, before one after the other attacks. */
export const steppedForward = ({ players }: UnsView): Stroke[] =>
  players.flatMap(({ field }) => field).map(({ ref }) => ({ on: ref, how: 'count', ms: 420, together: true }));
