import {
  capitalise,
  concat,
  icon,
  join,
  type Lang,
  num,
  plain,
  qty,
  quoted,
  series,
  type Text,
  txt,
} from '@starhold/effects/text';
import type {
  ActionDef,
  CardDef,
  Combat,
  EventDef,
  InvasionDef,
  LeaderDef,
  Modifier,
  Pack,
  ScenarioDef,
  SparePartDef,
  Stats,
} from '../content/index.ts';
import { DAMAGES } from '../content/ops.ts';
import { opsText, wordingOf } from './effects.ts';
import { PART } from './nouns.ts';
import { symbolsText } from './symbols.ts';
import type { ModifierPhrases, NameOf, Wording } from './wording.ts';

export { opsText } from './effects.ts';

/** The printed text of every card, made from what the card does. */
export interface CardText {
  title: Text;
  /** Printed numbers, costs, rewards. */
  stats: Text;
  body: Text;
}

/** Cards speak of other cards by their names. */
type Names = Pick<Pack, 'names'>;

/** The symbol of an activated ability. */
const EXHAUST: Text = icon('↷', 'RONE-7.6');

const list = (parts: readonly Text[], lang: Lang): Text => capitalise(join(parts, '; '), lang);
const sentence = (text: Text, lang: Lang): Text => capitalise(concat(text, '.'), lang);
const sentences = (texts: readonly Text[]): Text =>
  join(
    texts.filter((text) => text.length > 0),
    ' ',
  );
const quotedIn =
  ({ names }: Names, lang: Lang): NameOf =>
  (id) =>
    quoted(names.get(id)?.[lang] ?? id, lang);

/** A modifier as a clause; the key is its own name, so phrase and modifier fit. */
export function modifierText(m: Modifier, lang: Lang, pack: Names): Text {
  const phrase = wordingOf(lang).modifiers[m.mod] as ModifierPhrases[Modifier['mod']] as (
    m: Modifier,
    nameOf: NameOf,
  ) => Text;
  return phrase(m, quotedIn(pack, lang));
}

function costText(symbols: string, w: Wording): Text {
  return symbols === '' ? txt`${w.words.cost}: ${w.words.free}` : txt`${w.words.cost}: ${symbolsText(symbols, w)}`;
}

/** `2 melee, 1 ranged`; empty where there is nothing. */
export function combatText(combat: Combat, lang: Lang): Text {
  const { words } = wordingOf(lang);
  return join(
    DAMAGES.filter((damage) => combat[damage] > 0).map((damage) => txt`${words[damage]} ${num(combat[damage])}`),
    ', ',
  );
}

/** What the card does in words, without its numbers. */
export function cardBody(def: CardDef, lang: Lang): Text {
  const w = wordingOf(lang);
  const { labels, condition, bonus } = w;
  return sentences([
    opsText(def.play, lang),
    opsText(def.drawn, lang, [labels.drawn]),
    opsText(def.unplayed, lang, [labels.unplayed]),
    ...def.bonus.map((one) => sentence(bonus(one, one.if && condition(one.if, (id) => id)), lang)),
    def.keep ? sentence(w.keep, lang) : [],
    def.fleeting ? sentence(w.fleeting, lang) : [],
  ]);
}

export function cardText(def: CardDef, lang: Lang): CardText {
  const w = wordingOf(lang);
  const { words } = w;
  const stats = [costText(def.cost, w)];
  if (def.training !== undefined) stats.push(txt`${words.training}: ${num(def.training)}`);
  const combat = combatText(def.combat, lang);
  if (combat.length > 0) stats.push(txt`${words.combat}: ${combat}`);
  if (def.reward > 0) stats.push(txt`${words.reward}: ${qty(def.reward, PART, 'nom', lang)}`);
  return { title: txt`${def.name[lang]}`, stats: list(stats, lang), body: cardBody(def, lang) };
}

/** A leader, a technology or a protocol. */
export function permanentText(def: LeaderDef, lang: Lang, pack: Names): CardText {
  const { moments, firstMoments } = wordingOf(lang);
  const body = sentences([
    def.use.length > 0 ? concat(EXHAUST, ' ', opsText(def.use, lang)) : [],
    ...def.abilities.map((ability) =>
      opsText(ability.do, lang, [ability.first ? firstMoments[ability.on] : moments[ability.on]]),
    ),
    ...def.modifiers.map((modifier) => sentence(modifierText(modifier, lang, pack), lang)),
  ]);
  return { title: txt`${def.name[lang]}`, stats: [], body };
}

const STATS = ['melee', 'ranged', 'armour', 'health'] as const;

/** `melee 2, health 3`; `none` where there is nothing. */
export function statsText(stats: Stats, lang: Lang): Text {
  const { words } = wordingOf(lang);
  const parts = STATS.filter((stat) => stats[stat] > 0).map((stat) => txt`${words[stat]} ${num(stats[stat])}`);
  return parts.length > 0 ? join(parts, ', ') : txt`${words.none}`;
}

export function invasionBody(def: InvasionDef, lang: Lang, pack: Names): Text {
  const { labels } = wordingOf(lang);
  const standing = (label: Text, modifiers: readonly Modifier[]): Text[] =>
    modifiers.map((modifier) => sentence(txt`${label}: ${modifierText(modifier, lang, pack)}`, lang));
  return sentences([
    opsText(def.deployed, lang, [labels.deployed]),
    opsText(def.trained, lang, [labels.trained]),
    opsText(def.resolution, lang, [labels.resolution]),
    ...standing(labels.top, def.top),
    ...standing(labels.lasting, def.lasting),
  ]);
}

export function invasionText(def: InvasionDef, lang: Lang, pack: Names): CardText {
  const w = wordingOf(lang);
  const { words } = w;
  const stats = [
    txt`${words.training}: ${num(def.training)}`,
    txt`${words.reward}: ${symbolsText(def.reward, w)}`,
    txt`${words.combat}: ${statsText(def.combat, lang)}`,
    txt`${words.support}: ${statsText(def.support, lang)}`,
  ];
  return { title: txt`${def.name[lang]}`, stats: list(stats, lang), body: invasionBody(def, lang, pack) };
}

export function partText(def: SparePartDef, lang: Lang): CardText {
  const w = wordingOf(lang);
  const price = txt`${w.words.cost}: ${qty(def.cost, PART, 'nom', lang)}`;
  return {
    title: txt`${def.name[lang]}`,
    stats: capitalise(def.perResearch ? txt`${price} ${w.perResearch}` : price, lang),
    body: opsText(def.do, lang),
  };
}

export function actionText(def: ActionDef, lang: Lang): CardText {
  const w = wordingOf(lang);
  return {
    title: txt`${def.name[lang]}`,
    stats: capitalise(txt`${w.words.cost}: ${w.price(def.price)}`, lang),
    body: opsText(def.do, lang),
  };
}

const eventNames =
  (def: ScenarioDef, lang: Lang): NameOf =>
  (id) =>
    quoted(def.events.find((event) => event.id === id)?.name[lang] ?? id, lang);

/** One event of a scenario: its round, what holds until then, what happens. */
export function eventText(def: ScenarioDef, event: EventDef, lang: Lang, pack: Names): CardText {
  const w = wordingOf(lang);
  const ends = (of: ScenarioDef['defeat']): boolean => of !== undefined && 'ended' in of && of.ended === event.id;
  const body = sentences([
    ...event.whileActive.map((modifier) =>
      sentence(txt`${w.labels.whileActive}: ${modifierText(modifier, lang, pack)}`, lang),
    ),
    opsText(event.onEnd, lang, [], eventNames(def, lang)),
    ends(def.victory) ? sentence(w.labels.victory, lang) : [],
    ends(def.defeat) ? sentence(w.labels.defeat, lang) : [],
  ]);
  return { title: txt`${event.name[lang]}`, stats: capitalise(w.inRound(event.round), lang), body };
}

/** A scenario card: preparation, support line by line, target, victory and defeat; its events have texts of their own. */
export function scenarioText(def: ScenarioDef, lang: Lang, pack: Names): CardText {
  const w = wordingOf(lang);
  const { labels, words } = w;
  const named = eventNames(def, lang);
  const lines = (['easy', 'normal', 'hard'] as const).map((difficulty, i) => {
    const { modifiers } = def.support[i];
    const more = modifiers.map((modifier) => modifierText(modifier, lang, pack));
    const line = txt`${w.difficulties[difficulty]} ${join([statsText(def.support[i], lang), ...more], ', ')}`;
    return i === 0 ? line : txt`+ ${line}`;
  });
  const { target } = def;
  const body = sentences([
    opsText(def.prep, lang, [labels.prep], named),
    target
      ? sentence(
          txt`${labels.target}: ${w.target(target.armourPerPlayer, target.healthBase, target.healthPerPlayer, w.condition(target.when, named))}`,
          lang,
        )
      : [],
    sentence(
      txt`${labels.victory}: ${series([w.condition(def.victory, named), labels.alwaysVictory], 'or', lang)}`,
      lang,
    ),
    def.defeat ? sentence(txt`${labels.defeat}: ${w.condition(def.defeat, named)}`, lang) : [],
  ]);
  const kind = def.no === undefined ? txt`${words.custom}` : txt`${words.scenario} ${num(def.no)}`;
  return {
    title: txt`${def.name[lang]}`,
    stats: list([kind, txt`${words.support}: ${join(lines, ' ')}`], lang),
    body,
  };
}

/** A whole card on one line, for lists and screen readers. */
export function plainCard(card: CardText): string {
  return [card.title, card.stats, card.body]
    .map(plain)
    .filter((part) => part !== '')
    .join(' | ');
}
