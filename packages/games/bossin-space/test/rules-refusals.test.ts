import { isLegal, type Picked, quickRng, samplePick, Table } from '@starhold/kernel';
import { describe, expect, test } from 'vitest';
import { CREW, DIFFICULTIES, packs } from '../content/index.ts';
import { Options } from '../options.ts';
import ruleIds from '../rule-ids.json' with { type: 'json' };
import { rules } from '../rules.ts';
import { PATHS } from '../state.ts';
import { randomPosition } from './support/positions.ts';

/** Everything anybody might try at any time: each verb with each thing, on the board and off it. */
const COLUMNS = [0, 1, 2, 3, 4, 5].map((n) => `c${n}`);
const { bosses: BOSSES, commands: COMMANDS } = packs.at(packs.base);
const KINDS = COMMANDS.map(({ id }) => id);
const WORDS = ['keep', 'refresh', 'resolve', 'flip', 'go', 'heat', 'none', 'skip', 'do', 'pass', 'nonsense'];
const BY_VERB: Record<string, readonly string[]> = {
  commit: KINDS,
  slot: [...KINDS, 'none'],
  remove: KINDS,
  take: KINDS,
  use: CREW,
  swap: ['u1', 'u99', 'boss'],
  fire: COLUMNS,
  to: COLUMNS,
  dodge: COLUMNS,
  pull: ['u1', 'u99', 'boss', 'ship'].flatMap((ref) => COLUMNS.map((column) => `${ref}>${column}`)),
  steer: ['left', 'right', 'stay'],
  upgrade: [...PATHS, 'shield'],
};
const TRIED = [...WORDS, ...Object.entries(BY_VERB).flatMap(([verb, refs]) => refs.map((ref) => `${verb}:${ref}`))];

describe('every refusal names a rule', () => {
  const known = new Set(ruleIds.map((rule) => rule.id));
  const frames = new Set<string>();
  const nameless = new Set<string>();

  function tryAll(table: Table<never, never, unknown, Options>, frame: string): void {
    for (const seat of table.waitingFor) {
      for (const { id: decision, ask } of table.seen(seat).decisions) {
        const lists: Picked[] = ask.kind === 'one' ? [] : [[], ...TRIED.map((id) => [id]), [...TRIED]];
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

  test('in random games, whatever is tried (BOS-5.8, BOS-7.5, BOS-6.5, BOS-12.7)', () => {
    for (let game = 0; game < 200; game++) {
      const options = Options.parse({
        players: 1 + (game % 5),
        difficulty: DIFFICULTIES[game % 3],
        boss: BOSSES[game % BOSSES.length].id,
        upgradedCards: game % 2 === 0 ? 'choice' : 'random',
        fivePlayers: 'captainRemovesOne',
      });
      const seed = game.toString(16).padStart(8, '0').repeat(4);
      const state = randomPosition(options, seed) as never;
      const table = new Table(rules as never, options as never, seed, { state }) as Table<
        never,
        never,
        unknown,
        Options
      >;
      const rng = quickRng(game + 1);
      for (let answers = 0; table.over === '' && answers < 60; answers++) {
        const seat = table.waitingFor[0];
        const [{ id, ask, lane }] = table.seen(seat).decisions;
        const { stack } = table.copyState() as unknown as {
          stack: { k: string; lanes?: { stack: { k: string }[] }[] }[];
        };
        const top = stack.at(-1);
        const frame = (lane >= 0 ? top?.lanes?.[lane].stack.at(-1)?.k : top?.k) ?? '';
        if (!frames.has(frame) || answers % 5 === 0) tryAll(table, frame);
        frames.add(frame);
        table.answer({ decision: id, seat, pick: samplePick(ask, rng) });
      }
    }
    expect([...nameless]).toEqual([]);
    expect([...frames].sort()).toEqual(
      'aim arrange branch dodge hack heat newCards pick pull refresh remove slot teleport upgrade'.split(' '),
    );
  });
});
