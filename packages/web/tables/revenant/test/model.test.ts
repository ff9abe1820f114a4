import { Ctx, keyedRng, offeredIds, quickRng, type SeenEvent, samplePick } from '@starhold/kernel';
import { game, type Options, type RevenantRules, rules, type View } from '@starhold/revenant';
import { describe, expect, it } from 'vitest';
import { mapLayout, OUTER, rimOf, rimPoint } from '../board/layout.ts';
import { crewIn, shipsAt, signOf, supplyOf } from '../model/fleet.ts';
import { foresee } from '../model/foresee.ts';
import {
  isFailure,
  isHouse,
  isInHand,
  isInRow,
  isInSupply,
  isOnMap,
  isQuiet,
  isSection,
  stepsOf,
  targetOfRef,
} from '../model/targets.ts';
import { worthAfterLoss, worthOf } from '../model/worth.ts';

type State = ReturnType<RevenantRules['initial']>;

/** A position in the words of cases, as seat 0 sees it. */
function viewOf(given: Record<string, unknown>): View {
  const { state } = game.cases.position({ p: [{}, {}], ...given });
  return game.rules.view(state, 0) as View;
}

describe('what an option would do', () => {
  it('is said in words, and as steps on the tracks of tactics and Houses', () => {
    const view = viewOf({});
    const told = (type: string, pub: object, seat = 0): SeenEvent =>
      ({ type, pub, seat, n: 0, cause: '' }) as unknown as SeenEvent;
    const events = [
      told('influence', { house: 'NOV', n: 1, now: 1 }),
      told('tactics', { n: 2, now: 2 }),
      told('influence', { house: 'BEL', n: 1, now: 1 }, 1),
    ];
    const seen = foresee(events, { view, seat: 0, lang: 'en' } as Parameters<typeof foresee>[1]);
    expect(seen.gauges).toEqual({ 'tactics:0': 2, 'influence:0.NOV': 1 });
    expect(seen.text).toContain('Novaris +1');
    expect(seen.text).not.toContain('Belitan');
  });
});

describe('where options lie', () => {
  const view = viewOf({ ships: { arkBEL: 's1', frigate0: 's1', frigate1: 's2' } });

  it('a ship is touched first, then who goes there', () => {
    expect(stepsOf('send:captain>arkBEL', view)).toEqual([['arkBEL'], ['captain']]);
    expect(stepsOf('emergency:cadet1', view)).toEqual([['emergency'], ['cadet1']]);
    expect(stepsOf('move:fighterBEL>s3', view)).toEqual([['fighterBEL'], ['s3']]);
  });

  it('with one figure left there is nothing more to say', () => {
    const [own, ...others] = view.players;
    const late = { ...view, players: [{ ...own, home: ['cadet2'] }, ...others] };
    expect(stepsOf('send:cadet2>arkBEL', late)).toEqual([['arkBEL']]);
  });

  it('hidden influence is not the House it is of', () => {
    expect(stepsOf('keep:BEL', view)).toEqual([['hidden.BEL']]);
    expect(stepsOf('burn:BEL>m', view)).toEqual([['hidden.BEL']]);
    expect(stepsOf('house:BEL', view)).toEqual([['BEL']]);
  });

  it('what declines is never gold', () => {
    expect(['none', 'end', 'stop', 'stay', 'pass', 'skip'].every(isQuiet)).toBe(true);
    expect(['attack', 'manoeuvre', 'to:s3', 'do'].some(isQuiet)).toBe(false);
  });

  it('things of texts and hints are found', () => {
    for (const ref of ['s3', 'sA', 'arkBEL', 'shuttleZEN', 'revenant', 'captain', 'section2', 'BEL', 'C07', 'X1']) {
      expect(targetOfRef(ref, view), ref).toBe(ref);
    }
    expect(targetOfRef('p1', view)).toBe('player:p1');
    expect(targetOfRef('nobody', view)).toBeUndefined();
  });

  /** Everything that parts of this table draw as a thing. */
  function isDrawn(target: string, shown: View): boolean {
    if (isOnMap(target, shown) || isInSupply(target, shown) || isInRow(target, shown) || isInHand(target, shown))
      return true;
    if (isHouse(target) || isSection(target) || isFailure(target)) return true;
    if (/^(captain|cadet[12]|emergency|hidden\.[A-Z]{3})$/.test(target)) return true;
    return [...shown.looking, ...shown.sides, ...shown.boards].includes(target);
  }

  it.each([1, 2, 4])('in games of %i every touch leads to a thing that is drawn', (players) => {
    const missing = new Set<string>();
    let asked = 0;
    for (let seed = 0; seed < 3; seed++) {
      const options = game.parseOptions({ players }) as Options;
      const s: State = rules.initial(options, keyedRng(`1${seed}`.repeat(16)));
      const rng = quickRng(seed + 7);
      const x = new Ctx(rules, s as never);
      let open = x.settle();
      while (s.over === '') {
        const [decision] = open;
        const shown = rules.view(s, decision.ask.seat) as View;
        for (const id of offeredIds(decision.ask)) {
          for (const target of stepsOf(id, shown).flat()) {
            asked++;
            if (!isDrawn(target, shown)) missing.add(`${decision.at} ${id}: ${target}`);
          }
        }
        open = x.take(decision, samplePick(decision.ask, rng));
      }
    }
    expect([...missing]).toEqual([]);
    expect(asked).toBeGreaterThan(1000);
  });
});

describe('the fleet', () => {
  it('stands in a steady order: arks, small ships, frigates', () => {
    const view = viewOf({
      ships: { frigate0: 's1', frigate1: 's2', fighterZEN: 's1', arkDUN: 's1', fighterBEL: 's1' },
    });
    expect(shipsAt(view, 's1').map(({ id }) => id)).toEqual(['arkDUN', 'fighterBEL', 'fighterZEN', 'frigate0']);
    expect(supplyOf(view).some(({ id }) => id === 'arkDUN')).toBe(false);
    expect(supplyOf(view).some(({ id }) => id === 'shuttleDUN')).toBe(true);
  });

  it('says who sits where', () => {
    expect(crewIn('p1.captain')).toEqual({ player: 1, figure: 'captain' });
    expect(crewIn('envoy')).toEqual({ player: -1, figure: 'envoy' });
    expect(crewIn('')).toBeUndefined();
  });

  it('tells players of one initial apart', () => {
    expect(signOf(['Anna', 'Ben'], 0)).toBe('A');
    expect(signOf(['Anna', 'Alva'], 1)).toBe('2');
    expect(signOf(['Anna'], 1)).toBe('2');
  });
});

describe('the rose window', () => {
  it.each([
    [349, 349],
    [820, 590],
  ])('at %i × %i leaves the rim to what threatens, and each sector a finger', (width, height) => {
    const { spots } = mapLayout({ width, height });
    expect(spots).toHaveLength(13);
    for (const id of OUTER) {
      const shape = spots.find(({ target }) => target === id);
      if (!shape?.room) throw new Error(`no room in ${id}`);
      const xs = shape.polygon.map(({ x }) => x);
      const ys = shape.polygon.map(({ y }) => y);
      expect(Math.max(...xs) - Math.min(...xs)).toBeGreaterThan(55);
      expect(Math.max(...ys) - Math.min(...ys)).toBeGreaterThan(55);
      const middle = shape.polygon[9];
      expect(Math.hypot(shape.room[9].x - middle.x, shape.room[9].y - middle.y)).toBeCloseTo(
        rimOf({ width, height }),
        5,
      );
      const at = rimPoint(shape, 0.5, 14);
      expect(Math.hypot(at.x - middle.x, at.y - middle.y)).toBeCloseTo(14, 5);
    }
  });

  it('has sector 1 on top and counts counter-clockwise', () => {
    const { spots } = mapLayout({ width: 400, height: 400 });
    const heart = (id: string) => spots.find(({ target }) => target === id)?.heart ?? { x: 0, y: 0 };
    expect(heart('s1').y).toBeLessThan(100);
    expect(heart('s3').x).toBeLessThan(100);
    expect(heart('s7').x).toBeGreaterThan(300);
    expect(heart('sA').x).toBeLessThan(200);
    expect(heart('sA').y).toBeLessThan(200);
  });
});

describe('the worth of a House', () => {
  const fleet = { arkBEL: 's1', fighterBEL: 's2', dropshipBEL: 's3', arkDUN: 's4', frigate0: 's1', frigate1: 's2' };
  const holding = {
    p: [
      { influence: { BEL: 3, DUN: 2 }, hidden: ['BEL', 'BEL'] },
      { influence: { BEL: 4 }, hidden: ['BEL'] },
    ],
  };
  const [BEL, DUN, FEN] = [0, 1, 2];
  const view = viewOf({ ...holding, ships: fleet });

  it('is its power times what these eyes know to be held', () => {
    expect([BEL, DUN, FEN].map((house) => worthOf(view, 0, house))).toEqual([15, 2, 0]);
    expect(worthOf(view, 1, BEL)).toBe(12);
    expect(worthOf(view, -1, BEL)).toBe(0);
  });

  it('after a loss is what it is worth with one ship less', () => {
    const { fighterBEL: _, ...fewer } = fleet;
    const later = viewOf({ ...holding, ships: fewer });
    for (const seat of [0, 1]) expect(worthAfterLoss(view, seat, BEL)).toBe(worthOf(later, seat, BEL));
    expect(worthAfterLoss(view, 0, DUN)).toBe(0);
    expect(worthAfterLoss(view, 0, FEN)).toBe(0);
  });
});
