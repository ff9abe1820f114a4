import { at, type Brush, EASE, was } from './brush.ts';
import { arc, FLIGHT, nudged, TWISTED, turnOf } from './frames.ts';
import { placeOf } from './partPlaces.ts';
import { breakUp, throwDie, wake } from './pieces.ts';
import {
  asAt,
  besideOf,
  centred,
  type Found,
  fitted,
  largeOn,
  middle,
  type Place,
  plateOn,
  putPlace,
  reshaped,
  within,
} from './places.ts';
import { type How, type RareHow, type Stroke, TABLE } from './score.ts';

/** What each kind of stroke looks like. A stroke whose thing is not there is left out. */

export const STROKES: Readonly<Record<Exclude<How, RareHow>, (d: Brush) => void>> = {
  /** A thing leans towards another, and back. */
  lunge(d) {
    const on = d.now.get(d.stroke.on);
    if (!on) return;
    const to = at(d, d.stroke.to);
    const [from, goal] = [middle(on.place), middle((to ?? on).place)];
    if (d.stroke.far) {
      // Its picture goes, above everything on the way; it itself is not seen any more. Without a goal it falls off the edge
      // or springs off to a side, to one that is not shown it only rises.
      const { edge } = d.stroke;
      const off = edge ? `${edge * 60}px -70px` : d.stroke.to ? '0 -40px' : '0 110px';
      const there = to ? `${goal.x - from.x}px ${goal.y - from.y}px` : off;
      const frames = [
        { translate: '0 0' },
        { translate: there, opacity: 1, offset: 0.8, ...(d.stroke.twist && TWISTED) },
        { translate: there, opacity: 0, ...(d.stroke.twist && TWISTED) },
      ];
      if (d.stroke.text) return d.play(d.put(on.place, d.stroke.text), frames);
      d.play(on.el, [{ opacity: 0 }, { opacity: 0 }], { fill: 'both' });
      return d.play(d.lay(on, on.place), frames, { fill: 'both' });
    }
    if (d.stroke.edge) return d.play(on.el, nudged(d.stroke.edge));
    const [dx, dy] = to ? [(goal.x - from.x) * 0.2, (goal.y - from.y) * 0.2] : [0, -14];
    d.play(on.el, [
      { translate: '0 0', zIndex: 40 },
      { translate: `${dx}px ${dy}px`, zIndex: 40, offset: 0.55 },
      { translate: '0 0', zIndex: 40 },
    ]);
  },

  /** A streak from one thing to another. */
  bolt(d) {
    const [on, to] = [at(d, d.stroke.on), d.stroke.to === undefined ? undefined : was(d, d.stroke.to)];
    if (!on || !to) return;
    const x = on.place.left + on.place.width / 2;
    const y = on.place.top + on.place.height * 0.2;
    const goal = middle(to.place);
    const length = Math.hypot(goal.x - x, goal.y - y);
    const turn = Math.atan2(goal.y - y, goal.x - x);
    const flash = d.put({ left: x - MUZZLE / 2, top: y - MUZZLE / 2, width: MUZZLE, height: MUZZLE });
    flash.dataset.muzzle = '';
    d.play(flash, [
      { opacity: 0, scale: 0.4 },
      { opacity: 1, scale: 0.4, offset: 0.01 },
      { opacity: 1, scale: 1, offset: 0.3 },
      { opacity: 0, scale: 0.6 },
    ]);
    const el = d.put({ left: x, top: y - 3, width: Math.min(96, length), height: 6 });
    el.style.transformOrigin = '0 50%';
    // What hits nothing goes on, and fades.
    const { far } = d.stroke;
    const go = (far: number): string => `rotate(${turn}rad) translateX(${far}px)`;
    // Not seen before it leaves, although it lies there already.
    d.play(el, [
      { transform: go(0), opacity: 0 },
      { transform: go(0), opacity: 1, offset: 0.01 },
      { transform: go(Math.max(0, length - 88)), opacity: 1, ...(far && { offset: 0.6 }) },
      ...(far ? [{ transform: go(length + 60), opacity: 0 }] : []),
    ]);
  },

  /** Something is hit, and shakes. */
  burst(d) {
    const on = was(d, d.stroke.on);
    if (!on) return;
    const { x, y } = middle(struckOf(on, d.stroke.cells));
    const size = Math.max(LEAST_BURST, Math.min(on.place.width, on.place.height));
    const beside = besideOf(on.place);
    const el = d.put({ left: x - size / 2, top: y - size / 2, width: size, height: size }, beside ? '' : d.stroke.text);
    if (beside) tell(d, beside);
    // What comes down with weight raises dust and is hurt by nothing.
    const isSlam = d.stroke.sound === 'slam';
    if (isSlam) el.dataset.dust = '';
    d.play(el, [
      { opacity: 0, scale: 0.3 },
      { opacity: 1, scale: 1, offset: 0.35 },
      { opacity: 0, scale: 1.35 },
    ]);
    d.play(
      on.el,
      isSlam
        ? [{ scale: 1.3 }, { scale: 0.96, offset: 0.4 }, { scale: 1 }]
        : [0, -5, 5, -3, 0].map((x) => ({ translate: `${x}px 0` })),
    );
  },

  /** A number goes up or down: the thing nods, and what changed rises from it. */
  count(d) {
    const on = at(d, d.stroke.on);
    if (!on) return;
    if (d.now.has(d.stroke.on)) d.play(on.el, [{ scale: 1 }, { scale: 1.12, offset: 0.4 }, { scale: 1 }]);
    const beside = besideOf(on.place);
    if (beside) return tell(d, beside);
    const { text, large } = d.stroke;
    if (text === undefined) return;
    if (large) {
      return d.play(d.put(largeOn(on.place, text), text), [
        { opacity: 0, scale: 0.4 },
        { opacity: 1, scale: 1.2, offset: 0.2 },
        { opacity: 1, scale: 1, offset: 0.4 },
        { opacity: 1, translate: '0 0', offset: 0.75 },
        { opacity: 0, translate: '0 -18px' },
      ]);
    }
    d.play(d.put(plateOn(on.place, text, d.now.get(TABLE)?.place), text), [
      { opacity: 0, translate: '0 8px' },
      { opacity: 1, translate: '0 0', offset: 0.3 },
      { opacity: 0, translate: '0 -18px' },
    ]);
  },

  /** The old face turns away, the new one comes up. */
  turn(d) {
    const [from, now] = [d.before.get(d.stroke.on), d.now.get(d.stroke.on)];
    const { copy } = d;
    const turned = turnOf((from ?? now)?.place);
    if (copy) d.play(copy, [turned(0), turned(90)], { part: 0.5, fill: 'forwards' });
    if (!now) return;
    const half = copy ? { from: 0.5, part: 0.5 } : {};
    if (d.flies && from && d.before !== d.now)
      d.play(d.lay(now, centred(now.place, from.place)), [turned(-90), turned(0)], { ...half, fill: 'both' });
    else d.play(now.el, [turned(-90), turned(0)], half);
  },

  /** From where it lay to another thing, or to where it lies now; before the new position is drawn, a picture of it goes. */
  fly(d) {
    const from = d.before.get(d.stroke.on);
    const now = d.now.get(d.stroke.on);
    const isAhead = d.before === d.now;
    const other = at(d, d.stroke.to);
    const goal = other ?? (isAhead ? undefined : now);
    if (d.goalCopy && d.stroke.text !== undefined) {
      d.play(d.goalCopy, [{ opacity: 1 }, { opacity: 1, offset: 0.9 }, { opacity: 0 }], { fill: 'both' });
      // Two numbers over each other could not be read.
      if (other) d.play(other.el, [{ opacity: 0 }, { opacity: 0, offset: 0.9 }, { opacity: 1 }]);
    }
    if (!from || !goal) return;
    // What it is worth goes on alone.
    if (d.stroke.text) {
      const [start, end] = [middle(from.place), middle(goal.place)];
      const worth = d.put({ left: start.x - 16, top: start.y - 12, width: 32, height: 24 }, d.stroke.text);
      const gone = `translate(${end.x - start.x}px, ${end.y - start.y}px)${d.stroke.twist ? ' rotate(540deg)' : ''}`;
      d.play(worth, [
        { transform: 'none', opacity: 0 },
        { transform: 'none', opacity: 1, offset: 0.1, easing: EASE },
        { transform: gone, opacity: 1, offset: 0.9 },
        { transform: gone, opacity: 0 },
      ]);
      return;
    }
    const copy = isAhead ? d.lay(from, from.place) : d.copy;
    if (copy) {
      const start = putPlace(copy);
      const there = asAt(other ? fitted(start, other.place) : reshaped(start, goal.place), start);
      const frames = [
        // Before it leaves, the thing itself is seen.
        { transformOrigin: '0 0', transform: 'none', opacity: isAhead ? 0 : 1 },
        { transformOrigin: '0 0', transform: 'none', opacity: 1, offset: 0.01, easing: EASE },
        ...(d.stroke.arc ? arc(FLIGHT).slice(1) : []),
        { transformOrigin: '0 0', transform: there, opacity: now ? 1 : 0.2, offset: 0.98 },
        { transformOrigin: '0 0', transform: there, opacity: isAhead ? 1 : 0 },
      ];
      d.play(copy, frames, { fill: isAhead ? 'both' : 'forwards' });
    }
    // The thing itself is there already: it is seen when its picture has arrived. What leaves is not seen any more.
    if (now && isAhead) d.play(now.el, [{ opacity: 0 }, { opacity: 0 }], { fill: 'forwards' });
    else if (now) d.play(now.el, [{ opacity: 0 }, { opacity: 0, offset: 0.98 }, { opacity: 1 }]);
  },

  slide(d) {
    const [from, now] = [d.before.get(d.stroke.on), d.now.get(d.stroke.on)];
    if (!now) return;
    const start = d.stroke.to === undefined ? from : at(d, d.stroke.to);
    if (!start) return d.play(now.el, [{ opacity: 0, translate: '0 -14px' }, { opacity: 1 }]);
    if (d.stroke.path) wake(d, start.place, now);
    if (d.stroke.far || d.stroke.path) {
      // Its picture comes, above everything on the way; of a card its shadow is the larger the nearer it is. Then it itself lies there.
      const off = asAt(d.stroke.path ? start.place : fitted(now.place, start.place), now.place);
      const frame = (transform: string, shadow: string): Keyframe => ({
        transformOrigin: '0 0',
        transform,
        ...(d.stroke.far && { filter: `drop-shadow(0 ${shadow})` }),
      });
      d.play(now.el, [{ opacity: 0 }, { opacity: 0, offset: 0.98 }, { opacity: 1 }]);
      if (d.stroke.twist) {
        const [from, to] = [middle(start.place), middle(now.place)];
        const there = { translate: `${from.x - to.x}px ${from.y - to.y}px`, ...TWISTED };
        return d.play(d.lay(now, now.place), [there, { translate: '0 0', rotate: '0deg' }]);
      }
      return d.play(d.lay(now, now.place), [
        frame(off, '2px 2px #0008'),
        { ...frame('none', '26px 18px #000c'), offset: 0.9 },
        frame('none', '0 0 #0000'),
      ]);
    }
    if (d.stroke.flown) {
      d.play(d.lay(now, start.place), [{ opacity: 0.5 }, { opacity: 0.4, offset: 0.7 }, { opacity: 0 }]);
      // Slowly off and slowly in, so that the lean is seen; the engines burn below it.
      const lean = Math.sign(now.place.left - start.place.left) * 11;
      const burning = 'brightness(1.25) drop-shadow(0 12px 7px var(--jet, #69b8ff))';
      d.play(now.el, [
        { transform: asAt(start.place, now.place), easing: 'ease-in-out', zIndex: 40 },
        { transform: 'none', offset: 0.9, zIndex: 40 },
        { transform: 'none', zIndex: 40 },
      ]);
      const [part = now.el] = now.el.children;
      d.play(part as HTMLElement, [
        { rotate: '0deg', filter: 'none' },
        { rotate: `${lean}deg`, filter: burning, offset: 0.3 },
        { rotate: `${lean}deg`, filter: burning, offset: 0.6 },
        { rotate: '0deg', filter: 'none' },
      ]);
      return;
    }
    if (d.stroke.arc) d.play(now.el, arc(Math.min(FLIGHT, now.place.height)));
    d.play(now.el, [
      { transformOrigin: '0 0', transform: asAt(reshaped(now.place, start.place), now.place), zIndex: 40 },
      { transformOrigin: '0 0', transform: 'none', zIndex: 40 },
    ]);
  },

  /** Light on a thing; of the whole table, the new position fades in. */
  glow(d) {
    const on = at(d, d.stroke.on);
    if (!on) return;
    if (d.stroke.on === TABLE) return d.play(on.el, [{ opacity: 0.72 }, { opacity: 1 }]);
    const light = d.put(within(on.place, d.now.get(TABLE)?.place), d.stroke.text);
    if (d.stroke.sound === 'absorb') light.dataset.shield = '';
    d.play(light, [{ opacity: 0 }, { opacity: 1, offset: 0.3 }, { opacity: 0 }]);
  },

  break: breakUp,

  roll: throwDie,

  hush() {},

  /** Light falls over the table, and goes. */
  flare(d) {
    const home = d.now.get(TABLE);
    if (!home) return;
    // From what fell.
    const { x, y } = middle(((!d.stroke.near && at(d, d.stroke.to)) || home).place);
    const light = d.put(home.place);
    light.style.setProperty('--from', `${x}px ${y}px`);
    d.play(light, [{ opacity: 0 }, { opacity: 1, offset: 0.25 }, { opacity: 0 }]);
  },

  /** All colour goes from a thing, or from the table. */
  drain(d) {
    const home = d.now.get(d.stroke.on);
    if (home) d.play(d.put(home.place), [{ opacity: 0 }, { opacity: 1, offset: 0.8 }, { opacity: 1 }]);
  },

  /** A band of words across the table, above what they are about where that is told; covers nothing that can be pressed. */
  banner(d) {
    const home = d.now.get(d.stroke.on) ?? d.now.get(TABLE);
    if (!home) return;
    const { left, top, width, height } = home.place;
    const high = Math.min(64, height * 0.2);
    const about = at(d, d.stroke.to)?.place;
    const from = about ? about.top - high - CLEAR : top + height * 0.36;
    const el = d.put({ left, top: from, width, height: high }, d.stroke.text);
    d.play(el, [
      { opacity: 0, translate: '-8% 0' },
      { opacity: 1, translate: '0 0', offset: 0.25 },
      { opacity: 1, translate: '0 0', offset: 0.75 },
      { opacity: 0, translate: '8% 0' },
    ]);
  },
};

/** Of a row of cells, the one that is struck. */
function struckOf(on: Found, cells: Stroke['cells']): Place {
  const cell = cells && on.el.querySelectorAll<HTMLElement>('[data-units] > *')[Math.min(...cells)];
  return cell && cell.getClientRects().length > 0 ? placeOf(on, cell) : on.place;
}

/** What changed, in words of its own. */
function tell(d: Brush, place: Place): void {
  if (!d.stroke.text) return;
  // As wide as it is: two of them beside each other would run into one another.
  const el = d.put(plateOn(place, d.stroke.text, d.now.get(TABLE)?.place), d.stroke.text);
  el.dataset.effect = 'count';
  el.dataset.beside = '';
  d.play(el, [
    { opacity: 0, scale: 0.7 },
    { opacity: 1, scale: 1, offset: 0.2 },
    { opacity: 1, offset: 0.7 },
    { opacity: 0 },
  ]);
}

/** Pixels. */
const CLEAR = 10;
const MUZZLE = 30;
/** Pixels: on a line of cells a smaller one would not be seen. */
const LEAST_BURST = 52;
