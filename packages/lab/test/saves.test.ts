import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { botFor } from '@starhold/bots';
import {
  type BaseFrame,
  type Core,
  type GameModule,
  openSave,
  parseSave,
  quickRng,
  saveOf,
  seedOf,
  Table,
} from '@starhold/kernel';
import { describe, expect, it } from 'vitest';
import { GAMES, gameById, OFFERED } from '../games.ts';

/**
 * An update never makes a running table unopenable. `test/fixtures/saves` holds files that earlier versions wrote, one set
 * for each version of the rules: they are opened as they are and played on.
 */
const FOLDER = fileURLToPath(new URL('../../../test/fixtures/saves', import.meta.url));
const files = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));

type AnyTable = Table<Core<BaseFrame>, BaseFrame, unknown, unknown>;

/** At most so many answers by the game's own policy. */
function playOn(game: GameModule, table: AnyTable, answers = 5_000): void {
  const bot = botFor(game, 'rules');
  const rng = quickRng(3);
  for (let i = 0; i < answers && table.over === ''; i++) {
    const [seat] = table.waitingFor;
    const { view, decisions } = table.seen(seat);
    const [decision] = decisions;
    const imagine = (): never => {
      throw new Error('this bot imagines nothing');
    };
    const pick = bot.decide({ seat, view, decision, imagine }, rng);
    expect(table.answer({ decision: decision.id, seat, pick })).toEqual({ ok: true });
    expect(game.rules.broken(table.copyState())).toEqual([]);
  }
}

describe('a save of an earlier version', () => {
  it('is there for every game', () => {
    for (const { id } of OFFERED) {
      expect(files.filter((name) => name.startsWith(id)).length).toBeGreaterThan(0);
    }
  });

  it.each(files)('%s opens, is watched and played on', (name) => {
    const saved = parseSave(readFileSync(`${FOLDER}/${name}`, 'utf8'));
    const game = gameById(saved.game);
    const { table, how } = openSave(game, saved);
    expect(how === 'proved' ? 'proved' : table.log().caveats).toEqual(how === 'proved' ? 'proved' : ['updated']);
    expect(table.length).toBeGreaterThan(0);
    // Only files from before positions were kept may lose something, and then the reader is told.
    if (saved.starhold === 2) expect(table.length).toBe(saved.answers.length);
    if (saved.starhold === 2 && saved.over !== '') expect(table.over).toBe(saved.over);
    for (const at of [0, 1, Math.floor(table.length / 2), table.length]) {
      expect(table.upTo(at).seen('table').view).toBeDefined();
    }
    const { view } = table.seen('table');
    const names = saved.seats.map((_, i) => `P${i}`);
    for (const event of table.events('table')) expect(game.text.event(view, event, names, 'de')).not.toBe('');
    playOn(game, table as AnyTable);
    expect(table.over).not.toBe('');
    const again = openSave(game, parseSave(JSON.stringify(saveOf(table, saved.seats, game.packs))));
    expect(again.table.hash).toBe(table.hash);
  });
});

/** A number in every list of operations becomes another one, and the first card of a kind gets another name. */
function changed(definition: unknown): unknown {
  const other = structuredClone(definition) as Record<string, { name?: { en: string }; copies?: number }[] | string>;
  for (const list of Object.values(other)) {
    if (!Array.isArray(list) || typeof list[0] !== 'object' || !list[0]?.name) continue;
    list[0].name.en = `${list[0].name.en} of old`;
  }
  return other;
}

describe('content that this version does not have', () => {
  it.each(GAMES.map((game) => [game.id, game] as const))('%s goes on with the content of its save', (_id, game) => {
    const { packs } = game;
    if (!packs) throw new Error(`${game.id} has no packs`);
    const older = changed(packs.definition(packs.base));
    const key = packs.register(older);
    expect(key).not.toBe(packs.base);
    const table = new Table(game.rules, game.parseOptions({ pack: key }), seedOf('older', 1)) as AnyTable;
    playOn(game, table, 25);
    const saved = parseSave(JSON.stringify(saveOf(table, ['person Ada'], packs)));
    if (saved.starhold !== 2) throw new Error('saves keep positions');
    expect(saved.pack).toEqual({ key, def: older });
    const opened = openSave(game, saved);
    expect(opened.table.seen('table')).toEqual(table.seen('table'));
    playOn(game, opened.table as AnyTable);
    expect(opened.table.over).not.toBe('');
  });

  it.each(GAMES.map((game) => [game.id, game] as const))(
    '%s refuses a save whose content is not what it says',
    (_id, game) => {
      const { packs } = game;
      if (!packs) throw new Error(`${game.id} has no packs`);
      const table = new Table(game.rules, game.parseOptions({}), seedOf('older', 2)) as AnyTable;
      const saved = saveOf(table, ['person Ada'], packs);
      if (saved.starhold !== 2 || !saved.pack) throw new Error('saves keep content');
      const forged = { ...saved, pack: { ...saved.pack, key: 'base@000000000000' } };
      expect(() => openSave(game, forged)).toThrow(/^pack: pack\.key: base@000000000000, but the content is base@/);
    },
  );
});
