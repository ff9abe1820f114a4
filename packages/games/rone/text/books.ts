import type { KernelRefusals, Messages, Nothing, Text } from '@starhold/effects/text';
import type { ForEachEvent } from '@starhold/kernel';
import type { Abouts } from '../abouts.ts';
import type { Events } from '../events.ts';
import type { Names } from './names.ts';

/** What every message is told. A message that is missing in one language does not compile. */

/** One line for each event of the rules. */
export type LogBook = ForEachEvent<Events, [names: Names], Text>;

/** One question for each frame that asks, told what it asks about. */
export type PromptBook = { [K in keyof Abouts]: (about: Abouts[K], names: Names) => Text };

/** One entry for each message id the rules refuse with. */
export interface RefusalShape extends KernelRefusals {
  deckGone: Nothing;
  cannotPay: Nothing;
  dieUsed: Nothing;
  dieLocked: Nothing;
  dieIdle: Nothing;
  noTokens: Nothing;
  rerollsForbidden: Nothing;
  noPair: { kind: string };
  exhausted: Nothing;
  passiveOnly: Nothing;
  tooFewParts: { n: number; now: number };
  noEffect: Nothing;
  tooFewToSacrifice: { n: number };
  tooManyCards: { n: number };
  notKeepable: Nothing;
  noRoom: { kind: string };
  othersFirst: Nothing;
  alreadyActed: Nothing;
  coveredCard: Nothing;
  untargetable: Nothing;
  immune: Nothing;
  tooCostly: { n: number };
  sameName: Nothing;
  notOwn: Nothing;
}

/** What stands on the buttons; refs arrive as names. */
export interface OptionBook {
  draw: Text;
  reshuffle: Text;
  end: Text;
  /** What it ends, by the question. */
  ends: Record<'draw' | 'main' | 'parts' | 'upgrade' | 'assault', Text>;
  none: Text;
  skip: Text;
  do: Text;
  pass: Text;
  order: Text;
  nothing: Text;
  leader(card: Text, does: Text): Text;
  take(card: Text): Text;
  takeKind(kind: Text): Text;
  /** Dice by their numbers. */
  die(die: number, face: Text): Text;
  convert(a: number, b: number): Text;
  play(card: Text, cost: Text): Text;
  activate(card: Text, does: Text): Text;
  pair(name: Text, what: Text): Text;
  keep(card: Text): Text;
  slot(kind: Text): Text;
  wildSlot(kind: Text): Text;
  deal(packet: Text): Text;
  hit(packet: Text): Text;
  siege(packet: Text): Text;
  payWith(packet: Text, action: Text): Text;
  spend(action: Text, price: Text): Text;
  pay(what: Text): Text;
  recycle(what: Text): Text;
  recycleTop(pile: 'scrapyard' | 'discard'): Text;
  ofMate(text: Text, name: string): Text;
  destroy(what: Text): Text;
  face(die: number, face: number, shows: Text): Text;
  swap(from: Text, to: Text): Text;
  refresh(card: Text): Text;
  exhaust(card: Text): Text;
  repeat(card: Text): Text;
  reroll(die: number): Text;
  first(name: string): Text;
  run(card: Text): Text;
  train(card: Text): Text;
  top(card: Text): Text;
  enlist(card: Text): Text;
  lock(die: number): Text;
  setAside(action: Text): Text;
  neutral: Text;
}

/** All messages of one language. */
export interface MessageBook {
  log: LogBook;
  prompts: PromptBook;
  options: OptionBook;
  refusals: Messages<RefusalShape>;
}
