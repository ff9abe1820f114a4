import { type Name, named } from './names.ts';
import type { Op } from './ops.ts';
import type { DangerDef } from './schema.ts';

/** Rules file 6.5: 22 danger cards. Cards of a kind share its name; what is printed beside it tells them apart. */
const NAMES: Record<DangerDef['kind'], Name> = {
  activation: named('Activation', 'Aktivace', 'Aktivierung'),
  attack: named('Attack', 'Útok', 'Angriff'),
  move: named('Move', 'Pohyb', 'Bewegung'),
  newEnemies: named('New enemies', 'Noví nepřátelé', 'Neue Gegner'),
  silence: named('Silence', 'Ticho', 'Stille'),
  help: named('Help', 'Pomoc', 'Hilfe'),
};

const danger = (id: string, kind: DangerDef['kind'], set: DangerDef['set'], ops: Op[]): DangerDef => ({
  id,
  name: NAMES[kind],
  source: 'original',
  kind,
  set,
  ops,
});

const activation = (id: string): DangerDef =>
  danger(id, 'activation', 'core', [{ op: 'each', of: 'enemies', do: [{ op: 'activateIt' }] }]);
const attack = (id: string, cols: number[], set: DangerDef['set'] = 'core'): DangerDef =>
  danger(id, 'attack', set, [{ op: 'attackColumns', cols }]);
const move = (id: string, from: number, to: number): DangerDef =>
  danger(id, 'move', 'core', [{ op: 'shift', from, to }]);
const help = (id: string, column: number, bonus: Op): DangerDef =>
  danger(id, 'help', 'help', [{ op: 'when', if: { shipIn: column }, then: [bonus] }]);

export const DANGERS: DangerDef[] = [
  activation('D01'),
  activation('D02'),
  attack('D03', [1, 2]),
  attack('D04', [3, 4]),
  attack('D05', [2, 3]),
  attack('D06', [1, 4]),
  attack('D07', [1, 3]),
  attack('D08', [2, 4]),
  move('D09', 1, 2),
  move('D10', 2, 1),
  move('D11', 3, 4),
  move('D12', 4, 3),
  danger('D13', 'newEnemies', 'core', [{ op: 'newEnemies' }]),
  danger('D14', 'newEnemies', 'core', [{ op: 'newEnemies' }]),
  danger('D15', 'silence', 'silence', []),
  danger('D16', 'silence', 'silence', []),
  help('D17', 1, { op: 'xp', n: 1 }),
  help('D18', 4, { op: 'xp', n: 1 }),
  help('D19', 2, { op: 'healShip', n: 1 }),
  help('D20', 3, { op: 'healShip', n: 1 }),
  attack('D21', [1, 2, 3], 'hard'),
  attack('D22', [2, 3, 4], 'hard'),
];
