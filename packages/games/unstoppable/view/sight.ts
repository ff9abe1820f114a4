import type { Seat } from '@starhold/kernel';
import { type Pack, packOf } from '../content/index.ts';
import { charactersOf } from '../options.ts';
import type { Player, UnsState } from '../state.ts';
import {
  bossView,
  dangerView,
  deckView,
  marketView,
  onDeckView,
  type PlayerView,
  type UnsView,
  worksOf,
} from '../view.ts';
import { type CardView, cardView, type SleeveView, type ThreatView, threatView } from './cards.ts';
import type { WorkView } from './work.ts';

/** The parts of a view that the game's own policy reads. A view is one, too. */
export type UnsSight = Pick<
  UnsView,
  'pack' | 'eyes' | 'players' | 'market' | 'boss' | 'danger' | 'work' | 'won' | 'over'
>;

/**
 * Parts of a view, each made when it is first read, by the function that makes it for the view. The state is in private
 * fields of the language, not of the compiler: whoever holds a sight has what the view would show, and no way to more.
 */
class Sight implements UnsSight {
  readonly pack: string;
  readonly eyes: Seat;
  readonly players: PlayerView[];
  readonly #s: UnsState;
  readonly #pack: Pack;
  #market: UnsView['market'] | undefined;
  #boss: UnsView['boss'] | undefined;
  #danger: UnsView['danger'] | undefined;
  #work: WorkView[] | undefined;

  constructor(s: UnsState, eyes: Seat) {
    this.#s = s;
    this.#pack = packOf(s);
    this.pack = s.pack;
    this.eyes = eyes;
    this.players = s.players.map((_, seat) => new PlayerSight(s, this.#pack, seat));
  }

  get market(): UnsView['market'] {
    this.#market ??= marketView(this.#s, this.#pack);
    return this.#market;
  }

  get boss(): UnsView['boss'] {
    this.#boss ??= bossView(this.#s, this.#pack);
    return this.#boss;
  }

  get danger(): UnsView['danger'] {
    this.#danger ??= dangerView(this.#s);
    return this.#danger;
  }

  get work(): WorkView[] {
    this.#work ??= worksOf(this.#s);
    return this.#work;
  }

  get won(): boolean {
    return this.#s.won === 1;
  }

  get over(): string {
    return this.#s.over;
  }
}

class PlayerSight implements PlayerView {
  readonly health: number;
  readonly armour: number;
  readonly ap: number;
  readonly credits: number;
  readonly level: number;
  readonly draft: number;
  readonly deckSize: number;
  readonly defeated: number;
  readonly struck: boolean;
  readonly #s: UnsState;
  readonly #pack: Pack;
  readonly #p: Player;
  readonly #seat: Seat;
  #deck: SleeveView[] | undefined;
  #onDeck: ThreatView | null | undefined;
  #field: ThreatView[] | undefined;
  #hand: CardView[] | undefined;
  #play: CardView[] | undefined;
  #discard: CardView[] | undefined;

  constructor(s: UnsState, pack: Pack, seat: Seat) {
    const p = s.players[seat];
    this.#s = s;
    this.#pack = pack;
    this.#p = p;
    this.#seat = seat;
    this.health = p.health;
    this.armour = p.armour;
    this.ap = p.ap;
    this.credits = p.credits;
    this.level = p.level;
    this.draft = p.draft;
    this.deckSize = p.deck.length;
    this.defeated = p.defeated;
    this.struck = p.struck === 1;
  }

  get character(): string {
    return charactersOf(this.#s.options)[this.#seat];
  }

  get deck(): SleeveView[] {
    this.#deck ??= deckView(this.#s, this.#pack, this.#seat);
    return this.#deck;
  }

  get onDeck(): ThreatView | null {
    if (this.#onDeck === undefined) this.#onDeck = onDeckView(this.#s, this.#pack, this.#seat);
    return this.#onDeck;
  }

  get field(): ThreatView[] {
    this.#field ??= this.#p.field.map((card) => threatView(this.#s, this.#pack, card, true));
    return this.#field;
  }

  get hand(): CardView[] {
    this.#hand ??= this.#cards(this.#p.hand);
    return this.#hand;
  }

  get play(): CardView[] {
    this.#play ??= this.#cards(this.#p.play);
    return this.#play;
  }

  get discard(): CardView[] {
    this.#discard ??= this.#cards(this.#p.discard);
    return this.#discard;
  }

  #cards(cards: readonly number[]): CardView[] {
    return cards.map((card) => cardView(this.#s, this.#pack, card));
  }
}

export function sightOf(s: UnsState, eyes: Seat): UnsSight {
  return new Sight(s, eyes);
}
