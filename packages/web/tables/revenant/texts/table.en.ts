import { counted } from '../../../text/counted.ts';

/** The words of crew, frigate, hand and cards that the game does not have. English; the other two have the same shape. */

const cards = (n: number): string => counted(n, 'card', 'cards');

export const REVENANT_EN = {
  tabs: { crew: 'Crew', frigate: 'Frigate', secret: 'Secret', others: 'Admirals' },
  kinds: {
    planet: 'planet',
    scanner: 'scanner card',
    colony: 'colony',
    agenda: 'agenda',
    failure: 'failure card',
    crew: 'crew board',
    board: 'frigate board',
    die: 'rift die',
    house: 'House',
    action: 'crew action',
    order: 'order of the Rival',
  },
  resources: { m: 'material', e: 'energy', s: 'science', n: 'neutronium', a: 'any resource' },
  own: {
    title: 'Your numbers',
    tactics: 'Tactics',
    rank: 'Rank',
    corruption: 'Corruption',
    remnants: 'Void remnants',
    data: 'Data',
    chip: (label: string, value: number, of?: number) => `${label}: ${value}${of === undefined ? '' : ` of ${of}`}`,
    goods: (stored: number, room: number) => `${counted(stored, 'resource', 'resources')} stored, room for ${room}`,
  },
  hand: {
    title: 'Hand',
    note: (n: number, most: number) => `${n} of ${most}`,
    empty: 'No operation cards in hand.',
  },
  crew: {
    none: 'to be chosen',
    title: 'Crew',
    rank: (n: number) => `rank ${n}`,
    ladder: 'Rank of the captain',
    level: (n: number, income: number, draw: number, reset: number) =>
      `Rank ${n}: ${cards(income)} of income, +${draw} for hidden influence, tactics reset to ${reset}`,
    now: 'now',
    income: 'Income',
    draw: 'Hidden draw',
    reset: 'Reset to',
    always: 'Captain, always',
    grows: 'Captain, by rank',
    activation: 'Activate',
    ready: 'at home',
    sent: 'sent out',
    freeSlot: 'free slot',
  },
  frigate: {
    none: 'to be chosen',
    title: 'Frigate',
    sections: 'Sections of the frigate',
    section: (n: number, bonus: string) => `Section ${n}, ${bonus}`,
    blocked: 'corrupted: blocked',
    never: 'no corruption',
    slots: 'Frigate cards',
    slot: (n: number) => `Slot ${n}`,
    slotFree: (n: number, gives: string) => `Slot ${n} is free${gives === '' ? '' : `; filled, it gives: ${gives}`}`,
    emergency: 'Emergency',
    emergencyText: 'Emergency action: hidden influence, then a resource or a tactic',
    always: 'Always',
  },
  secret: {
    title: 'Secret',
    hidden: 'Hidden influence',
    hiddenNone: 'none yet',
    hiddenOf: (house: string, n: number) =>
      `${house}: ${counted(n, 'hidden influence card', 'hidden influence cards')}`,
    agendas: 'Agendas',
    personal: 'Personal',
    fleet: 'Fleet',
    reached: (have: number, need: number) => (have >= need ? `met: ${have} of ${need}` : `${have} of ${need}`),
    commands: 'Command cards played',
  },
  others: {
    title: 'Admirals',
    turn: 'at turn',
    said: (at: {
      tactics: number;
      rank: number;
      hand: number;
      hidden: number;
      corruption: number;
      remnants: number;
      data: number;
    }) =>
      `tactics ${at.tactics}, rank ${at.rank}, ${cards(at.hand)} in hand, ${at.hidden} hidden influence, corruption ${at.corruption}, void remnants ${at.remnants}, data ${at.data}`,
    supply: (n: number) => `supply ${n}`,
    orders: (n: number) => `${counted(n, 'order', 'orders')} left`,
  },
  offer: {
    sides: 'Crew boards to choose from',
    boards: 'Frigate boards to choose from',
    looking: 'Seen only by you',
  },
};
