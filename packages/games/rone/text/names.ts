import { join, type Lang, type NounCase, qty, quoted, type Text, txt, word } from '@starhold/effects/text';
import { type Name, packOf } from '../content/index.ts';
import { wordingOf } from './effects.ts';
import { ARMOUR, DAMAGE_NOUNS, HEALTH, PART, REROLL, RESEARCH, RESOURCE, SCREW } from './nouns.ts';
import { kindOf, symbolsText } from './symbols.ts';
import { PAIR_NAMES, STEPS_NAMES, ZONE_NAMES } from './titles.ts';

/** How messages name things. Nothing is read from a state, so a name can tell nothing its reader may not know. */

/** Whose words: of a table, of a view of it, of a pack. */
export interface From {
  pack: string;
}

/** What stands behind an id; what the pack does not know is shown as it is. */
export function nameFor(from: From, id: string, lang: Lang): string {
  return packOf(from).names.get(id)?.[lang] ?? id;
}

/** Everything that messages in one language call by a name. */
export interface Names {
  /** `Anna: ` in front of what happened to a player, nothing for the table itself. */
  by: string;
  player(seat: number): string;
  /** In quotes and linked; names are never declined. */
  card(id: string): Text;
  cards(ids: readonly string[]): Text;
  /** `2 red, 1 black` of `rrk`; `-` and nothing at all are nothing. */
  symbols(letters: string): Text;
  /** `green`, `red + red + neutral` of `g`, `rrn`; `–` for nothing. */
  screws(letters: string): Text;
  /** What a face gives: its coloured screws. */
  face(letters: string): Text;
  /** `3 armour`, `1 ranged damage`, `2 red resources` of a letter. */
  amount(n: number, what: string, as?: NounCase): Text;
  /** An event of a scenario. */
  event(scenario: string, id: string): Text;
  /** What a list of operations belongs to: `RC10/play`, `pair/red`, `zone/red`, `SP1`. */
  source(list: string): Text;
}

const NOUNS = {
  armour: ARMOUR,
  health: HEALTH,
  part: PART,
  screw: SCREW,
  reroll: REROLL,
  research: RESEARCH,
  resource: RESOURCE,
  ...DAMAGE_NOUNS,
};

/** Owners of lists that are no cards. */
const OWNERS: Record<string, Record<string, Name>> = { pair: PAIR_NAMES, reshuffle: STEPS_NAMES, zone: ZONE_NAMES };

export function namesFor(from: From, seats: readonly string[], seat: number, lang: Lang): Names {
  const player = (at: number): string => seats[at] ?? wordingOf(lang).player(at + 1);
  const card = (id: string): Text => word(quoted(nameFor(from, id, lang), lang), id);
  /** Neutral screws of a face give nothing (RONE-4.3). */
  const symbols = (letters: string): Text => {
    const coloured = letters.replaceAll(/[n-]/g, '');
    return coloured === '' ? txt`${wordingOf(lang).nothing}` : symbolsText(coloured, wordingOf(lang));
  };
  const screws = (letters: string): Text => {
    const { kinds, neutral } = wordingOf(lang);
    const named = [...letters.replace('-', '')].map((letter) => (letter === 'n' ? neutral : kinds[kindOf(letter)]));
    return txt`${named.length > 0 ? named.join(' + ') : '–'}`;
  };
  return {
    by: seat < 0 ? '' : `${player(seat)}: `,
    player,
    card,
    cards: (ids) => join(ids.map(card), ', '),
    symbols,
    screws,
    face: (letters) => screws(letters.replaceAll('n', '')),
    amount: (n, what, as = 'nom') => {
      if (what.length === 1) return wordingOf(lang).resources(n, kindOf(what));
      return qty(n, NOUNS[what as keyof typeof NOUNS], as, lang);
    },
    event: (scenario, id) => {
      const found = packOf(from).scenarios.find((def) => def.id === scenario);
      return txt`${quoted(found?.events.find((event) => event.id === id)?.name[lang] ?? id, lang)}`;
    },
    source: (list) => {
      const [owner, part = ''] = list.split('/');
      const name = OWNERS[owner]?.[part]?.[lang];
      return name === undefined ? card(owner) : txt`${name}`;
    },
  };
}
