import { Ctx, keyedRng, quickRng, samplePick } from '@starhold/kernel';
import { describe, expect, it } from 'vitest';
import { asked } from '../abouts.ts';
import { deciderIn, orderAfterMuster, type RaidForecast, raidForecast } from '../forecast.ts';
import { game } from '../module.ts';
import type { Options } from '../options.ts';
import { rules } from '../rules.ts';
import type { View } from '../view.ts';

/** A position in the words of cases, as everybody sees it. */
function viewOf(given: Record<string, unknown>): View {
  const { state } = game.cases.position(given);
  return game.rules.view(state, 'table') as View;
}
const sectorIn = (forecast: RaidForecast, id: string) => forecast.sectors.find(({ sector }) => sector === id);

describe('the raid as it would go now', () => {
  it('shields, decider, spaces and the rift of TV-12', () => {
    const forecast = raidForecast(
      viewOf({
        moment: 'skirmish',
        p: [{}, {}],
        ships: { frigate0: 's6', frigate1: 's8', shuttleSHI: 's7', arkNOV: 's7', arkFEN: 's7', dropshipFEN: 's7' },
        voidborn: { s7: 5 },
        shields: { s7: 1 },
        rifts: ['s7'],
      }),
    );
    expect(sectorIn(forecast, 's7')).toMatchObject({
      voidborn: 5,
      shields: 1,
      damage: 4,
      decider: 0,
      marks: 4,
      lost: 0,
      spill: 0,
      corrupts: true,
    });
    expect(forecast).toMatchObject({ damage: 4, lost: 0, certain: [], corrupted: 1, hull: 0, failures: 0 });
  });

  it('an empty sector spills to the Revenant, which fails and takes the rest (TV-13)', () => {
    const forecast = raidForecast(
      viewOf({
        moment: 'skirmish',
        cycle: 2,
        p: [{}, {}],
        ships: { arkBEL: 's1', arkDUN: 's4' },
        voidborn: { s2: 5, s4: 1 },
        hull: 2,
        lower: 'X1',
        upper: 'X2',
      }),
    );
    expect(sectorIn(forecast, 's2')).toMatchObject({ damage: 5, spill: 5, unsure: false });
    expect(sectorIn(forecast, 's4')).toMatchObject({ damage: 1, unsure: true });
    expect(forecast).toMatchObject({ hull: 1, failures: 1 });
  });

  it('names the ships that no choice can save, and corrupts nothing where none is left', () => {
    const forecast = raidForecast(
      viewOf({
        moment: 'skirmish',
        p: [{}, {}],
        ships: { shuttleSHI: 's5', fighterNOV: 's5' },
        voidborn: { s5: 6 },
        rifts: ['s5'],
      }),
    );
    expect(sectorIn(forecast, 's5')).toMatchObject({ marks: 1, lost: 2, spill: 3, corrupts: false });
    expect(forecast.certain.toSorted()).toEqual(['fighterNOV', 'shuttleSHI']);
  });

  it('of two equally near the earlier in turn order decides (TV-71)', () => {
    const view = viewOf({
      moment: 'skirmish',
      p: [{}, {}],
      order: [1, 0],
      ships: { frigate1: 's3', frigate0: 's4', arkBEL: 's7' },
      voidborn: { s7: 1 },
    });
    expect(deciderIn(view, 's7')).toBe(1);
    expect(deciderIn({ ...view, order: [0, 1] }, 's7')).toBe(0);
  });
});

describe('in the Action phase', () => {
  it('who decides goes by the turn order that Muster will bring', () => {
    const given = {
      moment: 'turn',
      p: [{ tactics: 2 }, { tactics: 5 }],
      ships: { frigate0: 's6', frigate1: 's8', arkBEL: 's7' },
      voidborn: { s7: 1 },
    };
    expect(sectorIn(raidForecast(viewOf(given)), 's7')?.decider).toBe(1);
    expect(sectorIn(raidForecast(viewOf({ ...given, p: [{ tactics: 5 }, { tactics: 2 }] })), 's7')?.decider).toBe(0);
  });
});

describe('against what then happens', () => {
  it.each([2, 3, 4])('in games of %i damage, decider and order are those foretold', (players) => {
    let raids = 0;
    let musters = 0;
    for (let seed = 0; seed < 6; seed++) {
      const options = game.parseOptions({ players }) as Options;
      const s = rules.initial(options, keyedRng(`0${seed}`.repeat(16)));
      const rng = quickRng(seed + 1);
      const x = new Ctx(rules, s as never);
      let open = x.settle();
      let foretold: RaidForecast | undefined;
      let at = '';
      while (s.over === '') {
        const [decision] = open;
        const view = rules.view(s, 'table');
        const d = asked(decision);
        const isRaid = d.at === 'raid';
        if (isRaid && d.ask.about.sector !== at && foretold && view.failures === 0) {
          const one = sectorIn(foretold, d.ask.about.sector);
          expect(one).toMatchObject({ damage: d.ask.about.left, decider: d.ask.seat });
          raids++;
        }
        // What is still to come in this raid; a sector that is under way has lost its shields.
        foretold = isRaid || (d.at === 'taint' && foretold) ? (foretold ?? raidForecast(view)) : undefined;
        at = isRaid ? d.ask.about.sector : at;
        const before = view.phase === 1 ? orderAfterMuster(view) : undefined;
        open = x.take(decision, samplePick(decision.ask, rng));
        const after = rules.view(s, 'table');
        // The last answer of the Action phase may move a marker itself: only those that did not are compared.
        const tactics = (one: View): string => one.players.map((player) => player.tactics).join();
        if (before && view.phase === 1 && after.phase > 1 && tactics(view) === tactics(after)) {
          expect(after.order).toEqual(before);
          musters++;
        }
      }
    }
    expect(raids).toBeGreaterThan(20);
    expect(musters).toBeGreaterThan(5);
  });
});
