import { openSave, parseSave, type Saved, saveOf } from '@starhold/kernel';
import { expect } from 'vitest';
import { gameById } from '../../games.ts';
import { type AnyTable, playOn } from './corpus.ts';

/** Opened as it is, looked at, played to its end, and kept once more. */
export function goesOn(saved: Saved): void {
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
  playOn(game, table as AnyTable, 5_000, (outcome) => {
    expect(outcome).toEqual({ ok: true });
    expect(game.rules.broken((table as AnyTable).copyState())).toEqual([]);
  });
  expect(table.over).not.toBe('');
  const again = openSave(game, parseSave(JSON.stringify(saveOf(table, saved.seats, game.packs))));
  expect(again.table.hash).toBe(table.hash);
}
