import { type Bot, type BotJob, isBotWord, type Situation } from '@starhold/bots';
import {
  type Decision,
  type GameModule,
  type Language,
  type Picked,
  quickRng,
  seatWord,
  seedOf,
  sitterOf,
  World,
} from '@starhold/kernel';
import { about, InputError, makeBot } from '@starhold/lab';
import type { KeptFile } from '../files/kept.ts';
import type { AnyTable, News } from '../saves.ts';
import type { TerminalText } from '../text/index.ts';

/** Who sits where: a person at this terminal, or a bot; with a name in games that come from a table where they have one. */
type Chair = { kind: 'person'; name: string } | BotChair;
export type BotChair = { kind: 'bot'; bot: Bot; spec: string; name: string };

/** A table, who sits there, and where its game is kept. */
export interface Sitting {
  game: GameModule;
  table: AnyTable;
  /** Something to be said of the game when it goes on. */
  news: News;
  chairs: Chair[];
  lang: Language;
  kept: KeptFile;
}

const PERSON = seatWord({ name: '' });

/** People take the first seats; the list of bots is repeated over the others. */
export function seatWords(players: number, people: number, bots: readonly string[]): string[] {
  if (people > players) throw new InputError(`--people ${people} are more than the ${players} seats of this table`);
  const free = players - people;
  if (bots.length > free && free > 0) {
    throw new InputError(`${bots.length} bots were named, but only ${free} of ${players} seats are left for bots`);
  }
  return Array.from({ length: players }, (_, seat) => (seat < people ? PERSON : bots[(seat - people) % bots.length]));
}

export function chairsOf(game: GameModule, words: readonly string[]): Chair[] {
  return words.map((word, i) => {
    const { name, bot: spec } = sitterOf(word, isBotWord);
    if (spec === undefined) return { kind: 'person', name };
    return { kind: 'bot', bot: about(`seats.${i}`, () => makeBot(game, spec)), spec, name };
  });
}

export function chairWords(chairs: readonly Chair[]): string[] {
  return chairs.map((chair) => seatWord(chair.kind === 'person' ? chair : { name: chair.name, bot: chair.spec }));
}

/** Without names of their own a single person is "you"; several are numbered like the seats. */
export function chairNames(chairs: readonly Chair[], texts: TerminalText): string[] {
  const alone = chairs.filter((chair) => chair.kind === 'person').length === 1;
  return chairs.map((chair, i) => {
    if (chair.name !== '') return chair.name;
    if (chair.kind === 'bot') return texts.bot(i + 1, chair.spec);
    return alone ? texts.you : texts.player(i + 1);
  });
}

/** As a spectator calls them. */
export function namesIn(seats: readonly string[], texts: TerminalText): string[] {
  return seats.map((word, i) => {
    const { name, bot } = sitterOf(word, isBotWord);
    if (name !== '') return name;
    return bot === undefined ? texts.player(i + 1) : texts.bot(i + 1, bot);
  });
}

/** Depends on the game and on how far it is, so that a game that was put aside, or taken back, goes on in the same way. */
function luckFor(table: AnyTable, seat: number): number {
  return Number.parseInt(seedOf(`${table.log().seed} seat ${seat}`, table.length).slice(0, 8), 16);
}

/** Whatever its budget says, nobody at a terminal waits longer for a bot. */
const MAX_MILLIS = 60_000;

/** Does this bot think so long that somebody may want to stop it? */
export const thinksLong = ({ spec }: BotChair): boolean => spec.startsWith('search');

/** For a bot in a thread of its own. Everything hidden from its seat is dealt anew before it goes there. */
export function botJob(table: AnyTable, { spec }: BotChair, decision: Decision): BotJob {
  const { seat } = decision.ask;
  const luck = luckFor(table, seat);
  const state = table.redeal(seat, quickRng(luck));
  const { view } = table.seen(seat);
  return { game: table.rules.id, spec, seat, view, decision, state, luck, maxMillis: MAX_MILLIS };
}

/** The answer of a bot that has it at once. */
export function botAnswer(table: AnyTable, bot: Bot, decision: Decision): Picked {
  const { seat } = decision.ask;
  const situation: Situation = {
    seat,
    decision,
    view: table.seen(seat).view,
    imagine: (rng) => new World(table.rules, table.redeal(seat, rng)),
  };
  return bot.decide(situation, quickRng(luckFor(table, seat)));
}
