import type { Numbers, Text, Voice } from '@starhold/effects/text';
import type {
  DangerSpace,
  Difficulty,
  Faction,
  Keyword,
  Kind,
  Modifier,
  Num,
  Requirement,
  ThreatDef,
  ThreatKeyword,
  UnsLexicon,
} from '../content/index.ts';
import type { AskedNumber } from '../view/why.ts';

type Border = NonNullable<DangerSpace['border']>;
type SpaceEffect = NonNullable<DangerSpace['effect']>;

/** One phrase for each kind of passive or story modifier, of requirement: a missing one does not compile. */
export type ModifierPhrases = {
  [K in Modifier['mod']]: (m: Extract<Modifier, { mod: K }>) => Text;
};
export type RequirementPhrases = {
  [K in Requirement['req']]: (r: Extract<Requirement, { req: K }>) => Text;
};
export type KeywordId = 'unity' | 'haggle' | 'focus' | 'conspiracy' | 'level' | ThreatKeyword['k'];

/** Everything the cards say in one language. */
export interface Wording {
  voice: Voice<UnsLexicon>;
  /** Labels in front of an effect. */
  keyword(k: Keyword): Text;
  level(n: number): Text;
  threatKeyword(k: ThreatKeyword): Text;
  modifiers: ModifierPhrases;
  /** Numbers that something on the table can add to. */
  numbers: Numbers<AskedNumber>;
  requirements: RequirementPhrases;
  /** What a keyword means, for tooltips. */
  help: Record<KeywordId, string>;
  factions: Record<Faction, string>;
  kinds: Record<Kind, string>;
  requires: Record<Kind | 'any', string>;
  notches: Record<'top' | 'bottom', string>;
  origins: Record<ThreatDef['origin'], string>;
  /** On which difficulty a danger space is skipped. */
  skipped: Record<Difficulty, string>;
  /** The mark of a faction on an upgrade. */
  symbol(faction: Faction): string;
  /** What a space does, and who skips it. */
  spaceEffects: Record<SpaceEffect, Text>;
  borders: Record<Border, string>;
  /** A printed number, or what it follows. */
  stat(n: Num): Text;
  labels: Record<
    | 'upkeep'
    | 'defeat'
    | 'drawn'
    | 'reward'
    | 'ongoing'
    | 'levelUp'
    | 'victory'
    | 'ending'
    | 'then'
    | 'threatSide'
    | 'together'
    | 'onAlly',
    Text
  >;
  cheaper(n: number): Text;
  extraDefence(n: number): Text;
  afterDrawn: Record<'discard' | 'box', Text>;
  notRemovable: Text;
  bossDamageGoal(n: number): Text;
  endingGoal: Text;
  nextCard(n: number): Text;
  copies(n: number): string;
  words: Record<
    | 'level'
    | 'cost'
    | 'price'
    | 'attack'
    | 'defence'
    | 'bossDeck'
    | 'threatDeck'
    | 'solo'
    | 'duo'
    | 'danger'
    | 'maximum'
    | 'start'
    | 'bossCard'
    | 'nothing',
    string
  >;
}
