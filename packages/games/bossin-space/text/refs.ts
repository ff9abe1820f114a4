import { type ByLang, join, type Lang, plain, quoted, say, type Text, txt, word } from '@starhold/effects/text';
import { refOf, verbOf } from '@starhold/kernel';
import { BASE_PACK, CREW, type CrewId } from '../content/index.ts';
import { uidIn } from '../refs.ts';
import type { BosView, EnemyView } from '../view.ts';
import { CS_MESSAGES } from './messages.cs.ts';
import { DE_MESSAGES } from './messages.de.ts';
import { EN_MESSAGES } from './messages.en.ts';
import { BOSS_NAMES, COMMAND_NAMES, CREW_NAMES, DANGER_NAMES, ENEMY_NAMES, nameFor } from './names.ts';
import type { MessageBook } from './shapes.ts';

/** How messages name things. Everything is read from a view, so a name can tell nothing its reader may not know. */

export const BOOKS: ByLang<MessageBook> = { en: EN_MESSAGES, cs: CS_MESSAGES, de: DE_MESSAGES };

const ROWS = ['A', 'B', 'C', 'D'];

/** 1 = A. */
export function rowName(row: number): string {
  return ROWS[row - 1] ?? '?';
}

/** A command card by its name in quotes; `none` is an empty place. */
export function cardName(kind: string, lang: Lang): Text {
  if (kind === 'none' || kind === '') return say(BOOKS[lang].words, 'empty', {});
  return word(quoted(nameFor(COMMAND_NAMES, kind, lang), lang), `command:${kind}`);
}

export function cardNames(kinds: readonly string[], lang: Lang): Text {
  return join(
    kinds.map((kind) => cardName(kind, lang)),
    ', ',
  );
}

/** Kind and what is printed beside it: `“Attack 1, 2”`, `“Move 3 → 4”`. */
export function dangerName(id: string, lang: Lang): Text {
  if (id === '') return say(BOOKS[lang].words, 'empty', {});
  const def = BASE_PACK.dangers.find((d) => d.id === id);
  if (!def) return word(quoted(id, lang), `danger:${id}`);
  const first = def.ops[0];
  const detail =
    first?.op === 'attackColumns'
      ? ` ${first.cols.join(', ')}`
      : first?.op === 'shift'
        ? ` ${first.from} → ${first.to}`
        : first?.op === 'when'
          ? ` ${first.if.shipIn}`
          : '';
  return word(quoted(`${DANGER_NAMES[def.kind][lang]}${detail}`, lang), `danger:${id}`);
}

export function enemyName(type: string, lang: Lang): Text {
  return word(nameFor(Object.hasOwn(BOSS_NAMES, type) ? BOSS_NAMES : ENEMY_NAMES, type, lang), `enemy:${type}`);
}

function bossName(view: BosView, lang: Lang): Text {
  if (!view.boss) return say(BOOKS[lang].words, 'boss', {});
  return word(nameFor(BOSS_NAMES, view.boss.id, lang), `boss:${view.boss.id}`);
}

/** With its place as printed on the board, `Drifter (B2)`; one that has left the board is just an enemy. */
export function enemyRef(view: BosView, uid: number, lang: Lang): Text {
  for (const [c, column] of view.columns.entries()) {
    const at = column.findIndex((e) => e.uid === uid);
    if (at >= 0) return txt`${enemyName(column[at].type, lang)} (${rowName(view.closedRows + at + 1)}${c + 1})`;
  }
  return say(BOOKS[lang].words, 'enemy', {});
}

/** Without its place, for lines that are read later, when it stands elsewhere. */
export function enemyByUid(view: BosView, uid: number, lang: Lang): Text {
  const enemy = view.columns.flat().find((e) => e.uid === uid);
  return enemy ? enemyName(enemy.type, lang) : say(BOOKS[lang].words, 'enemy', {});
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
      return cardName(ref, lang);
    case 'danger':
      return dangerName(ref, lang);
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
