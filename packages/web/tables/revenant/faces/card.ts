import { type Text, txt } from '@starhold/effects/text';
import type { Language } from '@starhold/kernel';
import { catalogueOf, type RevenantEntry } from '@starhold/revenant';
import { countsOf, type Pack } from '@starhold/revenant/content';
import { abilityText, arkEffectText, modifierText, opsText, planetEffect, wordingOf } from '@starhold/revenant/text';
import { type HouseId, isHouse } from '../../../art/revenant/index.ts';
import type { RevenantText } from '../texts/table.ts';

/** What stands on a card, line by line: one face draws all kinds of them. */

export type CardEntry = RevenantEntry;

const LETTERS = 'mesn';
const known = new WeakMap<Pack, ReadonlyMap<string, CardEntry>>();

/** Everything of a pack by its id; ids are different across all kinds. */
export function cardIn(pack: Pack, id: string): CardEntry | undefined {
  let all = known.get(pack);
  if (!all) {
    all = new Map(catalogueOf(pack).map((entry) => [entry.id, entry]));
    known.set(pack, all);
  }
  return all.get(id);
}

/** Letters of what it costs: `mme`; nothing where it is free or has no price. */
export function priceOf(entry: CardEntry): string {
  switch (entry.kind) {
    case 'cadet':
    case 'frigate':
    case 'command':
    case 'action':
      return lettersOf(countsOf(entry.definition.cost));
    case 'scanner':
    case 'colony':
      return 'n'.repeat(entry.definition.cost);
    default:
      return '';
  }
}

export const lettersOf = (counts: readonly number[]): string =>
  counts.map((n, kind) => LETTERS[kind].repeat(n)).join('');

/** Where it is missing, resources of a price that are not in store. */
export function missingFor(price: string, stored: readonly number[]): string {
  const left = [...stored];
  return [...price].filter((letter) => left[LETTERS.indexOf(letter)]-- <= 0).join('');
}

export function houseOf(entry: CardEntry): HouseId | undefined {
  const house = entry.kind === 'house' ? entry.id : entry.group;
  return isHouse(house) ? house : undefined;
}

/** One effect or ability. `tone`: what the Void has spoiled, or what holds without further ado. */
export interface CardLine {
  text: Text;
  tone?: 'void' | 'strong';
}

/** Everything printed under the name. */
export function linesOf(entry: CardEntry, lang: Language): CardLine[] {
  const plainLines = (...texts: Text[]): CardLine[] =>
    texts.filter(({ length }) => length > 0).map((text) => ({ text }));
  switch (entry.kind) {
    case 'cadet':
    case 'frigate':
    case 'command': {
      const { abilities, modifiers, do: ops } = entry.definition;
      return plainLines(
        ...abilities.map((ability) => abilityText(ability, lang)),
        ...modifiers.map((modifier) => modifierText(modifier, lang)),
        opsText(ops, lang),
      );
    }
    case 'planet':
      return [
        { text: planetEffect(entry.definition.upper, false, lang) },
        { text: planetEffect(entry.definition.lower, true, lang), tone: 'void' },
      ];
    case 'failure': {
      const { words } = wordingOf(lang);
      const { upper, lower, set } = entry.definition;
      const below = set === 'mission' ? [txt`${words.lower}`, txt`${words.uncoverable}`] : [txt`${words.lower}`];
      return plainLines(opsText(upper, lang, [txt`${words.upper}`]), opsText(lower, lang, below));
    }
    case 'house': {
      const { upper, lower, reward } = entry.definition;
      const { trackReward } = wordingOf(lang).words;
      return [
        ...plainLines(arkEffectText(upper, lang), arkEffectText(lower, lang)),
        { text: opsText(reward, lang, [txt`${trackReward}`]), tone: 'strong' },
      ];
    }
    case 'crew': {
      const { basic, developing, activation } = entry.definition;
      const { activation: label, rank } = wordingOf(lang);
      return [
        { text: abilityText(basic, lang), tone: 'strong' },
        ...plainLines(...developing.map((ability, n) => abilityText(ability, lang, [rank(n)]))),
        { text: opsText(activation, lang, [label]), tone: 'strong' },
      ];
    }
    case 'board': {
      const { slots, modifiers } = entry.definition;
      const { slot } = wordingOf(lang);
      return plainLines(
        ...slots.map((ops, i) => opsText(ops, lang, [slot(i + 1)])),
        ...modifiers.map((modifier) => modifierText(modifier, lang)),
      );
    }
    case 'scanner':
      return plainLines(opsText(entry.definition.benefits, lang));
    case 'action':
      return plainLines(opsText(entry.definition.do, lang));
    default:
      // What is left says all of it in one sentence, after its printed numbers.
      return entry.text(lang).map((line) => ({ text: txt`${line}` }));
  }
}

export const kindName = (entry: CardEntry, lang: Language, w: RevenantText): string => {
  const { kinds } = wordingOf(lang);
  return Object.hasOwn(kinds, entry.kind)
    ? kinds[entry.kind as keyof typeof kinds]
    : w.kinds[entry.kind as keyof RevenantText['kinds']];
};

/** All of it for the ear. */
export function spokenCard(entry: CardEntry, lang: Language): string {
  return [entry.name[lang], ...entry.text(lang)].join('. ');
}
