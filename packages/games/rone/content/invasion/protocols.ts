import {
  activated,
  deploy,
  discards,
  eachPlayer,
  fortify,
  hoard,
  listening,
  listeningFirst,
  locks,
  named,
  scraps,
  suffers,
  wastes,
} from '../make.ts';
import type { ProtocolDef } from '../schema.ts';

export const PROTOCOLS: ProtocolDef[] = [
  activated('PR01', named('Bombardment', 'Bombardování', 'Bombardement'), eachPlayer(suffers('ranged', 1))),
  activated('PR02', named('Overrun', 'Převálcování', 'Überrollen'), eachPlayer(suffers('melee', 3))),
  activated('PR03', named('Reinforce', 'Posily', 'Verstärkung'), deploy(1)),
  activated('PR04', named('Stockpile', 'Zásobování', 'Bevorratung'), hoard('urkgy')),
  activated('PR05', named('Data Wipe', 'Výmaz dat', 'Datenlöschung'), eachPlayer(discards(3))),
  activated('PR06', named('Confiscation', 'Konfiskace', 'Beschlagnahme'), eachPlayer(wastes(2))),
  activated('PR07', named('Dice Lock', 'Zámek kostek', 'Würfelsperre'), eachPlayer(locks(1))),
  activated('PR08', named('Hardening', 'Zocelení', 'Härtung'), fortify(3, 2)),
  activated('PR09', named('Slag', 'Struska', 'Schlacke'), eachPlayer(scraps(2))),
  listening('PR10', named('Uplink', 'Spojení', 'Datenverbindung'), 'invasionStart', hoard('w')),
  listeningFirst('PR11', named('Reclamation', 'Regenerace', 'Rückgewinnung'), 'defeated', { op: 'returnIt' }),
  listening('PR12', named('Assimilation', 'Asimilace', 'Assimilation'), 'playerReshuffled', hoard('ww')),
];
