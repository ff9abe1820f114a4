import { randomOf } from './random.ts';

/** Emblems of the command cards on a field of 120 × 80: shapes as [path, fill, opacity?], and outlines. */
export interface Emblem {
  tone: string;
  lines: readonly (readonly [d: string, stroke: string, width: number, dash?: string])[];
  fills: readonly (readonly [d: string, fill: string, opacity?: number])[];
}

const emblem = (tone: string, fills: Emblem['fills'], lines: Emblem['lines'] = []): Emblem => ({ tone, fills, lines });

const BLUE = '#69b8ff';
const PALE_BLUE = '#cfe6ff';
const GREEN = '#62d992';
const RED = '#ff8a80';
const AMBER = '#ffb454';
const PINK = '#ff8ae0';
const VIOLET = '#c79bff';
const CYAN = '#5fe0e8';

export const EMBLEMS: Record<string, Emblem> = {
  moveLeft: emblem(BLUE, [
    ['M62 14v15h34v22H62v15L28 40z', PALE_BLUE],
    ['M62 14v15h34v11H28z', BLUE, 0.6],
  ]),
  moveRight: emblem(BLUE, [
    ['M58 14v15H24v22h34v15l34-26z', PALE_BLUE],
    ['M58 14v15H24v11h68z', BLUE, 0.6],
  ]),
  doubleLeft: emblem(BLUE, [
    ['M70 18v44L40 40zM100 18v44L70 40zM22 38h12v4H22z', PALE_BLUE],
    ['M70 18v22H40zM100 18v22H70z', BLUE, 0.6],
  ]),
  doubleRight: emblem(BLUE, [
    ['M50 18v44l30-22zM20 18v44l30-22zM86 38h12v4H86z', PALE_BLUE],
    ['M50 18v22h30zM20 18v22h30z', BLUE, 0.6],
  ]),
  heal: emblem(GREEN, [
    ['M38 20h14l8 8 8-8h14v20L60 62 38 40z', '#2d8a50'],
    ['M38 20h14l8 8v34L38 40z', GREEN],
    ['M56 30h8v8h8v8h-8v8h-8v-8h-8v-8h8z', '#eafff2'],
  ]),
  shot: emblem(
    RED,
    [
      ['M54 36l6-26 6 26v18H54z', '#ffe1c4'],
      ['M60 10l6 26v18h-6z', RED],
      ['M52 58h16l-3 14H55z', '#a8283f'],
      ['M60 2l3 6-3 6-3-6z', '#fff'],
    ],
    [['M44 30v26M76 30v26M36 40v14M84 40v14', RED, 2.2]],
  ),
  rocket: emblem(AMBER, [
    ['M84 12c-18 2-32 12-40 26l-6 14 10 10 14-6c14-8 22-22 24-40z', '#fff0d2'],
    ['M84 12 48 62l14-6c14-8 22-22 24-40z', AMBER],
    ['M44 38 28 42l10 10zM62 56l-4 16-10-10z', '#c9601b'],
    ['M40 52c-10 2-14 8-16 20 12-2 18-6 20-16z', '#ff7a2e'],
    ['M40 56c-5 2-8 5-9 10 5-1 9-4 11-8z', '#ffe08a'],
    ['M68 22a8 8 0 110 16 8 8 0 010-16z', '#0d2b3f'],
    ['M68 25a5 5 0 110 10 5 5 0 010-10z', BLUE],
  ]),
  laser: emblem(
    PINK,
    [
      ['M50 78 58 6h4l8 72z', PINK, 0.4],
      ['M56 78 59 6h2l3 72z', '#fff'],
      ['M60 0l6 10-6 10-6-10z', '#fff'],
      ['M42 60h36l6 14H36z', '#3a1030'],
      ['M42 60h18v14H36z', '#8a2f6d'],
    ],
    [
      ['M34 16l12 8M86 16l-12 8M60 2v-8M40 4l10 10M80 4L70 14', PINK, 2.4],
      ['M30 34h14M90 34H76', PINK, 1.6],
    ],
  ),
  tractor: emblem(
    CYAN,
    [
      ['M50 66 30 12h60L70 66z', CYAN, 0.25],
      ['M54 66 44 12h32L66 66z', CYAN, 0.3],
      ['M44 8h32l-6 16H50z', '#eaffff'],
      ['M60 8h16l-6 16H60z', CYAN],
      ['M46 64h28l6 12H40z', '#17596b'],
      ['M46 64h14v12H40z', '#3fa9bb'],
    ],
    [['M48 34l12 8 12-8M50 46l10 7 10-7', '#eaffff', 3]],
  ),
  emp: emblem(
    VIOLET,
    [
      ['M66 10 42 44h14l-6 28 28-38H63z', '#eadcff'],
      ['M66 10 42 44h14z', VIOLET],
    ],
    [['M90 40a30 30 0 11-60 0 30 30 0 0160 0z', VIOLET, 1.6, '5 4']],
  ),
  teleport: emblem(
    VIOLET,
    [
      ['M32 14c12 0 16 12 16 26s-4 26-16 26-16-12-16-26 4-26 16-26z', '#2a1248'],
      ['M88 14c12 0 16 12 16 26s-4 26-16 26-16-12-16-26 4-26 16-26z', '#2a1248'],
      ['M88 26l7 22-7-5-7 5z', '#d9ffe4'],
      ['M32 26l7 22-7-5-7 5z', '#d9ffe4', 0.35],
    ],
    [
      ['M32 14c12 0 16 12 16 26s-4 26-16 26-16-12-16-26 4-26 16-26z', VIOLET, 3],
      ['M88 14c12 0 16 12 16 26s-4 26-16 26-16-12-16-26 4-26 16-26z', '#eadcff', 3],
      ['M50 40h18M62 34l7 6-7 6', '#eadcff', 2.4, '5 3'],
    ],
  ),
  doubleShot: emblem(
    RED,
    [
      ['M38 34l6-24 6 24v20H38zM70 34l6-24 6 24v20H70z', '#ffe1c4'],
      ['M44 10l6 24v20h-6zM76 10l6 24v20h-6z', RED],
      ['M36 58h16l-3 14H39zM68 58h16l-3 14H71z', '#a8283f'],
      ['M44 0l3 6-3 6-3-6zM76 0l3 6-3 6-3-6z', '#fff'],
    ],
    [['M60 22v34M28 32v22M92 32v22', RED, 2.2]],
  ),
  freeMove: emblem(CYAN, [
    ['M44 18v14h32V18l30 22-30 22V48H44v14L14 40z', '#cffaff'],
    ['M44 18v14h32V18l30 22H14z', CYAN, 0.6],
    ['M60 24l9 28-9-6-9 6z', '#0d2b3f'],
    ['M60 28l6 18-6-4z', '#d9ffe4'],
  ]),
  beltBomb: emblem(
    AMBER,
    [
      ['M60 24a22 22 0 110 44 22 22 0 010-44z', '#1a1405'],
      ['M60 24a22 22 0 00-15.5 37.6C58 60 74 48 76 31A22 22 0 0060 24z', '#6e5a20'],
      ['M52 18h16v8H52z', '#8a6b1e'],
      ['M50 34a9 6 0 110 .1z', '#fff0d2', 0.7],
      ['M74 4l3 6 7-1-5 5 4 6-7-2-5 5v-7l-6-3 7-2z', '#ffe08a'],
    ],
    [
      ['M60 18c0-8 6-10 12-8', AMBER, 2.6],
      ['M8 72h104', RED, 3, '12 6'],
      ['M26 58l-8-8M94 58l8-8M22 40H12M98 40h10', AMBER, 2.4],
    ],
  ),
};

const TONES = [BLUE, GREEN, RED, AMBER, PINK, VIOLET, CYAN] as const;
const CENTRE = [60, 40] as const;

/** A star of so many points, as a path. */
function star(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: 2 * points }, (_, i) => {
    const turn = (Math.PI * i) / points - Math.PI / 2;
    const far = i % 2 === 0 ? outer : inner;
    return `${(CENTRE[0] + far * Math.cos(turn)).toFixed(1)} ${(CENTRE[1] + far * Math.sin(turn)).toFixed(1)}`;
  });
  return `M${corners.join('L')}z`;
}

/** For a card that nobody has drawn: a star in a ring, its points, waist and colour by its id. */
function composed(kind: string): Emblem {
  const random = randomOf(`emblem ${kind}`);
  const tone = random.pick(TONES);
  const points = random.pick([3, 4, 5, 6, 8] as const);
  const waist = random.between(9, 17);
  return {
    tone,
    fills: [
      [star(points, 27, waist), '#f4f7ff'],
      [star(points, 20, waist * 0.7), tone, 0.75],
      [star(points, 9, 5), '#10182b'],
    ],
    lines: [[star(random.pick([6, 8, 12] as const), 33, 31), tone, 1.8, random.pick(['6 4', '2 5', '14 6'] as const)]],
  };
}

export function emblemOf(kind: string): Emblem {
  return Object.hasOwn(EMBLEMS, kind) ? EMBLEMS[kind] : composed(kind);
}
