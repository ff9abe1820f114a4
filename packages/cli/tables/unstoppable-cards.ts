import { plain, signed } from '@starhold/effects/text';
import type { Language } from '@starhold/kernel';
import { type CardView, catalogueOf, type SleeveView, type ThreatView, type UnsView } from '@starhold/unstoppable';
import {
  coreIn,
  isBossDef,
  packOf,
  storyIn,
  threatIn,
  type UpgradeDef,
  upgradeIn,
} from '@starhold/unstoppable/content';
import {
  bossCardText,
  coreBody,
  storyText,
  threatText,
  upgradeBack,
  upgradeBody,
  wordingOf,
  ZONE_NAMES,
  type ZoneId,
} from '@starhold/unstoppable/text';

/** The cards of Unstoppable in words: short for the drawing, whole for the list of all that lie open. */

const upgradesOf = (view: UnsView, card: { top: string | null; bottom: string | null }): UpgradeDef[] =>
  [card.top, card.bottom].flatMap((id) => upgradeIn(packOf(view), id) ?? []);

/** Kind and faction, which keywords count. */
export function kindLine(view: UnsView, core: string, lang: Language): string {
  const def = coreIn(packOf(view), core);
  if (!def) return '';
  const { kinds, factions } = wordingOf(lang);
  return def.faction ? `${kinds[def.kind]}, ${factions[def.faction]}` : kinds[def.kind];
}

/** What a card in hand or in play does, its upgrades behind a plus sign. */
export function coreLine(view: UnsView, card: SleeveView, lang: Language): string {
  const def = coreIn(packOf(view), card.core);
  if (!def) return '';
  const added = upgradesOf(view, card).map((up) => `+ ${up.name[lang]}: ${plain(upgradeBody(up, lang, def.kind))}`);
  return [plain(coreBody(def, lang)), ...added].join(' ');
}

/** What a defeated threat brings, beyond the card. */
export function rewardLine(view: UnsView, threat: ThreatView, lang: Language): string {
  const added = upgradesOf(view, threat).map((up) => `+ ${up.name[lang]}: ${plain(upgradeBack(up, lang))}`);
  return [ownReward(view, threat.threat, lang), ...added].filter((part) => part !== '').join(' ');
}

function ownReward(view: UnsView, id: string, lang: Language): string {
  const pack = packOf(view);
  const def = threatIn(pack, id);
  if (!def) return '';
  return plain(isBossDef(def) ? bossCardText(def, lang).body : threatText(def, lang, pack).body);
}

export function keywordLine(threat: ThreatView, lang: Language): string {
  return threat.keywords.map((k) => plain(wordingOf(lang).threatKeyword(k))).join(', ');
}

/** An upgrade of the market: where it fits, who gets a discount, what it does on both sides. */
export function upgradeLine(view: UnsView, id: string, lang: Language): string {
  const def = upgradeIn(packOf(view), id);
  if (!def) return '';
  const w = wordingOf(lang);
  const fits = [w.notches[def.notch], w.requires[def.requires]];
  if (def.discount) fits.push(`${w.factions[def.discount.faction]} ${signed(-def.discount.n, lang)}`);
  return `(${fits.join(', ')}) ${plain(upgradeBody(def, lang))} ${plain(upgradeBack(def, lang))}`.trimEnd();
}

/** Title and lines of the story card that is current. */
export function storyLines(view: UnsView, lang: Language): string[] {
  const def = storyIn(packOf(view), view.boss.story);
  if (!def) return [];
  const { title, story, ongoing } = storyText(def, lang, view.players.length);
  return [`${title} (${def.id})`, story, plain(ongoing)].filter((line) => line !== '');
}

function storyOptions(view: UnsView, lang: Language): string[] {
  const def = storyIn(packOf(view), view.boss.story);
  return def ? storyText(def, lang, view.players.length).options.map((o) => `${o.story} [${plain(o.rules)}]`) : [];
}

/** Everything that lies open, each card once, under the name of the place where it lies. */
export function cardsOnTable(view: UnsView, lang: Language): string[] {
  const { players } = view;
  const threats = players.flatMap((p) => [...p.field, ...(p.onDeck ? [p.onDeck] : [])]);
  const own = players.flatMap((p) => [...p.hand, ...p.play]);
  const cores = (cards: readonly CardView[]): string[] => cards.flatMap(({ core }) => core ?? []);
  const upgrades = [
    ...view.market.flatMap((slot) => slot?.upgrade ?? []),
    ...[...own, ...threats].flatMap((card) => upgradesOf(view, card).map((up) => up.id)),
  ];
  const listed = new Map(catalogueOf(packOf(view)).map((entry) => [entry.id, entry]));
  const section = (zone: ZoneId, ids: readonly string[], more: readonly string[] = []): string[] => {
    const cards = [...new Set(ids)].flatMap((id) => {
      const entry = listed.get(id);
      return entry ? [[entry.name[lang], ...entry.text(lang)].join(' | ')] : [];
    });
    const lines = [...cards, ...more];
    return lines.length === 0 ? [] : [`${ZONE_NAMES[zone][lang]}:`, ...lines.map((line) => `  ${line}`)];
  };
  return [
    ...section('bossMat', [view.boss.id], [...storyLines(view, lang), ...storyOptions(view, lang)]),
    ...section(
      'field',
      threats.map((t) => t.threat),
    ),
    ...section('hand', cores(own)),
    ...section(
      'discard',
      players.flatMap((p) => cores(p.discard)),
    ),
    ...section('coreDecks', [...view.looking.flat(), ...view.coreDecks.flatMap(({ top }) => top ?? [])]),
    ...section('market', upgrades),
  ];
}
