import {
  activated,
  armour,
  health,
  listening,
  may,
  melee,
  named,
  parts,
  ranged,
  rerolls,
  resource,
  screws,
  when,
} from '../make.ts';
import type { LeaderDef } from '../schema.ts';

export const LEADERS: LeaderDef[] = [
  activated('L1', named('Mira Holt', 'Mira Holtová', 'Mira Holt'), resource(1, 'wild'), rerolls(2)),
  activated('L2', named('Old Vantus', 'Starý Vantus', 'Der alte Vantus'), screws(2), armour(2)),
  activated('L3', named('Sable Renn', 'Sable Renn', 'Sable Renn'), ranged(1), armour(1)),
  activated('L4', named('Ilse Kern', 'Ilse Kernová', 'Ilse Kern'), health(2), armour(1)),
  activated('L5', named('Korr', 'Korr', 'Korr'), melee(2)),
  listening(
    'L6',
    named('The Quartermaster', 'Proviantmistr', 'Die Quartiermeisterin'),
    'turnStart',
    parts(2),
    rerolls(1),
  ),
  listening(
    'L7',
    named('Brother Ash', 'Bratr Popel', 'Bruder Asche'),
    'turnStart',
    when({ atLeast: 1, of: 'scrapyard' }, [may({ op: 'recycle', n: 1, from: 'scrapyard' })]),
  ),
  listening('L8', named('Zuna', 'Zuna', 'Zuna'), 'reshuffled', health(3), armour(1)),
];
