import { describe, expect, it } from 'vitest';
import { at, type Brush } from '../brush.ts';
import { asAt, type Found, middle, putPlace } from '../places.ts';
import type { How, Stroke } from '../score.ts';
import { STROKES } from '../strokes.ts';

/** Frames out of order are refused by the browser, and with them the whole table falls: every stroke, with all it can be told. */

const element = (): HTMLElement =>
  ({
    style: { left: '0px', top: '0px', width: '40px', height: '30px' },
    dataset: {},
    children: [],
    after() {},
    remove() {},
    cloneNode: element,
  }) as unknown as HTMLElement;
const found = (left: number): Found => ({ el: element(), place: { left, top: 10, width: 40, height: 30 } });

function framesOf(stroke: Stroke, isAhead: boolean): Keyframe[][] {
  const now = new Map([stroke.on, 'there', 'table'].map((key, i) => [key, found(i * 100)]));
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
    tools: { at, asAt, middle, putPlace, count: STROKES.count },
    put: element,
    play: (_el, frames) => void played.push(frames),
  };
  STROKES[stroke.how as keyof typeof STROKES](brush);
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
  { text: '+1' },
];

describe('frames of strokes', () => {
  it.each(Object.keys(STROKES) as How[])('of %s come in their order, ahead of a new position and on it', (how) => {
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

  it('a screw turns on its way out and on its way in', () => {
    const twists = (how: How): boolean =>
      framesOf({ on: 'thing', how, to: 'there', far: true, twist: true, ms: 200 }, true)
        .flat()
        .some(({ rotate }) => rotate !== undefined && rotate !== '0deg');
    expect([twists('lunge'), twists('slide'), twists('glow')]).toEqual([true, true, false]);
  });
});
