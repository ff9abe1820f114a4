import type { RevenantEntry } from '../../catalogue.ts';
import type { AgendaDef, FrigateDef, OrderDef, ScannerDef } from '../../content/index.ts';
import { crewScenes, operationScenes } from './abilities.ts';
import { BOARD, ME, type PlayerWords, table } from './setting.ts';
import type { GivenWords, Scene } from './stage.ts';

/** Where and how each kind of card is shown. */

function effectScenes(id: string): Scene[] {
  return [1, 2].map((which) => ({
    title: which === 1 ? 'clean effect' : 'corrupted effect',
    given: table({ data: 0 }, { planets: { s2: id }, corrupted: ['arkZEN', 'arkYAR'], landed: {}, crew: {} }),
    first: ['send:cadet1>dropshipDUN', 'end', 'land', `effect:${id}.${which}`],
    since: 'effect',
  }));
}

const ROWS: Record<number, string[]> = {
  1: ['S11', 'S12', 'S13', 'S14', 'S15'],
  2: ['S21', 'S22', 'S23', 'S24', 'S25'],
  3: ['S31', 'S32', 'S33', 'S34', 'S35'],
};
function scannerScenes({ id, cycle, set }: ScannerDef): Scene[] {
  const others = ROWS[cycle].map((name) => `${name}-${set}`).filter((name) => name !== id);
  const row = [id, others[0], others[1]];
  const players: PlayerWords[] = Array.from({ length: Number(set) - 1 }, () => ({}));
  const on = (more: GivenWords): GivenWords => ({
    ...table({ stored: 'nnnn' }, more),
    p: [{ ...ME, stored: 'nnnn' }, ...players],
  });
  return [
    { title: 'charged', given: on({ cycle, row }), first: [`send:cadet1>${id}`], since: 'charged' },
    { title: 'jump', given: on({ cycle, row: [id], chosen: id, moment: 'after', crew: {} }), since: 'cleared' },
  ];
}

const END: GivenWords = { ships: { arkBEL: 's1', arkDUN: 's4' }, moment: 'after', cycle: 4 };
const MANY = ['BEL', 'BEL', 'BEL', 'DUN', 'DUN', 'FEN', 'NOV', 'SHI', 'YAR'];
/** Somebody who meets everything that an agenda or a colony asks for. */
const RICH: PlayerWords = {
  rank: 2,
  tactics: 7,
  hidden: MANY,
  hand: ['C10', 'C11', 'C12'],
  stored: 'mmmmmmmmmm',
  remnants: 2,
  cadet1: ['C01', 'C02'],
  cadet2: ['C03', 'C04'],
  frigates: ['F01', 'F02', 'F03', 'F04', 'F05'],
  commands: ['O01', 'O02', 'O03', 'O04', 'O05'],
  influence: { BEL: 7, DUN: 3, FEN: 3 },
};
function agendaScenes({ id, set }: AgendaDef): Scene[] {
  const every = ['BEL', 'DUN', 'FEN', 'NOV', 'SHI', 'YAR', 'ZEN'];
  const at = (kind: string, sectors: number[]): Record<string, string> =>
    Object.fromEntries(every.map((house, i) => [`${kind}${house}`, `s${sectors[i]}`]));
  const ships = {
    ...at('ark', [1, 2, 3, 3, 4, 5, 6]),
    ...at('fighter', [1, 2, 3, 4, 5, 6, 7]),
    ...at('dropship', [1, 2, 3, 4, 5, 6, 7]),
    shuttleBEL: 's8',
    shuttleDUN: 's8',
  };
  const own = set === 'personal' ? { personal: id } : { fleet: id };
  return [
    { title: 'met', given: { ...END, ships, p: [{ ...RICH, ...own }, {}] }, since: 'scored', until: 'over' },
    { title: 'not met', given: { ...END, ships: {}, p: [own, {}] }, since: 'scored', until: 'over' },
  ];
}

function failureScenes(id: string, set: string): Scene[] {
  const me: PlayerWords = { ...ME, tactics: 5, rank: 2, influence: { BEL: 3, DUN: 1 }, hidden: ['BEL', 'DUN', 'FEN'] };
  const cycle = set === 'mission' ? 4 : 2;
  const given: GivenWords = {
    ...table(
      {},
      {
        moment: 'skirmish',
        cycle,
        hull: 5,
        voidborn: { s8: 2 },
        crew: {},
        landed: {},
        ships: { shuttleNOV: 's3', dropshipYAR: 's5' },
      },
    ),
    p: [me, { stored: 'men', hand: ['C30'], hidden: ['ZEN', 'ZEN'], tactics: 3, influence: { YAR: 2 } }],
    ...(set === 'mission' ? { upper: id, lower: 'X1', failures: 1 } : { upper: 'Y4', lower: id, failureDeck: ['Y1'] }),
  };
  if (set === 'ship') {
    given.upper = id === 'X2' ? 'X3' : 'X2';
    given.row = ['S21-2'];
  }
  return [{ title: 'resolved', given, since: 'failure', until: set === 'ship' ? 'hullHit' : 'scored', through: true }];
}

function boardScenes({ id, modifiers }: FrigateDef): Scene[] {
  const cards = ['F03', 'F09', 'F17', 'F19'];
  const slots: Scene[] = [1, 2, 3, 4].map((n) => ({
    title: `slot ${n + 1}`,
    given: table(
      { board: id, frigates: cards.slice(0, n), hand: ['F22'], corrupted: [4] },
      { hiddenDeck: ['BEL', '...'] },
    ),
    first: ['send:cadet1>arkSHI', 'none', 'bonus:affinity', 'play:F22'],
    since: 'played',
  }));
  const twist = modifiers[0]?.mod;
  const bonus =
    twist === 'neutraliseWith'
      ? ['bonus:neutralise', 'part:material']
      : twist === 'promoteWithAny'
        ? ['bonus:promote', 'pay:mss']
        : ['bonus:gain'];
  const corrupted = twist === 'neutraliseWith' ? [5] : [4];
  return [
    ...slots,
    {
      title: 'bonus action',
      given: table({ board: id, corrupted, stored: 'mmess' }),
      first: ['send:cadet1>arkSHI', 'none', ...bonus],
      since: 'bonus',
    },
  ];
}

function houseScenes(id: string): Scene[] {
  const given = table({ hand: ['O12', 'O08'] }, { crew: { arkBEL: '1.cadet1', dropshipYAR: '1.cadet2' } });
  const free: GivenWords = id === 'BEL' ? { ...given, crew: { dropshipYAR: '1.cadet2' } } : given;
  return [
    ...[1, 2].map(
      (which): Scene => ({
        title: which === 1 ? 'upper effect' : 'lower effect',
        given: free,
        first: [`send:cadet1>ark${id}`, `effect:${id}.${which}`],
        since: 'effect',
      }),
    ),
    {
      title: 'reward',
      given: { ...free, p: [{ ...ME, influence: { [id]: 1 } }, {}] },
      first: [`send:cadet1>ark${id}`],
      since: 'reward',
    },
  ];
}

const ACTIONS: Record<string, string[]> = {
  fighter: ['send:cadet1>fighterBEL', 'manoeuvre', 'to:s1', 'attack'],
  dropship: ['send:cadet1>dropshipDUN', 'end', 'land'],
  frigate: ['send:cadet1>frigate0', 'attack'],
  reinforce: ['send:cadet1>reinforce', 'house:BEL'],
  hypercharge: ['send:cadet1>S11-2', 'house:BEL'],
};

function orderScenes({ id }: OrderDef): Scene[] {
  const given: GivenWords = {
    ...BOARD,
    ships: { ...BOARD.ships, frigate1: 's2' },
    moment: 'rival',
    options: { players: 1 },
    crew: {},
    landed: {},
    row: ['S11-2', 'S12-2', 'S13-2'],
    orders: [id, '...'],
    hiddenDeck: ['DUN', 'ZEN', '...'],
    supply: 5,
    p: [{}],
  };
  return [{ title: 'carried out', given, since: 'order' }];
}

/** How each thing of a pack is shown. */
export function scenesOf(entry: RevenantEntry): Scene[] {
  switch (entry.kind) {
    case 'cadet':
    case 'frigate':
    case 'command':
      return operationScenes(entry.definition);
    case 'planet':
      return effectScenes(entry.id);
    case 'scanner':
      return scannerScenes(entry.definition);
    case 'colony':
      return [
        {
          title: 'scored',
          given: { ...END, p: [RICH, {}], row: [entry.id], chosen: entry.id },
          since: 'scored',
          until: 'over',
        },
        { title: 'without it', given: { ...END, p: [RICH, {}] }, since: 'scored', until: 'over' },
      ];
    case 'agenda':
      return agendaScenes(entry.definition);
    case 'failure':
      return failureScenes(entry.id, entry.definition.set);
    case 'crew':
      return crewScenes(entry.definition);
    case 'board':
      return boardScenes(entry.definition);
    case 'die': {
      const players: PlayerWords[] = Array.from({ length: Number(entry.definition.set) }, () => ({}));
      return [
        {
          title: 'rolled',
          given: { moment: 'after', rifts: ['s1', 's4'], p: players, row: [`S11-${entry.definition.set}`] },
          since: 'rolled',
        },
      ];
    }
    case 'house':
      return houseScenes(entry.id);
    case 'action':
      return [
        {
          title: 'crewed',
          given: table({}, { row: ['S11-2', 'S12-2', 'S13-2'], upper: 'X1', failureDeck: ['X2', 'Y1'] }),
          first: ACTIONS[entry.id] ?? [],
        },
      ];
    case 'order':
      return orderScenes(entry.definition);
  }
}
