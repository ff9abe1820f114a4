import { capitalise, concat, join, type Lang, num, plain, series, type Text, txt } from '@starhold/effects/text';
import type {
  ActionDef,
  AgendaDef,
  ArkEffectDef,
  ColonyDef,
  CrewDef,
  DieDef,
  EffectDef,
  FailureDef,
  FrigateDef,
  HouseDef,
  Modifier,
  OperationDef,
  OrderDef,
  PlanetDef,
  RivalStep,
  ScannerDef,
} from '../content/index.ts';
import { abilityText, opsText, wordingOf } from './effects.ts';
import { SHIP_NOUNS } from './nouns.ts';
import type { ModifierPhrases, RivalPhrases } from './wording.ts';

/** The printed text of every card, made from what the card does. */
export interface CardText {
  title: Text;
  /** Printed numbers, costs, flags. */
  stats: Text;
  body: Text;
}

const list = (parts: readonly Text[], lang: Lang): Text => capitalise(join(parts, '; '), lang);
const sentence = (text: Text, lang: Lang): Text => capitalise(concat(text, '.'), lang);
const sentences = (texts: readonly Text[]): Text =>
  join(
    texts.filter((text) => text.length > 0),
    ' ',
  );
const HOUSE_NAMES = {
  BEL: 'Belitan',
  DUN: 'Dunlork',
  FEN: 'Fenrax',
  NOV: 'Novaris',
  SHI: 'Shiveus',
  YAR: 'Yarvek',
  ZEN: 'Zenor',
};

/** A modifier as a clause; the key is its own name, so phrase and modifier fit. */
export function modifierText(m: Modifier, lang: Lang): Text {
  return (wordingOf(lang).modifiers[m.mod] as ModifierPhrases[Modifier['mod']] as (m: Modifier) => Text)(m);
}

function stepText(step: RivalStep, lang: Lang): Text {
  return (wordingOf(lang).rival[step.step] as RivalPhrases[RivalStep['step']] as (s: RivalStep) => Text)(step);
}

export function operationBody(def: OperationDef, lang: Lang): Text {
  return sentences([
    ...def.abilities.map((ability) => abilityText(ability, lang)),
    ...def.modifiers.map((modifier) => sentence(modifierText(modifier, lang), lang)),
    opsText(def.do, lang),
  ]);
}

export function operationText(def: OperationDef, lang: Lang): CardText {
  const { words, kinds, price } = wordingOf(lang);
  const stats = [
    txt`${kinds[def.kind]}`,
    txt`${words.flag}: ${HOUSE_NAMES[def.flag]}`,
    txt`${words.cost}: ${price(def.cost)}`,
  ];
  return { title: txt`${def.name[lang]}`, stats: list(stats, lang), body: operationBody(def, lang) };
}

/** One effect of a planet; the mining symbol and what is corrupted stand in front as labels. */
export function planetEffect(effect: EffectDef, corrupted: boolean, lang: Lang): Text {
  const { words } = wordingOf(lang);
  const labels = [txt`${corrupted ? words.corrupted : words.clean}`];
  if (effect.symbol) labels.push(txt`${words.mining}`);
  return opsText(effect.do, lang, labels);
}

export function planetText(def: PlanetDef, lang: Lang): CardText {
  const body = sentences([planetEffect(def.upper, false, lang), planetEffect(def.lower, true, lang)]);
  return { title: txt`${def.name[lang]}`, stats: [], body };
}

const numbers = (values: readonly number[]): Text => join(values.map(num), ', ');

export function scannerText(def: ScannerDef, lang: Lang): CardText {
  const { words, price } = wordingOf(lang);
  const stats = [
    txt`${words.cycle} ${num(def.cycle)}`,
    txt`${words.players}: ${def.set === '2' ? '1–2' : def.set}`,
    txt`${words.cost}: ${def.cost === 0 ? txt`${words.free}` : price({ neutronium: def.cost })}`,
    txt`${words.voidborn}: ${join(def.voidborn.map(num), ' ')}`,
    txt`${words.rifts}: ${numbers(def.rifts)}`,
    txt`${words.planets}: ${numbers(def.planets)}`,
  ];
  if (def.shuttle !== undefined) stats.push(txt`${words.shuttle}: ${num(def.shuttle)}`);
  return { title: txt`${def.name[lang]}`, stats: list(stats, lang), body: opsText(def.benefits, lang) };
}

export function colonyText(def: ColonyDef, lang: Lang): CardText {
  const { words, price, score } = wordingOf(lang);
  const stats = [
    txt`${words.house}: ${HOUSE_NAMES[def.house]} +${num(1)}`,
    txt`${words.cost}: ${price({ neutronium: def.cost })}`,
  ];
  return { title: txt`${def.name[lang]}`, stats: list(stats, lang), body: sentence(score(def.score), lang) };
}

export function agendaText(def: AgendaDef, lang: Lang): CardText {
  const { goal, prestige } = wordingOf(lang);
  return {
    title: txt`${def.name[lang]}`,
    stats: [],
    body: sentence(txt`${goal(def.goal)}: ${prestige(def.prestige)}`, lang),
  };
}

export function failureText(def: FailureDef, lang: Lang): CardText {
  const { words } = wordingOf(lang);
  const lower = def.set === 'mission' ? [txt`${words.lower}`, txt`${words.uncoverable}`] : [txt`${words.lower}`];
  const body = sentences([opsText(def.upper, lang, [txt`${words.upper}`]), opsText(def.lower, lang, lower)]);
  return { title: txt`${def.name[lang]}`, stats: [], body };
}

const byRank = (values: readonly number[]): Text => join(values.map(num), '/');

export function crewText(def: CrewDef, lang: Lang): CardText {
  const { words, rank, activation } = wordingOf(lang);
  const captain = txt`${words.basic}`;
  const stats = [
    txt`${words.income}: ${byRank(def.income)}`,
    txt`${words.draw}: ${join(
      def.hiddenDraw.map((n) => num(`+${n}`)),
      '/',
    )}`,
    txt`${words.reset}: ${byRank(def.reset)}`,
  ];
  const body = sentences([
    abilityText(def.basic, lang, [captain]),
    ...def.developing.map((ability, level) => abilityText(ability, lang, [txt`${captain}, ${rank(level)}`])),
    opsText(def.activation, lang, [activation]),
  ]);
  return { title: txt`${def.name[lang]}`, stats: list(stats, lang), body };
}

export function frigateText(def: FrigateDef, lang: Lang): CardText {
  const { words, bonuses, slot } = wordingOf(lang);
  const stats = txt`${words.sections}: ${join(
    def.sections.map((bonus) => txt`${bonuses[bonus]}`),
    ', ',
  )}`;
  const body = sentences([
    ...def.slots.map((ops, i) => opsText(ops, lang, [slot(i + 1)])),
    ...def.modifiers.map((modifier) => sentence(modifierText(modifier, lang), lang)),
  ]);
  return { title: txt`${def.name[lang]}`, stats: capitalise(stats, lang), body };
}

export function dieText(def: DieDef, lang: Lang): CardText {
  const faces = def.faces.map(({ large, left, right }) => txt`${num(large)} (${num(left)} ◂ ▸ ${num(right)})`);
  return {
    title: txt`${def.name[lang]}`,
    stats: [],
    body: capitalise(txt`${wordingOf(lang).words.faces}: ${series(faces, 'or', lang)}.`, lang),
  };
}

export function arkEffectText(def: ArkEffectDef, lang: Lang): Text {
  const { words } = wordingOf(lang);
  const labels = [txt`${def.name[lang]}`];
  if (def.symbol && def.name[lang].toLowerCase() !== words.commission.toLowerCase())
    labels.push(txt`${words.commission}`);
  return opsText(def.do, lang, labels);
}

export function houseText(def: HouseDef, lang: Lang): CardText {
  const { words, houseOf } = wordingOf(lang);
  const body = sentences([
    arkEffectText(def.upper, lang),
    arkEffectText(def.lower, lang),
    opsText(def.reward, lang, [txt`${words.trackReward}`]),
  ]);
  return {
    title: houseOf(def.id, def.name[lang]),
    stats: capitalise(txt`${words.copies}: ${num(def.copies)}`, lang),
    body,
  };
}

export function actionText(def: ActionDef, lang: Lang): CardText {
  const { words, price } = wordingOf(lang);
  const costs = Object.keys(def.cost).length > 0;
  return {
    title: txt`${def.name[lang]}`,
    stats: costs ? capitalise(txt`${words.cost}: ${price(def.cost)}`, lang) : [],
    body: opsText(def.do, lang),
  };
}

export function orderText(def: OrderDef, lang: Lang): CardText {
  const { words, priority } = wordingOf(lang);
  const kinds = def.priority.map((kind) => {
    const noun = SHIP_NOUNS[kind][lang];
    return typeof noun.sg === 'string' ? noun.sg : noun.sg.nom;
  });
  const stats = def.revenant === undefined ? priority(kinds) : txt`${words.orElse}; ${priority(kinds)}`;
  return {
    title: txt`${def.name[lang]}`,
    stats: capitalise(stats, lang),
    body: sentences(def.footer.map((step) => sentence(stepText(step, lang), lang))),
  };
}

/** A whole card on one line, for lists and screen readers. */
export function plainCard(card: CardText): string {
  return [card.title, card.stats, card.body]
    .map(plain)
    .filter((part) => part !== '')
    .join(' | ');
}
