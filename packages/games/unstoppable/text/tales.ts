import { capitalise, concat, join, type Lang, type Text, txt } from '@starhold/effects/text';
import type { Requirement, StoryCardDef, StoryOption } from '../content/index.ts';
import { modifierText } from './cards.ts';
import { clauses, opsText, wordingOf } from './effects.ts';
import type { RequirementPhrases } from './wording.ts';

/** Story cards: the words of the story, and what they do, made from the data. */
export interface StoryOptionText {
  id: string;
  /** The words of the story. */
  story: string;
  /** What it asks for and what it gives. */
  rules: Text;
}
export interface StoryCardText {
  title: string;
  story: string;
  ongoing: Text;
  options: StoryOptionText[];
  ending: string;
}

/** What is paid; everything else is only looked at. */
const COSTS: readonly Requirement['req'][] = ['pay', 'remove', 'discardAlly', 'damage', 'danger'];
/** Numbers on the card are for one player; these count for each, and two players add up what they have (rules file 7.8). */
const FOR_EACH: readonly Requirement['req'][] = ['pay', 'remove', 'discardAlly', 'own', 'defeated'];

/** A requirement as a clause, for so many players. */
export function requirementText(r: Requirement, lang: Lang, players = 1): Text {
  const n = FOR_EACH.includes(r.req) ? r.n * players : r.n;
  // Alone there is nobody else to take it.
  if (r.req === 'damage' && players === 1) return clauses([{ op: 'hurt', n }], lang);
  // The key is the requirement's own name, so phrase and requirement fit; TypeScript cannot follow the lookup.
  const phrase = wordingOf(lang).requirements[r.req] as RequirementPhrases[Requirement['req']] as (
    r: Requirement,
  ) => Text;
  const told = phrase({ ...r, n });
  return FOR_EACH.includes(r.req) && players > 1 ? txt`${told} (${wordingOf(lang).labels.together})` : told;
}

/** `Level 5+: pay 2 credits → gain 2 health. Continue with card 21.` */
export function optionRules(option: StoryOption, lang: Lang, players = 1): Text {
  const w = wordingOf(lang);
  const told = (paid: boolean): Text[] =>
    option.requires.filter((r) => COSTS.includes(r.req) === paid).map((r) => requirementText(r, lang, players));
  const conditions = told(false);
  const costs = told(true);
  const goal = option.ending ? w.labels.ending : w.nextCard(option.next ?? 0);
  const asked = costs.length > 0 ? txt`${join(costs, ', ')} → ` : [];
  const label = conditions.length > 0 ? txt`${join(conditions, ', ')}: ` : [];
  // What comes of it happens to every player.
  const whose = players > 1 ? txt`${w.voice.groups.players.label}: ` : [];
  const parts = option.ops.length > 0 ? [concat(whose, clauses(option.ops, lang)), capitalise(goal, lang)] : [goal];
  return capitalise(concat(label, asked, join(parts, '. '), '.'), lang);
}

export function storyText(def: StoryCardDef, lang: Lang, players = 1): StoryCardText {
  const w = wordingOf(lang);
  const modifiers = def.modifiers.map((m) => modifierText(m, lang));
  const always = modifiers.length > 0 ? capitalise(txt`${w.labels.ongoing} – ${join(modifiers, '; ')}.`, lang) : [];
  const upkeep = opsText(def.upkeep, lang, [w.labels.upkeep]);
  return {
    title: def.name[lang],
    story: def.tale[lang],
    ongoing: concat(always, always.length > 0 && upkeep.length > 0 ? ' ' : '', upkeep),
    options: def.options.map((option) => ({
      id: option.id,
      story: option.tale[lang],
      rules: optionRules(option, lang, players),
    })),
    ending: def.epilogue?.[lang] ?? '',
  };
}
