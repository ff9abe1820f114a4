import { type Lang, plain, type Text } from '@starhold/effects/text';
import type { CardView, SleeveView, ThreatView } from '@starhold/unstoppable';
import {
  type BossCardDef,
  type CoreDef,
  coreIn,
  isBossDef,
  type Num,
  type Pack,
  type ThreatDef,
  threatIn,
  type UpgradeDef,
  upgradeIn,
} from '@starhold/unstoppable/content';
import {
  bossCardText,
  coreText,
  nameFor,
  opsText,
  threatText,
  upgradeBack,
  upgradeBody,
  upgradeText,
  wordingOf,
} from '@starhold/unstoppable/text';
import type { CardsText } from '../texts/cards.ts';
import { NOTCHES } from './defs.ts';
import type { Cards } from './pack.ts';

/** Cards in words: the whole card in one breath, for screen readers. */

/** Signs are said as words. */
export function spoken(text: Text, t: CardsText): string {
  return plain(text.map((s) => (s.t === 'icon' && s.v === '↻' ? { ...s, v: t.exhaustTo } : s)));
}

function sentences(parts: readonly string[]): string {
  return parts
    .filter((part) => part !== '')
    .map((part) => (/[.!?]$/.test(part) ? part : `${part}.`))
    .join(' ');
}

export const capital = (s: string, lang: Lang): string => s.charAt(0).toLocaleUpperCase(lang) + s.slice(1);

function upgradesIn({ pack, lang, t }: Cards, card: SleeveView, side: 'core' | 'threat'): string[] {
  const { notches } = wordingOf(lang);
  return NOTCHES.flatMap((notch) => {
    const id = card[notch];
    if (id === null) return [];
    const def = upgradeIn(pack, id);
    const kind = coreIn(pack, card.core)?.kind;
    const body = def ? (side === 'core' ? upgradeBody(def, lang, kind) : upgradeBack(def, lang)) : [];
    return [t.upgradeIn(capital(notches[notch], lang), nameFor(pack, id, lang), spoken(body, t))];
  });
}

export function coreName(cards: Cards, card: CardView): string {
  const { pack, lang, t } = cards;
  if (card.core === null) return sentences([t.bossCard, ...upgradesIn(cards, card, 'core')]);
  const def = coreIn(pack, card.core);
  const text = def ? coreText(def, lang, pack) : undefined;
  return sentences([
    nameFor(pack, card.core, lang),
    text ? plain(text.stats) : '',
    def && def.cost === card.cost ? '' : capital(t.costNow(card.cost), lang),
    text ? spoken(text.body, t) : '',
    ...upgradesIn(cards, card, 'core'),
    card.exhausted ? capital(t.exhausted, lang) : '',
  ]);
}

/** What an upgrade adds to this core card. Behind the one exhaust symbol of an ally it needs none of its own. */
export function addedBody(upgrade: UpgradeDef, core: CoreDef | undefined, lang: Lang): Text {
  const text = upgradeBody(upgrade, lang, core?.kind);
  if (text[0]?.t !== 'icon' || core?.exhaust.length !== 1 || core.triggers.length > 0) return text;
  const [, next, ...rest] = text;
  return next ? [{ ...next, v: next.v.trimStart() }, ...rest] : text;
}

/** A printed number, where it is one. */
export const printed = (n: Num | undefined): number | undefined => (typeof n === 'number' ? n : undefined);

/** What a threat gives: the reward, or what a boss card does when it is drawn. */
export function rewardText(pack: Pack, def: ThreatDef | BossCardDef, lang: Lang): Text {
  const { labels } = wordingOf(lang);
  return isBossDef(def) ? opsText(def.onDrawn, lang, [labels.drawn]) : threatText(def, lang, pack).body;
}

export function threatName(cards: Cards, threat: ThreatView, place: 'field' | 'onDeck'): string {
  const { pack, lang, t } = cards;
  const w = wordingOf(lang);
  const def = threatIn(pack, threat.threat);
  const attack = t.attackNow(threat.attack, printed(def?.attack) ?? threat.attack);
  const defence = t.defenceNow(threat.defence, printed(def?.defence) ?? threat.defence);
  const numbers = [
    place === 'onDeck' ? t.onDeck : t.onField,
    def ? (isBossDef(def) ? t.bossCard : w.origins[def.origin]) : '',
    typeof def?.attack === 'object' ? `${attack} (${t.byDanger})` : attack,
    typeof def?.defence === 'object' ? `${defence} (${t.byDanger})` : defence,
    t.damageTaken(threat.damage, threat.health),
    ...threat.keywords.map((k) => plain(w.threatKeyword(k))),
  ];
  const body = def ? (isBossDef(def) ? bossCardText(def, lang).body : threatText(def, lang, pack).body) : [];
  return sentences([
    nameFor(pack, threat.threat, lang),
    capital(numbers.filter((part) => part !== '').join(', '), lang),
    spoken(body, t),
    ...upgradesIn(cards, threat, 'threat'),
  ]);
}

export function upgradeName({ pack, lang, t }: Cards, id: string, price: number, base: number): string {
  const def = upgradeIn(pack, id);
  if (!def) return sentences([nameFor(pack, id, lang), t.priceNow(price, base)]);
  const { stats, body, back } = upgradeText(def, lang);
  return sentences([
    nameFor(pack, id, lang),
    price === base ? '' : capital(t.priceNow(price, base), lang),
    plain(stats),
    spoken(body, t),
    spoken(back, t),
  ]);
}

export function deckName({ pack, lang, t }: Cards, level: number, size: number, top: string | null): string {
  if (size === 0) return `${t.deck(level, 0)}, ${t.emptyDeck}`;
  const def = coreIn(pack, top);
  if (top === null) return t.deck(level, size);
  const { stats, body } = def ? coreText(def, lang, pack) : { stats: [], body: [] };
  return sentences([
    t.deck(level, size),
    capital(t.topCard(nameFor(pack, top, lang)), lang),
    plain(stats),
    spoken(body, t),
  ]);
}
