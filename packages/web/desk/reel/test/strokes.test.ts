import { afterAll, describe, expect, it, vi } from 'vitest';
import { at, type Brush, EASE } from '../brush.ts';
import { rareStrokes } from '../parts.ts';
import { asAt, type Found, middle, putPlace } from '../places.ts';
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
};

const element = (): HTMLElement =>
  ({
    style: { left: '0px', top: '0px', width: '40px', height: '30px' },
    dataset: {},
    children: [],
    getBoundingClientRect: () => BOX,
    querySelectorAll: () => [part, part],
    querySelector: () => part,
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
  const now = new Map([stroke.on, 'there', 'table'].map((key, i) => [key, found(i * 100, size)]));
  const before = isAhead ? now : new Map([stroke.on, 'there'].map((key, i) => [key, found(i * 50)]));
  const played: Keyframe[][] = [];
  const brush: Brush = {
    stroke,
    before,
    now,
    copy: isAhead ? undefined : element(),
    goalCopy: undefined,
    flies: false,
    lay: element,
    tools: { at, asAt, middle, putPlace, count: STROKES.count, ease: EASE },
    put: element,
    play: (_el, frames) => void played.push(frames),
  };
  ALL[stroke.how](brush);
  return played;
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

  it('a screw turns on its way out and on its way in', () => {
    const twists = (how: How): boolean =>
      framesOf({ on: 'thing', how, to: 'there', far: true, twist: true, ms: 200 }, true)
        .flat()
        .some(({ rotate }) => rotate !== undefined && rotate !== '0deg');
    expect([twists('lunge'), twists('slide'), twists('glow')]).toEqual([true, true, false]);
  });
});
