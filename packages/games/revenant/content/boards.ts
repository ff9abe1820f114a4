import {
  A,
  D,
  DISC,
  DMG,
  DRAW,
  HI,
  INF,
  ISO,
  KILL,
  MV,
  named,
  on,
  oneOf,
  PLAY,
  pay,
  R,
  REP,
  S,
  SH,
  T,
} from './make.ts';
import type { Op } from './ops.ts';
import type { AbilityDef, Name } from './schema.ts';
import type { CrewDef, DieDef, FrigateDef } from './schema-boards.ts';

/** Rules file 6.3.9 and 6.3.10. */

type Levels = [Op[], Op[], Op[], Op[]];
function crew(
  id: string,
  name: Name,
  basic: AbilityDef,
  code: Parameters<typeof on>[0],
  levels: Levels,
  activation: Op[],
): CrewDef {
  const level = (rank: number): AbilityDef => on(code, ...levels[rank]);
  return {
    id,
    name,
    board: Number(id[0]),
    income: [2, 3, 3, 3],
    hiddenDraw: [0, 1, 2, 3],
    reset: [0, 1, 2, 3],
    basic,
    developing: [level(0), level(1), level(2), level(3)],
    activation,
  };
}

const R_FOR_2A = (...more: Op[]): Op => pay({ remnants: 1 }, A(2), ...more);

export const CREWS: CrewDef[] = [
  crew(
    '1A',
    named('Vanguard', 'Předvoj', 'Vorhut'),
    on('d:ATK', T()),
    'd:ATK',
    [[DMG(1)], [DMG(1), T()], [DMG(2)], [DMG(2), T(2)]],
    [KILL(1, 'g'), T()],
  ),
  crew(
    '1B',
    named('Warden', 'Strážce', 'Hüterin'),
    on('d:CRW', SH(1, 'a')),
    'a:CRW',
    [
      [REP(1, 'a'), oneOf('material', 'energy')],
      [REP(2, 'a'), oneOf('material', 'energy')],
      [REP(2, 'a'), A()],
      [REP(3, '*'), A(2)],
    ],
    [A(), SH(1, '*')],
  ),
  crew(
    '2A',
    named('Quartermaster', 'Zásobovač', 'Quartiermeister'),
    on('d:COM', A()),
    'a:ARK',
    [[oneOf('material', 'energy')], [A()], [A(2)], [A(3)]],
    [A(), T()],
  ),
  crew(
    '2B',
    named('Surveyor', 'Zeměměřič', 'Vermesserin'),
    on('a:PLN', D()),
    'd:MAN',
    [[MV(1)], [MV(2)], [MV(2), DRAW(1)], [MV(3), A()]],
    [D()],
  ),
  crew(
    '3A',
    named('Inquisitor', 'Inkvizitor', 'Inquisitor'),
    on('d:CRW', { op: 'ignore', what: 'ship' }),
    'a:CRW',
    [[T()], [pay({ energy: 1 }, ISO(), T())], [ISO()], [ISO(), A()]],
    [R()],
  ),
  crew(
    '3B',
    named('Reclaimer', 'Obnovitelka', 'Erneuerin'),
    on('a:COR', A(2)),
    'a:CRW',
    [[R_FOR_2A()], [R_FOR_2A(T())], [pay({ remnants: 1 }, A(3))], [pay({ remnants: 1 }, HI(), A())]],
    [R_FOR_2A(T())],
  ),
  crew(
    '4A',
    named('Diplomat', 'Diplomatka', 'Diplomatin'),
    on('a:CRW', DRAW(1)),
    'a:CRW',
    [[T()], [pay(DISC(1), T(2))], [pay(DISC(1), A(), T())], [pay(DISC(2), INF)]],
    [pay(DISC(1), A())],
  ),
  crew(
    '4B',
    named('Marshal', 'Maršál', 'Marschall'),
    on('d:ARK', DRAW(1)),
    'a:CRW',
    [[PLAY()], [PLAY()], [PLAY(1)], [PLAY(1), DRAW(1)]],
    [pay(DISC(1), A())],
  ),
];

/** The leftmost section holds four resources and never corruption, the others two (REV-5.2). */
const STORAGE = [4, 2, 2, 2, 2];

export const FRIGATES: FrigateDef[] = [
  {
    id: 'FB1',
    name: named('Aegis', 'Aigida', 'Ägide'),
    sections: ['gain', 'affinity', 'activate', 'neutralise', 'promote'],
    storage: STORAGE,
    slots: [[], [A()], [A(), SH(1, '*')], [ISO()], [HI()]],
    modifiers: [{ mod: 'neutraliseWith', resource: 'material' }],
  },
  {
    id: 'FB2',
    name: named('Lancer', 'Kopiník', 'Lanzenreiter'),
    sections: ['affinity', 'gain', 'promote', 'neutralise', 'activate'],
    storage: STORAGE,
    slots: [[], [T()], [A()], [KILL(1, 'f')], [HI()]],
    modifiers: [{ mod: 'gainOrTactics', n: 2 }],
  },
  {
    id: 'FB3',
    name: named('Scholar', 'Učenec', 'Gelehrter'),
    sections: ['promote', 'affinity', 'gain', 'neutralise', 'activate'],
    storage: STORAGE,
    slots: [[], [DRAW(1)], [S()], [A()], [HI()]],
    modifiers: [{ mod: 'promoteWithAny', n: 1 }],
  },
  {
    id: 'FB4',
    name: named('Hauler', 'Tahoun', 'Schlepper'),
    sections: ['gain', 'promote', 'affinity', 'neutralise', 'activate'],
    storage: STORAGE,
    slots: [[], [A()], [A()], [A(2)], [HI()]],
    modifiers: [{ mod: 'gainAndTactics', n: 1 }],
  },
];

/** `100 110`: a large number, left, right. */
const faces = (text: string): DieDef['faces'] =>
  text.split(' ').map((face) => ({ large: Number(face[0]), left: Number(face[1]), right: Number(face[2]) }));

export const DICE: DieDef[] = [
  {
    id: 'die-2',
    name: named('Rift die, 1–2 players', 'Kostka trhlin, 1–2 hráči', 'Risswürfel, 1–2 Personen'),
    set: '2',
    faces: faces('100 110 101 200 200 111'),
  },
  {
    id: 'die-3',
    name: named('Rift die, 3 players', 'Kostka trhlin, 3 hráči', 'Risswürfel, 3 Personen'),
    set: '3',
    faces: faces('110 101 200 210 201 211'),
  },
  {
    id: 'die-4',
    name: named('Rift die, 4 players', 'Kostka trhlin, 4 hráči', 'Risswürfel, 4 Personen'),
    set: '4',
    faces: faces('210 201 211 300 310 311'),
  },
];
