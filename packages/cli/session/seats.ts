import { BOT_NAMES, type Bot, type Situation } from '@starhold/bots';
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
import { InputError, makeBot } from '@starhold/lab';
import type { KeptFile } from '../files/kept.ts';
import type { AnyTable } from '../saves.ts';
import type { Words } from '../text/index.ts';

/** Who sits where: a person at this terminal, or a bot; with a name in games that come from a table where they have one. */
export type Chair = { kind: 'person'; name: string } | { kind: 'bot'; bot: Bot; spec: string; name: string };

/** A table, who sits there, and where its game is kept. */
export interface Place {
  game: GameModule;
  table: AnyTable;
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

const isBot = (spec: string): boolean => BOT_NAMES.includes(spec.split(':')[0]);

export function chairsOf(game: GameModule, words: readonly string[]): Chair[] {
  return words.map((word) => {
    const { name, bot: spec } = sitterOf(word, isBot);
    return spec === undefined ? { kind: 'person', name } : { kind: 'bot', bot: makeBot(game, spec), spec, name };
  });
}

export function chairWords(chairs: readonly Chair[]): string[] {
  return chairs.map((chair) => seatWord(chair.kind === 'person' ? chair : { name: chair.name, bot: chair.spec }));
}

/** Without names of their own a single person is "you"; several are numbered like the seats. */
export function chairNames(chairs: readonly Chair[], words: Words): string[] {
  const alone = chairs.filter((chair) => chair.kind === 'person').length === 1;
  return chairs.map((chair, i) => {
    if (chair.name !== '') return chair.name;
    if (chair.kind === 'bot') return words.bot(i + 1, chair.spec);
    return alone ? words.you : words.player(i + 1);
  });
}

/** As a spectator calls them. */
export function namesIn(seats: readonly string[], words: Words): string[] {
  return seats.map((word, i) => {
    const { name, bot } = sitterOf(word, isBot);
    if (name !== '') return name;
    return bot === undefined ? words.player(i + 1) : words.bot(i + 1, bot);
  });
}

/**
 * A bot's answer. Its generator depends on the game and on how far it is, so that a game that was put aside, or taken
 * back, goes on in the same way.
 */
export function botAnswer(table: AnyTable, bot: Bot, decision: Decision): Picked {
  const { seat } = decision.ask;
  const situation: Situation = {
    seat,
    decision,
    view: table.seen(seat).view,
    imagine: (rng) => new World(table.rules, table.redeal(seat, rng)),
  };
  const name = `${table.log().seed} seat ${seat}`;
  return bot.decide(situation, quickRng(Number.parseInt(seedOf(name, table.length).slice(0, 8), 16)));
}
