import { Ctx, type Decision, type Handler } from '@starhold/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GateFrame, OccFrame } from '../index.ts';
import { Naive, type Rarities, type Rung, TooLong } from './toys/belfry/naive.ts';
import { belfries } from './toys/belfry/packs.ts';
import { handlersOf, listening } from './toys/belfry/play.ts';
import { type BelfryRules, belfry, belfryWith } from './toys/belfry/rules.ts';
import { type BelfryFrame, type BelfryOptions, type BelfryState, build } from './toys/belfry/state.ts';
import { Script } from './toys/script.ts';

/** Random belfries, played by the engine and by plain recursion with the same choices. */

const aboutOf = ({ about }: Decision['ask']): string =>
  about?.win === undefined ? '' : `${about.on} ${about.it} ${about.win}`;

function ring(rules: BelfryRules, options: BelfryOptions, picks: readonly number[]): Rung {
  const script = new Script(picks);
  const s = rules.initial(options, [1, 1, 2, 3, 4]);
  const x = new Ctx(rules, s);
  for (let open = x.settle(); open.length > 0; ) {
    const broken = rules.broken(s);
    if (broken.length > 0) throw new Error(broken.join('; '));
    const [{ ask }] = open;
    if (ask.kind !== 'one') throw new Error('only single choices are known here');
    if (script.asked.length > 1_000) throw new Error('endless');
    open = x.take(open[0], script.pick(ask.options, `${ask.seat} ${aboutOf(ask)}: `));
  }
  return { log: s.log, asked: script.asked };
}

const picks = fc.noBias(fc.array(fc.nat(59), { minLength: 10, maxLength: 40 }));

/** A game that is too long for the recursion is left out. */
function expected(options: BelfryOptions, script: readonly number[], rare: Rarities): Rung | undefined {
  const naive = new Naive(options, script);
  try {
    const rung = naive.play();
    for (const what of Object.keys(rare) as (keyof Rarities)[]) rare[what] += naive.rare[what];
    return rung;
  } catch (error) {
    if (error instanceof TooLong) return undefined;
    throw error;
  }
}

const counted = (): Rarities => ({ joined: 0, vanished: 0, nested: 0, later: 0 });

describe('triggered abilities', () => {
  it('do and ask what a plain recursion does and asks', () => {
    const rare = counted();
    let asked = 0;
    let others = 0;
    fc.assert(
      fc.property(belfries, picks, (random, script) => {
        const options = build('random', random);
        const should = expected(options, script, rare);
        if (!should) return fc.pre(false);
        const did = ring(belfry, options, script);
        expect(did.asked).toEqual(should.asked);
        expect(did.log).toEqual(should.log);
        asked += did.asked.length;
        others += did.asked.filter((question) => question.includes('use:') && !question.startsWith('0')).length;
      }),
      { numRuns: 1_000, seed: 11 },
    );
    expect(asked).toBeGreaterThan(15_000);
    expect(others).toBeGreaterThan(2_000);
    expect(rare.joined).toBeGreaterThan(200);
    expect(rare.vanished).toBeGreaterThan(400);
    expect(rare.nested).toBeGreaterThan(2_000);
    expect(rare.later).toBeGreaterThan(200);
  });
});

type Own<F extends BelfryFrame> = Handler<BelfryState, F, BelfryFrame>;

/** Puts something in front of each step of the two frames. */
const before = (first: (s: BelfryState, f: OccFrame | GateFrame, stack: readonly BelfryFrame[]) => void): BelfryRules =>
  belfryWith(
    handlersOf(undefined, (h) => {
      const spoil = <F extends OccFrame | GateFrame>(own: Own<F>): Own<F> => ({
        ...own,
        run(x, f) {
          first(x.s, f, x.stack);
          return own.run?.(x, f);
        },
      });
      return { ...h, occ: spoil(h.occ), gate: spoil(h.gate) };
    }),
  );

const TWINS: { bug: string; rules: BelfryRules }[] = [
  {
    bug: 'abilities that join hear what is past',
    rules: before((s, f) => {
      if (f.k !== 'occ') return;
      const again = { during: [], after: [] };
      listening.hear(s, f.on as ('ding' | 'dong' | 'hung')[], f.seat, f.it, again);
      for (const window of ['during', 'after'] as const) {
        if (window === 'during' && f.stage === 2) continue;
        f[window].push(...again[window].filter((key) => !f[window].includes(key)));
      }
    }),
  },
  {
    bug: 'the condition is ignored',
    rules: belfryWith(handlersOf((l) => ({ ...l, ready: (s, key) => s.hung.includes(key) }))),
  },
  {
    bug: 'what has left play still fires',
    rules: belfryWith(
      handlersOf((l) => ({
        ...l,
        ready: (s, key, o) => l.ready({ ...s, hung: [...s.hung, key] }, key, o),
      })),
    ),
  },
  {
    bug: 'the answer of the body is swallowed',
    rules: before((_s, f) => {
      if (f.k === 'occ') delete f.r;
    }),
  },
  {
    bug: 'the answer of an ability passes for that of the body',
    rules: before((_s, f) => {
      if (f.k === 'occ' && f.stage > 0 && f.r !== undefined) f.value = f.r;
    }),
  },
  {
    bug: 'what was used is forgotten',
    rules: before((_s, f) => {
      if (f.k === 'occ') f.used = [];
    }),
  },
  {
    bug: 'passing is forgotten',
    rules: before((_s, f) => {
      f.passed = 0;
    }),
  },
  {
    bug: 'the wrong seat decides',
    rules: belfryWith(handlersOf((l) => ({ ...l, decides: (s, key, o) => (l.decides(s, key, o) + 1) % l.seats(s) }))),
  },
  {
    bug: 'everything may be left',
    rules: belfryWith(handlersOf((l) => ({ ...l, must: () => false }))),
  },
  {
    bug: 'nothing is taken unasked',
    rules: belfryWith(handlersOf((l) => ({ ...l, plain: () => false }))),
  },
  {
    bug: 'the others come first',
    rules: belfryWith(handlersOf((l) => ({ ...l, first: (s) => (l.first(s) + 1) % l.seats(s) }))),
  },
];

const ENOUGH = 12;

describe('the comparison notices that', () => {
  const games = fc.sample(fc.tuple(belfries, picks), { numRuns: 300, seed: 12 });

  it.each(TWINS)('$bug', ({ rules }) => {
    let caught = 0;
    for (const [random, script] of games) {
      if (caught === ENOUGH) break;
      const options = build('random', random);
      const should = expected(options, script, counted());
      if (!should) continue;
      try {
        const did = ring(rules, options, script);
        if (did.log.join() !== should.log.join() || did.asked.join() !== should.asked.join()) caught++;
      } catch {
        caught++;
      }
    }
    expect(caught).toBe(ENOUGH);
  });
});
