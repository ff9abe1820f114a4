import { named } from './make.ts';
import type { AgendaDef, ColonyDef, Goal, Name } from './schema.ts';

const agenda =
  (set: AgendaDef['set']) =>
  (id: string, name: Name, goal: Goal): AgendaDef => ({ id, name, set, goal, prestige: 6 });
const personal = agenda('personal');
const fleet = agenda('fleet');

/** Rules file 6.3.8. */
export const AGENDAS: AgendaDef[] = [
  personal('G1', named('Flagship to Be', 'Budoucí vlajková loď', 'Künftiges Flaggschiff'), {
    atLeast: 5,
    of: 'frigateCards',
  }),
  personal('G2', named('Mentor', 'Učitel', 'Lehrmeister'), { atLeast: 4, of: 'cadetCards' }),
  personal('G3', named('Iron Hand', 'Železná ruka', 'Eiserne Hand'), { atLeast: 5, of: 'commandCards' }),
  personal('G4', named('Ambition', 'Ctižádost', 'Ehrgeiz'), { atLeast: 2, of: 'rank' }),
  personal('G5', named('Hoard', 'Poklad', 'Hort'), { atLeast: 10, of: 'resources' }),
  personal('G6', named('Pure Hull', 'Čistý trup', 'Reiner Rumpf'), { cleanWithRemnants: 1 }),
  personal('G7', named('Web of Favours', 'Síť protislužeb', 'Netz der Gefälligkeiten'), {
    atLeast: 9,
    of: 'hiddenCards',
  }),
  personal('G8', named('Three Pillars', 'Tři pilíře', 'Drei Säulen'), { influence: 3, tracks: 3 }),
  personal('G9', named('One Loyalty', 'Jediná věrnost', 'Eine Treue'), { influence: 7, tracks: 1 }),

  fleet('H1', named('Cradle of Peoples', 'Kolébka národů', 'Wiege der Völker'), {
    ships: 'ark',
    atLeast: 5,
    withFour: 6,
  }),
  fleet('H2', named('Guard of Wings', 'Okřídlená stráž', 'Wache der Schwingen'), {
    ships: 'fighter',
    atLeast: 5,
    withFour: 6,
  }),
  fleet('H3', named('Ready to Land', 'Připraveni k výsadku', 'Landebereit'), {
    ships: 'dropship',
    atLeast: 5,
    withFour: 6,
  }),
  fleet('H4', named('Lifeboats', 'Záchranné čluny', 'Rettungsboote'), { asPlayers: 'shuttle', least: 2 }),
];

export const COLONIES: ColonyDef[] = [
  {
    id: 'K1',
    name: named('Warders’ Ridge', 'Hřeben strážců', 'Wächterkamm'),
    house: 'FEN',
    cost: 3,
    score: { base: 0, per: 'tactics', each: 1, by: 2 },
  },
  {
    id: 'K2',
    name: named('Clear Springs', 'Čisté prameny', 'Klare Quellen'),
    house: 'SHI',
    cost: 3,
    score: { base: 6, per: 'corruption', each: -3 },
  },
  {
    id: 'K3',
    name: named('Common Ground', 'Společná půda', 'Gemeinsamer Grund'),
    house: 'YAR',
    cost: 3,
    score: { base: 0, per: 'hiddenOfOneHouse', each: 2, max: 8 },
  },
  {
    id: 'K4',
    name: named('Academy Isle', 'Ostrov akademie', 'Akademieinsel'),
    house: 'BEL',
    cost: 2,
    score: { base: 0, per: 'rank', each: 2 },
  },
  {
    id: 'K5',
    name: named('Library Coast', 'Pobřeží knihoven', 'Bibliotheksküste'),
    house: 'ZEN',
    cost: 3,
    score: { base: 0, per: 'hand', each: 1, max: 6 },
  },
  {
    id: 'K6',
    name: named('Voidwatch', 'Strážnice Prázdnoty', 'Leerenwacht'),
    house: 'NOV',
    cost: 3,
    score: { base: 0, per: 'commandCardsAndRemnants', each: 1, max: 6 },
  },
  {
    id: 'K7',
    name: named('Anchorage', 'Kotviště', 'Ankerplatz'),
    house: 'DUN',
    cost: 3,
    score: { base: 0, per: 'frigateCards', each: 2, max: 8 },
  },
];
