import type { Seat } from '@starhold/kernel';
import { packOf } from '../content/index.ts';
import { knownTop, seesHand } from '../hidden.ts';
import type { Options } from '../options.ts';
import { cardIds } from '../rules/cards.ts';
import { packetRef } from '../rules/packets.ts';
import { framesOf, type Player, type State } from '../state.ts';
import {
  baseOf,
  damageOf,
  deadlyCards,
  diceOf,
  groundOf,
  lookingOf,
  type PlayerView,
  pricesOf,
  startersOf,
  underway,
  unseen,
  type View,
} from '../view.ts';
import { type InvasionView, invasionView } from './invasion.ts';

/** The parts of a view that the game's own policy reads. A view is one, too. */
export type RoneSight = Pick<
  View,
  | 'pack'
  | 'options'
  | 'me'
  | 'round'
  | 'phase'
  | 'side'
  | 'wins'
  | 'players'
  | 'looking'
  | 'deadly'
  | 'starters'
  | 'invasion'
  | 'over'
>;

/**
 * Parts of a view, each made when it is first read, by the function that makes it for the view. The state is in private
 * fields of the language, not of the compiler: whoever holds a sight has what the view would show, and no way to more.
 */
class Sight implements RoneSight {
  readonly pack: string;
  readonly me: Seat;
  readonly round: number;
  readonly phase: number;
  readonly side: number;
  readonly over: string;
  readonly players: PlayerView[];
  readonly #s: State;
  #options: Options | undefined;
  #wins: number[] | undefined;
  #looking: string[] | undefined;
  #deadly: string[] | undefined;
  #starters: View['starters'] | undefined;
  #invasion: InvasionView | null | undefined;

  constructor(s: State, eyes: Seat) {
    this.#s = s;
    this.pack = s.pack;
    this.me = eyes;
    this.round = s.round;
    this.phase = s.phase;
    this.side = s.side;
    this.over = s.over;
    this.players = s.players.map((_, seat) => new PlayerSight(s, eyes, seat));
  }

  get options(): Options {
    this.#options ??= { ...this.#s.options };
    return this.#options;
  }

  get wins(): number[] {
    this.#wins ??= this.#s.wins.slice();
    return this.#wins;
  }

  get looking(): string[] {
    this.#looking ??= lookingOf(this.#s, this.me, framesOf(this.#s));
    return this.#looking;
  }

  get deadly(): string[] {
    this.#deadly ??= deadlyCards(this.#s, this.me);
    return this.#deadly;
  }

  get starters(): View['starters'] {
    this.#starters ??= startersOf(this.#s);
    return this.#starters;
  }

  get invasion(): InvasionView | null {
    if (this.#invasion === undefined) this.#invasion = invasionView(this.#s);
    return this.#invasion;
  }
}

class PlayerSight implements PlayerView {
  readonly armour: number;
  readonly health: number;
  readonly deck: number;
  readonly hand: number;
  readonly rerolls: number;
  readonly research: number;
  readonly parts: number;
  readonly compensation: number;
  readonly #s: State;
  readonly #p: Player;
  readonly #eyes: Seat;
  readonly #seat: Seat;
  #base: PlayerView['base'] | undefined;
  #top: string[] | undefined;
  #rest: string[] | undefined;
  #cards: string[] | undefined;
  #played: string[] | undefined;
  #underway: string[] | undefined;
  #discard: string[] | undefined;
  #scrap: string[] | undefined;
  #ground: PlayerView['ground'] | undefined;
  #stored: number[] | undefined;
  #slots: number[] | undefined;
  #pool: number[] | undefined;
  #discounts: number[] | undefined;
  #dice: PlayerView['dice'] | undefined;
  #damage: string[] | undefined;
  #prices: number[] | undefined;
  #queue: string[] | undefined;

  constructor(s: State, eyes: Seat, seat: Seat) {
    const p = s.players[seat];
    this.#s = s;
    this.#p = p;
    this.#eyes = eyes;
    this.#seat = seat;
    this.armour = p.armour;
    this.health = p.health;
    this.deck = p.deck.length;
    this.hand = p.hand.length;
    this.rerolls = p.rerolls;
    this.research = p.research;
    this.parts = p.parts;
    this.compensation = p.compensation;
  }

  get base(): PlayerView['base'] {
    this.#base ??= baseOf(this.#s, this.#p);
    return this.#base;
  }

  get top(): string[] {
    const { deck } = this.#p;
    this.#top ??= cardIds(this.#s, deck.slice(deck.length - knownTop(this.#p, this.#eyes, this.#seat)));
    return this.#top;
  }

  get rest(): string[] {
    this.#rest ??= cardIds(this.#s, unseen(this.#s, this.#eyes, this.#seat)).sort();
    return this.#rest;
  }

  get cards(): string[] {
    const { hand, shown } = this.#p;
    this.#cards ??= cardIds(this.#s, seesHand(this.#s, this.#eyes, this.#seat) ? hand : shown).sort();
    return this.#cards;
  }

  get played(): string[] {
    this.#played ??= cardIds(this.#s, this.#p.played);
    return this.#played;
  }

  get underway(): string[] {
    this.#underway ??= underway(this.#s, this.#seat);
    return this.#underway;
  }

  get discard(): string[] {
    this.#discard ??= cardIds(this.#s, this.#p.discard);
    return this.#discard;
  }

  get scrap(): string[] {
    this.#scrap ??= cardIds(this.#s, this.#p.scrap);
    return this.#scrap;
  }

  get ground(): PlayerView['ground'] {
    this.#ground ??= groundOf(this.#s, this.#p);
    return this.#ground;
  }

  get stored(): number[] {
    this.#stored ??= this.#p.stored.slice();
    return this.#stored;
  }

  get slots(): number[] {
    this.#slots ??= packOf(this.#s).slots.slice();
    return this.#slots;
  }

  get pool(): number[] {
    this.#pool ??= this.#p.pool.slice();
    return this.#pool;
  }

  get discounts(): number[] {
    this.#discounts ??= this.#p.off.slice();
    return this.#discounts;
  }

  get dice(): PlayerView['dice'] {
    this.#dice ??= diceOf(this.#p);
    return this.#dice;
  }

  get damage(): string[] {
    this.#damage ??= damageOf(this.#s, this.#seat).map(packetRef);
    return this.#damage;
  }

  get prices(): number[] {
    this.#prices ??= pricesOf(this.#s, this.#seat);
    return this.#prices;
  }

  get queue(): string[] {
    this.#queue ??= this.#p.queue.slice();
    return this.#queue;
  }
}

export function sightOf(s: State, eyes: Seat): RoneSight {
  return new Sight(s, eyes);
}
