import type { Brush } from './brush.ts';
import { cross, piece } from './metal.ts';
import { centredOn, placeOf } from './partPlaces.ts';
import type { Found, Place } from './places.ts';
import { type RareHow, TABLE } from './score.ts';

/**
 * Strokes that look into a thing, or lay something of their own on the table: cells, backs of cards, a veil. Not every
 * table needs them: they are fetched with the first beat of one that does.
 */

/** So much of a stroke's time has each of several cells; they overlap. */
const OWN_PART = 0.6;

/**
 * The equal parts of a number (`data-units`) light up or fall off one after the other. Says whether it has any: where a
 * number is only written, there are none.
 */
function eachCell(d: Brush): boolean {
  const on = d.tools.at(d, d.stroke.on);
  const [from, to] = d.stroke.cells ?? [0, 0];
  const touched = on ? cellsOf(d, on) : [];
  if (!on || touched.length === 0) return false;
  // What is lost goes from the end.
  const cells = from > to ? touched.toReversed() : touched;
  const part = cells.length === 1 ? 1 : OWN_PART;
  for (const [i, cell] of cells.entries()) {
    const more = { from: cells.length === 1 ? 0 : (i * (1 - part)) / (cells.length - 1), part };
    // Before the new position is drawn nothing has come yet: what is there is only lit.
    const isThere = d.before === d.now;
    if (isThere) d.play(ringOf(d, on, cell), RING, more);
    if (from < to) d.play(cell, isThere ? LIGHT : LIT, more);
    else d.play(pieceOf(d, on, cell), FALLEN, more);
  }
  return true;
}

/** Those that are meant and seen. */
function cellsOf({ stroke: { cells = [0, 0] } }: Brush, { el }: Found): HTMLElement[] {
  const all = [...el.querySelectorAll<HTMLElement>('[data-units] > *')];
  return all.slice(Math.min(...cells), Math.max(...cells)).filter((cell) => cell.getClientRects().length > 0);
}

const LIGHT: Keyframe[] = [
  { scale: 1 },
  { scale: 1.7, filter: 'brightness(2) drop-shadow(0 0 6px #ffb454)', offset: 0.4 },
  { scale: 1 },
];
const LIT: Keyframe[] = [
  { opacity: 0.1, scale: 0.7 },
  { opacity: 1, scale: 1.6, filter: 'brightness(1.9)', offset: 0.5 },
  { opacity: 1, scale: 1 },
];
const RING: Keyframe[] = [{ opacity: 0, scale: 2 }, { opacity: 1, scale: 1, offset: 0.4 }, { opacity: 0 }];
/** It is still there until its turn comes. */
const FALLEN: Keyframe[] = [
  { opacity: 1 },
  { opacity: 1, scale: 1.5, filter: 'brightness(1.6)', offset: 0.3 },
  { opacity: 0, translate: '0 26px', rotate: '40deg' },
];

/** As large as a cell and of its shape, over it. */
function pieceOf(d: Brush, on: Found, cell: HTMLElement): HTMLElement {
  const piece = d.put(placeOf(on, cell));
  const { transform, clipPath } = getComputedStyle(cell);
  Object.assign(piece.style, { transform, clipPath });
  // A heart falls as a heart.
  for (const icon of cell.querySelectorAll('svg')) piece.append(icon.cloneNode(true));
  return piece;
}

/** Round about it. */
function ringOf(d: Brush, on: Found, cell: HTMLElement): HTMLElement {
  const { left, top, width, height } = placeOf(on, cell);
  const size = Math.max(width, height) + 14;
  const ring = d.put(centredOn({ x: left + width / 2, y: top + height / 2 }, { width: size, height: size }));
  ring.dataset.ring = '';
  return ring;
}

function sign(d: Brush): void {
  const [on, to] = [d.now.get(d.stroke.on), d.tools.at(d, d.stroke.to)];
  if (!on) return;
  const signs = cellsOf(d, on);
  for (const one of signs) {
    d.play(ringOf(d, on, one), RING);
    d.play(one, LIGHT);
  }
  if (signs.length === 0) d.play(d.put(on.place), [{ opacity: 0 }, { opacity: 1, offset: 0.3 }, { opacity: 0 }]);
  if (!to || d.stroke.text === undefined) return;
  const place = signs[0] ? placeOf(on, signs[0]) : on.place;
  const [from, goal] = [d.tools.middle(place), d.tools.middle(to.place)];
  const gone = `${goal.x - from.x}px ${goal.y - from.y}px`;
  d.play(d.put(place, d.stroke.text), [
    { translate: '0 0', opacity: 0 },
    { translate: '0 0', opacity: 1, offset: 0.01, easing: d.tools.ease },
    { translate: gone, opacity: 1, offset: 0.85 },
    { translate: gone, opacity: 0 },
  ]);
}

/** The table grows dark, and what moves above it is seen the better. */
function dim(d: Brush): void {
  const home = d.now.get(TABLE);
  if (!home) return;
  const frames = [{ opacity: 0 }, { opacity: 1, offset: 0.2 }, { opacity: 1, offset: 0.75 }, { opacity: 0 }];
  d.play(d.put(home.place), frames);
}

const BACKS = 6;

/** Backs of cards fly to a deck, are riffled there and drop on it. */
function shuffle(d: Brush): void {
  const [on, to] = [d.tools.at(d, d.stroke.on), d.tools.at(d, d.stroke.to)];
  if (!on || !to) return;
  const [start, goal] = [d.tools.middle(on.place), d.tools.middle(to.place)];
  for (let i = 0; i < BACKS; i++) {
    const side = i % 2 === 0 ? -1 : 1;
    const place = centredOn(goal, { width: CARD, height: CARD * 1.4 });
    const [x, y] = [start.x - goal.x, start.y - goal.y];
    const lift = -i * 2;
    d.play(d.put(place), [
      { translate: `${x}px ${y}px`, rotate: `${side * 30}deg`, scale: 0.5, opacity: 0 },
      { translate: `${x}px ${y}px`, rotate: `${side * 30}deg`, scale: 0.5, opacity: 1, offset: 0.01 + i * 0.03 },
      { translate: `${side * CARD * 0.6}px ${lift}px`, rotate: `${side * 8}deg`, offset: 0.45 + i * 0.02 },
      { translate: `0 ${lift}px`, rotate: '0deg', offset: 0.62 + i * 0.02 },
      { translate: `${side * CARD * 0.35}px ${lift}px`, rotate: `${side * 4}deg`, offset: 0.78 },
      { translate: `0 ${lift}px`, rotate: '0deg', scale: 1, opacity: 1, offset: 0.94 },
      { translate: '0 0', scale: 0.96, opacity: 0 },
    ]);
  }
}

const CARD = 84;

/** From the thing it is drawn from it comes up, shows its face and goes where it belongs. */
function deal(d: Brush): void {
  const [on, to] = [d.tools.at(d, d.stroke.on), d.tools.at(d, d.stroke.to)];
  if (!on || !to) return;
  const [start, goal] = [d.tools.middle(on.place), d.tools.middle(to.place)];
  const place = centredOn(start, { width: CARD, height: CARD * 1.4 });
  const up = (turn: number): Keyframe => ({ transform: `perspective(500px) translateY(18px) rotateY(${turn}deg)` });
  const gone = `perspective(500px) translate(${goal.x - start.x}px, ${goal.y - start.y}px) scale(.4)`;
  const back = [{ ...up(0), opacity: 0, scale: 0.6 }, { ...up(0), opacity: 1, scale: 1, offset: 0.5 }, up(90)];
  d.play(d.put(place), back, { part: 0.35 });
  const face = d.put(place, d.stroke.text);
  face.dataset.face = '';
  d.play(
    face,
    [
      { ...up(-90), opacity: 0 },
      { ...up(-90), opacity: 1, offset: 0.01 },
      { ...up(0), opacity: 1, offset: 0.25 },
      { ...up(0), opacity: 1, offset: 0.5, easing: d.tools.ease },
      { transform: gone, opacity: 0.6 },
    ],
    { from: 0.35, part: 0.65 },
  );
}

/** A back slides in behind a card, and is one with it. */
function sheathe(d: Brush): void {
  const on = d.now.get(d.stroke.on);
  if (!on) return;
  const seen: Keyframe[] = [{ opacity: 0 }, { opacity: 1, offset: 0.01 }, { opacity: 1 }];
  d.play(d.put(on.place), [
    { translate: '52% -34%', rotate: '14deg', opacity: 0 },
    { translate: '46% -30%', rotate: '12deg', opacity: 1, offset: 0.25, easing: d.tools.ease },
    { translate: '0 0', rotate: '0deg', opacity: 1 },
  ]);
  d.play(d.lay(on, on.place), seen, { fill: 'both' });
}

/** It becomes as flat as its place, beside it, and goes in. */
function inset(d: Brush): void {
  const [{ copy, goalCopy }, to] = [d, d.tools.at(d, d.stroke.to)];
  const part = to?.el.querySelector<HTMLElement>(`[data-notch="${d.stroke.notch}"]`);
  if (!copy || !to || !part) return;
  const start = d.tools.putPlace(copy);
  const place = placeOf(to, part);
  const frame = (transform: string, opacity = 1): Keyframe => ({ transformOrigin: '0 0', transform, opacity });
  const there = d.tools.asAt(place, start);
  const beside = d.tools.asAt({ ...place, left: place.left + place.width * 1.15 }, start);
  const frames = [
    { ...frame('none'), easing: d.tools.ease },
    { ...frame(beside), offset: 0.55 },
    { ...frame(beside), offset: 0.65 },
    { ...frame(there), offset: 0.95 },
    frame(there, 0),
  ];
  d.play(copy, frames, { fill: 'both' });
  // Behind the thing as it was, which stays until then.
  if (goalCopy) d.play(goalCopy, [{ opacity: 1 }, { opacity: 1, offset: 0.93 }, { opacity: 0 }], { fill: 'both' });
}

const GROWN = 1.35;
const ASIDE = 16;
/** When what goes into it is in, as a part of the stroke's time. */
const IN = 0.6;

/**
 * A picture of it comes towards the reader as an object, and goes back; at the left edge it grows to the right. What goes
 * into it (`text`, from `to`, into its `notch`) goes while it is near: until then it is as it was.
 */
function forward(d: Brush): void {
  const on = d.now.get(d.stroke.on);
  if (!on) return;
  const { copy: was } = d;
  const now = d.lay(on, on.place);
  const shadow = '0 0 0 8px #1b2740, 0 0 0 10px #ffe1c4, 0 18px 34px 10px #000';
  const come = (picture: HTMLElement, until: number, from: number): void => {
    // Nearer than words across the table, which come with it.
    Object.assign(picture.style, { background: '#1b2740', boxShadow: shadow, transformOrigin: '0 50%', zIndex: 1 });
    const [far, near] = [
      { scale: 1, translate: '0 0' },
      { scale: GROWN, translate: `${ASIDE}px 0` },
    ];
    const seen = (offset: number): number => Number(offset >= from && offset < until);
    const frame = (at: Keyframe, offset: number): Keyframe => ({ ...at, opacity: seen(offset), offset });
    const frames = [frame(far, 0.01), frame(near, 0.25), frame(near, IN - 0.01), frame(near, IN), frame(near, 0.8)];
    d.play(picture, [{ ...far, opacity: 0 }, ...frames, { ...far, opacity: 0 }], { fill: 'both' });
  };
  if (was) come(was, IN, 0);
  come(now, 1, was ? IN : 0);
  const [from, hole] = [
    d.tools.at(d, d.stroke.to),
    on.el.querySelector<HTMLElement>(`[data-notch="${d.stroke.notch}"]`),
  ];
  if (!from || !hole) return;
  const [start, goal, centre] = [from.place, placeOf(on, hole), on.place].map(d.tools.middle);
  const x = on.place.left + (goal.x - on.place.left) * GROWN + ASIDE - start.x;
  const y = centre.y + (goal.y - centre.y) * GROWN - start.y;
  d.play(d.put(centredOn(start, { width: 24, height: 24 }), d.stroke.text), [
    { translate: '0 -18px', opacity: 0 },
    { translate: '0 -18px', opacity: 1, offset: 0.2, easing: d.tools.ease },
    { translate: `${x}px ${y}px`, opacity: 1, offset: IN },
    { translate: `${x}px ${y}px`, opacity: 0, offset: IN + 0.02 },
    { opacity: 0 },
  ]);
}

/** A line breaks in the middle, and both halves drop; its light goes over the whole width. */
function snap(d: Brush): void {
  const [on, home] = [d.now.get(d.stroke.on), d.now.get(TABLE)];
  if (!on || !home) return;
  for (const [side, clipPath, transformOrigin] of [
    [1, 'inset(-12px 50% -12px 0)', '0 50%'],
    [-1, 'inset(-12px 0 -12px 50%)', '100% 50%'],
  ] as const) {
    const half = d.lay(on, on.place);
    Object.assign(half.style, { clipPath, transformOrigin });
    const frames = [
      { rotate: '0deg', opacity: 0 },
      { rotate: '0deg', opacity: 1, offset: 0.01 },
      { rotate: `${side * -2}deg`, opacity: 1, filter: 'brightness(2)', offset: 0.2 },
      { rotate: `${side * 14}deg`, opacity: 0 },
    ];
    d.play(half, frames, { fill: 'both' });
  }
  d.play(on.el, [{ opacity: 1 }, { opacity: 0, offset: 0.01 }, { opacity: 0, offset: 0.9 }, { opacity: 1 }]);
  const { y } = d.tools.middle(on.place);
  const light = d.put({ left: 0, top: y - FLASH / 2, width: home.place.width, height: FLASH });
  d.play(light, [{ opacity: 0 }, { opacity: 0.9, offset: 0.2 }, { opacity: 0 }]);
}

const FLASH = 220;

const UPRIGHT = { rotate: '0deg', scale: 1 };
/** A line (of a list, of a small table) on its side would lie across its neighbours: it is only tipped. */
const tilted = ({ width, height }: Place): Keyframe =>
  width > 1.4 * height ? { rotate: '9deg', scale: 0.94 } : { rotate: '90deg', scale: 0.8 };

export const rareStrokes: Record<RareHow, (d: Brush) => void> = {
  dim,
  sign,
  shuffle,
  deal,
  sheathe,
  inset,
  forward,
  snap,
  cross,
  piece,

  /** Where a number has no parts it nods. */
  cell(d) {
    if (!eachCell(d)) d.tools.count(d);
  },

  crack({ now, stroke, put, play }) {
    const card = now.get(stroke.on);
    if (card)
      play(put(card.place), [{ opacity: 0, scale: 0.92 }, { opacity: 1, scale: 1, offset: 0.2 }, { opacity: 1 }]);
  },

  /** Then it lies there as it is at rest. */
  tilt({ copy, now, stroke, play }) {
    const card = now.get(stroke.on);
    const side = card && tilted(card.place);
    const frames = [UPRIGHT, { ...side, opacity: 1, offset: 0.75 }, { ...side, opacity: 0 }];
    if (copy) play(copy, frames, { fill: 'both' });
    if (card) play(card.el, [{ opacity: 0 }, { opacity: 0, offset: 0.75 }, { opacity: 1 }]);
  },

  upright({ now, stroke, play }) {
    const card = now.get(stroke.on);
    if (card) play(card.el, [tilted(card.place), UPRIGHT]);
  },
};
