import {
  type ByLang,
  capitalise,
  concat,
  join,
  type Lang,
  num,
  plain,
  qty,
  signed,
  type Text,
  tell,
  txt,
  word,
} from '@starhold/effects/text';
import type { BossDef, CommandDef, CrewId, DangerDef, EnemyDef, Op, Pack } from '../content/index.ts';
import { CREW_NAMES } from './names.ts';
import { LIFE } from './nouns.ts';
import { CS } from './phrases.cs.ts';
import { DE } from './phrases.de.ts';
import { EN } from './phrases.en.ts';
import type { Wording } from './wording.ts';

/** The printed text of every card, made from what the card does. */
export interface CardText {
  title: Text;
  /** Printed numbers, empty on cards without any. */
  stats: Text;
  body: Text;
}

const WORDINGS: ByLang<Wording> = { en: EN, cs: CS, de: DE };

export function commandText(def: CommandDef, lang: Lang): CardText {
  const { voice, words } = WORDINGS[lang];
  const heat = def.heat > 0 ? txt`${word(words.heat, 'BOS-8.2')} ${num(`+${def.heat}`)}` : [];
  return {
    title: txt`${def.name[lang]}`,
    stats: capitalise(heat, lang),
    body: tell(voice, def.ops),
  };
}

export function dangerText(def: DangerDef, lang: Lang): CardText {
  const { voice, words } = WORDINGS[lang];
  const body = def.ops.length > 0 ? tell(voice, def.ops) : capitalise(txt`${words.none}.`, lang);
  return { title: txt`${def.name[lang]}`, stats: [], body };
}

/** Its name and what is printed beside it: `Attack 1, 2`, `Move 3 → 4`, `Help 1 (+1 XP)`. */
export function dangerTitle({ name, ops }: DangerDef, lang: Lang): string {
  const [first] = ops;
  switch (first?.op) {
    case 'attackColumns':
      return `${name[lang]} ${first.cols.join(', ')}`;
    case 'shift':
      return `${name[lang]} ${first.from} → ${first.to}`;
    case 'when':
      return `${name[lang]} ${first.if.shipIn}${first.then.map((op) => bonusOf(op, lang)).join('')}`;
    default:
      return name[lang];
  }
}

function bonusOf(op: Op, lang: Lang): string {
  if (op.op === 'xp') return ` (${signed(op.n, lang)} XP)`;
  return op.op === 'healShip' ? ` (+${plain(qty(op.n, LIFE, 'acc', lang))})` : '';
}

export function enemyText(def: EnemyDef, lang: Lang): CardText {
  const { voice, words, labels } = WORDINGS[lang];
  const stats = [
    txt`${words.health} ${def.hp}`,
    txt`${words.attack} ${def.attack}`,
    txt`${word('XP', 'BOS-18.1')} ${def.xp}`,
  ];
  if (def.shield) stats.push(word(words.shield, 'BOS-9.3'));
  return {
    title: txt`${def.name[lang]}`,
    stats: capitalise(join(stats, ', '), lang),
    body: tell(voice, def.ops, { self: 'enemy', labels: [labels.activation] }),
  };
}

/** The boss itself: health, both sides, and where it dodges to when both ways are open. */
export function bossText(def: BossDef, lang: Lang): CardText {
  const { words } = WORDINGS[lang];
  const side = (i: 0 | 1): Text => {
    const { attack, shield } = def.sides[i];
    const text = txt`${words.side} ${i + 1}: ${words.attack} ${attack}`;
    return shield ? concat(text, ', ', word(words.shield, 'BOS-9.3')) : text;
  };
  return {
    title: txt`${def.name[lang]}`,
    stats: capitalise(join([txt`${words.health} ${def.hp}`, side(0), side(1)], '; '), lang),
    body: def.preferred === 'none' ? [] : capitalise(txt`${words.preferred}: ${words[def.preferred]}.`, lang),
  };
}

/** What one of the boss's cards does, as a name for it: it bears no other. */
export function bossCardTitle(def: BossDef, position: number, lang: Lang): string {
  const effect = plain(bossCardText(def, position, lang).body).replace(/\.$/, '');
  return effect === '' ? WORDINGS[lang].words.none : effect;
}

/** One of the boss's four danger cards, by its position 1–4. */
export function bossCardText(def: BossDef, position: number, lang: Lang): CardText {
  const ops = def.cards[position - 1];
  if (!ops) throw new Error(`${def.id} has no card ${position}`);
  return {
    title: txt`${def.name[lang]} ${position}`,
    stats: [],
    body: tell(WORDINGS[lang].voice, ops, { self: 'boss' }),
  };
}

/** Abilities speak of command cards by their names in the pack. */
export function crewText({ byId }: Pack, id: CrewId, lang: Lang): CardText {
  const { crew, labels } = WORDINGS[lang];
  const called = (command: string): string => byId.command.get(command)?.name[lang] ?? command;
  const when = [labels.captain, labels.oncePerRound];
  if (id === 'scientist') when.push(labels.enemyDefeated);
  return {
    title: txt`${CREW_NAMES[id][lang]}`,
    stats: [],
    body: capitalise(txt`${join(when, ', ')}: ${crew[id](called)}.`, lang),
  };
}

/** One of several things a card offers. */
export function branchText(ops: readonly Op[], lang: Lang): Text {
  return tell(WORDINGS[lang].voice, ops);
}

/** A whole card on one line, for lists and screen readers. */
export function plainCard(card: CardText): string {
  return [card.title, card.stats, card.body]
    .map(plain)
    .filter((part) => part !== '')
    .join(' | ');
}
