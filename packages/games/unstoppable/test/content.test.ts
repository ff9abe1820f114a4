import { brokenPromises } from '@starhold/effects/testing';
import { describe, expect, test } from 'vitest';
import { coreBudget, coreValues, tolerance } from '../content/budget.ts';
import { type CoreDef, FACTIONS, type Op, PackDef } from '../content/index.ts';
import { BASE_PACK, effectsOf, instances, keywordsOf, mean, moments, opsIn, sum, tally } from './support/content.ts';

/** Acceptance checks 7.10 (1)–(3) for the core cards: counts, budgets, faction identities, coverage. */

const cores = BASE_PACK.cores;
const card = (id: string): CoreDef => {
  const found = [...cores, ...BASE_PACK.starters].find((c) => c.id === id);
  if (!found) throw new Error(`no card ${id}`);
  return found;
};
const idsWhere = (test: (c: CoreDef) => boolean): string[] => cores.filter(test).map((c) => c.id);
const has =
  (test: (op: Op) => boolean) =>
  (c: CoreDef): boolean =>
    opsIn(effectsOf(c)).some(test);

describe('counts', () => {
  test('the pack is valid', () => {
    expect(PackDef.safeParse(BASE_PACK).success).toBe(true);
    expect(BASE_PACK.cores.filter((c) => c.source === 'custom')).toEqual([]);
  });

  test('2.2, 7.2 to 7.8: the pack holds what it promises, and promises all its kinds of cards', () => {
    expect(brokenPromises(BASE_PACK)).toEqual([]);
    const promised = new Set(BASE_PACK.expects.map(({ of }) => of));
    for (const list of [
      'cores',
      'starters',
      'characters',
      'threats',
      'upgrades',
      'bossCards',
      'story',
      'bosses',
    ] as const)
      expect(promised, list).toContain(list);
    const [first, ...cores] = BASE_PACK.cores;
    expect(brokenPromises({ ...BASE_PACK, cores })).toEqual([
      `cores {"level":${first.level}}: 19 instead of 20`,
      `cores {"faction":"${first.faction}","level":${first.level},"kind":"${first.kind}"}: 2 instead of 3`,
    ]);
  });

  test('7.2: costs stay in their range and meet the average of their level', () => {
    const average = [1.1, 1.2, 1.3, 1.4, 1.5, 1.5];
    average.forEach((target, i) => {
      const costs = cores.filter((c) => c.level === i + 1).map((c) => c.cost);
      expect(Math.max(...costs)).toBeLessThanOrEqual(i < 3 ? 2 : 3);
      // 16 cards cannot hit every tenth
      expect(Math.abs(mean(costs) - target), `level ${i + 1}`).toBeLessThanOrEqual(0.03);
    });
    expect(cores.some((c) => c.cost === 0)).toBe(true);
  });

  test('2.2: starters, characters and their sleeves', () => {
    // two players' decks make the 14 starters and 26 starter threats of the box
    expect(sum(BASE_PACK.sleeves.map((s) => s.n)) * 2).toBe(14);
    for (const character of BASE_PACK.characters) {
      expect(character.cards.map((id) => card(id).character)).toEqual([character.id, character.id, character.id]);
      expect(character.cards.map((id) => card(id).cost)).toEqual([1, 1, 0]);
    }
    for (const c of BASE_PACK.starters) expect([c.level, c.faction]).toEqual([0, null]);
  });
});

describe('value points', () => {
  const offBudget = (c: CoreDef): boolean => {
    const { below, above } = tolerance(c.level);
    return coreValues(c).some((vp) => vp < coreBudget(c) - below - 1e-9 || vp > coreBudget(c) + above + 1e-9);
  };

  test('every card keeps its budget', () => {
    expect(cores.filter(offBudget).map((c) => `${c.id}: ${coreValues(c)} for ${coreBudget(c)}`)).toEqual([]);
  });

  test('two points of damage more would break it', () => {
    const richer = (c: CoreDef): CoreDef => ({
      ...c,
      play: c.kind === 'tactic' ? [...c.play, { ops: [{ op: 'damage', n: 2 }] }] : c.play,
    });
    const tactics = cores.filter((c) => c.kind === 'tactic');
    expect(tactics.map(richer).filter(offBudget)).toHaveLength(60);
  });

  test('the faction keywords do their part of the pricing', () => {
    expect(coreValues(card('viren-strategy'))).toEqual([3]);
    expect(coreValues(card('mercenaries'))).toEqual([4.25]);
    expect(coreValues(card('admiral-worley'))).toEqual([7]);
    expect(coreValues(card('royal-armourer'))).toEqual([2.5]);
    expect(coreValues(card('precinct-medic'))).toEqual([2, 2]);
  });

  test('a card that counts something does little else: at most one other effect', () => {
    const counts = (c: CoreDef): boolean => /"per":/.test(JSON.stringify(c.play));
    const talkative = cores.filter((c) => counts(c) && c.play.length > 2).map((c) => c.id);
    // Its three effects are one thought: take back, thin out, and be covered by what stays in hand.
    expect(talkative).toEqual(['second-reading']);
  });

  test('below level 4 no card gives more than one action point net', () => {
    const gained = (list: CoreDef['play']): number =>
      sum(opsIn(list).map((op) => (op.op === 'gain' && op.what === 'ap' ? Number(op.n) : 0)));
    const greedy = cores.filter((c) => {
      const most = Math.max(...moments(c).map(gained));
      return c.level < 4 && most - (c.kind === 'tactic' ? c.cost : 0) > 1;
    });
    expect(greedy.map((c) => c.id)).toEqual([]);
    expect(cores.filter((c) => c.level >= 4 && gained(c.play) - c.cost > 1).map((c) => c.id)).toEqual([
      'adrenal-bloom',
      'apex-of-the-hunt',
    ]);
  });
});

describe('faction identities', () => {
  const SIGNATURE = { council: 'unity', scrappers: 'haggle', silver: 'conspiracy', virens: 'focus' } as const;

  test('signature keyword on 9 to 11 cards, every other on 1 or 2, at least 6 without', () => {
    for (const faction of FACTIONS) {
      const own = cores.filter((c) => c.faction === faction);
      const counts = tally(
        own.flatMap((c) => [...keywordsOf(c)]),
        (kw) => kw,
      );
      for (const kw of Object.values(SIGNATURE)) {
        const [low, high] = kw === SIGNATURE[faction] ? [9, 11] : [1, 2];
        expect(counts[kw] ?? 0, `${faction}: ${kw}`).toBeGreaterThanOrEqual(low);
        expect(counts[kw] ?? 0, `${faction}: ${kw}`).toBeLessThanOrEqual(high);
      }
      expect(own.filter((c) => keywordsOf(c).size === 0).length, faction).toBeGreaterThanOrEqual(6);
    }
  });

  test('every faction keeps away from what it is weak in', () => {
    const gains = (what: string) => has((op) => op.op === 'gain' && op.what === what);
    expect(idsWhere((c) => c.faction === 'council' && gains('credit')(c))).toEqual([]);
    expect(idsWhere((c) => c.faction === 'scrappers' && gains('health')(c))).toEqual([]);
    expect(idsWhere((c) => c.faction === 'silver' && gains('ap')(c))).toEqual([]);
    expect(idsWhere((c) => c.faction === 'virens' && has((op) => op.op === 'remove')(c))).toEqual([]);
  });
});

describe('coverage of 7.2', () => {
  const atLeast = (n: number, ids: string[]): void => expect(ids.length, ids.join(', ')).toBeGreaterThanOrEqual(n);

  test('damage in all its forms', () => {
    atLeast(
      10,
      idsWhere((c) => moments(c).some((list) => instances(list) === 1)),
    );
    atLeast(
      4,
      idsWhere((c) => moments(c).some((list) => instances(list) === 2)),
    );
    atLeast(
      3,
      idsWhere((c) => moments(c).some((list) => instances(list) === 3)),
    );
    atLeast(4, idsWhere(has((op) => op.op === 'damageAll')));
    atLeast(4, idsWhere(has((op) => op.op === 'damage' && op.to === 'onDeck')));
    atLeast(4, idsWhere(has((op) => op.op === 'damage' && op.ignoreTaunt === true)));
  });

  test('gains, training, removal, refreshing', () => {
    for (const what of ['credit', 'ap', 'health', 'armour'])
      atLeast(6, idsWhere(has((op) => op.op === 'gain' && op.what === what)));
    for (const verb of ['train', 'remove', 'refresh']) atLeast(5, idsWhere(has((op) => op.op === verb)));
  });

  test('the shapes of allies', () => {
    atLeast(
      4,
      idsWhere((c) => c.exhaust.length >= 2),
    );
    atLeast(
      4,
      idsWhere((c) => c.triggers.some((trigger) => trigger.on === 'upkeep')),
    );
    atLeast(
      4,
      idsWhere((c) => c.passives.length > 0),
    );
    expect(idsWhere((c) => c.kind === 'tactic' && (c.exhaust.length > 0 || c.triggers.length > 0))).toEqual([]);
    expect(idsWhere((c) => c.kind === 'tactic' && c.passives.length > 0)).toEqual([]);
  });

  test('repeating from level 3, taking back from level 4', () => {
    const again = cores.filter(has((op) => op.op === 'repeatEffect'));
    const back = cores.filter(has((op) => op.op === 'takeBack'));
    expect(again.length).toBeGreaterThanOrEqual(4);
    expect(back.length).toBeGreaterThanOrEqual(3);
    expect(again.every((c) => c.level >= 3) && back.every((c) => c.level >= 4)).toBe(true);
  });

  test('riders, and gifts for the partner', () => {
    atLeast(
      8,
      idsWhere((c) => effectsOf(c).some((effect) => effect.level !== undefined)),
    );
    const gifts = cores.filter(has((op) => op.op === 'gain' && op.who === 'either'));
    expect(gifts.length).toBeGreaterThanOrEqual(4);
    expect(gifts.every((c) => c.level >= 2)).toBe(true);
  });
});
