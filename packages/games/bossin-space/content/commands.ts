import { type Name, named } from './names.ts';
import type { Op } from './ops.ts';
import type { CommandDef } from './schema.ts';

/** Rules file 6.3 and 6.4: 32 base cards, 9 upgraded ones. Effects are facts of the rulebook, copies are original. */
const command = (
  id: string,
  rule: string,
  name: Name,
  heat: 0 | 1,
  base: number,
  upgraded: number,
  ops: Op[],
): CommandDef => ({
  id,
  name,
  source: 'rulebook',
  rule,
  heat,
  base,
  upgraded,
  ops,
});

export const COMMANDS: CommandDef[] = [
  command('moveLeft', 'BOS-6.1', named('Move left', 'Pohyb doleva', 'Bewegung nach links'), 0, 3, 0, [
    { op: 'moveShip', by: -1 },
  ]),
  command('moveRight', 'BOS-6.1', named('Move right', 'Pohyb doprava', 'Bewegung nach rechts'), 0, 3, 0, [
    { op: 'moveShip', by: 1 },
  ]),
  command(
    'doubleLeft',
    'BOS-6.2',
    named('Double move left', 'Dvojitý pohyb doleva', 'Doppelbewegung nach links'),
    0,
    2,
    0,
    [{ op: 'moveShip', by: -2 }],
  ),
  command(
    'doubleRight',
    'BOS-6.2',
    named('Double move right', 'Dvojitý pohyb doprava', 'Doppelbewegung nach rechts'),
    0,
    2,
    0,
    [{ op: 'moveShip', by: 2 }],
  ),
  command('heal', 'BOS-6.3', named('Heal', 'Léčení', 'Heilung'), 0, 3, 0, [{ op: 'healShip', n: 1 }]),
  command('shot', 'BOS-6.6', named('Shot', 'Střelba', 'Schuss'), 0, 8, 0, [{ op: 'hit', n: 1, at: 'shipColumn' }]),
  command('rocket', 'BOS-6.4', named('Rocket', 'Raketa', 'Rakete'), 1, 4, 1, [
    { op: 'repeat', n: { base: 1, per: 'rockets', each: 1 }, do: [{ op: 'hit', n: 1, at: 'anyColumn' }] },
  ]),
  command('laser', 'BOS-6.8', named('Laser', 'Laser', 'Laser'), 1, 3, 1, [
    { op: 'hit', n: { base: 2, per: 'laser', each: 1, max: 4 }, at: 'shipColumn' },
  ]),
  command('tractor', 'BOS-6.5', named('Tractor beam', 'Tažný paprsek', 'Traktorstrahl'), 0, 2, 0, [{ op: 'pull' }]),
  command('emp', 'BOS-6.7', named('EMP', 'EMP', 'EMP'), 1, 2, 0, [{ op: 'skipDanger' }]),
  command('teleport', 'BOS-7.2', named('Teleport', 'Teleport', 'Teleport'), 0, 0, 2, [{ op: 'teleport' }]),
  command('doubleShot', 'BOS-7.4', named('Double shot', 'Dvojitá střelba', 'Doppelschuss'), 0, 0, 2, [
    { op: 'hit', n: 2, at: 'shipColumn' },
  ]),
  command('freeMove', 'BOS-7.5', named('Free move', 'Volný pohyb', 'Freie Bewegung'), 0, 0, 2, [
    {
      op: 'choose',
      of: [
        { id: 'steer:left', do: [{ op: 'moveShip', by: -1 }] },
        { id: 'steer:right', do: [{ op: 'moveShip', by: 1 }] },
      ],
    },
  ]),
  command('beltBomb', 'BOS-7.3', named('Belt bomb', 'Pásová bomba', 'Gürtelbombe'), 1, 0, 1, [
    { op: 'each', of: 'enemiesInLastRow', do: [{ op: 'destroyIt' }] },
  ]),
];
