import { type ByLang, concat, icon, join, type Lang, type Text, tell } from '@starhold/effects/text';
import type { CoreDef, Effect, Op, UpgradeDef } from '../content/index.ts';
import { CS } from './phrases.cs.ts';
import { DE } from './phrases.de.ts';
import { EN } from './phrases.en.ts';
import type { Wording } from './wording.ts';

/** Single effects as text. */

const WORDINGS: ByLang<Wording> = { en: EN, cs: CS, de: DE };

export function wordingOf(lang: Lang): Wording {
  return WORDINGS[lang];
}

/** The exhaust symbol. */
export const EXHAUST: Text = icon('↻', 'UNS-8.1');

const LETTERS = ['X', 'Y', 'Z', 'W', 'V'];
const bindsX = (effect: Effect): boolean => effect.kw === 'unity' || effect.kw === 'focus';

/** One symbol of a card: its labels, then what it does. */
export function effectText(effect: Effect, lang: Lang, more: { labels?: Text[]; taken?: string[] } = {}): Text {
  const { voice, keyword, level } = WORDINGS[lang];
  const labels = [...(more.labels ?? [])];
  if (effect.level !== undefined) labels.push(level(effect.level));
  if (effect.kw !== undefined) labels.push(keyword(effect.kw));
  const taken = bindsX(effect) ? ['X', ...(more.taken ?? [])] : (more.taken ?? []);
  return tell(voice, effect.ops, { labels, taken });
}

export function opsText(ops: readonly Op[], lang: Lang, labels: Text[] = []): Text {
  return ops.length === 0 ? [] : tell(WORDINGS[lang].voice, ops, { labels });
}

/** Behind a label or an arrow a clause goes on in small letters; none of them begins with a noun. Keywords stay. */
export function uncapitalised(text: Text, lang: Lang): Text {
  const [first, ...rest] = text;
  if (first?.t !== 'text' && !PLAIN_WORDS.test(first?.ref ?? '')) return text;
  return [{ ...first, v: first.v.replace(/^\p{L}/u, (c) => c.toLocaleLowerCase(lang)) }, ...rest];
}

/** Rule words that are verbs, not names of keywords. */
const PLAIN_WORDS = /^UNS-(13\.4|16\.[678])$/;

/** The clauses of a list without the full stops, for texts in which more follows. */
export function clauses(ops: readonly Op[], lang: Lang): Text {
  const each = ops.map((op) => {
    const text = uncapitalised(opsText([op], lang), lang);
    const last = text.at(-1);
    return last ? [...text.slice(0, -1), { ...last, v: last.v.replace(/\.$/, '') }] : text;
  });
  return join(each, '; ');
}

/**
 * Tells the effects of one card one after the other. A letter means one thing on a card: where a keyword binds X, other
 * amounts begin with Y.
 */
export class CardTeller {
  private readonly lang: Lang;
  private readonly taken: string[];

  constructor(effects: readonly Effect[], lang: Lang) {
    this.lang = lang;
    this.taken = effects.some(bindsX) ? ['X'] : [];
  }

  tell(effect: Effect, labels: Text[] = []): Text {
    const text = effectText(effect, this.lang, { labels, taken: this.taken });
    for (const { t, v } of text) {
      const letter = v.replace('×', '');
      if (t === 'num' && LETTERS.includes(letter) && !this.taken.includes(letter)) this.taken.push(letter);
    }
    return text;
  }

  exhaust(group: readonly Effect[]): Text {
    return concat(EXHAUST, ...group.flatMap((effect) => [' ', this.tell(effect)]));
  }
}

/** The effects that `do:0`, `do:1`, … name: the card's own first, then those of its upgrades (UNS-1.6, 7.5). */
export function effectList(core: CoreDef, upgrades: readonly UpgradeDef[], via: string, group: number): Effect[] {
  const own =
    via === 'play'
      ? core.play
      : via === 'exhaust'
        ? (core.exhaust[group] ?? [])
        : core.triggers.filter((t) => t.on === via).map((t) => t.effect);
  if (via !== (core.kind === 'tactic' ? 'play' : 'exhaust')) return own;
  return [...own, ...upgrades.flatMap((def) => def.core.effects)];
}
