/** Signs of this game on a field of 26 × 26 around 0: what stands out, and what is cut into it. */
interface Sign {
  d: string;
  cut?: string;
}

/** A House is a shape, a colour and a letter: no two of them share any. */
export const HOUSE_SIGNS = {
  BEL: {
    d: 'M0-10A10 10 0 1 1 0 10A10 10 0 1 1 0-10Z',
    cut: 'M0-5.4A5.4 5.4 0 1 1 0 5.4A5.4 5.4 0 1 1 0-5.4ZM0-2.6A2.6 2.6 0 1 0 0 2.6A2.6 2.6 0 1 0 0-2.6Z',
  },
  DUN: { d: 'M0-11L11 9H-11Z', cut: 'M1.6-4L-4 3.2h3.2L-2 8L4.4.6H1Z' },
  FEN: {
    d: 'M-11-9L-4-6.5L0-9L4-6.5L11-9L8 3L4.6 11L2.6 4H-2.6L-4.6 11L-8 3Z',
    cut: 'M-5.4-2.6l3.6 2l-3.2.8ZM5.4-2.6l-3.6 2l3.2.8Z',
  },
  NOV: {
    d: 'M0-12L3-3L12 0L3 3L0 12L-3 3L-12 0L-3-3Z',
    cut: 'M0-2.2A2.2 2.2 0 1 1 0 2.2A2.2 2.2 0 1 1 0-2.2Z',
  },
  SHI: { d: 'M-4-11H4L3-3L11-4V4L3 3L4 11H-4L-3 3L-11 4V-4L-3-3Z' },
  YAR: { d: 'M0-11L9.6-5.5v11L0 11L-9.6 5.5v-11Z', cut: 'M0-5.4L4.7-2.7v5.4L0 5.4L-4.7 2.7v-5.4Z' },
  ZEN: { d: 'M-10-11H10L3.4 0L10 11H-10L-3.4 0Z', cut: 'M-4.6-7.6h9.2L0-1.6ZM-4.6 7.6h9.2L0 1.6Z' },
} as const satisfies Record<string, Sign>;
export type HouseId = keyof typeof HOUSE_SIGNS;
export const isHouse = (id: string): id is HouseId => Object.hasOwn(HOUSE_SIGNS, id);

/** On dark ground. */
export const HOUSE_TONES: Record<HouseId, string> = {
  BEL: '#58a6ff',
  DUN: '#ffd84d',
  FEN: '#ff8f5c',
  NOV: '#dbe4f7',
  SHI: '#3ddfcb',
  YAR: '#6edb7f',
  ZEN: '#cf9cff',
};

/** Whose: solid pieces with an initial, never the shape of a House. */
export const PLAYER_TONES = ['#fff3dc', '#43b9ff', '#b6ea3c', '#ff9fd0'] as const;

/** Everything of the Void has one colour; red is for damage and for what cannot be paid. */
export const VOID_TONE = '#ff4fae';
export const DAMAGE_TONE = '#ff5b45';

/** By the letters that options use. */
export const RESOURCE_SIGNS = {
  m: { d: 'M0-10L8.7-5v10L0 10L-8.7 5V-5Z' },
  e: { d: 'M3-11L-8 2h6l-3 9L8-3H2Z' },
  s: {
    d: 'M0-10L8.7-5v10L0 10L-8.7 5V-5Z',
    cut: 'M0-7.4L6.4-3.7v7.4L0 7.4L-6.4 3.7v-7.4ZM0-4.2A4.2 4.2 0 1 0 0 4.2A4.2 4.2 0 1 0 0-4.2Z',
  },
  n: { d: 'M0-11L11 0L0 11L-11 0Z', cut: 'M0-5L5 0L0 5L-5 0Z' },
  /** Any of the four. */
  a: {
    d: 'M0-10L8.7-5v10L0 10L-8.7 5V-5Z',
    cut: 'M-1 2h2v-2q3-1 3-3.6q-.4-3.4-4-3.4q-3.6 0-4 3.4h2q.2-1.5 2-1.5q1.8 0 2 1.5q0 1.4-3 2.5ZM-1 4h2v2.2h-2Z',
  },
} as const satisfies Record<string, Sign>;
export type ResourceLetter = keyof typeof RESOURCE_SIGNS;

export const RESOURCE_TONES: Record<ResourceLetter, string> = {
  m: '#d29a67',
  e: '#ffd24a',
  s: '#58c7ff',
  n: '#b98cff',
  a: '#dfe4f5',
};

/** Pieces and numbers. */
export const REVENANT_SIGNS = {
  captain: {
    d: 'M-5.5-13L-2.6-10.5L0-13L2.6-10.5L5.5-13L4.8-7.6A5 5 0 0 1 3.6-3.6C6.4-1 8-1 10 11.5H-10C-8-1-6.4-1-3.6-3.6A5 5 0 0 1-4.8-7.6Z',
    cut: 'M0 0L1.6 3.2L5 3.6L2.5 6L3.1 9.5L0 7.8L-3.1 9.5L-2.5 6L-5 3.6L-1.6 3.2Z',
  },
  cadet: { d: 'M0-12A5 5 0 0 1 3.5-3.5C6-1 7.5 2 8.5 11.5H-8.5C-7.5 2-6-1-3.5-3.5A5 5 0 0 1 0-12Z' },
  voidborn: { d: 'M0-11L2.4-4L9.5-9L6 0L11 6L4 4.5L0 12L-4 4.5L-11 6L-6 0L-9.5-9L-2.4-4Z' },
  corruption: {
    d: 'M0-11A11 11 0 1 1 0 11A11 11 0 1 1 0-11Z',
    cut: 'M0-8L2-2L8-2.5L3 1.4L4.8 7L0 3.4L-4.8 7L-3 1.4L-8-2.5L-2-2Z',
  },
  damage: { d: 'M-8-8H8V8H-8Z', cut: 'M2-8L-3-1L1.5 1L-2 8L5 0L.5-1.5L5-8Z' },
  shield: { d: 'M0-11L9-8C9 2 5.5 8 0 11C-5.5 8-9 2-9-8Z', cut: 'M-1-7H1V-2H5V0H1V7H-1V0H-5V-2H-1Z' },
  data: { d: 'M0-10L9-5v10L0 10L-9 5v-10Z', cut: 'M-7-4.6L-6-6L0-2.4L6-6L7-4.6L1-1V8H-1V-1Z' },
  rift: { d: 'M3-12L-5-4L0-2L-6 4L-1 5L-4 12L6 2L1 0L7-5L2-6Z' },
  remnant: {
    d: 'M0-11L3-3L10-6L5 1L9 9L1 5L-6 10L-4 2L-11-2L-3-3Z',
    cut: 'M0-2.5A2.5 2.5 0 1 1 0 2.5A2.5 2.5 0 1 1 0-2.5Z',
  },
  tactics: { d: 'M-10-10H10V10H-10Z', cut: 'M-6-7H6V-4H1.6V7H-1.6V-4H-6Z' },
  rank: { d: 'M-8-3L0-11L8-3V1L0-7L-8 1ZM-8 4L0-4L8 4V8L0 0L-8 8ZM-4 11L0 7L4 11Z' },
  power: { d: 'M-9 11V-3C-9-7-5-9 0-12C5-9 9-7 9-3V11Z', cut: 'M-5 7V-2C-5-4-2-5.5 0-7.5C2-5.5 5-4 5-2V7Z' },
  prestige: { d: 'M0-12L3.4-4L12-3.6L5.3 1.8L7.6 10.2L0 5.4L-7.6 10.2L-5.3 1.8L-12-3.6L-3.4-4Z' },
  mask: {
    d: 'M-12-5Q0-8 12-5Q12 6 4.5 6Q1.5 6 0 2.5Q-1.5 6-4.5 6Q-12 6-12-5Z',
    cut: 'M-8-1.5Q-5-3.5-2.5-.5Q-5 2-8-1.5ZM8-1.5Q5-3.5 2.5-.5Q5 2 8-1.5Z',
  },
  ark: { d: 'M-13 0L-8-4H-4L-2-8H5L7-4H9L13 0L9 4H7L5 8H-2L-4 4H-8Z' },
  fighter: { d: 'M0-13L3-3L12 7V10L3 7L2 12H-2L-3 7L-12 10V7L-3-3Z' },
  dropship: { d: 'M-6-11H6L10-5V5L13 11H8L6 7H-6L-8 11H-13L-10 5V-5Z' },
  shuttle: { d: 'M0-13C5-8 7-3 7 4L12 10L4 8.5L0 12L-4 8.5L-12 10L-7 4C-7-3-5-8 0-13Z' },
  frigate: { d: 'M13 0L4-4H-5L-12-8L-9-2.5H-12V2.5H-9L-12 8L-5 4H4Z' },
  revenant: { d: 'M-13 0L-6-3L-3-11H3L6-3L13 0L6 3L3 11H-3L-6 3Z', cut: 'M0-4A4 4 0 1 1 0 4A4 4 0 1 1 0-4Z' },
  planet: { d: 'M0-8A8 8 0 1 1 0 8A8 8 0 1 1 0-8ZM-12 4Q0 11 12-4Q0 7-12 4Z' },
  symbol: { d: 'M0-10L10 0L0 10L-10 0Z', cut: 'M-4-1.5H4V1.5H-4Z' },
} as const satisfies Record<string, Sign>;
export type RevenantSign = keyof typeof REVENANT_SIGNS;

export const cutOf = (sign: Sign): string | undefined => sign.cut;
