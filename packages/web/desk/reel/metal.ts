import type { Brush } from './brush.ts';
import { centredOn, placeOf } from './partPlaces.ts';
import type { Found, Place } from './places.ts';
import { TABLE } from './score.ts';

/** Rare strokes of metal: a die that is opened, small pieces that roll. */

/** So long it opens, then its screw turns out; on the new position one turns in, and it folds. */
const OPENED = 0.38;
const FOLDS = 0.5;
/** Pixels: an edge of the open cross, and the air around it. */
const EDGE = 84;
const AIR = 10;

/** How each face hangs on the one beside it: front, right, back, left, top, bottom. `fold` is 0 in the cross, 90 on the die. */
const HINGES: readonly { origin: string; at: (edge: number, fold: number) => string }[] = [
  { origin: '50% 50%', at: () => 'none' },
  { origin: '0 50%', at: (edge, fold) => `translateX(${edge}px) rotateY(${fold}deg)` },
  {
    origin: '0 50%',
    at: (edge, fold) => `translateX(${edge}px) rotateY(${fold}deg) translateX(${edge}px) rotateY(${fold}deg)`,
  },
  { origin: '100% 50%', at: (edge, fold) => `translateX(${-edge}px) rotateY(${-fold}deg)` },
  { origin: '50% 100%', at: (edge, fold) => `translateY(${-edge}px) rotateX(${fold}deg)` },
  { origin: '50% 0', at: (edge, fold) => `translateY(${edge}px) rotateX(${-fold}deg)` },
];

/**
 * A die opens into its cross, and a screw of one face (`notch`: face and socket, counted from 0) turns out; on the new
 * position the other one turns in, and the die folds. A cross that lies open already (`to`: its front) only folds.
 */
export function cross(d: Brush): void {
  const [on, home] = [d.now.get(d.stroke.on), d.now.get(TABLE)];
  const cube = on?.el.querySelector<HTMLElement>('[data-cube]');
  const view = cube?.parentElement;
  const isAhead = d.before === d.now;
  const open = d.stroke.to === undefined ? undefined : d.tools.at(d, d.stroke.to);
  if (!on || !home || !cube || !view || (isAhead && open)) return;
  const size = cube.offsetWidth;
  const lies = d.tools.middle(placeOf(on, view));
  const front = open?.place ?? besideIn(home, lies);
  const goal = d.tools.middle(front);
  const mat = d.put(around(front), d.stroke.text);
  mat.dataset.mat = '';
  d.play(mat, shown(isAhead, { opacity: 0 }, { opacity: 1 }));
  const stage = d.put(centredOn(lies, { width: size, height: size }));
  stage.style.perspective = `${size * 7}px`;
  d.play(stage, [{ opacity: 1 }, { opacity: 1 }]);
  const die = cube.cloneNode(false) as HTMLElement;
  die.style.setProperty('--size', `${size}px`);
  stage.append(die);
  const folded = { transform: `${getComputedStyle(cube).transform} translateZ(${size / 2}px)` };
  const flat = {
    transform: `translate(${goal.x - lies.x}px, ${goal.y - lies.y}px) scale(${front.width / size})`,
  };
  d.play(die, shown(isAhead, folded, flat), { fill: 'both' });
  const [at, socket] = (d.stroke.notch ?? '').split('.');
  for (const [i, { origin, at: hung }] of HINGES.entries()) {
    const face = cube.children[i]?.cloneNode(true) as HTMLElement | undefined;
    if (!face) continue;
    face.style.transformOrigin = origin;
    face.style.setProperty('--light', '1');
    die.append(face);
    d.play(face, shown(isAhead, { transform: hung(size, 90) }, { transform: hung(size, 0) }), { fill: 'both' });
    // Where it lay open, the screw has come out of the tray already.
    const screw = String(i) === at && !open ? face.querySelector<HTMLElement>(`[data-notch="${socket}"]`) : null;
    if (!screw) continue;
    Object.assign(screw.style, { transformBox: 'fill-box', transformOrigin: '50% 50%' });
    if (isAhead)
      d.play(screw, [IN, { ...OUT, offset: 0.85 }, { ...OUT, opacity: 0 }], { from: OPENED, part: 0.6, fill: 'both' });
    else d.play(screw, [{ ...OUT, opacity: 0 }, { ...OUT, offset: 0.1 }, IN], { part: 0.42 });
  }
  // It is not lying there meanwhile; what lay open beside it is folded, too.
  d.play(view, [{ opacity: 0 }, { opacity: 0 }]);
}

const IN: Keyframe = { translate: '0 0', rotate: '0deg', scale: 1, opacity: 1 };
const OUT: Keyframe = { translate: '0 -30px', rotate: '-540deg', scale: 1.25, opacity: 1 };

/** From the die to the cross, which then lies there; on the new position it lies there first, and becomes the die. */
function shown(isAhead: boolean, die: Keyframe, open: Keyframe): Keyframe[] {
  return isAhead
    ? [{ ...die, easing: 'ease-in-out' }, { ...open, offset: OPENED }, open]
    : [open, { ...open, offset: FOLDS, easing: 'ease-in-out' }, die];
}

/** The front of a cross as near as it has room: one face to its left, two to its right, one above, one below. */
function besideIn({ place: { width, height } }: Found, { x, y }: { x: number; y: number }): Place {
  const edge = Math.min(EDGE, (width - 2 * AIR) / 4);
  const within = (least: number, n: number, most: number): number => Math.max(least, Math.min(n, most));
  const middle = {
    x: within(edge * 1.5 + AIR, x, width - edge * 2.5 - AIR),
    y: within(edge * 1.5 + AIR, y, height - edge * 1.5 - AIR),
  };
  return centredOn(middle, { width: edge, height: edge });
}

const around = ({ left, top, width, height }: Place): Place => ({
  left: left - width - AIR,
  top: top - height - AIR,
  width: width * 4 + 2 * AIR,
  height: height * 3 + 2 * AIR,
});

const PIECE = 30;

/**
 * Of the colour `tint`, with `text` on it: rolls to its place, which is empty until then, or to the thing whose places are
 * not drawn one by one; without one it rolls over the edge and falls.
 */
export function piece(d: Brush): void {
  const { on: from, to, text } = d.stroke;
  const on = d.tools.at(d, from);
  const slot = to === undefined ? undefined : d.now.get(to);
  const goal = slot ?? (to === undefined ? undefined : d.now.get(to.replace(/\.[^.]*$/, '')));
  if (!on || (to !== undefined && !goal)) return;
  const start = d.tools.middle(on.place);
  const el = d.put(centredOn(start, { width: PIECE, height: PIECE }), text);
  if (goal) {
    const end = d.tools.middle(goal.place);
    const there = { translate: `${end.x - start.x}px ${end.y - start.y}px`, rotate: '360deg', opacity: 1 };
    d.play(el, [{ ...AT_REST, opacity: 0 }, { ...AT_REST, offset: 0.05, easing: d.tools.ease }, there]);
    // What it comes to is counted when it has arrived; of several, when the last one has.
    if (slot || d.goalCopy) d.play(goal.el, [{ opacity: 0 }, { opacity: 0, offset: 0.98 }, { opacity: 1 }]);
    // Where each has a place of its own, those before it are seen to lie there.
    const until = slot ? 0 : 1;
    if (d.goalCopy)
      d.play(d.goalCopy, [{ opacity: until }, { opacity: until, offset: 0.98 }, { opacity: 0 }], { fill: 'both' });
    return;
  }
  const edge = on.place.width / 2 + PIECE / 2;
  d.play(el, [
    { ...AT_REST, opacity: 0 },
    { ...AT_REST, offset: 0.05 },
    { translate: `${edge}px 0`, rotate: '180deg', opacity: 1, offset: 0.45, easing: 'ease-in' },
    { translate: `${edge + 24}px 170px`, rotate: '300deg', opacity: 0 },
  ]);
}

const AT_REST: Keyframe = { translate: '0 0', rotate: '0deg', opacity: 1 };
