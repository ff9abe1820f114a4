import { type ByLang, join, type Lang, plain, quoted, say, type Text, txt, word } from '@starhold/effects/text';
import { refOf, verbOf } from '@starhold/kernel';
import { type CardKind, CREW, type CrewId, type InPack, packOf } from '../content/index.ts';
import { uidIn } from '../refs.ts';
import type { BosView, EnemyView } from '../view.ts';
import { bossCardTitle, dangerTitle } from './cards.ts';
import { CS_MESSAGES } from './messages.cs.ts';
import { DE_MESSAGES } from './messages.de.ts';
import { EN_MESSAGES } from './messages.en.ts';
import { CREW_NAMES } from './names.ts';
import type { MessageBook } from './shapes.ts';

/** How messages name things. Everything is read from a view, so a name can tell nothing its reader may not know. */

export const BOOKS: ByLang<MessageBook> = { en: EN_MESSAGES, cs: CS_MESSAGES, de: DE_MESSAGES };

const ROWS = ['A', 'B', 'C', 'D'];

/** 1 = A. */
export function rowName(row: number): string {
  return ROWS[row - 1] ?? '?';
}

/** What a card is called; a card that its pack does not have shows its id. */
export function nameOf(of: InPack, kind: CardKind, id: string, lang: Lang): string {
  return packOf(of).byId[kind].get(id)?.name[lang] ?? id;
}

/** A command card by its name in quotes; `none` is an empty place. */
export function cardName(of: InPack, kind: string, lang: Lang): Text {
  if (kind === 'none' || kind === '') return say(BOOKS[lang].words, 'empty', {});
  return word(quoted(nameOf(of, 'command', kind, lang), lang), `command:${kind}`);
}

export function cardNames(of: InPack, kinds: readonly string[], lang: Lang): Text {
  return join(
    kinds.map((kind) => cardName(of, kind, lang)),
    ', ',
  );
}

/** Kind and what is printed beside it: `“Attack 1, 2”`, `“Move 3 → 4”`. */
export function dangerName(of: InPack, id: string, lang: Lang): Text {
  if (id === '') return say(BOOKS[lang].words, 'empty', {});
  const def = packOf(of).byId.danger.get(id);
  return word(quoted(def ? dangerTitle(def, lang) : id, lang), `danger:${id}`);
}

/** An enemy, or the boss where a line speaks of either. */
export function enemyName(of: InPack, type: string, lang: Lang): Text {
  const kind = packOf(of).byId.boss.has(type) ? 'boss' : 'enemy';
  return word(nameOf(of, kind, type, lang), `enemy:${type}`);
}

/** A boss card by what it does. */
export function bossCardName(of: InPack, boss: string, position: number, lang: Lang): Text {
  const def = packOf(of).byId.boss.get(boss);
  return word(quoted(def ? bossCardTitle(def, position, lang) : boss, lang), `boss:${boss}.${position}`);
}

function bossName(view: BosView, lang: Lang): Text {
  if (!view.boss) return say(BOOKS[lang].words, 'boss', {});
  return word(nameOf(view, 'boss', view.boss.id, lang), `boss:${view.boss.id}`);
}

/** With its place as printed on the board, `Drifter (B2)`; one that has left the board is just an enemy. */
export function enemyRef(view: BosView, uid: number, lang: Lang): Text {
  for (const [c, column] of view.columns.entries()) {
    const at = column.findIndex((e) => e.uid === uid);
    if (at >= 0) return txt`${enemyName(view, column[at].type, lang)} (${rowName(view.closedRows + at + 1)}${c + 1})`;
  }
  return say(BOOKS[lang].words, 'enemy', {});
}

/** Without its place, for lines that are read later, when it stands elsewhere. */
export function enemyByUid(view: BosView, uid: number, lang: Lang): Text {
  const enemy = view.columns.flat().find((e) => e.uid === uid);
  return enemy ? enemyName(view, enemy.type, lang) : say(BOOKS[lang].words, 'enemy', {});
}

/** `u7`, `boss`. */
export function thingRef(view: BosView, ref: string, lang: Lang): Text {
  return ref === 'boss' ? bossName(view, lang) : enemyRef(view, uidIn(ref), lang);
}

/** BOS-6.9, as far as the view tells: what a weapon would hit in a column. */
export function targetRef(view: BosView, column: number, lang: Lang): Text | undefined {
  const nearest: EnemyView | undefined = view.columns[column - 1]?.at(-1);
  if (nearest) return enemyRef(view, nearest.uid, lang);
  return view.boss?.entered && view.boss.column === column ? bossName(view, lang) : undefined;
}

function isCrew(id: string): id is CrewId {
  return (CREW as readonly string[]).includes(id);
}

export function crewName(id: string, lang: Lang): string {
  return isCrew(id) ? CREW_NAMES[id][lang] : id;
}

export function seatName(seats: readonly string[], seat: number, lang: Lang): string {
  return seats[seat] ?? plain(say(BOOKS[lang].words, 'player', { n: seat + 1 }));
}

/** What a cause is called: `command:laser`, `danger:D03`, `enemy:u7`, `boss:brood-barge.2`, `crew:hacker`. */
export function causeName(view: BosView, cause: string, lang: Lang): Text {
  const ref = refOf(cause);
  const kind = verbOf(cause);
  switch (kind) {
    case 'command':
      return cardName(view, ref, lang);
    case 'danger':
      return dangerName(view, ref, lang);
    case 'enemy':
      return enemyByUid(view, uidIn(ref), lang);
    case 'boss':
      return bossName(view, lang);
    case 'crew':
      return txt`${crewName(ref, lang)}`;
    case 'setup':
    case 'round':
      return say(BOOKS[lang].words, kind, {});
    default:
      return txt`${cause}`;
  }
}
