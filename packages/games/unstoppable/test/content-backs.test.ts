import { describe, expect, test } from 'vitest';
import { isKind, threatHealth, threatWeight, upgradePenalty, upgradePrice } from '../content/budget.ts';
import { FACTIONS, type Num, type ThreatDef, type UpgradeDef } from '../content/index.ts';
import { BASE_PACK, keywordName, mean, opsIn, sum, tally } from './support/content.ts';

/** Acceptance checks 7.10 (1)–(3) for threats (7.3, 7.4), upgrades (7.5) and the cards of the two deck bosses (7.6, 7.7). */

const from = (origin: string): ThreatDef[] => BASE_PACK.threats.filter((t) => t.origin === origin);
const keywords = (list: readonly ThreatDef[]): Record<string, number> =>
  tally(
    list.flatMap((t) => t.keywords),
    (keyword) => keyword.k,
  );
const rewards = (list: readonly ThreatDef[]): Record<string, number> =>
  tally(
    list.flatMap((t) => t.reward),
    (op) => (op.op === 'gain' ? op.what : op.op),
  );
const amounts = (list: readonly ThreatDef[], what: string): number[] =>
  list.flatMap((t) => t.reward).flatMap((op) => (op.op === 'gain' && op.what === what ? [Number(op.n)] : []));
const range = (numbers: number[]): [number, number] => [Math.min(...numbers), Math.max(...numbers)];
const attacks = (list: readonly ThreatDef[]): number[] => list.map((t) => Number(t.attack));

describe('threats', () => {
  test('starter threats with the numbers of 7.3', () => {
    expect(from('starter').map((t) => [t.id, t.attack, t.defence, rewards([t])])).toEqual([
      ['cerean-thief', 1, 1, { credit: 1 }],
      ['viren-doe', 0, 2, { health: 1 }],
      ['street-swordswoman', 2, 1, {}],
      ['sporeling', 1, 2, { armour: 1 }],
      ['scrapper-biker', 2, 0, { credit: 1 }],
    ]);
  });

  test('threats of a planet are there once', () => {
    for (const planet of ['ceres2', 'virenos', 'mithras'])
      expect(from(planet).filter(({ copies }) => copies !== 1)).toEqual([]);
  });

  test('weights between 3 and 7, planets alike', () => {
    const means = ['ceres2', 'virenos', 'mithras'].map((planet) => {
      const [low, high] = range(from(planet).map(threatWeight));
      expect(low, planet).toBeGreaterThanOrEqual(3);
      expect(high, planet).toBeLessThanOrEqual(7);
      return mean(from(planet).map(threatWeight));
    });
    for (const value of means) expect(Math.abs(value - 4.5)).toBeLessThanOrEqual(0.2);
    expect(Math.max(...means) - Math.min(...means)).toBeLessThanOrEqual(0.2);
  });

  test('Ceres II', () => {
    const list = from('ceres2');
    expect(range(list.map(threatHealth))).toEqual([2, 6]);
    expect(range(attacks(list))).toEqual([1, 3]);
    expect(list.filter((t) => typeof t.defence !== 'number')).toHaveLength(3);
    expect(keywords(list)).toEqual({ taunt: 3, swift: 2, fear: 1 });
    expect(rewards(list)).toEqual({ credit: 6, train: 1, remove: 1 });
    expect(range(amounts(list, 'credit'))).toEqual([1, 2]);
  });

  test('Virenos', () => {
    const list = from('virenos');
    expect(range(list.map(threatHealth))).toEqual([3, 7]);
    expect(range(attacks(list))).toEqual([1, 4]);
    expect(keywords(list)).toEqual({ madness: 4, fear: 3, taunt: 1 });
    const limits = list.flatMap((t) => t.keywords).flatMap((k) => (k.k === 'madness' ? [k.x] : []));
    expect(limits.sort()).toEqual([3, 4, 5, 6]);
    expect(rewards(list)).toEqual({ health: 4, armour: 3 });
    expect(range(amounts(list, 'health'))).toEqual([1, 1]);
    expect(range(amounts(list, 'armour'))).toEqual([2, 3]);
  });

  test('Mithras', () => {
    const list = from('mithras');
    expect(range(list.map(threatHealth))).toEqual([2, 6]);
    expect(range(attacks(list))).toEqual([2, 4]);
    expect(Math.max(...list.map((t) => Number(t.defence)))).toBeLessThanOrEqual(2);
    expect(keywords(list)).toEqual({ swift: 4, rage: 3 });
    expect(rewards(list)).toEqual({ credit: 4, ap: 2 });
    expect(range(amounts(list, 'credit'))).toEqual([1, 3]);
    expect(range(amounts(list, 'ap'))).toEqual([1, 1]);
  });
});

describe('upgrades', () => {
  const all = BASE_PACK.upgrades;
  const withKeyword = (u: UpgradeDef): string[] => u.core.effects.flatMap((e) => (e.kw ? [keywordName(e.kw)] : []));

  test('the price follows from the core side', () => {
    expect(all.filter((u) => u.price !== upgradePrice(u)).map((u) => `${u.id}: ${u.price}`)).toEqual([]);
    expect(range(all.map((u) => u.price))).toEqual([2, 8]);
    expect(Math.abs(mean(all.map((u) => u.price)) - 4.2)).toBeLessThanOrEqual(0.2);
  });

  test('discounts: 7 for each faction, 8 upgrades without', () => {
    const discounts = tally(all, (u) => u.discount?.faction ?? 'none');
    expect(discounts).toEqual({ council: 7, scrappers: 7, silver: 7, virens: 7, none: 8 });
    for (const u of all) if (u.discount) expect(u.discount.n, u.id).toBe(u.price <= 4 ? 1 : 2);
  });

  test('threat sides: 28 worse, 8 kind', () => {
    expect(all.filter((u) => u.threat.attack > 0).map((u) => u.threat.attack)).toEqual(new Array(10).fill(1));
    const defences = all.map((u) => u.threat.defence).filter((n) => n > 0);
    expect(defences).toHaveLength(9);
    expect(range(defences)).toEqual([1, 3]);
    expect(defences.filter((n) => n === 3)).toHaveLength(1);
    const marks = tally(
      all.flatMap((u) => u.threat.keywords),
      (k) => k.k,
    );
    expect(marks).toEqual({ fear: 3, swift: 2, taunt: 2, rage: 2, madness: 3 });
    expect(all.filter((u) => u.threat.reward.length > 0)).toHaveLength(5);
    expect(all.filter(isKind)).toHaveLength(8);
    // each threat side does exactly one thing
    for (const { id, threat: t } of all)
      expect(Number(t.attack > 0) + Number(t.defence > 0) + t.keywords.length + t.reward.length, id).toBe(1);
  });

  test('the penalty is about 35 % of the price', () => {
    const worse = all.filter((u) => !isKind(u));
    const share = sum(worse.map(upgradePenalty)) / sum(worse.map((u) => u.price));
    expect(Math.abs(share - 0.35)).toBeLessThanOrEqual(0.02);
  });

  test('two of each faction keyword, with the mark of its faction', () => {
    expect(tally(all.flatMap(withKeyword), (kw) => kw)).toEqual({ unity: 2, haggle: 2, conspiracy: 2, focus: 2 });
    const home = { unity: 'council', haggle: 'scrappers', conspiracy: 'silver', focus: 'virens' } as const;
    for (const u of all) {
      const [kw] = withKeyword(u);
      expect(u.mark, u.id).toBe(kw ? home[kw as keyof typeof home] : undefined);
    }
    expect(all.filter((u) => u.core.cost !== undefined).length).toBeLessThanOrEqual(2);
  });

  test('7.10 (2): every upgrade fits on cards of every faction; passives only on allies', () => {
    for (const u of all) {
      for (const faction of FACTIONS) {
        const fits = BASE_PACK.cores.some(
          (c) => c.faction === faction && (u.requires === 'any' || c.kind === u.requires),
        );
        expect(fits, u.id).toBe(true);
      }
      if (u.core.passives.length > 0) expect(u.requires, u.id).toBe('ally');
    }
  });
});

describe('boss cards and mats', () => {
  test('A-50: none can be removed by players', () => {
    expect(BASE_PACK.bossCards.filter((b) => b.removable)).toEqual([]);
  });

  test('7.6, 7.7: what drawing them does, and where they go', () => {
    const damage = Object.fromEntries(
      BASE_PACK.bossCards.map((b) => [b.id, sum(opsIn(b.onDrawn).map((op) => (op.op === 'bossDamage' ? op.n : 0)))]),
    );
    expect(damage).toEqual({
      'order-acolyte': 1,
      'order-archivist': 1,
      'triumvirate-informants': 0,
      'triumvirate-agent': 0,
      'triumvirate-enforcer': 1,
      'sevrin-kroll': 2,
      'ysolde-marr': 2,
      'dragan-ott': 2,
    });
    const returning = BASE_PACK.bossCards.filter((b) => b.afterDrawn === 'discard').map((b) => b.id);
    expect(returning).toEqual(['order-acolyte', 'order-archivist', 'triumvirate-enforcer']);
  });

  test('7.6, 7.7 as tuned by simulation (RULINGS.md): attack, defence, keywords', () => {
    const stat = (n: Num): string =>
      typeof n === 'number' ? `${n}` : `${n.plus ? `${n.plus}+` : ''}${n.half ? 'half ' : ''}danger`;
    const lines = BASE_PACK.bossCards.map(
      (b) => `${b.id} ${stat(b.attack)}/${stat(b.defence)} ${b.keywords.map((k) => k.k)} +${b.defencePerExtraPlayer}`,
    );
    expect(lines).toEqual([
      'order-acolyte 2+half danger/1+half danger taunt +0',
      'order-archivist 2+danger/1 fear +0',
      'triumvirate-informants 1/2 swift +0',
      'triumvirate-agent 2/4 fear +0',
      'triumvirate-enforcer 3/2+danger rage +0',
      'sevrin-kroll 3/7 taunt +1',
      'ysolde-marr 3/7 fear,taunt +1',
      'dragan-ott 4/6 rage +1',
    ]);
  });

  test('victory, threat decks and level-up effects', () => {
    expect(BASE_PACK.bosses.map((b) => [b.id, b.victory, b.threatDeck.solo, b.threatDeck.duo.length])).toEqual([
      ['harbinger', { bossDamage: 12 }, ['ceres2', 'virenos'], 3],
      ['triumvirate', { bossDamage: 5 }, ['ceres2', 'mithras'], 3],
      ['duomo', { ending: true }, ['virenos', 'mithras'], 3],
    ]);
    const cards = (n: number) => [{ op: 'bossCards', n }];
    expect(BASE_PACK.bosses.map((b) => b.onLevelUp)).toEqual([
      [{ op: 'when', if: { level: 4 }, then: cards(2), else: cards(1) }],
      cards(2),
      [{ op: 'story' }],
    ]);
  });

  test('boss decks never hold more copies than there are', () => {
    const decks = BASE_PACK.bosses.flatMap((b) => [b.bossDeck.solo, b.bossDeck.duo].map((deck) => deck.flat()));
    expect(decks.map((deck) => sum(deck.map((entry) => entry.n)))).toEqual([10, 10, 9, 13, 0, 0]);
    for (const { card, n } of decks.flat())
      expect(n).toBeLessThanOrEqual(BASE_PACK.bossCards.find((b) => b.id === card)?.copies ?? 0);
  });

  test('7.9: length of the tracks for each difficulty, and what is known of them', () => {
    const turns = BASE_PACK.bosses.map(({ track }) =>
      ['green', 'yellow', 'red'].map((skipped) => track.filter((space) => space.border !== skipped).length),
    );
    // advances from the start space to Maximum Danger
    expect(turns).toEqual([
      [14, 13, 12],
      [13, 12, 11],
      [12, 11, 10],
    ]);
    const layouts = BASE_PACK.bosses.map(({ track }) =>
      track
        .map(({ level, border = '', effect }) => {
          const mark = effect ? { market: '+mk', remove: '+rm' }[effect] : '';
          return `${level}${border.slice(0, 1).toUpperCase()}${mark}`;
        })
        .join(' '),
    );
    expect(layouts).toEqual([
      '0 0R 0 1Y 1+mk 1G 1 2R 2+rm 2Y 2+mk 3G 3R 3+rm 3Y 4R',
      '0 0Y 1 1R 1+mk 2+rm 2G 2R 3Y 3+mk 3R 3G 4+rm 4Y 4R',
      '0 0R 1+mk 1G 1Y 2R+rm 2 2 2Y 3R 3+mk 3G 4Y 4R',
    ]);
    const [, triumvirate, duomo] = BASE_PACK.bosses;
    expect(triumvirate.track.find((space) => space.level === 2)?.effect).toBe('remove');
    expect(duomo.track.find((space) => space.level === 1)?.effect).toBe('market');
    for (const { track } of BASE_PACK.bosses) expect(track[0]).toEqual({ level: 0 });
  });
});
