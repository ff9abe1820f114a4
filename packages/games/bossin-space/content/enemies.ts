import { type Name, named } from './names.ts';
import type { Op } from './ops.ts';
import type { EnemyDef } from './schema.ts';

/** Rules file 6.8: 27 types, 34 cards. XP equals the class. */
const enemy =
  (tier: 1 | 2 | 3) =>
  (id: string, name: Name, hp: number, attack: number, copies: number, ops: Op[] = [], shield = false): EnemyDef => ({
    id,
    name,
    source: 'original',
    tier,
    hp,
    attack,
    xp: tier,
    shield,
    copies,
    ops,
  });
const one = enemy(1);
const two = enemy(2);
const three = enemy(3);

const left: Op = { op: 'moveSelf', dir: 'left' };
const right: Op = { op: 'moveSelf', dir: 'right' };
const away: Op = { op: 'moveSelf', dir: 'away' };
const toward: Op = { op: 'moveSelf', dir: 'toward' };
const attackColumn: Op = { op: 'attack', reach: 0 };
const attackNear: Op = { op: 'attack', reach: 1 };
const heat: Op = { op: 'heat', n: 1 };
const hurt: Op = { op: 'damageShip', n: 1 };
const summon: Op = { op: 'summon' };
const gone: Op = { op: 'discardSelf' };
const xp = (n: number): Op => ({ op: 'xp', n });
const SHIELD = true;

export const ENEMIES: EnemyDef[] = [
  one('E01', named('Drifter', 'Tulák', 'Streuner'), 1, 1, 2),
  one('E02', named('Port Mite', 'Levoboční roztoč', 'Backbordmilbe'), 1, 1, 1, [left]),
  one('E03', named('Starboard Mite', 'Pravoboční roztoč', 'Steuerbordmilbe'), 1, 1, 1, [right]),
  one('E04', named('Skitterling', 'Prchlík', 'Huschling'), 1, 1, 2, [away]),
  one('E05', named('Trailhound', 'Ohař', 'Spürhund'), 1, 1, 1, [toward]),
  one('E06', named('Popgun', 'Špuntovka', 'Knallbüchse'), 1, 1, 2, [attackColumn]),
  one('E07', named('Kindler', 'Podpalovač', 'Zündler'), 1, 1, 1, [heat]),
  one('E08', named('Log Thief', 'Zloděj záznamů', 'Logbuchdieb'), 1, 1, 1, [xp(-1)]),
  one('E09', named('Stray Medpod', 'Zatoulaná medikapsle', 'Verirrte Medikapsel'), 1, 1, 1, [
    { op: 'healShip', n: 1 },
    gone,
  ]),
  one('E10', named('Shell Bug', 'Krunýřník', 'Panzerkäfer'), 1, 1, 1, [], SHIELD),
  two('E11', named('Bruiser', 'Rváč', 'Raufbold'), 2, 2, 2),
  two('E12', named('Acid Spitter', 'Plivač kyseliny', 'Säurespucker'), 2, 1, 1, [hurt]),
  two('E13', named('Flanker', 'Obchvatník', 'Flankenjäger'), 2, 1, 1, [toward, attackColumn]),
  two('E14', named('Hatchery', 'Líheň', 'Brutstätte'), 2, 1, 2, [summon]),
  two('E15', named('Furnace Ray', 'Výhňový rejnok', 'Glutrochen'), 2, 1, 1, [heat]),
  two('E16', named('Broadside', 'Boční salva', 'Breitseite'), 2, 1, 1, [attackNear]),
  two('E17', named('Aegis Drone R', 'Dron Aegis P', 'Ägis-Drohne R'), 1, 2, 1, [right], SHIELD),
  two('E18', named('Aegis Drone L', 'Dron Aegis L', 'Ägis-Drohne L'), 1, 2, 1, [left], SHIELD),
  two('E19', named('Data Leech', 'Datová pijavice', 'Datenegel'), 2, 1, 1, [xp(-2), away]),
  three('E20', named('Iron Leviathan', 'Železný leviatan', 'Eiserner Leviathan'), 3, 2, 2),
  three('E21', named('Siege Maw', 'Obléhací chřtán', 'Belagerungsschlund'), 3, 2, 1, [attackNear]),
  three('E22', named('Bastion', 'Bašta', 'Bastion'), 2, 2, 2, [], SHIELD),
  three('E23', named('Brood Queen', 'Královna roje', 'Brutkönigin'), 3, 1, 1, [summon, away]),
  three('E24', named('Meltdown Core', 'Roztavené jádro', 'Schmelzkern'), 2, 2, 1, [heat, hurt]),
  three('E25', named('Ram Ship', 'Beranidlo', 'Rammschiff'), 2, 3, 1, [toward, attackColumn]),
  three('E26', named('Turncoat Freighter', 'Nákladní přeběhlík', 'Abtrünniger Frachter'), 3, 1, 1, [xp(2), gone]),
  three('E27', named('Warden Sphere', 'Strážná sféra', 'Wächtersphäre'), 2, 2, 1, [hurt], SHIELD),
];
