import { brokenPromises } from '@starhold/effects/testing';
import { LANGUAGES, packHash } from '@starhold/kernel';
import { describe, expect, it, test } from 'vitest';
import { BASE_HASH } from '../content/hash.ts';
import {
  type AbilityDef,
  HOUSES,
  type House,
  type OperationDef,
  PackDef,
  type ScannerDef,
  type Trigger,
} from '../content/index.ts';
import { MODIFIERS, OPERATIONS, TRIGGERS } from '../content/schema.ts';
import { NAMED } from '../content/schema-pack.ts';
import { BASE_PACK, everyOp } from './support/content.ts';

/** Quotas 6.3.2 and acceptance checks 6.3.12 of the rules file for the content. */

const { operations, planets, scanners, colonies, agendas, failures, crews, frigates, dice, houses, orders } = BASE_PACK;
const ofKind = (kind: OperationDef['kind']): OperationDef[] => operations.filter((card) => card.kind === kind);
const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
const costOf = ({ cost }: OperationDef): number => sum(Object.values(cost));

it('the hash of the base pack is that of its content; UPDATE_HASH=1 writes it anew', async () => {
  const now = packHash(PackDef.parse(BASE_PACK));
  if (process.env.UPDATE_HASH === '1') {
    const { readFileSync, writeFileSync } = await import('node:fs');
    const file = new URL('../content/hash.ts', import.meta.url);
    writeFileSync(file, readFileSync(file, 'utf8').replace(/'[0-9a-f]{12}'/, `'${now}'`));
  } else expect(BASE_HASH).toBe(now);
});

describe('6.3.12: counts', () => {
  test('the pack is valid, keeps what it promises and promises all its lists', () => {
    expect(PackDef.safeParse(BASE_PACK).success).toBe(true);
    expect(brokenPromises(BASE_PACK)).toEqual([]);
    expect([...new Set(BASE_PACK.expects.map(({ of }) => of))].sort()).toEqual([...NAMED].sort());
    expect(brokenPromises({ ...BASE_PACK, crews: crews.slice(1) })).toEqual(['crews {}: 7 instead of 8']);
  });

  test.each([
    ['cadet', [5, 4, 4, 4, 4, 4, 5], [0, 23, 7]],
    ['frigate', [4, 5, 5, 4, 4, 4, 4], [0, 23, 7]],
    ['command', [4, 4, 4, 5, 5, 4, 4], [14, 14, 2]],
  ] as const)('6.3.2: flags and costs of %s cards', (kind, flags, costs) => {
    const cards = ofKind(kind);
    expect(HOUSES.map((house) => cards.filter(({ flag }) => flag === house).length)).toEqual([...flags]);
    expect([1, 2, 3].map((n) => cards.filter((card) => costOf(card) === n).length)).toEqual([...costs]);
  });

  test('planets have exactly one mining effect each, arks four commissions', () => {
    expect(planets.filter(({ upper, lower }) => (upper.symbol === true) === (lower.symbol === true))).toEqual([]);
    const commissions = houses.filter(({ upper, lower }) => upper.symbol || lower.symbol).map(({ id }) => id);
    expect(commissions).toEqual(['BEL', 'DUN', 'NOV', 'YAR']);
  });

  test('colonies: one for each House', () => {
    expect(colonies.map(({ house }) => house).sort()).toEqual([...HOUSES]);
  });

  test('boards: each bonus action once, Neutralise not in section 5; dice with the means of the rules file', () => {
    for (const { sections, storage } of frigates) {
      expect(new Set(sections).size).toBe(5);
      expect(sections[4]).not.toBe('neutralise');
      expect(storage).toEqual([4, 2, 2, 2, 2]);
    }
    const means = dice.map(({ faces }) => sum(faces.map(({ large, left, right }) => large + left + right)) / 6);
    expect(means.map((mean) => mean.toFixed(2))).toEqual(['2.00', '2.67', '3.67']);
  });

  test('crew: four boards with two sides; income, draw and reset by rank', () => {
    expect(crews.map(({ id }) => id)).toEqual(['1A', '1B', '2A', '2B', '3A', '3B', '4A', '4B']);
    for (const { income, hiddenDraw, reset, developing, basic } of crews) {
      expect({ income, hiddenDraw, reset }).toEqual({
        income: [2, 3, 3, 3],
        hiddenDraw: [0, 1, 2, 3],
        reset: [0, 1, 2, 3],
      });
      expect(new Set(developing.map(({ on, window }) => `${window} ${on}`)).size).toBe(1);
      expect(basic.on).not.toBe('activate');
    }
  });
});

describe('6.3.2: coverage minima of cadet and frigate cards', () => {
  const abilities = [...ofKind('cadet'), ...ofKind('frigate')].flatMap((card) => card.abilities);
  const on = (trigger: Trigger): AbilityDef[] => abilities.filter((ability) => ability.on === trigger);

  test.each([
    ['attack', 8],
    ['manoeuvre', 5],
    ['ark', 6],
    ['planet', 5],
    ['commission', 4],
    ['mining', 4],
    ['crew', 8],
    ['activate', 10],
    ['hidden', 2],
    ['play', 3],
    ['corruption', 2],
    ['isolate', 1],
    ['kill', 1],
  ] as const)('%s: at least %i', (trigger, least) => {
    expect(on(trigger).length).toBeGreaterThanOrEqual(least);
  });

  test('crew: at least five with a condition', () => {
    expect(on('crew').filter((ability) => ability.if).length).toBeGreaterThanOrEqual(5);
  });

  test('both conditions of corruption can be ignored', () => {
    const ignored = abilities.flatMap(({ do: ops }) => ops.flatMap((op) => (op.op === 'ignore' ? [op.what] : [])));
    expect([...new Set(ignored)].sort()).toEqual(['planet', 'ship']);
  });

  test('cadet cards have two abilities each', () => {
    expect(ofKind('cadet').filter((card) => card.abilities.length !== 2)).toEqual([]);
  });
});

describe('6.3.12: every atom and trigger occurs', () => {
  test('every trigger is heard by something', () => {
    const heard = new Set([
      ...operations.flatMap((card) => card.abilities.map((ability) => ability.on)),
      ...crews.flatMap(({ basic, developing }) => [basic.on, ...developing.map((level) => level.on)]),
    ]);
    expect(TRIGGERS.filter((trigger) => !heard.has(trigger))).toEqual([]);
  });

  test('every operation stands somewhere; the general ones may and repeat are for other packs', () => {
    const met = new Set<string>(everyOp(BASE_PACK).map(({ op }) => op.op));
    expect(OPERATIONS.filter((op) => !met.has(op))).toEqual(['may', 'repeat']);
  });

  test('every modifier is given by a card or board', () => {
    const given: string[] = [...operations, ...frigates].flatMap(({ modifiers }) => modifiers.map(({ mod }) => mod));
    expect(MODIFIERS.filter((mod) => !given.includes(mod))).toEqual([]);
  });
});

describe('6.3.7: scanner cards', () => {
  const total = (card: ScannerDef): number => sum(card.voidborn);

  test('limits: six ships a sector and 32 in all, planets and rifts differ', () => {
    for (const card of scanners) {
      expect(Math.max(...card.voidborn), card.id).toBeLessThanOrEqual(6);
      expect(total(card), card.id).toBeLessThanOrEqual(32);
      expect(new Set(card.planets).size, card.id).toBe(card.planets.length);
      expect(new Set(card.rifts).size, card.id).toBe(card.rifts.length);
    }
  });

  test('cheaper is more dangerous within a cycle, with one ship of tolerance', () => {
    for (const a of scanners) {
      for (const b of scanners) {
        if (a.set !== b.set || a.cycle !== b.cycle || a.cost >= b.cost) continue;
        expect(total(a) + 1, `${a.id} and ${b.id}`).toBeGreaterThanOrEqual(total(b));
      }
    }
  });

  test('with four players one ship more in every sector; in each cycle both named benefits', () => {
    for (const card of scanners.filter(({ set }) => set === '2')) {
      const four = scanners.find(({ id }) => id === card.id.replace('-2', '-4'));
      expect(four?.voidborn).toEqual(card.voidborn.map((n) => n + 1));
      expect(four?.planets.length).toBe(card.planets.length + 1);
    }
    const benefits = (cycle: number): string[] =>
      scanners.filter((card) => card.cycle === cycle).flatMap((card) => card.benefits.map(({ op }) => op));
    for (const cycle of [1, 2, 3]) {
      expect(benefits(cycle)).toContain('chooseShuttle');
      expect(benefits(cycle)).toContain('removeColonies');
    }
    expect(scanners.filter((card) => card.set === '2' && card.benefits.length > 0).length).toBeGreaterThanOrEqual(12);
  });
});

describe('fixtures of the test vectors', () => {
  const card = (id: string): OperationDef | undefined => operations.find((one) => one.id === id);
  const fact = (id: string): [string, House | undefined, OperationDef['cost'] | undefined] => [
    id,
    card(id)?.flag,
    card(id)?.cost,
  ];

  test('names and facts of the rulebook', () => {
    expect(['C06', 'C10', 'C19', 'C26', 'O13'].map((id) => card(id)?.name.cs)).toEqual([
      'Médium',
      'Taktik',
      'Čistič',
      'Alchymista',
      'Desátky',
    ]);
    expect(fact('C06')).toEqual(['C06', 'DUN', { science: 2, energy: 1 }]);
    expect(card('O13')?.cost).toEqual({ material: 1 });
    expect(failures[0].name.cs).toBe('Výboj energie');
    expect(dice[2].faces).toContainEqual({ large: 3, left: 1, right: 1 });
  });
});

describe('names', () => {
  test('every name stands once among its kind in every language', () => {
    for (const lang of LANGUAGES) {
      for (const list of [operations, planets, colonies, agendas, failures, crews, frigates, dice, houses, orders]) {
        const names = list.map(({ name }) => name[lang]);
        expect(
          names.filter((name, i) => names.indexOf(name) !== i),
          lang,
        ).toEqual([]);
        expect(
          names.every((name) => name.trim() === name && name !== ''),
          lang,
        ).toBe(true);
      }
    }
  });
});

describe('a pack that is not sound is refused with the field', () => {
  const refusal = async (change: Partial<PackDef>): Promise<string> => {
    const { buildPack } = await import('../content/pack.ts');
    try {
      buildPack({ ...BASE_PACK, ...change }, 'x');
    } catch (error) {
      return (error as Error).message;
    }
    return 'accepted';
  };

  test('ids, losses, planets, slots, shuttles, branches', async () => {
    expect(await refusal({})).toBe('accepted');
    expect(await refusal({ planets: [...planets, { ...planets[0], id: 'C01' }] })).toBe(
      'planets.29.id: "C01" is there already, among the operations',
    );
    expect(await refusal({ operations: [{ ...operations[60], do: [{ op: 'losePrestige', n: 1 }] }] })).toContain(
      'stands only inside each, in failures',
    );
    expect(await refusal({ failures: [{ ...failures[0], upper: [{ op: 'draw', n: 1 }] }] })).toContain(
      '"draw" does not belong to failures',
    );
    expect(await refusal({ planets: [{ ...planets[0], lower: planets[0].upper }] })).toContain(
      'exactly one effect has the mining symbol',
    );
    expect(await refusal({ scanners: [{ ...scanners[0], shuttle: 3 }] })).toContain(
      'there if and only if a shuttle is chosen',
    );
    expect(
      await refusal({ frigates: [{ ...frigates[0], sections: ['gain', 'gain', 'affinity', 'promote', 'activate'] }] }),
    ).toContain('a bonus action stands twice');
    expect(await refusal({ operations: [{ ...operations[0], do: [{ op: 'draw', n: 1 }] }] })).toContain(
      'only command cards are carried out at once',
    );
  });
});
