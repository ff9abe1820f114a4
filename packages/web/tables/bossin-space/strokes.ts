import type { BosView } from '@starhold/bossin-space';
import { BOSS_UID, refOfThing } from '@starhold/bossin-space/refs';
import { verbOf } from '@starhold/kernel';
import type { Fall } from '../../desk/reel/lastBlow.ts';
import type { BeatKind, Stroke } from '../../desk/reel/score.ts';
import type { Target } from '../../desk/target.ts';
import { columnsOf, dangerDef, enemyDef } from './model/cards.ts';

/** What several beats of Bossin' Space are made of, and where their strokes go. */

/** The strokes of one event; `lead` belongs to the old position. */
export interface Part {
  kind: BeatKind;
  lead?: Stroke[];
  follow?: Stroke[];
  /** What makes room, and what then comes: each of all events together, before anything else follows. */
  room?: Stroke[];
  enter?: Stroke[];
  /** With it the game ends. */
  fall?: Fall;
}

export const thing = (uid: number): Target => (uid === BOSS_UID ? 'boss' : `enemy:${refOfThing(uid)}`);
export const SHIP = 'ship';

/** An own weapon leaves the ship before it hits; a danger or an enemy does not. */
export function shot(cause: string, to: Target): Stroke[] {
  if (verbOf(cause) !== 'command') return [];
  return [{ on: SHIP, how: 'bolt', to, ms: 160, sound: 'shot' }];
}

/** Who fired at the ship: the activated enemy, the boss, or the strongest of the ship's column (BOS-11.3). */
export function attackerOf(cause: string, before: BosView | undefined): Target | undefined {
  if (verbOf(cause) === 'enemy') return cause;
  if (verbOf(cause) !== 'danger') return before?.boss?.entered ? 'boss' : undefined;
  return before && strongestOf(before, before.ship);
}

function strongestOf({ columns }: BosView, column: number): Target | undefined {
  const [strongest] = (columns[column - 1] ?? []).toReversed().sort((a, b) => b.attack - a.attack);
  return strongest && thing(strongest.uid);
}

/** The columns that a danger card attacks light up on it, above the board and below it; there grey where nobody is. */
export function lit({ slot, danger }: { slot: number; danger: string }, before: BosView | undefined): Stroke[] {
  const def = before && dangerDef(before, danger);
  const { cols = [] } = def?.kind === 'attack' ? columnsOf(def) : {};
  const lights = cols.flatMap((n, i) => [
    { on: `danger:${slot}`, how: 'cell', cells: [i, i + 1], ms: 300 } as const,
    ...[`sky:${n}`, `column:${n}`].map((on): Stroke => {
      const isEmpty = before !== undefined && strongestOf(before, n) === undefined;
      return { on, how: 'glow', ms: 300, ...(isEmpty ? { faint: true } : {}) };
    }),
  ]);
  return [...atOnce(lights), ...(before ? cols.filter((n) => n !== before.ship).flatMap((n) => past(before, n)) : [])];
}

/** Who stands in a column makes room first; then somebody comes, from the edge of the board or from whoever called. */
export const entering = (
  { uid, column }: { uid: number; column: number },
  from: Target,
  before: BosView | undefined,
): Part => ({
  kind: 'draw',
  room: (before?.columns[column - 1] ?? []).map((enemy) => ({ on: thing(enemy.uid), how: 'slide', ms: 220 })),
  enter: [{ on: thing(uid), how: 'slide', to: from, ms: 260, sound: 'land' }],
});

/** Where the ship is not, a column fires into nothing; an empty one does not fire. */
function past(before: BosView, column: number): Stroke[] {
  const by = strongestOf(before, column);
  return by === undefined ? [] : [{ on: by, how: 'bolt', to: `column:${column}`, ms: 160, sound: 'shot', foe: true }];
}

export const glow = (on: Target, ms = 180): Stroke => ({ on, how: 'glow', ms });
export const count = (on: Target, text?: string): Stroke => ({
  on,
  how: 'count',
  ms: 180,
  together: true,
  ...(text === undefined ? {} : { text }),
});
export const slid = (on: Target, from: number, to: number): Part => ({
  kind: 'move',
  follow: [{ on, how: 'slide', ms: Math.min(520, 280 + 60 * (Math.abs(to - from) - 1)), sound: 'cool' }],
});

/** Who goes over the line: from where it stands; who was called and finds no room, from whoever called. */
export function charge(
  { uid, column }: { uid: number; column: number },
  cause: string,
  before: BosView | undefined,
): Pick<Stroke, 'on' | 'how' | 'text'> {
  if (!before || before.columns.flat().some((enemy) => enemy.uid === uid)) return { on: thing(uid), how: 'lunge' };
  const callers: Partial<Record<string, Target>> = { enemy: cause, boss: 'boss' };
  return { on: callers[verbOf(cause)] ?? `sky:${column}`, how: 'lunge', text: '▼' };
}

const isCharge = ({ how, far }: Stroke): boolean => how === 'lunge' && far === true;

/** One shot at the ship and one at each enemy, however many points it costs; who breaks the line does not shoot. */
export function once(lead: readonly Stroke[]): Stroke[] {
  const isAlike = (one: Stroke, other: Stroke): boolean => one.to === other.to || (one.to === SHIP && isCharge(other));
  return lead.filter(
    (stroke, i) =>
      stroke.how !== 'bolt' || lead.findIndex((other) => other.to !== undefined && isAlike(stroke, other)) === i,
  );
}

/** What several points cost is one number. */
export function summed(follow: readonly Stroke[]): Stroke[] {
  const isLost = ({ on, text }: Stroke): boolean => on === 'life' && text === '−1';
  const n = follow.filter(isLost).length;
  const first = follow.findIndex(isLost);
  return follow
    .filter((stroke, i) => !isLost(stroke) || i === first)
    .map((stroke) => (isLost(stroke) ? { ...stroke, text: `−${n}` } : stroke));
}

export const atOnce = (strokes: readonly Stroke[]): Stroke[] =>
  strokes.map((stroke, i) => (i === 0 ? stroke : { ...stroke, together: true }));

/** What an enemy does when it is activated, sign by sign as it stands on its card; between two signs there is a dash. */
export function signs(uid: number, type: string, before: BosView | undefined): Stroke[] {
  const n = before ? (enemyDef(before, type)?.ops.length ?? 0) : 0;
  return Array.from({ length: n }, (_, i) => ({
    on: thing(uid),
    how: 'cell',
    cells: [2 * i, 2 * i + 1],
    ms: Math.min(180, 420 / n),
    sound: 'warn',
  }));
}

/** Each cube flies for itself, so that they can be counted; the more there are, the closer together. */
const CUBE_LATE = 90;
const CUBES_MS = 360;

export const cubes = (from: Target, xp: number): Stroke[] =>
  Array.from({ length: xp }, (_, i) => ({
    on: from,
    how: 'fly',
    to: 'xp',
    text: '◆',
    ms: 280,
    sound: 'tick',
    ...(i > 0 ? { late: i * Math.min(CUBE_LATE, CUBES_MS / (xp - 1)), together: true } : {}),
  }));

/** Commands whose value a path changes. */
const CHANGED: Partial<Record<string, readonly string[]>> = { rockets: ['rocket'], laser: ['laser'] };

/** Those that one holds turn to their new value when the cube is in. */
export const turnedCards = (path: string, { hand }: Pick<BosView, 'hand'>): Stroke[] =>
  (CHANGED[path] ?? []).flatMap((kind) =>
    hand
      .filter((held) => held === kind)
      .map((_, i): Stroke => ({ on: `hand:${kind}:${i}`, how: 'turn', ms: 400, late: 560, together: true })),
  );
