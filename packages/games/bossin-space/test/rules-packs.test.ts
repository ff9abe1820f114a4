import { readFileSync, writeFileSync } from 'node:fs';
import { LANGS, plain } from '@starhold/effects/text';
import { packHash, quickRng, seedOf, Table } from '@starhold/kernel';
import { describe, expect, test } from 'vitest';
import { packOf, packs } from '../content/index.ts';
import { readOptions } from '../options.ts';
import { rules } from '../rules.ts';
import { RULES_VERSION } from '../setup.ts';
import { catalogueOf, logLine, optionLabel } from '../text/index.ts';
import { BASE, decisionsOf, somePick } from './support/play.ts';

const HASH_FILE = new URL('../content/hash.ts', import.meta.url);
const fixture = JSON.parse(readFileSync(new URL('fixtures/wreckers.json', import.meta.url), 'utf8'));
const WRECKERS = packs.register(fixture);

describe('the base pack', () => {
  test('has the hash that is written down (UPDATE_HASH=1 writes it anew)', () => {
    const now = packHash(BASE.def);
    if (process.env.UPDATE_HASH === '1') {
      const text = readFileSync(HASH_FILE, 'utf8');
      writeFileSync(HASH_FILE, text.replace(/BASE_HASH = '\w*'/, `BASE_HASH = '${now}'`));
      return;
    }
    expect(packs.base, 'the content has changed: run this test with UPDATE_HASH=1').toBe(`base@${now}`);
  });

  test('registered as it is gives its own key', () => {
    expect(packs.register(structuredClone(BASE.def))).toBe(packs.base);
  });

  test('is what is played where nothing else is named, and part of the version', () => {
    const table = new Table(rules, readOptions({}), seedOf('pack', 0));
    expect(table.copyState().pack).toBe(packs.base);
    expect(table.seen(0).view.pack).toBe(packs.base);
    expect(table.copyState().rulesVersion).toBe(`${RULES_VERSION}+${packHash(BASE.def)}`);
    expect(rules.version).toBe(table.copyState().rulesVersion);
  });
});

describe('a pack that adds to the base pack', () => {
  test('has a key and a version of its own, and all cards of both', () => {
    expect(WRECKERS).toMatch(/^wreckers@[0-9a-f]{12}$/);
    const { commands, enemies, dangers, bosses, def } = packOf({ pack: WRECKERS });
    expect(commands.length).toBe(BASE.commands.length + 1);
    expect(enemies.length).toBe(BASE.enemies.length + 1);
    expect(dangers.length).toBe(BASE.dangers.length + 1);
    expect(bosses.length).toBe(BASE.bosses.length + 1);
    expect(def.heatMax).toBe(BASE.def.heatMax);
    expect(def.expects).toBeUndefined();
    const s = new Table(rules, readOptions({ pack: WRECKERS }), seedOf('pack', 0)).copyState();
    expect(s.rulesVersion).toBe(`${RULES_VERSION}+${WRECKERS.split('@')[1]}`);
  });

  test('offers its boss, which the base pack refuses', () => {
    expect(readOptions({ pack: WRECKERS, boss: 'wreck-king' }).boss).toBe('wreck-king');
    expect(() => readOptions({ boss: 'wreck-king' })).toThrow(/^option boss: /);
  });

  test('is in the catalogue with its names and texts', () => {
    const cards = new Map(catalogueOf(packOf({ pack: WRECKERS })).map((card) => [card.ref, card]));
    expect(cards.get('command:salvo')?.name).toEqual({ en: 'Salvo', cs: 'Salva', de: 'Salve' });
    expect(cards.get('command:salvo')?.text('en')).toEqual([
      'Heat +2',
      '(3×: deal 1 damage in any column) or deal 3 damage in the ship’s column.',
    ]);
    expect(cards.get('enemy:wrecker')?.text('cs')).toEqual([
      'Zdraví 1, síla útoku 1, XP 1, štít',
      'Aktivace: posuň tuto kartu o 1 sloupec blíž k lodi.',
    ]);
    expect(cards.get('danger:storm')?.text('de')).toEqual([
      'Raumschiff in Spalte 1, 2, 3 oder 4: dem Raumschiff X Schaden zufügen. X = höchste Angriffsstärke in der Spalte des Raumschiffs.',
    ]);
    expect(cards.get('boss:wreck-king.1')?.copies).toBe(1);
    expect(packs.catalogue(WRECKERS).length).toBe(packs.catalogue(packs.base).length + 3 + 5);
  });

  test('is dealt, played to the end and told in three languages', () => {
    const named = Object.fromEntries(LANGS.map((lang) => [lang, new Set<string>()]));
    const told = new Set<string>();
    for (let game = 0; game < 20; game++) {
      const raw = { players: 1 + (game % 3), difficulty: 'easy', boss: 'wreck-king', pack: WRECKERS };
      const table = new Table(rules, readOptions(raw), seedOf('wreckers', game));
      const rng = quickRng(game + 1);
      while (table.over === '') {
        const [at] = decisionsOf(table);
        const { view } = table.seen(at.ask.seat);
        if (at.ask.kind === 'one') for (const id of at.ask.options) told.add(plain(optionLabel(view, id, 'en')));
        table.answer({ decision: at.id, seat: at.ask.seat, pick: somePick(view, at.ask, rng) });
      }
      expect(rules.broken(table.copyState())).toEqual([]);
      const { view } = table.seen('table');
      for (const event of table.events('table')) {
        for (const lang of LANGS) named[lang].add(plain(logLine(view, event, [], lang)));
      }
    }
    const mentioned = (lang: string, name: string): boolean => [...named[lang]].some((line) => line.includes(name));
    expect(['Salvo', 'Wrecker', 'Storm'].filter((name) => !mentioned('en', name))).toEqual([]);
    expect(['Salva', 'Vrakař', 'Bouře'].filter((name) => !mentioned('cs', name))).toEqual([]);
    expect(['Salve', 'Wracker', 'Sturm'].filter((name) => !mentioned('de', name))).toEqual([]);
    // A branch that only this pack knows says what it does.
    expect(told).toContain('3×: deal 1 damage in any column.');
    expect(told).toContain('Deal 3 damage in the ship’s column.');
  });
});

describe('a pack that is not sound is refused in one line that names the field', () => {
  const [command] = fixture.commands;
  const [enemy] = fixture.enemies;
  const twoWays = (...ids: string[]) => [{ op: 'choose', of: ids.map((id) => ({ id, do: [{ op: 'teleport' }] })) }];
  const broken: [string, object, string][] = [
    [
      'an unknown operation',
      { ...fixture, enemies: [{ ...enemy, ops: [{ op: 'explode' }] }] },
      "enemies.27.ops.0.op: Invalid discriminator value. Expected 'when' | 'choose'",
    ],
    ['an id that is there already', { ...fixture, enemies: [{ ...enemy, id: 'E01' }] }, 'enemies.27.id: "E01"'],
    [
      'a missing language',
      { ...fixture, enemies: [{ ...enemy, name: { en: 'Wrecker', cs: 'Vrakař' } }] },
      'enemies.27.name.de: ',
    ],
    ['a missing name', { ...fixture, commands: [{ ...command, name: undefined }] }, 'commands.14.name: '],
    [
      'a branch with a reserved id',
      { ...fixture, commands: [{ ...command, ops: twoWays('skip', 'salvo:near') }] },
      'commands.14.ops: the branch skip at command:salvo/0',
    ],
    [
      'a branch that means two things',
      { ...fixture, commands: [command, { ...command, id: 'other', ops: twoWays('salvo:near', 'salvo:far') }] },
      'commands.15.ops: the branch salvo:near does two things',
    ],
    ['an id that could be mistaken', { ...fixture, commands: [{ ...command, id: 'a:b' }] }, 'commands.14.id: '],
    [
      'an id that every table has',
      { ...fixture, commands: [{ ...command, id: 'toString' }] },
      'commands.14.id: this word',
    ],
    [
      'a field that nobody knows',
      { ...fixture, commands: [{ ...command, cost: 3 }] },
      'commands.14.cost: unknown field',
    ],
    ['a value out of bounds', { ...fixture, enemies: [{ ...enemy, hp: 99 }] }, 'enemies.27.hp: '],
    [
      'a promise that is not kept',
      { ...BASE.def, id: 'less', dangers: [] },
      'expects.dangers.core: 14 promised, there are 0',
    ],
    ['another pack to extend', { ...fixture, extends: 'best' }, 'extends: there is no pack "best"; there is: base'],
    ['the name of the base pack', { ...fixture, id: 'base' }, 'id: "base" is the name of the pack that is extended'],
  ];

  test.each(broken)('%s', (_what, raw, problem) => {
    const before = packs.keys;
    let message = '';
    try {
      packs.register(raw);
    } catch (error) {
      message = (error as Error).message;
    }
    expect(message.slice(0, problem.length)).toBe(problem);
    expect(message).not.toContain('\n');
    expect(packs.keys).toEqual(before);
  });

  test('a table of a pack that nobody has', () => {
    expect(() => readOptions({ pack: 'gone@123' })).toThrow(
      /^option pack: there is no pack "gone@123"; there are: base@/,
    );
  });
});
