import type { Occasions, Text, Voice } from '@starhold/effects/text';
import type {
  Bonus,
  CardKind,
  Goal,
  House,
  Modifier,
  Price,
  Reach,
  RevenantLexicon,
  RivalStep,
  Score,
  Ship,
  Trigger,
} from '../content/index.ts';

/** What can happen, as far as words go: some abilities hear it of the own frigate or of lasting cards only. */
export type Occasion =
  | Exclude<Trigger, 'activate'>
  | 'attackFrigate'
  | 'manoeuvreFrigate'
  | 'planetFrigate'
  | 'playPermanent';

/** One phrase for each kind of modifier: a missing one does not compile. */
export type ModifierPhrases = { [K in Modifier['mod']]: (m: Extract<Modifier, { mod: K }>) => Text };
/** One phrase for each step of the Rival. */
export type RivalPhrases = { [K in RivalStep['step']]: (step: Extract<RivalStep, { step: K }>) => Text };

/** Where: in the wordings a place has two sets of words, `in` it and `into` it. */
const PLACES = [
  'here',
  'near',
  'nears',
  'any',
  'one',
  'two',
  'free',
  'rift',
  'other',
  'frigate',
  'nearFrigate',
] as const;
export type PlaceWord = (typeof PLACES)[number];

/** The word for a place where `n` things happen. */
export function placeWord(at: Reach, n: number): PlaceWord {
  if (at.rift) return 'rift';
  if (at.other) return 'other';
  const alone = n === 1 || at.sectors === 1;
  if (at.range === 'near') return alone ? 'near' : 'nears';
  if (at.range !== 'any') return at.range;
  if (n === 1) return 'any';
  if (at.sectors === 1) return 'one';
  return at.sectors === 2 ? 'two' : 'free';
}

/** Everything the cards say in one language. */
export interface Wording {
  voice: Voice<RevenantLexicon>;
  occasions: Occasions<Occasion>;
  /** The label of what the bonus action Activate does. */
  activation: Text;
  modifiers: ModifierPhrases;
  rival: RivalPhrases;
  price(p: Price): Text;
  goal(g: Goal): Text;
  score(s: Score): Text;
  bonuses: Record<Bonus, string>;
  kinds: Record<CardKind, string>;
  /** A ship of a House: `Belitan ark`. */
  ship(kind: Ship, house: string): string;
  sector(ref: string): string;
  section(n: number): string;
  figures: Record<'captain' | 'cadet1' | 'cadet2', string>;
  player(n: number): string;
  rank(n: number): Text;
  slot(n: number): Text;
  prestige(n: number): Text;
  priority(kinds: readonly string[]): Text;
  words: Record<
    | 'cost'
    | 'free'
    | 'flag'
    | 'mining'
    | 'commission'
    | 'corrupted'
    | 'clean'
    | 'upper'
    | 'lower'
    | 'cleanEffect'
    | 'corruptedEffect'
    | 'ownFrigate'
    | 'uncoverable'
    | 'cycle'
    | 'players'
    | 'voidborn'
    | 'rifts'
    | 'planets'
    | 'shuttle'
    | 'house'
    | 'basic'
    | 'income'
    | 'draw'
    | 'reset'
    | 'sections'
    | 'trackReward'
    | 'revenant'
    | 'frigate'
    | 'emergency'
    | 'council'
    | 'nothing'
    | 'faces'
    | 'copies'
    | 'orElse',
    string
  >;
  houseOf(house: House, name: string): Text;
}
