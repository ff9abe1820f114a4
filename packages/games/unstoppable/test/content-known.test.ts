import { describe, expect, test } from 'vitest';
import type { Effect, Op } from '../content/index.ts';
import { nameFor } from '../text/index.ts';
import { BASE, BASE_PACK } from './support/content.ts';

/** Section 6 of the rules file, written down a second time: cards known from public sources keep their facts. */

const core = (id: string) => BASE_PACK.cores.find((c) => c.id === id);
const threat = (id: string) => BASE_PACK.threats.find((t) => t.id === id);
const X2 = { op: 'repeat', n: 'X', do: [{ op: 'damage', n: 2 }] };
const gain = (what: string, n: number) => ({ op: 'gain', what, n });

/** id, Czech name, faction, kind, level, one known effect. */
const CORES: [string, string, string, string, number, object][] = [
  ['medical-nanobots', 'Lékařští nanoboti', 'council', 'tactic', 1, { ops: [gain('health', 2)] }],
  ['pushing-the-limits', 'Posouvání hranic', 'silver', 'tactic', 1, { ops: [{ op: 'train' }] }],
  ['gadwick-goldenhand', 'Gadwick Goldenhand', 'scrappers', 'ally', 1, { ops: [gain('credit', 2)] }],
  ['viren-strategy', 'Virenská strategie', 'virens', 'tactic', 1, { kw: 'focus', ops: [{ op: 'damage', n: 'X' }] }],
  ['aid-from-the-resistance', 'Pomoc od hnutí odboje', 'virens', 'tactic', 2, { ops: [gain('armour', 6)] }],
  ['regional-target', 'Regionální cíl', 'council', 'tactic', 2, { ops: [{ op: 'remove' }] }],
  ['guard-unit', 'Jednotka stráží', 'silver', 'ally', 2, { level: 3, ops: [gain('health', 2)] }],
  ['mercenaries', 'Žoldáci', 'scrappers', 'tactic', 2, { kw: { haggle: 3 } }],
  ['viren-cohesion', 'Virenská soudržnost', 'virens', 'tactic', 3, { ops: [gain('ap', 2)] }],
  ['scrap-hunter', 'Lovec šrotu', 'scrappers', 'ally', 3, { ops: [{ op: 'damage', ignoreTaunt: true }] }],
  ['royal-armourer', 'Královská zbrojířka', 'silver', 'ally', 3, { kw: 'conspiracy', ops: [gain('health', 2)] }],
  ['five-metres-under', 'Pět metrů pod zemí', 'silver', 'tactic', 4, { ops: [{ op: 'damage', n: 3 }] }],
  ['admiral-worley', 'Admirálka Worley', 'council', 'ally', 6, { kw: 'unity', ops: [X2] }],
];

describe('cards of section 6', () => {
  test('13 core cards at their levels', () => {
    expect(CORES).toHaveLength(13);
    expect(
      BASE_PACK.cores
        .filter((c) => c.source === 'rulebook')
        .map((c) => c.id)
        .sort(),
    ).toEqual(CORES.map(([id]) => id).sort());
    for (const [id, name, faction, kind, level, effect] of CORES) {
      expect(core(id), id).toMatchObject({ faction, kind, level });
      expect(nameFor(BASE, id, 'cs')).toBe(name);
      const lists = [core(id)?.play ?? [], ...(core(id)?.exhaust ?? [])].flat();
      expect(lists, id).toContainEqual(expect.objectContaining({ ops: expect.anything() }));
      expect(
        lists.some((e) => matches(e, effect)),
        id,
      ).toBe(true);
    }
    expect(core('viren-cohesion')?.cost).toBe(1);
    expect(core('viren-cohesion')?.play).toContainEqual({ ops: [gain('credit', 1)] });
    expect(core('five-metres-under')?.play).toContainEqual({ ops: [{ op: 'damage', n: 2 }] });
    for (const id of ['gadwick-goldenhand', 'guard-unit', 'royal-armourer']) expect(core(id)?.play).toEqual([]);
  });

  test('10 threats', () => {
    const known: [string, string, object][] = [
      ['cerean-thief', 'Cereský zloděj', { origin: 'starter', copies: 12 }],
      ['viren-doe', 'Virenská laň', { origin: 'starter', copies: 2 }],
      ['street-swordswoman', 'Šermířka z ulice', { origin: 'starter', copies: 4, keywords: [{ k: 'rage' }] }],
      ['sporeling', 'Výtrusník', { origin: 'starter', copies: 4, keywords: [{ k: 'taunt' }] }],
      ['scrapper-biker', 'Šroťácká motorkářka', { origin: 'starter', copies: 4, keywords: [{ k: 'swift' }] }],
      ['viren-stag', 'Virenský jelen', { origin: 'virenos', keywords: [{ k: 'madness', x: 5 }] }],
      ['deadwood-stalker', 'Slídič z Lesa mrtvých', { origin: 'virenos', type: 'insect', attack: 3 }],
      ['runaway-gunslinger', 'Pistolník na útěku', { origin: 'mithras', type: 'viren', attack: 2, defence: 1 }],
      ['comms-hacker', 'Hacker komunikací', { origin: 'ceres2', type: 'human', defence: { ref: 'danger' } }],
      ['vine-spider', 'Révouk', { keywords: [{ k: 'fear' }] }],
    ];
    expect(known).toHaveLength(10);
    for (const [id, name, facts] of known) {
      expect(threat(id), id).toMatchObject(facts);
      expect(nameFor(BASE, id, 'cs')).toBe(name);
    }
    for (const id of ['comms-hacker', 'cerean-thief']) expect(threat(id)?.keywords).not.toContainEqual({ k: 'swift' });
  });

  test('bosses and starters by their Czech names', () => {
    expect(
      ['strike', 'handful-of-credits', 'harbinger', 'triumvirate', 'duomo'].map((id) => nameFor(BASE, id, 'cs')),
    ).toEqual(['Úder', 'Hrst kreditů', 'Zvěstovatel zkázy', 'Triumvirát', 'Duomin postrach']);
  });
});

/** An effect in the words of the table of 7.3. */
function words(op: Op): string {
  switch (op.op) {
    case 'damage': {
      const to = op.to === 'onDeck' ? ' on deck' : '';
      const n = typeof op.n === 'object' ? `${op.n.base} + ${op.n.per}${op.n.by ? `/${op.n.by}` : ''}` : op.n;
      return `${n} damage${to}${op.ignoreTaunt ? ' past Taunt' : ''}`;
    }
    case 'gain':
      return `${op.n} ${op.what}`;
    case 'when':
      return `level ${'level' in op.if ? op.if.level : '?'}: ${op.then.map(words)}, before: ${op.else?.map(words)}`;
    case 'pay':
      return `pay ${op.cost.n} ${op.cost.what}: ${op.do.map(words)}`;
    default:
      return op.op;
  }
}
const said = (effects: readonly Effect[]): string =>
  effects.map((e) => `${e.level ? `${e.level}+: ` : ''}${e.ops.map(words)}`).join('; ');

describe('cards of 7.3', () => {
  test('starters and character cards', () => {
    const lines = BASE_PACK.starters.map((c) =>
      [c.character ?? '-', c.kind, c.cost, c.kind === 'ally' ? `exhaust ${said(c.exhaust[0])}` : said(c.play)].join(
        ' | ',
      ),
    );
    expect(lines).toEqual([
      '- | tactic | 1 | 2 damage',
      '- | tactic | 0 | 2 credit',
      'kai | tactic | 1 | 2 damage; 3+: refresh',
      'kai | ally | 1 | exhaust 1 damage; 2+: 1 armour',
      'kai | tactic | 0 | 1 ap; 4+: train',
      'zephyr | tactic | 1 | 1 damage; 1 damage; 5+: 1 damage',
      'zephyr | ally | 1 | exhaust level 5: 2 damage past Taunt, before: 1 damage past Taunt',
      'zephyr | tactic | 0 | 1 ap; 4+: 2 damage on deck',
      'plex | tactic | 1 | 2 damage; 3+: pay 2 credit: 3 damage',
      'plex | tactic | 1 | level 2: 3 credit, before: 2 credit; 2 armour',
      'plex | tactic | 0 | 1 ap; 4+: 2 credit',
      'julida | tactic | 1 | level 2: 2 + armour damage, before: 2 damage',
      'julida | tactic | 1 | 4 armour; 2+: 3 health',
      'julida | tactic | 0 | 1 ap; 3+: remove',
    ]);
    expect(BASE_PACK.starters.every((c) => c.exhaust.length === (c.kind === 'ally' ? 1 : 0))).toBe(true);
    expect(BASE_PACK.characterBacks).toEqual(['street-swordswoman', 'sporeling', 'scrapper-biker']);
  });
});

/** Does the effect hold all the given facts, at any depth? */
function matches(actual: unknown, wanted: unknown): boolean {
  if (typeof wanted !== 'object' || wanted === null) return actual === wanted;
  if (typeof actual !== 'object' || actual === null) return false;
  return Object.entries(wanted).every(([key, value]) => matches((actual as Record<string, unknown>)[key], value));
}
