import { A, command, D, DRAW, E, HI, INF, ISO, KILL, LM, M, N, named, pay, R, RANK, S, SH, T, when } from '../make.ts';
import type { OperationDef } from '../schema.ts';

/** Rules file 6.3.5. They are carried out at once. */
export const COMMANDS: OperationDef[] = [
  command('O01', 'BEL', '1S', named('Briefing', 'Instruktáž', 'Lagebesprechung'), DRAW(3)),
  command('O02', 'BEL', '2S', named('Field Promotion', 'Povýšení v poli', 'Feldbeförderung'), RANK),
  command(
    'O03',
    'BEL',
    '1E',
    named('Grand Audit', 'Velká inventura', 'Große Inventur'),
    A({ base: 0, per: 'hand', each: 1, by: 2, max: 3 }),
  ),
  command('O04', 'BEL', '2S+1N', named('State Visit', 'Státní návštěva', 'Staatsbesuch'), INF, DRAW(1)),

  command('O05', 'DUN', '1E', named('Shield Wall', 'Štítová hradba', 'Schildwall'), SH(4, '*', { sectors: 2 })),
  command(
    'O06',
    'DUN',
    '2E',
    named('Dry Dock', 'Suchý dok', 'Trockendock'),
    { op: 'repair', n: 5, at: { range: 'any' }, of: 'house' },
    E(),
  ),
  command(
    'O07',
    'DUN',
    '1E+1M',
    named('All Hands', 'Všichni na palubu', 'Alle Mann an Deck'),
    { op: 'repair', n: 3, at: { range: 'any' }, of: 'revenant' },
    T(2),
  ),
  command('O08', 'DUN', '1E', named('Reserve Stores', 'Rezervní sklady', 'Reservelager'), M(), S()),

  command('O09', 'FEN', '1M', named('Fleet Transfer', 'Přesun flotily', 'Flottenverlegung'), LM(5)),
  command('O10', 'FEN', '1E', named('Snap Volley', 'Rychlá salva', 'Schnelle Salve'), KILL(2, 'g', { sectors: 1 })),
  command(
    'O11',
    'FEN',
    '1M+1E',
    named('Lightning Raid', 'Bleskový výpad', 'Blitzangriff'),
    { op: 'moveFrigate', n: 3 },
    KILL(2, 'f'),
  ),
  command('O12', 'FEN', '1M', named('War Games', 'Válečné hry', 'Kriegsspiele'), T(4)),

  command(
    'O13',
    'NOV',
    '1M',
    named('Tithes', 'Desátky', 'Zehnt'),
    when({ atLeast: 1, of: 'tactics' }, M()),
    when({ atLeast: 3, of: 'tactics' }, N()),
    when({ atLeast: 5, of: 'tactics' }, S()),
    when({ atLeast: 7, of: 'tactics' }, E()),
  ),
  command('O14', 'NOV', '1M+1S', named('Great Cleansing', 'Velká očista', 'Große Reinigung'), ISO(2)),
  command('O15', 'NOV', '2M', named('Backroom Deal', 'Dohoda v zákulisí', 'Hinterzimmerpakt'), HI(), DRAW(2)),
  command(
    'O16',
    'NOV',
    '1S',
    named('Bitter Harvest', 'Trpká sklizeň', 'Bittere Ernte'),
    A({ base: 0, per: 'corruption', each: 1, max: 3 }),
  ),
  command('O17', 'NOV', '1S', named('Void Sample', 'Vzorek Prázdnoty', 'Leerenprobe'), A(), R()),

  command(
    'O18',
    'SHI',
    '1N',
    named('Strike at the Rift', 'Úder na trhlinu', 'Schlag gegen den Riss'),
    KILL(2, '*', { sectors: 1, rift: true }),
  ),
  command(
    'O19',
    'SHI',
    '2E',
    named('Three Torpedoes', 'Tři torpéda', 'Drei Torpedos'),
    KILL(3, '*', { sectors: 3, inEach: 1 }),
  ),
  command('O20', 'SHI', '1N+1E', named('Quarantine', 'Karanténa', 'Quarantäne'), {
    op: 'isolate',
    n: 2,
    from: 'ships',
  }),
  command(
    'O21',
    'SHI',
    '1E',
    named('Rearguard', 'Zadní voj', 'Nachhut'),
    SH(2, 'h'),
    SH(1, '*', { sectors: 1, other: true }),
    T(),
  ),
  command('O22', 'SHI', '2N', named('Safe Harbour', 'Bezpečný přístav', 'Sicherer Hafen'), {
    op: 'influence',
    with: { arkAmong: 1 },
  }),

  command('O23', 'YAR', '2M+1N', named('Emergency Build', 'Nouzová stavba', 'Notbau'), {
    op: 'deploy',
    what: 'small',
    at: { range: 'any' },
  }),
  command('O24', 'YAR', '1N', named('Deep Scan', 'Hloubkový sken', 'Tiefenscan'), D(2), DRAW(1)),
  command(
    'O25',
    'YAR',
    '2N',
    named('Aid for the Weak', 'Pomoc slabým', 'Hilfe für Schwache'),
    { op: 'influence', with: { powerAtMost: 2 } },
    T(),
  ),
  command(
    'O26',
    'YAR',
    '1M',
    named('Supply Run', 'Zásobovací let', 'Versorgungsflug'),
    N(),
    M({ base: 0, per: 'shuttles', each: 1, max: 2 }),
  ),

  command('O27', 'ZEN', '1S+1N', named('Burnt Files', 'Spálené spisy', 'Verbrannte Akten'), {
    op: 'discardFor',
    most: 3,
    any: 1,
    tactics: 1,
  }),
  command('O28', 'ZEN', '1N+1S', named('Remote Link', 'Dálkové spojení', 'Fernverbindung'), {
    op: 'copyPlanet',
    what: 'clean',
  }),
  command('O29', 'ZEN', '1N+1S', named('Secret Courier', 'Tajný posel', 'Geheimer Bote'), HI(), T(2)),
  command('O30', 'ZEN', '1S+1E', named('Double Agent', 'Dvojitý agent', 'Doppelagent'), pay({ hidden: 1 }, HI(2))),
];
