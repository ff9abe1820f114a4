import { readdirSync, readFileSync } from 'node:fs';
import { openSave, parseSave, saveOf, seedOf, Table } from '@starhold/kernel';
import { describe, expect, it } from 'vitest';
import { GAMES, gameById, OFFERED } from '../games.ts';
import {
  type AnyTable,
  corpora,
  hasCorpus,
  playOn,
  readCorpus,
  SAVES,
  SAVES_KEPT,
  versionOf,
  writeCorpus,
} from './support/corpus.ts';
import { goesOn } from './support/goes-on.ts';

/**
 * An update never makes a running table unopenable. `test/fixtures/saves` holds files that earlier versions wrote, and many
 * of each version of the rules in one: they are opened as they are and played on.
 */
const files = readdirSync(SAVES).filter((name) => name.endsWith('.json'));
/** Of the many, every so many is played to its end here; `saves.long.test.ts` plays them all. */
const EVERY = 10;

describe('a save of an earlier version', () => {
  it('is there for every game', () => {
    for (const { id } of OFFERED) {
      expect(files.filter((name) => name.startsWith(id)).length).toBeGreaterThan(0);
    }
  });

  it.each(files)('%s opens, is watched and played on', (name) => {
    goesOn(parseSave(readFileSync(`${SAVES}/${name}`, 'utf8')));
  });
});

describe('many saves of each version of the rules', () => {
  it.each(OFFERED.map((game) => [game.id, game] as const))('are kept of what %s is now', (id, game) => {
    if (process.env.UPDATE_SAVES) writeCorpus(game);
    expect(hasCorpus(game), `UPDATE_SAVES=1 keeps saves of ${id} version ${versionOf(game)}`).toBe(true);
  });

  it.each(corpora())('%s open, and go on', (name) => {
    const all = readCorpus(name);
    expect(all.length).toBe(SAVES_KEPT);
    for (const [i, saved] of all.entries()) {
      if (i % EVERY === 0) goesOn(saved);
      else expect(openSave(gameById(saved.game), saved).table.length).toBe(saved.answers.length);
    }
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
    playOn(game, opened.table as AnyTable, 5_000);
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
