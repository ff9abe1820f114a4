import { plain, signed } from '@starhold/effects/text';
import type { Language } from '@starhold/kernel';
import type { CardView, SleeveView, ThreatView, UnsView } from '@starhold/unstoppable';
import { BASE_PACK, type UpgradeDef } from '@starhold/unstoppable/content';
import {
  bossCardText,
  bossText,
  coreBody,
  coreText,
  nameFor,
  plainCard,
  storyText,
  threatText,
  upgradeBack,
  upgradeBody,
  upgradeText,
  wordingOf,
  ZONE_NAMES,
  type Zone,
} from '@starhold/unstoppable/text';

/** The cards of Unstoppable in words: short for the drawing, whole for the list of all that lie open. */

const CORES = new Map([...BASE_PACK.starters, ...BASE_PACK.cores].map((def) => [def.id, def]));
const UPGRADES = new Map(BASE_PACK.upgrades.map((def) => [def.id, def]));
const THREATS = new Map(BASE_PACK.threats.map((def) => [def.id, def]));
const BOSS_CARDS = new Map(BASE_PACK.bossCards.map((def) => [def.id, def]));

const upgradesOf = (card: { top: string | null; bottom: string | null }): UpgradeDef[] =>
  [card.top, card.bottom].flatMap((id) => (id === null ? [] : (UPGRADES.get(id) ?? [])));

/** Kind and faction, which keywords count. */
export function kindLine(core: string, lang: Language): string {
  const def = CORES.get(core);
  if (!def) return '';
  const { kinds, factions } = wordingOf(lang);
  return def.faction ? `${kinds[def.kind]}, ${factions[def.faction]}` : kinds[def.kind];
}

/** What a card in hand or in play does, its upgrades behind a plus sign. */
export function coreLine(card: SleeveView, lang: Language): string {
  const def = card.core === null ? undefined : CORES.get(card.core);
  if (!def) return '';
  const added = upgradesOf(card).map((up) => `+ ${nameFor(up.id, lang)}: ${plain(upgradeBody(up, lang))}`);
  return [plain(coreBody(def, lang)), ...added].join(' ');
}

/** What a defeated threat brings, beyond the card. */
export function rewardLine(threat: ThreatView, lang: Language): string {
  const def = THREATS.get(threat.threat);
  const own = def ? plain(threatText(def, lang).body) : drawnLine(threat.threat, lang);
  const added = upgradesOf(threat).map((up) => `+ ${nameFor(up.id, lang)}: ${plain(upgradeBack(up, lang))}`);
  return [own, ...added].filter((part) => part !== '').join(' ');
}

function drawnLine(id: string, lang: Language): string {
  const def = BOSS_CARDS.get(id);
  return def ? plain(bossCardText(def, lang).body) : '';
}

export function keywordLine(threat: ThreatView, lang: Language): string {
  return threat.keywords.map((k) => plain(wordingOf(lang).threatKeyword(k))).join(', ');
}

/** An upgrade of the market: where it fits, who gets a discount, what it does on both sides. */
export function upgradeLine(id: string, lang: Language): string {
  const def = UPGRADES.get(id);
  if (!def) return '';
  const w = wordingOf(lang);
  const fits = [w.notches[def.notch], w.requires[def.requires]];
  if (def.discount) fits.push(`${w.factions[def.discount.faction]} ${signed(-def.discount.n, lang)}`);
  return `(${fits.join(', ')}) ${plain(upgradeBody(def, lang))} ${plain(upgradeBack(def, lang))}`.trimEnd();
}

/** Title and lines of the story card that is current. */
export function storyLines(view: UnsView, lang: Language): string[] {
  const def = BASE_PACK.story.find((card) => card.id === view.boss.story);
  if (!def) return [];
  const { title, story, ongoing } = storyText(def, lang, view.players.length);
  return [`${title} (${def.id})`, story, plain(ongoing)].filter((line) => line !== '');
}

/** Everything that lies open, each card once, under the name of the place where it lies. */
export function cardsOnTable(view: UnsView, lang: Language): string[] {
  const { players } = view;
  const threats = players.flatMap((p) => [...p.field, ...(p.onDeck ? [p.onDeck] : [])]);
  const own = players.flatMap((p) => [...p.hand, ...p.play]);
  const upgrades = [...view.market.flatMap((slot) => slot?.upgrade ?? []), ...fitted([...own, ...threats])];
  const boss = BASE_PACK.bosses.filter((def) => def.id === view.boss.id).map((def) => plainCard(bossText(def, lang)));
  const story = BASE_PACK.story
    .filter((def) => def.id === view.boss.story)
    .flatMap((def) => storyText(def, lang, players.length).options.map((o) => `${o.story} [${plain(o.rules)}]`));
  return [
    ...section('bossMat', [...boss, ...storyLines(view, lang), ...story], lang),
    ...section(
      'field',
      threats.flatMap((t) => threatCard(t.threat, lang)),
      lang,
    ),
    ...section(
      'hand',
      own.flatMap((card) => coreCard(card.core, lang)),
      lang,
    ),
    ...section(
      'discard',
      players.flatMap((p) => p.discard.flatMap((card) => coreCard(card.core, lang))),
      lang,
    ),
    ...section(
      'coreDecks',
      view.coreDecks.flatMap((deck) => coreCard(deck.top, lang)),
      lang,
    ),
    ...section(
      'market',
      upgrades.flatMap((id) => upgradeCard(id, lang)),
      lang,
    ),
  ];
}

function fitted(cards: readonly CardView[]): string[] {
  return cards.flatMap((card) => upgradesOf(card).map((up) => up.id));
}

function threatCard(id: string, lang: Language): string[] {
  const def = THREATS.get(id);
  const boss = BOSS_CARDS.get(id);
  if (def) return [plainCard(threatText(def, lang))];
  return boss ? [plainCard(bossCardText(boss, lang))] : [];
}

function coreCard(id: string | null, lang: Language): string[] {
  const def = id === null ? undefined : CORES.get(id);
  return def ? [plainCard(coreText(def, lang))] : [];
}

function upgradeCard(id: string, lang: Language): string[] {
  const def = UPGRADES.get(id);
  return def ? [plainCard(upgradeText(def, lang))] : [];
}

function section(zone: Zone, lines: readonly string[], lang: Language): string[] {
  const each = [...new Set(lines)];
  return each.length === 0 ? [] : [`${ZONE_NAMES[zone][lang]}:`, ...each.map((line) => `  ${line}`)];
}
