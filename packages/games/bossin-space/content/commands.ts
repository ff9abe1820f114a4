import type { Op } from './ops.ts';
import type { CommandDef } from './schema.ts';

/** Rules file 6.3 and 6.4: 32 base cards, 9 upgraded ones. Effects are facts of the rulebook, copies are original. */
const command = (id: string, heat: 0 | 1, base: number, upgraded: number, ops: Op[]): CommandDef => ({
  id,
  source: 'rulebook',
  heat,
  base,
  upgraded,
  ops,
});

export const COMMANDS: CommandDef[] = [
  command('moveLeft', 0, 3, 0, [{ op: 'moveShip', by: -1 }]),
  command('moveRight', 0, 3, 0, [{ op: 'moveShip', by: 1 }]),
  command('doubleLeft', 0, 2, 0, [{ op: 'moveShip', by: -2 }]),
  command('doubleRight', 0, 2, 0, [{ op: 'moveShip', by: 2 }]),
  command('heal', 0, 3, 0, [{ op: 'healShip', n: 1 }]),
  command('shot', 0, 8, 0, [{ op: 'hit', n: 1, at: 'shipColumn' }]),
  command('rocket', 1, 4, 1, [
    { op: 'repeat', n: { base: 1, per: 'rockets', each: 1 }, do: [{ op: 'hit', n: 1, at: 'anyColumn' }] },
  ]),
  command('laser', 1, 3, 1, [{ op: 'hit', n: { base: 2, per: 'laser', each: 1, max: 4 }, at: 'shipColumn' }]),
  command('tractor', 0, 2, 0, [{ op: 'pull' }]),
  command('emp', 1, 2, 0, [{ op: 'skipDanger' }]),
  command('teleport', 0, 0, 2, [{ op: 'teleport' }]),
  command('doubleShot', 0, 0, 2, [{ op: 'hit', n: 2, at: 'shipColumn' }]),
  command('freeMove', 0, 0, 2, [
    {
      op: 'choose',
      of: [
        { id: 'steer:left', do: [{ op: 'moveShip', by: -1 }] },
        { id: 'steer:right', do: [{ op: 'moveShip', by: 1 }] },
      ],
    },
  ]),
  command('beltBomb', 1, 0, 1, [{ op: 'each', of: 'enemiesInLastRow', do: [{ op: 'destroyIt' }] }]),
];
