import { type BaseFrame, below, type Core, Ctx, canonical, listPicks, quickRng, type Rng } from '@starhold/kernel';
import { expect, test } from 'vitest';
import { sweepOrderMatters } from '../rules/sweep.ts';
import { rules } from '../rules.ts';
import type { UnsState } from '../state.ts';
import { Given, position } from '../words/index.ts';

/** Area damage in every order, with every answer: the ends that can be reached are the same, or the player is asked. */

type Sweep = Extract<UnsState['stack'][number], { k: 'sweep' }>;

const THREATS = [
  ...['cerean-thief', 'viren-doe', 'sporeling', 'street-swordswoman', 'back-room-surgeon', 'pit-trainer'],
  ...['scrap-jackal', 'chainwright', 'vine-spider', 'needle-wasp', 'deadwood-stalker', 'comms-hacker'],
  ...['triumvirate-agent', 'triumvirate-agent', 'triumvirate-informants', 'sevrin-kroll', 'triumvirate-enforcer'],
];
const ALLIES = ['fire-control-marshal', 'bounty-clerk-oda', 'barkhide-sentinel', 'antlered-huntmaster', 'guard-unit'];
const UPGRADES = ['nerves-of-iron', 'quickdraw-brace', 'trophy-hook', 'whispered-lesson', 'guided-munitions'];

const pick = <T>(rng: Rng, of: readonly T[]): T => of[below(rng, of.length)];

function tableOf(rng: Rng, players: number): UnsState {
  const upgrade = (): object => (below(rng, 4) === 0 ? { bottom: 'whispered-lesson' } : {});
  const battlefield = Array.from({ length: 2 + below(rng, 2) }, (_, i) => {
    const threat = pick(rng, THREATS);
    const boss = /triumvirate|sevrin/.test(threat);
    return { threat, as: `t${i}`, damage: below(rng, 3) === 0 ? 0 : 1, ...(boss ? {} : upgrade()) };
  });
  const ally = (as: string): object => {
    const up = pick(rng, UPGRADES.slice(0, 2));
    return { core: pick(rng, ALLIES), as, ...(below(rng, 3) === 0 ? { top: up } : {}) };
  };
  const player = (field: object[]): object => ({
    health: 3 + below(rng, 8),
    armour: below(rng, 11),
    ap: below(rng, 7),
    credits: below(rng, 3),
    level: 1 + below(rng, 6),
    draft: 6,
    hand: below(rng, 2) === 0 ? ['strike'] : [],
    play: Array.from({ length: below(rng, 3) }, (_, i) => ally(`a${field.length}${i}`)),
    discard: below(rng, 2) === 0 ? [{ core: 'strike', as: `old${field.length}` }] : [],
    battlefield: field,
    deck: ['strike', 'strike'],
  });
  const p = [player(battlefield), player([{ threat: 'rust-ogre', as: 'far' }])].slice(0, players);
  const bossDamage = below(rng, 3) === 0 ? 5 * players - 1 : 0;
  const given = { moment: 'action', options: { boss: 'triumvirate', players }, bossDamage, p };
  const { state } = position(Given.parse(given));
  new Ctx(rules, state).settle();
  return state as unknown as UnsState;
}

/** Everything that this order can lead to, whatever is answered. */
function endings(from: UnsState, seat: number, n: number, order: readonly number[]): Set<string> {
  const start = rules.clone(from);
  for (const card of order.toReversed()) start.stack.push({ k: 'sweep', seat, n, items: [card], chosen: 1 } as Sweep);
  const found = new Set<string>();
  const walk = (s: UnsState): void => {
    const copy = rules.clone(s);
    const x = new Ctx(rules, copy as unknown as Core<BaseFrame>);
    const [decision] = x.settle();
    if (!decision || decision.at === 'action') return void found.add(endOf(copy));
    for (const answer of listPicks(decision.ask, 50) ?? []) {
      // Who has won may stop at any time, and is asked about gains that nobody declines: no result of the order.
      if (answer === 'stop' || (answer === 'skip' && decision.at === 'resolve' && copy.won === 1)) continue;
      const next = rules.clone(copy);
      const y = new Ctx(rules, next as unknown as Core<BaseFrame>);
      const [same] = y.settle();
      y.take(same, answer);
      walk(next);
    }
  };
  walk(start);
  return found;
}

/** What lies where counts, not which of two equal cards it is, nor in which order they came there. */
function endOf({ players, cards, box, bossDamage, won, over }: UnsState): string {
  const { core, threat, top, bottom, damage, exhausted } = cards;
  const face = (c: number): string =>
    [core, threat, top, bottom, damage, exhausted].map((column) => column[c]).join('/');
  const faces = (zone: readonly number[]): string[] => zone.map(face).sort();
  const seats = players.map(({ hand, discard, play, field, deck, ...rest }) => ({
    ...rest,
    zones: [hand, discard, play, field, deck].map(faces),
  }));
  return canonical({ seats, box: faces(box), bossDamage, won, over });
}

function permutations<T>(list: readonly T[]): T[][] {
  if (list.length < 2) return [[...list]];
  return list.flatMap((first, i) => permutations(list.toSpliced(i, 1)).map((rest) => [first, ...rest]));
}

test.each([1, 2])(
  'the order of area damage is asked for wherever it matters, %i players (UNS-10.2, UNS-14.5, B-09)',
  (players) => {
    const rng = quickRng(players);
    const seen = { asked: 0, inVain: 0, silent: 0 };
    for (let i = 0; i < 600; i++) {
      const s = tableOf(rng, players);
      const seat = below(rng, players);
      const n = 1 + below(rng, 4);
      const items = s.players[0].field.slice();
      const ends = permutations(items).map((order) => [...endings(s, seat, n, order)].sort().join('\n'));
      const differs = new Set(ends).size > 1;
      const asks = sweepOrderMatters(s, { k: 'sweep', seat, n, items, chosen: 1 });
      if (differs) expect(asks, `table ${i}, seat ${seat}, ${n} damage: ${canonical(rules.view(s, 0))}`).toBe(true);
      if (asks) seen[differs ? 'asked' : 'inVain']++;
      else seen.silent++;
    }
    expect(seen.asked).toBeGreaterThan(40);
    expect(seen.silent).toBeGreaterThan(150);
    // Nobody is asked much more often than needed.
    expect(seen.inVain).toBeLessThan(seen.asked);
  },
);
