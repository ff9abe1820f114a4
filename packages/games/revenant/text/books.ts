import type { KernelRefusals, Messages, Nothing, Text } from '@starhold/effects/text';
import type { ForEachEvent } from '@starhold/kernel';
import type { Abouts } from '../abouts.ts';
import type { Resource } from '../content/index.ts';
import type { Events } from '../events.ts';
import type { Names } from './names.ts';

/** What every message is told. A message that is missing in one language does not compile. */

/** One line for each event of the rules. */
export type LogBook = ForEachEvent<Events, [names: Names], Text>;

/** One question for each frame that asks, told what it asks about. */
export type PromptBook = { [K in keyof Abouts]: (about: Abouts[K], names: Names) => Text };

/** One entry for each message id the rules refuse with. */
export interface RefusalShape extends KernelRefusals {
  noStep: Nothing;
  nothingToHit: Nothing;
  sectorFull: Nothing;
  stuckInside: Nothing;
  noFreeSlot: Nothing;
  cannotPay: Nothing;
  noCorruptionSpace: Nothing;
  cannotResolve: Nothing;
  sectionCorrupted: Nothing;
  bonusImpossible: Nothing;
}

/** What stands on the buttons; refs arrive as names. */
export interface OptionBook {
  none: Text;
  end: Text;
  stop: Text;
  stay: Text;
  pass: Text;
  skip: Text;
  do: Text;
  pay: Text;
  manoeuvre: Text;
  attack: Text;
  land: Text;
  tactics: Text;
  side(card: Text): Text;
  send(figure: string, ship: Text): Text;
  charge(figure: string, card: Text): Text;
  emergency(figure: string): Text;
  corruptSection(section: string, frozen: Text): Text;
  corruptShip(ship: Text): Text;
  part: Record<'card' | 'free' | Resource, Text>;
  to(sector: string): Text;
  hitSector(sector: string): Text;
  hitShip(ship: Text): Text;
  move(ship: Text, sector: string): Text;
  gain(resource: Text): Text;
  payWith(resources: Text): Text;
  burn(card: string, resource: Text): Text;
  keep(house: string): Text;
  shed(house: string): Text;
  lose(house: string): Text;
  isolate(from: Text): Text;
  shield(sector: string): Text;
  destroy(what: Text): Text;
  mend(sector: string): Text;
  deploy(ship: Text, sector: string): Text;
  play(card: Text, cost: Text): Text;
  cheap(card: Text): Text;
  onto(play: Text, cadet: string): Text;
  copy(effect: Text): Text;
  remove(card: Text): Text;
  hiddenCard(house: string): string;
  unknownCard: string;
}

/** All messages of one language. */
export interface MessageBook {
  log: LogBook;
  prompts: PromptBook;
  options: OptionBook;
  refusals: Messages<RefusalShape>;
}
