import type { Text, Voice } from '@starhold/effects/text';
import type {
  AbilityTime,
  Bonus,
  Condition,
  Damage,
  Difficulty,
  KindOrChoice,
  Modifier,
  Price,
  ResourceKind,
  RoneLexicon,
} from '../content/index.ts';

/** What an id is called, in the reader's language and in quotes. */
export type NameOf = (id: string) => string;

/** One phrase for each kind of modifier: a missing one does not compile. */
export type ModifierPhrases = {
  [K in Modifier['mod']]: (m: Extract<Modifier, { mod: K }>, nameOf: NameOf) => Text;
};

/** Everything the cards say in one language. */
export interface Wording {
  voice: Voice<RoneLexicon>;
  /** A condition as a label; events of a scenario by their names. */
  condition(c: Condition, nameOf: NameOf): Text;
  modifiers: ModifierPhrases;
  /** Labels in front of an ability; `first`: only the first time. */
  moments: Record<AbilityTime, Text>;
  firstMoments: Record<AbilityTime, Text>;
  /** Resources by kind, as they stand alone in a list. */
  kinds: Record<ResourceKind, string>;
  /** Beside a number, with `resources` left unsaid: `2 red`. */
  countedKind(kind: ResourceKind, n: number): string;
  /** `2 red resources`, of any colour or of one. */
  resources(n: number, kind: KindOrChoice): Text;
  /** A screw of a die. */
  neutral: string;
  /** `1 of each colour`. */
  eachColour: Text;
  player(n: number): string;
  nothing: string;
  damages: Record<Damage, string>;
  /** `3 melee damage`. */
  price(p: Price): Text;
  /** `1 more melee damage per …`. */
  bonus(b: Bonus, condition: Text | undefined): Text;
  keep: Text;
  fleeting: Text;
  perResearch: Text;
  difficulties: Record<Difficulty, string>;
  target(armour: number, base: number, each: number, when: Text): Text;
  inRound(n: number): Text;
  labels: Record<
    | 'activated'
    | 'drawn'
    | 'unplayed'
    | 'deployed'
    | 'trained'
    | 'resolution'
    | 'top'
    | 'lasting'
    | 'whileActive'
    | 'prep'
    | 'victory'
    | 'defeat'
    | 'alwaysVictory'
    | 'target',
    Text
  >;
  words: Record<
    | 'cost'
    | 'free'
    | 'training'
    | 'combat'
    | 'support'
    | 'reward'
    | 'none'
    | 'melee'
    | 'ranged'
    | 'destruction'
    | 'armour'
    | 'health'
    | 'leader'
    | 'technology'
    | 'protocol'
    | 'passive'
    | 'scenario'
    | 'custom',
    string
  >;
}
