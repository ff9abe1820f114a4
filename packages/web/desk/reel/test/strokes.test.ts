import { afterAll, describe, expect, it, vi } from 'vitest';
import { at, type Brush, EASE } from '../brush.ts';
import { rareStrokes } from '../parts.ts';
import {
  asAt,
  type Found,
  freeOf,
  middle,
  nameIn,
  type Place,
  plateOn,
  putPlace,
  reshaped,
  type Word,
  wordAt,
} from '../places.ts';
import type { How, Stroke } from '../score.ts';
import { STROKES } from '../strokes.ts';

/** Frames out of order are refused by the browser, and with them the whole table falls: every stroke, with all it can be told. */

const ALL: Record<How, (d: Brush) => void> = { ...STROKES, ...rareStrokes };
const BOX = { left: 0, top: 0, width: 8, height: 8 };
/** What a number or a card has in it: two cells, a notch. */
const part = {
  offsetWidth: 8,
  offsetHeight: 8,
  dataset: {},
  getBoundingClientRect: () => BOX,
  getClientRects: () => [BOX],
  querySelectorAll: () => [],
  children: [],
  cloneNode: () => element(),
};
/** A die in its view, with six faces. */
const cube = { ...part, parentElement: part, children: Array.from({ length: 6 }, () => part) };

const element = (): HTMLElement =>
  ({
    style: { left: '0px', top: '0px', width: '40px', height: '30px', setProperty() {} },
    dataset: {},
    children: [],
    getBoundingClientRect: () => BOX,
    querySelectorAll: () => [part, part],
    querySelector: (what: string) => (what === '[data-cube]' ? cube : element()),
    append() {},
    after() {},
    remove() {},
    cloneNode: element,
  }) as unknown as HTMLElement;
const found = (left: number, size: Partial<Found['place']> = {}): Found => ({
  el: element(),
  place: { left, top: 10, width: 40, height: 30, ...size },
});

function framesOf(stroke: Stroke, isAhead: boolean, size: Partial<Found['place']> = {}): Keyframe[][] {
  return drawn(stroke, isAhead, size).played;
}

function drawn(
  stroke: Stroke,
  isAhead: boolean,
  size: Partial<Found['place']> = {},
): { played: Keyframe[][]; put: { place: Place; text: string }[] } {
  const now = new Map([stroke.on, 'there', 'table'].map((key, i) => [key, found(i * 100, size)]));
  now.set('table', { el: element(), place: { left: 0, top: 0, width: 1000, height: 600 } });
  const before = isAhead ? now : new Map([stroke.on, 'there'].map((key, i) => [key, found(i * 50)]));
  const played: Keyframe[][] = [];
  const put: { place: Place; text: string }[] = [];
  const brush: Brush = {
    stroke,
    before,
    now,
    copy: isAhead ? undefined : element(),
    goalCopy: undefined,
    flies: false,
    lay: element,
    tools: { at, asAt, middle, putPlace, count: STROKES.count, ease: EASE },
    put: (place, text = '') => {
      put.push({ place, text });
      return element();
    },
    play: (_el, frames) => void played.push(frames),
  };
  ALL[stroke.how](brush);
  return { played, put };
}

const OPTIONS: Partial<Stroke>[] = [
  {},
  { far: true },
  { far: true, twist: true },
  { far: true, edge: -1 },
  { edge: 1 },
  { arc: true },
  { flown: true },
  { path: true },
  { inward: true },
  { cells: [0, 2] },
  { cells: [2, 0] },
  { text: '+1' },
  { notch: '2.1' },
  { near: true },
];

vi.stubGlobal('getComputedStyle', () => ({ transform: 'none', clipPath: 'none' }));
afterAll(() => vi.unstubAllGlobals());

describe('frames of strokes', () => {
  it.each(Object.keys(ALL) as How[])('of %s come in their order, ahead of a new position and on it', (how) => {
    for (const option of OPTIONS) {
      for (const to of [undefined, 'there', 'nowhere']) {
        for (const isAhead of [true, false]) {
          const stroke: Stroke = { on: 'thing', how, ms: 200, ...option, ...(to === undefined ? {} : { to }) };
          for (const frames of framesOf(stroke, isAhead)) {
            const offsets = frames.flatMap(({ offset }) => (typeof offset === 'number' ? offset : []));
            expect(offsets, JSON.stringify(stroke)).toEqual(offsets.toSorted((a, b) => a - b));
          }
        }
      }
    }
  });

  it('a shot, its flash and what a sign brings are not seen before their turn', () => {
    for (const how of ['bolt', 'sign'] as const) {
      const all = framesOf({ on: 'thing', how, to: 'there', text: '+1', ms: 200 }, true);
      expect(all.length).toBeGreaterThan(1);
      expect(all.map(([first]) => first.opacity)).toEqual(all.map(() => 0));
    }
  });

  it('what has quite another shape where it goes is not bent on its way', () => {
    const bent = (size: Partial<Found['place']>): boolean => {
      const [{ transform }] = framesOf({ on: 'thing', how: 'slide', ms: 200 }, false, size).flat();
      const [, x, y] = /scale\(([\d.]+), ([\d.]+)\)/.exec(String(transform)) ?? [];
      return Math.abs(Number(x) - Number(y)) > 0.001;
    };
    // A card that becomes a tile; a card that only becomes somewhat wider.
    expect([bent({ width: 90, height: 20 }), bent({ width: 50 })]).toEqual([false, true]);
  });

  it('what becomes a card in a row of cards is no higher than the row', () => {
    const [line, card] = [
      { left: 0, top: 0, width: 110, height: 30 },
      { left: 40, top: 0, width: 36, height: 32 },
    ];
    expect(reshaped(card, line)).toEqual({ left: 37, top: -1, width: 36, height: 32 });
    expect(reshaped(line, card)).toMatchObject({ height: expect.closeTo(17.7, 1) });
  });

  it.each(['count', 'burst'] as const)(
    '%s: what changed a number of the bar is said below it, elsewhere where it stands',
    (how) => {
      const said = (size: Partial<Found['place']>): Place[] =>
        drawn({ on: 'thing', how, text: '−1', ms: 200 }, true, size).put.flatMap(({ place, text }) =>
          text === '−1' ? place : [],
        );
      const [bar, line, card] = [{}, { top: 300 }, { height: 90 }].map((size) => said(size)[0]);
      expect(bar.top).toBe(42);
      expect([middle(line).y, middle(card).y]).toEqual([315, 55]);
    },
  );

  it('words that are said beside each other at the same time stand one above the other', () => {
    const HOME = { left: 0, top: 0, width: 390, height: 600 };
    const words: Word[] = [];
    const said = (left: number, from: number): number =>
      freeOf(words, { place: plateOn({ left, top: 100, width: 20, height: 20 }, '−1 M'), from, to: from + 100 }).top;
    // Two at once, one when they have gone, one farther off, and a third of the first ones.
    expect([said(40, 0), said(70, 0), said(40, 100), said(130, 0), said(55, 50)]).toEqual([98, 72, 98, 98, 46]);
    // At an edge they stay on the table.
    const [left, right] = [0, 380].map((x) => plateOn({ left: x, top: 0, width: 10, height: 10 }, '−1 M', HOME).left);
    expect([left, right]).toEqual([3, 333]);
  });

  it('a number beside an outline covers nothing whole: a screw, a tab at the lower edge', () => {
    const HOME = { left: 0, top: 0, width: 390, height: 600 };
    const said = (place: Place): Place => wordAt(place, '+1', HOME);
    expect(said({ left: 300, top: 75, width: 20, height: 18 }).top).toBe(95);
    expect(said({ left: 200, top: 554, width: 60, height: 46 }).top).toBe(528);
    expect(said({ left: 100, top: 10, width: 50, height: 34 }).top).toBe(46);
    // A card and a long line have room for it.
    for (const place of [
      { left: 10, top: 200, width: 120, height: 60 },
      { left: 200, top: 60, width: 120, height: 14 },
    ])
      expect(middle(said(place))).toEqual(middle(place));
  });

  it('a light at the edge of the table is seen whole', () => {
    const [{ place }] = drawn({ on: 'thing', how: 'glow', ms: 200 }, true, { top: 0, height: 600 }).put;
    expect(place).toEqual({ left: 3, top: 3, width: 37, height: 594 });
  });

  it('what ends a game falls where it stands, or large in the middle where it is a mere sign', () => {
    const light = (more: Partial<Stroke>): Place =>
      drawn({ on: 'thing', how: 'break', ms: 1400, ...more }, false).put[0].place;
    expect([light({}), light({ near: true })].map(middle)).toEqual([
      { x: 20, y: 15 }, // where its picture lies
      { x: 500, y: 300 },
    ]);
  });

  it('a die is a cube before it opens, and when it has folded; a cross that lies open does not open again', () => {
    const turnsOf = (stroke: Partial<Stroke>, isAhead: boolean): string[] =>
      framesOf({ on: 'thing', how: 'cross', notch: '2.1', ms: 600, ...stroke }, isAhead)
        .map((frames) => [frames[0], frames.at(-1)].map((frame) => String(frame?.transform)))
        .flatMap(([first, last]) => (/rotate/.test(first + last) ? `${first} ${last}` : []));
    const right = [`translateX(8px) rotateY(90deg)`, `translateX(8px) rotateY(0deg)`];
    expect(turnsOf({}, true)).toContain(right.join(' '));
    expect(turnsOf({}, false)).toContain(right.toReversed().join(' '));
    expect(turnsOf({}, true)).toHaveLength(5);
    expect(framesOf({ on: 'thing', how: 'cross', to: 'there', ms: 600 }, true)).toEqual([]);
    expect(turnsOf({ to: 'there' }, false)).toHaveLength(5);
  });

  it('a card turns about its middle, a long line falls over', () => {
    const turn = (size: Partial<Place>): string =>
      String(framesOf({ on: 'thing', how: 'turn', ms: 400 }, true, size)[0]?.[0]?.transform);
    expect(turn({ width: 120, height: 80 })).toContain('rotateY(-90deg)');
    expect(turn({ width: 360, height: 20 })).toContain('rotateX(-90deg)');
  });

  it('a thing that is not shown is found where all of its kind are told, if anywhere', () => {
    const found = (...names: string[]): Map<string, Found> => new Map(names.map((name) => [name, {} as Found]));
    const [row, tab] = [found('played:RC01.0'), found('played', 'played:*')];
    expect(nameIn('played:RC01.0', row, tab)).toBe('played:RC01.0');
    expect(nameIn('played:RC01.0', tab)).toBe('played:*');
    expect(nameIn('card:RC01.0', row, tab)).toBe('card:RC01.0');
  });

  it('a die is thrown from where the table has more room', () => {
    const thrown = (left: number): string =>
      String(framesOf({ on: 'thing', how: 'roll', text: '1', ms: 900 }, true, { left })[0][0].translate);
    // The table is 1000 wide.
    expect([thrown(0), thrown(900)].map((from) => Math.sign(Number.parseFloat(from)))).toEqual([1, -1]);
  });

  it('a piece rolls to its place, or falls where there is none; it goes nowhere where its place is not drawn', () => {
    const endOf = (to?: string): string =>
      String(framesOf({ on: 'thing', how: 'piece', ms: 200, ...(to && { to }) }, true)[0]?.at(-1)?.translate);
    expect([endOf('there'), endOf('there.4'), endOf('nowhere')]).toEqual(['100px 0px', '100px 0px', 'undefined']);
    expect(endOf()).toMatch(/ 170px$/);
  });

  it('a screw turns on its way out and on its way in', () => {
    const twists = (how: How): boolean =>
      framesOf({ on: 'thing', how, to: 'there', far: true, twist: true, ms: 200 }, true)
        .flat()
        .some(({ rotate }) => rotate !== undefined && rotate !== '0deg');
    expect([twists('lunge'), twists('slide'), twists('glow')]).toEqual([true, true, false]);
    const token = framesOf({ on: 'thing', how: 'fly', to: 'there', text: '↻', twist: true, ms: 200 }, true);
    expect(token.flat().some(({ transform }) => /rotate\(540deg\)$/.test(String(transform)))).toBe(true);
  });
});
