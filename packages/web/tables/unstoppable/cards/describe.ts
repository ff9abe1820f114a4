import { type Lang, plain, type Text } from '@starhold/effects/text';
import type { CardView, SleeveView, ThreatView } from '@starhold/unstoppable';
import type { BossCardDef, CoreDef, Num, ThreatDef, UpgradeDef } from '@starhold/unstoppable/content';
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
import type { CardsText } from '../text/cards.ts';
import { coreDef, isBossCard, NOTCHES, threatDef, upgradeDef } from './defs.ts';

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

function upgradesIn(card: SleeveView, side: 'core' | 'threat', lang: Lang, t: CardsText): string[] {
  const { notches } = wordingOf(lang);
  return NOTCHES.flatMap((notch) => {
    const id = card[notch];
    if (id === null) return [];
    const def = upgradeDef(id);
    const body = def ? (side === 'core' ? upgradeBody(def, lang) : upgradeBack(def, lang)) : [];
    return [t.upgradeIn(capital(notches[notch], lang), nameFor(id, lang), spoken(body, t))];
  });
}

export function coreName(card: CardView, lang: Lang, t: CardsText): string {
  if (card.core === null) return sentences([t.bossCard, ...upgradesIn(card, 'core', lang, t)]);
  const def = coreDef(card.core);
  const text = def ? coreText(def, lang) : undefined;
  return sentences([
    nameFor(card.core, lang),
    text ? plain(text.stats) : '',
    def && def.cost === card.cost ? '' : capital(t.costNow(card.cost), lang),
    text ? spoken(text.body, t) : '',
    ...upgradesIn(card, 'core', lang, t),
    card.exhausted ? capital(t.exhausted, lang) : '',
  ]);
}

/** What an upgrade adds to this core card. Behind the one exhaust symbol of an ally it needs none of its own. */
export function addedBody(upgrade: UpgradeDef, core: CoreDef | undefined, lang: Lang): Text {
  const text = upgradeBody(upgrade, lang);
  if (text[0]?.t !== 'icon' || core?.exhaust.length !== 1 || core.triggers.length > 0) return text;
  const [, next, ...rest] = text;
  return next ? [{ ...next, v: next.v.trimStart() }, ...rest] : text;
}

/** A printed number, where it is one. */
export const printed = (n: Num | undefined): number | undefined => (typeof n === 'number' ? n : undefined);

/** What a threat gives: the reward, or what a boss card does when it is drawn. */
export function rewardText(def: ThreatDef | BossCardDef, lang: Lang): Text {
  const { labels } = wordingOf(lang);
  return isBossCard(def) ? opsText(def.onDrawn, lang, [labels.drawn]) : threatText(def, lang).body;
}

export function threatName(threat: ThreatView, place: 'field' | 'onDeck', lang: Lang, t: CardsText): string {
  const w = wordingOf(lang);
  const def = threatDef(threat.threat);
  const attack = t.attackNow(threat.attack, printed(def?.attack) ?? threat.attack);
  const defence = t.defenceNow(threat.defence, printed(def?.defence) ?? threat.defence);
  const numbers = [
    place === 'onDeck' ? t.onDeck : t.onField,
    def ? (isBossCard(def) ? t.bossCard : w.origins[def.origin]) : '',
    typeof def?.attack === 'object' ? `${attack} (${t.byDanger})` : attack,
    typeof def?.defence === 'object' ? `${defence} (${t.byDanger})` : defence,
    t.damageTaken(threat.damage, threat.health),
    ...threat.keywords.map((k) => plain(w.threatKeyword(k))),
  ];
  const body = def ? (isBossCard(def) ? bossCardText(def, lang).body : threatText(def, lang).body) : [];
  return sentences([
    nameFor(threat.threat, lang),
    capital(numbers.filter((part) => part !== '').join(', '), lang),
    spoken(body, t),
    ...upgradesIn(threat, 'threat', lang, t),
  ]);
}

export function upgradeName(id: string, price: number, base: number, lang: Lang, t: CardsText): string {
  const def = upgradeDef(id);
  if (!def) return sentences([nameFor(id, lang), t.priceNow(price, base)]);
  const { stats, body, back } = upgradeText(def, lang);
  return sentences([
    nameFor(id, lang),
    price === base ? '' : capital(t.priceNow(price, base), lang),
    plain(stats),
    spoken(body, t),
    spoken(back, t),
  ]);
}

export function deckName(level: number, size: number, top: string | null, lang: Lang, t: CardsText): string {
  if (size === 0) return `${t.deck(level, 0)}, ${t.emptyDeck}`;
  const def = coreDef(top);
  if (top === null) return t.deck(level, size);
  const { stats, body } = def ? coreText(def, lang) : { stats: [], body: [] };
  return sentences([t.deck(level, size), capital(t.topCard(nameFor(top, lang)), lang), plain(stats), spoken(body, t)]);
}
