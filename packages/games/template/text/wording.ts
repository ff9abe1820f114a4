import type { KernelRefusals, Messages, Text, Voice } from '@starhold/effects/text';
import type { ForEachEvent } from '@starhold/kernel';
import type { CardLexicon } from '../content/index.ts';
import type { Events } from '../events.ts';

/** What the rules refuse, by message, and what each message is told. */
export interface RefusalShape extends KernelRefusals {
  nothingToDraw: object;
  flareReady: object;
  handFull: { n: number };
  tooFewCards: { n: number };
  payExactly: { n: number };
}

/** Names for the one who reads: of players, and of finds in quotes. */
export interface Names {
  player(seat: number): string;
  find(id: string): string;
  finds(ids: readonly string[]): string;
}

/** Everything the game says in one language. What is missing does not compile. */
export interface Wording {
  voice: Voice<CardLexicon>;
  stats(cost: number, points: number): Text;
  events: ForEachEvent<Events, [names: Names], Text>;
  prompts: {
    turn(round: number): Text;
    pay(cost: number, find: string): Text;
    branch(find: string): Text;
    aside: Text;
  };
  options: {
    dive: Text;
    pass: Text;
    flare: Text;
    wave: Text;
    /** Where no branch of a card can be done. */
    skip: Text;
    play(find: string): Text;
    haul(find: string, cost: number): Text;
    pay(find: string): Text;
  };
  refusals: Messages<RefusalShape>;
}
