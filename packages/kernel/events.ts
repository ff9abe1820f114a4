import type { Scalar, Seat } from './types.ts';

/**
 * Events are output only. Each game declares one interface with a name for every field:
 * `interface Events { shipHit: { pub: { n: number } }; drew: { pub: { left: number }; priv: { card: string } } }`.
 * `pub` is for everybody; `priv` reaches only the seats it is told to.
 */

/** A list is a copy: what was told never changes afterwards. */
export type Field = Scalar | readonly Scalar[];
export type Fields = Record<string, Field>;
/** The events of a game whose types do not matter to the caller. */
export type AnyEvents = Record<string, { pub: Fields; priv?: Fields }>;

/** What the kernel itself tells. */
export interface KernelEvents {
  signal: { pub: { id: string } };
}

type PubOf<T> = T extends { pub: infer P } ? P : never;
type PrivOf<T> = T extends { priv: infer Q } ? Q : 'priv' extends keyof T ? Fields : never;
/** For an event that says it all by its name. */
export type NoFields = Record<string, never>;

/** The rest of a call of `tell` or `reveal`: the public part; with a private part, that and its seats. */
export type EventParts<T> =
  AnyEvents extends Record<string, T>
    ? [pub: Fields, priv?: Fields, to?: Seat[]]
    : T extends { pub: infer P; priv: infer Q }
      ? [pub: P, priv: Q, to: Seat[]]
      : T extends { pub: infer P }
        ? [pub: P]
        : never;

/** `{ n: 12, type: 'shipHit', seat: 0, pub: { n: 2 }, cause: 'danger:D03', rule: 'BOS-11.3' }`. */
export interface GameEvent {
  n: number;
  type: string;
  seat: Seat;
  pub: Fields;
  priv?: Fields;
  to?: Seat[];
  cause: string;
  rule: string;
}

/**
 * An event as one pair of eyes may have it: `priv` is there or not; everybody receives every `n`, so that gaps tell
 * nothing. With the events of a game, `type` narrows the fields.
 */
export type SeenEvent<E = AnyEvents> = {
  [K in keyof E & string]: {
    n: number;
    type: K;
    seat: Seat;
    pub: PubOf<E[K]>;
    priv?: PrivOf<E[K]>;
    cause: string;
    rule: string;
  };
}[keyof E & string];

export type SeenEventOf<E, K extends keyof E & string> = Extract<SeenEvent<E>, { type: K }>;

/** Something for each event of a game; one that is missing does not compile. */
export type ForEachEvent<E, T extends unknown[], R> = {
  [K in keyof E & string]: (event: SeenEventOf<E, K>, ...rest: T) => R;
};
