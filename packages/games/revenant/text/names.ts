import { join, type Lang, type NounCase, num, qty, quoted, type Text, txt, word } from '@starhold/effects/text';
import { packOf, RESOURCES, type Ship } from '../content/index.ts';
import { opsText, wordingOf } from './effects.ts';
import {
  CARD,
  CORRUPTION,
  DAMAGE,
  DATA,
  HIDDEN,
  PILE_NOUNS,
  PRESTIGE,
  REMNANT,
  RESOURCE,
  RESOURCE_NOUNS,
  SHIELD,
  SUPPLY,
  TACTICS,
  VOIDBORN,
} from './nouns.ts';
import { RIVAL } from './titles.ts';

/** How messages name things. Nothing is read from a state, so a name can tell nothing its reader may not know. */

/** Whose words: of a table, of a view of it, of a pack. */
export interface From {
  pack: string;
}

/** What stands behind an id; what the pack does not know is shown as it is. */
export function nameFor(from: From, id: string, lang: Lang): string {
  return packOf(from).names.get(id)?.[lang] ?? id;
}

const NOUNS = {
  card: CARD,
  corruption: CORRUPTION,
  damage: DAMAGE,
  data: DATA,
  hidden: HIDDEN,
  prestige: PRESTIGE,
  remnants: REMNANT,
  resource: RESOURCE,
  shield: SHIELD,
  supply: SUPPLY,
  tactics: TACTICS,
  voidborn: VOIDBORN,
  any: RESOURCE_NOUNS.any,
  ...PILE_NOUNS,
};
type Counted = keyof typeof NOUNS;

/** Everything that messages in one language call by a name. */
export interface Names {
  /** `Anna: ` in front of what happened to a player, nothing for the table itself. */
  by: string;
  player(player: number): string;
  /** In quotes and linked; names are never declined. */
  card(id: string): Text;
  cards(ids: readonly string[]): Text;
  /** `Belitan ark`, `frigate (Anna)`, `Reinforce`. */
  ship(ref: string): Text;
  ships(refs: readonly string[]): Text;
  house(ref: string): string;
  sector(ref: string): string;
  sectors(refs: readonly string[]): Text;
  section(n: number): string;
  figure(ref: string): string;
  /** `2 material, 1 energy` of `mme`; `nothing` for none. */
  resources(letters: string, as?: NounCase): Text;
  amount(n: number, what: Counted, as?: NounCase): Text;
  /** `Belitan, Commission`, `“Ember Docks”, upper effect`. */
  effect(of: string, which: number): Text;
  /** What one of the two effects of a failure does. */
  failing(card: string, which: number): Text;
  /** What a list of operations, an ability or a card belongs to: `C07/on1`, `1A.2`. */
  source(list: string): Text;
}

/** `mme`. */
export const LETTERS = 'mesn';
const SHIP = /^(ark|fighter|dropship|shuttle)([A-Z]{3})$/;

export function namesFor(from: From, seats: readonly string[], seat: number, lang: Lang): Names {
  const w = wordingOf(lang);
  const player = (at: number): string => seats[at] ?? (seats.length === 1 ? RIVAL[lang] : w.player(at + 1));
  const card = (id: string): Text => word(quoted(nameFor(from, id, lang), lang), id);
  const house = (ref: string): string => nameFor(from, ref, lang);
  // Questions and options know no names: who is asked has one of his own.
  const frigate = (of: number): Text =>
    seats.length === 0 && of === seat ? txt`${w.words.ownFrigate}` : txt`${w.words.frigate} (${player(of)})`;
  const ship = (ref: string): Text => {
    const [, kind, of] = SHIP.exec(ref) ?? [];
    if (kind) return txt`${w.ship(kind as Ship, house(of))}`;
    if (ref.startsWith('frigate')) return frigate(Number(ref.slice(7)));
    if (ref === 'revenant' || ref === 'emergency') return txt`${w.words[ref]}`;
    return txt`${nameFor(from, ref, lang)}`;
  };
  const { sector } = w;
  return {
    by: seat < 0 ? '' : `${player(seat)}: `,
    player,
    card,
    cards: (ids) => join(ids.map(card), ', '),
    ship,
    ships: (refs) => join(refs.map(ship), ', '),
    house,
    sector,
    sectors: (refs) =>
      join(
        refs.map((ref) => num(ref.slice(1))),
        ', ',
      ),
    section: w.section,
    figure: (ref) => w.figures[ref as keyof typeof w.figures] ?? ref,
    resources: (letters, as = 'acc') => {
      const counts = RESOURCES.map((_, i) => [...letters].filter((letter) => letter === LETTERS[i]).length);
      const parts = RESOURCES.flatMap((kind, i) =>
        counts[i] > 0 ? [qty(counts[i], RESOURCE_NOUNS[kind], as, lang)] : [],
      );
      return parts.length > 0 ? join(parts, ', ') : txt`${w.words.nothing}`;
    },
    amount: (n, what, as = 'acc') => qty(n, NOUNS[what], as, lang),
    effect: (of, which) => {
      const { houses, planetIndex } = packOf(from);
      const def = houses.find(({ id }) => id === of);
      if (def) return txt`${def.name[lang]}, ${(which === 1 ? def.upper : def.lower).name[lang]}`;
      if (planetIndex.has(of)) return txt`${card(of)}, ${which === 1 ? w.words.cleanEffect : w.words.corruptedEffect}`;
      return txt`${card(of)}, ${which === 1 ? w.words.upper : w.words.lower}`;
    },
    failing: (of, which) => {
      const { failures, failureIndex } = packOf(from);
      const def = failures[failureIndex.get(of) ?? -1];
      return def ? opsText(which === 1 ? def.upper : def.lower, lang) : txt``;
    },
    source: (list) => {
      const [of] = list.split(/[/.]/);
      if (/^[A-Z]{3}$/.test(of)) return ship(`ark${of}`);
      return Object.hasOwn(w.bonuses, of) ? txt`${w.bonuses[of as keyof typeof w.bonuses]}` : card(of);
    },
  };
}
