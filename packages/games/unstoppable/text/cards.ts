import { capitalise, concat, join, type Lang, num, plain, signed, type Text, txt, word } from '@starhold/effects/text';
import type {
  BossCardDef,
  BossMatDef,
  CharacterDef,
  CoreDef,
  DangerSpace,
  Effect,
  Kind,
  Modifier,
  Name,
  Num,
  Pack,
  ThreatDef,
  UpgradeDef,
} from '../content/index.ts';
import { CardTeller, EXHAUST, opsText, uncapitalised, wordingOf } from './effects.ts';
import type { ModifierPhrases } from './wording.ts';

/** The printed text of every card, made from what the card does. */
export interface CardText {
  title: Text;
  /** Printed numbers, kind, faction, keywords. */
  stats: Text;
  body: Text;
  /** The threat side of an upgrade, the setup of a boss mat. */
  back: Text;
}

const list = (parts: readonly Text[], lang: Lang): Text => capitalise(join(parts, ', '), lang);
const sentence = (text: Text, lang: Lang): Text => capitalise(concat(text, '.'), lang);
const sentences = (texts: readonly Text[]): Text =>
  join(
    texts.filter((text) => text.length > 0),
    ' ',
  );

function titleOf({ name }: { name: Name }, lang: Lang): Text {
  return txt`${name[lang]}`;
}

/** Cards speak of other cards by their names. */
type Names = Pick<Pack, 'names' | 'typeNames'>;

function nameIn(names: Names['names'], id: string, lang: Lang): string {
  return names.get(id)?.[lang] ?? id;
}

/** A passive or a story modifier as a clause; the key is its own name, so phrase and modifier fit. */
export function modifierText(m: Modifier, lang: Lang): Text {
  const phrase = wordingOf(lang).modifiers[m.mod] as ModifierPhrases[Modifier['mod']] as (m: Modifier) => Text;
  return phrase(m);
}

function allEffects(def: CoreDef): Effect[] {
  return [...def.play, ...def.triggers.map((t) => t.effect), ...def.exhaust.flat()];
}

/** What the core side does: on play, always, when something happens, when exhausted. */
export function coreBody(def: CoreDef, lang: Lang): Text {
  const { labels } = wordingOf(lang);
  const teller = new CardTeller(allEffects(def), lang);
  return sentences([
    ...def.play.map((effect) => teller.tell(effect)),
    ...def.passives.map((passive) => sentence(modifierText(passive, lang), lang)),
    ...def.triggers.map((t) => teller.tell(t.effect, [labels[t.on]])),
    ...def.exhaust.map((group) => teller.exhaust(group)),
  ]);
}

export function coreText(def: CoreDef, lang: Lang, { names }: Names): CardText {
  const { words, factions, kinds } = wordingOf(lang);
  const kind = def.character ? `${kinds[def.kind]} – ${nameIn(names, def.character, lang)}` : kinds[def.kind];
  const stats = [txt`${words.level} ${def.level}`, txt`${words.cost} ${def.cost}`, txt`${kind}`];
  if (def.faction) stats.push(txt`${factions[def.faction]}`);
  return { title: titleOf(def, lang), stats: list(stats, lang), body: coreBody(def, lang), back: [] };
}

function statText(name: string, n: Num, lang: Lang): Text {
  const text = wordingOf(lang).stat(n);
  return typeof n === 'number' ? txt`${name} ${text}` : txt`${name} = ${text}`;
}

export function threatText(def: ThreatDef, lang: Lang, { typeNames }: Names): CardText {
  const w = wordingOf(lang);
  const stats = [
    txt`${w.origins[def.origin]}`,
    txt`${nameIn(typeNames, def.type, lang)}`,
    statText(w.words.attack, def.attack, lang),
    statText(w.words.defence, def.defence, lang),
    ...def.keywords.map((k) => w.threatKeyword(k)),
  ];
  return {
    title: titleOf(def, lang),
    stats: list(stats, lang),
    body: opsText(def.reward, lang, [w.labels.reward]),
    back: [],
  };
}

/** Effects of upgrades work when a tactic is played and when an ally is exhausted; said where the card is not known yet. */
function whenItWorks(kind: UpgradeDef['requires'], lang: Lang): Text {
  if (kind === 'tactic') return [];
  return kind === 'ally' ? EXHAUST : capitalise(txt`(${wordingOf(lang).labels.onAlly}: ${EXHAUST})`, lang);
}

/** What the upgrade adds to the core side of a card; `on` is the kind of the card it is on. */
export function upgradeBody(def: UpgradeDef, lang: Lang, on?: Kind): Text {
  const w = wordingOf(lang);
  const { effects, passives, cost } = def.core;
  const teller = new CardTeller(effects, lang);
  const told = effects.map((effect) => teller.tell(effect));
  return sentences([
    ...(told.length > 0 ? [whenItWorks(on ?? def.requires, lang), ...told] : []),
    ...passives.map((passive) => sentence(modifierText(passive, lang), lang)),
    ...(cost ? [sentence(w.cheaper(-cost), lang)] : []),
  ]);
}

/** What it adds to the threat side. */
export function upgradeBack(def: UpgradeDef, lang: Lang): Text {
  const w = wordingOf(lang);
  const { attack, defence, keywords, reward } = def.threat;
  const parts: Text[] = [];
  if (attack !== 0) parts.push(txt`${w.words.attack} ${num(signed(attack, lang))}`);
  if (defence !== 0) parts.push(txt`${w.words.defence} ${num(signed(defence, lang))}`);
  parts.push(...keywords.map((k) => w.threatKeyword(k)));
  const stats = parts.length > 0 ? [sentence(txt`${w.labels.threatSide}: ${join(parts, ', ')}`, lang)] : [];
  return sentences([...stats, opsText(reward, lang, [w.labels.threatSide, w.labels.reward])]);
}

export function upgradeText(def: UpgradeDef, lang: Lang): CardText {
  const w = wordingOf(lang);
  const stats = [txt`${w.words.price} ${def.price}`, txt`${w.notches[def.notch]}`, txt`${w.requires[def.requires]}`];
  if (def.discount) stats.push(txt`${w.factions[def.discount.faction]} ${num(signed(-def.discount.n, lang))}`);
  if (def.mark) stats.push(txt`${w.symbol(def.mark)}`);
  return {
    title: titleOf(def, lang),
    stats: list(stats, lang),
    body: upgradeBody(def, lang),
    back: upgradeBack(def, lang),
  };
}

export function bossCardText(def: BossCardDef, lang: Lang): CardText {
  const w = wordingOf(lang);
  const extra = def.defencePerExtraPlayer > 0 ? txt` (${w.extraDefence(def.defencePerExtraPlayer)})` : '';
  const stats = [
    txt`${w.words.bossCard}`,
    statText(w.words.attack, def.attack, lang),
    txt`${statText(w.words.defence, def.defence, lang)}${extra}`,
    ...def.keywords.map((k) => w.threatKeyword(k)),
  ];
  return {
    title: titleOf(def, lang),
    stats: list(stats, lang),
    body: sentences([
      opsText(def.onDrawn, lang, [w.labels.drawn]),
      sentence(txt`${w.labels.then}: ${w.afterDrawn[def.afterDrawn]}`, lang),
      def.removable ? [] : sentence(w.notRemovable, lang),
    ]),
    back: [],
  };
}

function decks(def: BossMatDef, players: 'solo' | 'duo', lang: Lang, { names }: Names): Text {
  const w = wordingOf(lang);
  const groups = def.bossDeck[players].map((group) =>
    join(
      group.map(({ card, n }) => txt`${w.copies(n)} ${nameIn(names, card, lang)}`),
      ' + ',
    ),
  );
  const origins = def.threatDeck[players].map((origin) => txt`${w.origins[origin]}`);
  const parts = [txt`${w.words.threatDeck} ${join(origins, ', ')}`];
  if (groups.length > 0) parts.unshift(txt`${w.words.bossDeck} ${join(groups, ' → ')}`);
  return sentence(txt`${w.words[players]}: ${join(parts, '; ')}`, lang);
}

/** A boss mat: how it is beaten, what levelling up does, and its setup. The track has a text for each space. */
export function bossText(def: BossMatDef, lang: Lang, names: Names): CardText {
  const w = wordingOf(lang);
  const goal = 'bossDamage' in def.victory ? w.bossDamageGoal(def.victory.bossDamage) : w.endingGoal;
  return {
    title: titleOf(def, lang),
    stats: capitalise(txt`${w.labels.victory}: ${goal}`, lang),
    body: capitalise(txt`${w.labels.levelUp} – ${uncapitalised(opsText(def.onLevelUp, lang), lang)}`, lang),
    back: sentences([decks(def, 'solo', lang, names), decks(def, 'duo', lang, names)]),
  };
}

/** The danger level of a space; behind the last one lies Maximum Danger. */
export function spaceName(space: DangerSpace | undefined, lang: Lang): Text {
  const { words } = wordingOf(lang);
  if (!space) return capitalise(txt`${words.maximum}`, lang);
  return txt`${word(words.danger, 'UNS-13.1')} ${space.level}`;
}

/** One space of a danger track. */
export function spaceText(def: BossMatDef, at: number, lang: Lang): Text {
  const w = wordingOf(lang);
  const space = def.track[at];
  if (!space) return spaceName(space, lang);
  const parts = [spaceName(space, lang)];
  if (at === 0) parts.push(txt`${w.words.start}`);
  if (space.border) {
    const skips = { green: 'normal', yellow: 'hard', red: 'expert' } as const;
    parts.push(txt`${w.borders[space.border]} (${w.skipped[skips[space.border]]})`);
  }
  const text = list(parts, lang);
  return space.effect ? txt`${text}. ${capitalise(w.spaceEffects[space.effect], lang)}.` : text;
}

/** A character: the name and its three cards. */
export function characterText(def: CharacterDef, lang: Lang, { names }: Names): CardText {
  const cards = def.cards.map((id) => txt`${nameIn(names, id, lang)}`);
  return { title: titleOf(def, lang), stats: join(cards, ', '), body: [], back: [] };
}

/** A whole card on one line, for lists and screen readers. */
export function plainCard(card: CardText): string {
  return [card.title, card.stats, card.body, card.back]
    .map(plain)
    .filter((part) => part !== '')
    .join(' | ');
}
