import { isLegal, type Picked, quickRng, samplePick, Table } from '@starhold/kernel';
import { describe, expect, test } from 'vitest';
import { DIFFICULTIES } from '../content/index.ts';
import { BOSS_IDS, Options } from '../options.ts';
import ruleIds from '../rule-ids.json' with { type: 'json' };
import { rules } from '../rules.ts';
import { framesOf, type UnsFrame, type UnsState } from '../state.ts';
import { randomPosition } from '../testing/positions.ts';
import type { UnsView } from '../view.ts';

/** Everything anybody might try at any time: each verb with cards near and far, and with words. */
const CARDS = ['k0', 'k1', 'k2', 'k5', 'k9', 'k14', 'k20', 'k27', 'k999', 'k3.0', 'k8.1'];
const ON_CARDS = 'play exhaust fit hit threat remove discard refresh again return dismiss trigger'.split(' ');
const WORDS = 'end stop go skip none do pay reward pass nonsense story lose:credit discard:ally trigger:story'.split(
  ' ',
);
const BY_VERB: Record<string, readonly string[]> = {
  draft: ['0', '1', '6', '7'],
  keep: ['strike', 'pounce'],
  under: ['strike', 'pounce'],
  buy: ['whetstone', 'coin-belt', 'nothing'],
  shelve: ['whetstone', 'coin-belt'],
  do: ['0', '1', '7'],
  sweep: ['p0', 'p1', 'p2'],
  seat: ['0', '1', '2'],
  tell: ['a', 'b', 'c', 'z'],
};
const TRIED = [
  ...WORDS,
  ...ON_CARDS.flatMap((verb) => CARDS.map((card) => `${verb}:${card}`)),
  ...Object.entries(BY_VERB).flatMap(([verb, refs]) => refs.map((ref) => `${verb}:${ref}`)),
];

describe('every refusal names a rule', () => {
  const known = new Set(ruleIds.map((rule) => rule.id));
  const frames = new Set<string>();
  const nameless = new Set<string>();
  type UnsTable = Table<UnsState, UnsFrame, UnsView, Options>;

  function tryAll(table: UnsTable, frame: string): void {
    for (const seat of table.waitingFor) {
      for (const { id: decision, ask } of table.seen(seat).decisions) {
        // The card language itself asks "do or skip"; nothing else could be meant there.
        if (ask.kind === 'one' && ask.options.includes('do')) continue;
        const amounts: Picked[] = [{}, { 'seat:0': 99 }, { 'seat:0': -1 }];
        const lists: Picked[] = ask.kind === 'one' ? [] : [[], ...TRIED.map((id) => [id]), [...TRIED], ...amounts];
        for (const pick of [...TRIED, ...lists]) {
          if (isLegal(ask, pick)) continue;
          const outcome = table.answer({ decision, seat, pick });
          // What no honest client sends is turned down at the gate, before any rule looks at it.
          if (!outcome.ok && outcome.why === 'malformed') continue;
          const rule = outcome.ok ? '' : (outcome.refusal?.rule ?? '');
          if (!known.has(rule)) nameless.add(`${frame} ${JSON.stringify(pick).slice(0, 40)}`);
        }
      }
    }
  }

  test('in random games, whatever is tried (UNS-1.4, UNS-7.1, UNS-10.1)', () => {
    const seen: Record<string, number> = {};
    for (let game = 0; game < 400; game++) {
      const options = Options.parse({
        players: 1 + (game % 2),
        boss: BOSS_IDS[game % 3],
        difficulty: DIFFICULTIES[(game >> 1) % 3],
        character1: game % 4 === 0 ? 'plex' : 'kai',
      });
      const seed = (game + 1).toString(16).padStart(8, '0').repeat(4);
      const state = randomPosition(options, seed) as unknown as UnsState;
      const table: UnsTable = new Table(rules, options, seed, { state });
      const rng = quickRng(game + 1);
      for (let answers = 0; table.over === '' && answers < 80; answers++) {
        const seat = table.waitingFor[0];
        const [{ id, ask, lane }] = table.seen(seat).decisions;
        const s = table.copyState();
        const top = s.stack.at(-1);
        const frame = (top?.k === 'together' ? top.lanes[lane].stack.at(-1)?.k : framesOf(s).at(-1)?.k) ?? '';
        seen[frame] = (seen[frame] ?? 0) + 1;
        if (seen[frame] < 12) tryAll(table, frame);
        frames.add(frame);
        table.answer({ decision: id, seat, pick: samplePick(ask, rng) });
      }
    }
    expect([...nameless]).toEqual([]);
    expect(
      'action again branch dismiss fit handDown hit market playOn refresh remove resolve reward select story sweep takeBack threat upkeep whom'
        .split(' ')
        .filter((frame) => !frames.has(frame)),
    ).toEqual([]);
  });
});
