import { plain } from '@starhold/effects/text';
import { describe, expect, it } from 'vitest';
import { bossCardText, commandText, enemyText, nameOf } from '../text/index.ts';
import { BASE } from './support/play.ts';

describe('printed cards', () => {
  it('are called by their id where the pack does not know them', () => {
    expect(nameOf({ pack: BASE.key }, 'enemy', 'E01', 'cs')).toBe('Tulák');
    expect(nameOf({ pack: BASE.key }, 'enemy', 'custom-7', 'cs')).toBe('custom-7');
    expect(nameOf({ pack: BASE.key }, 'enemy', 'toString', 'cs')).toBe('toString');
  });

  it('keep the parts: numbers and rule words can be found', () => {
    const laser = BASE.commands.find((c) => c.id === 'laser');
    const colossus = BASE.bosses.find((b) => b.id === 'mender-colossus');
    if (!laser || !colossus) throw new Error('the base pack has changed');
    const body = commandText(laser, 'en').body;
    expect(body.filter((s) => s.t === 'num').map((s) => s.v)).toEqual(['X', 'X', '2', '1', '4']);
    expect(bossCardText(colossus, 4, 'de').body.find((s) => s.t === 'word')?.ref).toBe('BOS-12.10');
    expect(() => bossCardText(colossus, 5, 'de')).toThrow('no card 5');
  });

  it('follow changed data: text is made from the operations', () => {
    const [drifter] = BASE.enemies;
    const bulky = { ...drifter, ops: [{ op: 'xp', n: -5 } as const, { op: 'moveSelf', dir: 'away' } as const] };
    expect(plain(enemyText(bulky, 'cs').body)).toBe('Aktivace: ztrať 5 XP; posuň tuto kartu o 1 sloupec dál od lodi.');
    const [left] = BASE.commands;
    const said = (by: number) => plain(commandText({ ...left, ops: [{ op: 'moveShip', by }] }, 'cs').body);
    expect([said(-1), said(2), said(3)]).toEqual([
      'Posuň loď o 1 sloupec doleva.',
      'Posuň loď o 2 sloupce doprava.',
      'Posuň loď o 3 sloupce doprava.',
    ]);
  });
});
