import { countedCs } from '../../../text/counted.ts';
import type { RevenantText } from './table.ts';

const cards = (n: number): string => countedCs(n, 'karta', 'karty', 'karet');

export const REVENANT_CS: RevenantText = {
  tabs: { crew: 'Posádka', frigate: 'Fregata', secret: 'Tajné', others: 'Admirálové' },
  kinds: {
    planet: 'planeta',
    scanner: 'karta skeneru',
    colony: 'kolonie',
    agenda: 'agenda',
    failure: 'karta selhání',
    crew: 'deska posádky',
    board: 'deska fregaty',
    die: 'kostka trhlin',
    house: 'rod',
    action: 'akce posádky',
    order: 'rozkaz soupeře',
  },
  resources: { m: 'materiál', e: 'energie', s: 'věda', n: 'neutronium', a: 'libovolný zdroj' },
  own: {
    title: 'Tvoje čísla',
    tactics: 'Taktika',
    rank: 'Hodnost',
    corruption: 'Zhouba',
    remnants: 'Zbytky Prázdnoty',
    data: 'Data',
    chip: (label, value, of) => `${label}: ${value}${of === undefined ? '' : ` z ${of}`}`,
    goods: (stored, room) => `uloženo ${countedCs(stored, 'zdroj', 'zdroje', 'zdrojů')}, místa celkem ${room}`,
  },
  hand: {
    title: 'Ruka',
    note: (n, most) => `${n} z ${most}`,
    empty: 'V ruce nemáš žádné karty operací.',
  },
  crew: {
    none: 'teprve se vybírá',
    title: 'Posádka',
    rank: (n) => `hodnost ${n}`,
    ladder: 'Hodnost kapitána',
    level: (n, income, draw, reset) =>
      `Hodnost ${n}: přísun karet ${income}, +${draw} při skrytém vlivu, reset taktiky na ${reset}`,
    now: 'nyní',
    income: 'Přísun',
    draw: 'Skrytý vliv',
    reset: 'Reset na',
    always: 'Kapitán, vždy',
    grows: 'Kapitán, podle hodnosti',
    activation: 'Aktivace',
    ready: 'doma',
    sent: 'vyslán',
    freeSlot: 'volné místo',
  },
  frigate: {
    none: 'teprve se vybírá',
    title: 'Fregata',
    sections: 'Sekce fregaty',
    section: (n, bonus) => `Sekce ${n}, ${bonus}`,
    blocked: 'zkažená: zablokovaná',
    never: 'bez zhouby',
    slots: 'Karty fregaty',
    slot: (n) => `Místo ${n}`,
    slotFree: (n, gives) => `Místo ${n} je volné${gives === '' ? '' : `; po obsazení dá: ${gives}`}`,
    emergency: 'Nouze',
    emergencyText: 'Nouzová akce: skrytý vliv a k tomu zdroj, nebo taktika',
    always: 'Vždy',
  },
  secret: {
    title: 'Tajné',
    hidden: 'Skrytý vliv',
    hiddenNone: 'zatím žádný',
    hiddenOf: (house, n) =>
      `${house}: ${countedCs(n, 'karta skrytého vlivu', 'karty skrytého vlivu', 'karet skrytého vlivu')}`,
    agendas: 'Agendy',
    personal: 'Osobní',
    fleet: 'Flotila',
    reached: (have, need) => (have >= need ? `splněno: ${have} z ${need}` : `${have} z ${need}`),
    commands: 'Zahrané karty velení',
  },
  others: {
    title: 'Admirálové',
    turn: 'na tahu',
    said: (at) =>
      `taktika ${at.tactics}, hodnost ${at.rank}, v ruce ${cards(at.hand)}, skrytý vliv ${at.hidden}, zhouba ${at.corruption}, zbytky Prázdnoty ${at.remnants}, data ${at.data}`,
    supply: (n) => `zásoba ${n}`,
    orders: (n) => `zbývá ${countedCs(n, 'rozkaz', 'rozkazy', 'rozkazů')}`,
  },
  offer: {
    sides: 'Desky posádky na výběr',
    boards: 'Desky fregaty na výběr',
    looking: 'Vidíš jen ty',
  },
};
