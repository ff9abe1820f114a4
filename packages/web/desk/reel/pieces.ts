import { type Brush, EASE, was } from './brush.ts';
import { centred, type Found, middle, type Place, putPlace } from './places.ts';
import { TABLE } from './score.ts';

/** Strokes that are made of several pieces. */

/** Falls apart along its facets. */
export function breakUp(d: Brush): void {
  const { copy } = d;
  if (!copy) return;
  if (d.stroke.inward) return d.play(copy, FOLD, { fill: 'forwards' });
  // What is still there, though broken, is not seen while its pieces go; after the last blow, not any more.
  const left = d.now.get(d.stroke.on);
  const isLit = d.stroke.ms >= LIT_MS;
  if (left)
    d.play(
      left.el,
      [{ opacity: 0 }, { opacity: 0, offset: 0.9 }, { opacity: isLit ? 0 : 1 }],
      isLit ? { fill: 'both' } : {},
    );
  const place = putPlace(copy);
  const home = d.now.get(TABLE)?.place;
  const shown = d.stroke.near && home ? brought(place, home) : place;
  const [from, to] = [middle(place), middle(shown)];
  const up =
    shown === place ? '' : `translate(${to.x - from.x}px, ${to.y - from.y}px) scale(${shown.width / place.width}) `;
  // Light from within, where there is time to see it.
  if (isLit) {
    const light = d.put(grown(shown, 0.6), d.stroke.text);
    d.play(light, [
      { opacity: 0, scale: 0.2 },
      { opacity: 1, scale: 1, offset: 0.3 },
      { opacity: 0, scale: 1.3 },
    ]);
  }
  const parts = FACETS.map(([shape, x, y]) => {
    const part = copy.cloneNode(true) as HTMLElement;
    part.style.clipPath = `polygon(${shape})`;
    return { part, x, y };
  });
  for (const { part, x, y } of parts) {
    copy.after(part);
    const frames = [
      { transform: 'none', opacity: 1 },
      // It cracks first.
      { transform: `${up}translate(${x / 14}%, ${y / 14}%)`, opacity: 1, offset: 0.12 },
      { transform: `${up}translate(${x / 14}%, ${y / 14}%)`, opacity: 1, offset: 0.3, easing: EASE },
      { transform: `${up}translate(${x}%, ${y}%) rotate(${x / 3}deg)`, opacity: 0 },
    ];
    d.play(part, frames, { fill: 'forwards' });
  }
  copy.remove();
}

const LIT_MS = 700;
const NEAR = 0.45;

/** Large, in the middle of the table. */
export function brought({ width, height }: Place, home: Place): Place {
  const by = (NEAR * Math.min(home.width, home.height)) / Math.max(width, height);
  return centred({ ...home, width: width * by, height: height * by }, home);
}

const FOLD: Keyframe[] = [
  { scale: 1, rotate: '0deg' },
  { scale: 1.25, rotate: '-20deg', offset: 0.3 },
  { scale: 0, rotate: '160deg' },
];

const grown = ({ left, top, width, height }: Place, by: number): Place => ({
  left: left - width * by,
  top: top - height * by,
  width: width * (1 + 2 * by),
  height: height * (1 + 2 * by),
});

/** Six shards that make up the whole, and where each goes, in percent of the thing. */
const FACETS: readonly [string, number, number][] = [
  ['0 0, 50% 0, 50% 50%', -30, -45],
  ['50% 0, 100% 0, 50% 50%', 30, -45],
  ['100% 0, 100% 100%, 50% 50%', 55, 8],
  ['50% 100%, 100% 100%, 50% 50%', 30, 50],
  ['0 100%, 50% 100%, 50% 50%', -30, 50],
  ['0 0, 0 100%, 50% 50%', -55, 8],
];

/** Tumbles in from the side on which the table has more room, face after face, and lies still. */
export function throwDie(d: Brush): void {
  const on = was(d, d.stroke.on);
  if (!on) return;
  const { x, y } = middle(on.place);
  const place = { left: x - DIE / 2, top: y - DIE / 2, width: DIE, height: DIE };
  const side = x < (d.now.get(TABLE)?.place.width ?? 0) / 2 ? 1 : -1;
  for (const [i, face] of TUMBLING.entries()) {
    const left = TUMBLING.length - i;
    const [here, next] = [tumbled(left, side), tumbled(left - 1, side)];
    const part = 0.5 / TUMBLING.length;
    // One face at a time: not seen before its turn.
    d.play(d.put(place, face), [{ ...here, opacity: 0 }, { ...here, opacity: 1, offset: 0.01 }, next], {
      from: i * part,
      part,
    });
  }
  d.play(
    d.put(place, d.stroke.text),
    [
      { opacity: 0, scale: 1 },
      { opacity: 1, scale: 1, offset: 0.01 },
      { opacity: 1, scale: 1.2, offset: 0.25 },
      { opacity: 1, scale: 1, offset: 0.45 },
      { opacity: 1, offset: 0.9 },
      { opacity: 0 },
    ],
    { from: 0.5, part: 0.5 },
  );
}

const DIE = 56;
/** What a die shows on its way. */
const TUMBLING: readonly string[] = ['◂', '▴', '▸', '▾'];
const tumbled = (left: number, side: number): Keyframe => ({
  rotate: `${left * 80 * side}deg`,
  translate: `${left * 22 * side}px ${left % 2 === 0 ? 0 : -26}px`,
});

const DOTS = 7;

/** The way of what slides, as it goes. */
export function wake(d: Brush, start: Place, now: Found): void {
  const [from, to] = [middle(start), middle(now.place)];
  for (let i = 1; i < DOTS; i++) {
    const offset = i / DOTS;
    const [left, top] = [from.x + (to.x - from.x) * offset - 3, from.y + (to.y - from.y) * offset - 3];
    // Not seen before it leaves, although they lie there already.
    const frames = [
      { opacity: 0 },
      { opacity: 1, offset: 0.01 },
      { opacity: 1, offset: offset - 0.1 },
      { opacity: 0, offset },
      { opacity: 0 },
    ];
    d.play(d.put({ left, top, width: 6, height: 6 }), frames);
  }
  const ghost = [{ opacity: 0 }, { opacity: 0.4, offset: 0.01 }, { opacity: 0.4, offset: 0.7 }, { opacity: 0 }];
  d.play(d.lay(now, now.place), ghost, { fill: 'both' });
}
