import { type ByLang, join, type Lang, plain, quoted, say, type Text, txt, word } from '@starhold/effects/text';
import { refOf, verbOf } from '@starhold/kernel';
import { packOf, storyIn } from '../content/index.ts';
import type { CardView, ThreatView, UnsView, WorkView } from '../view.ts';
import { CS_MESSAGES } from './messages.cs.ts';
import { DE_MESSAGES } from './messages.de.ts';
import { EN_MESSAGES } from './messages.en.ts';
import { type From, nameFor } from './names.ts';
import type { MessageBook } from './shapes.ts';

/** How messages name things. Everything is read from a view, so a name can tell nothing its reader may not know. */

export const BOOKS: ByLang<MessageBook> = { en: EN_MESSAGES, cs: CS_MESSAGES, de: DE_MESSAGES };

/** A core card or an upgrade by its name in quotes; '' is a boss card, which has no core side. */
export function cardName(from: From, id: string, lang: Lang): Text {
  if (id === '') return txt`${quoted(plain(say(BOOKS[lang].words, 'bossCard', {})), lang)}`;
  return word(quoted(nameFor(from, id, lang), lang), `core:${id}`);
}

export function upgradeName(from: From, id: string, lang: Lang): Text {
  return word(quoted(nameFor(from, id, lang), lang), `upgrade:${id}`);
}

export function upgradeNames(from: From, ids: readonly string[], lang: Lang): Text {
  return join(
    ids.map((id) => upgradeName(from, id, lang)),
    ', ',
  );
}

export function cardNames(from: From, ids: readonly string[], lang: Lang): Text {
  return join(
    ids.map((id) => cardName(from, id, lang)),
    ', ',
  );
}

export function threatName(from: From, id: string, lang: Lang): Text {
  if (id === '') return say(BOOKS[lang].words, 'threat', {});
  return word(nameFor(from, id, lang), `threat:${id}`);
}

export interface FoundThreat {
  threat: ThreatView;
  seat: number;
  active: boolean;
}

/** A visible threat by its handle, `k17`. */
export function findThreat(view: UnsView, ref: string): FoundThreat | undefined {
  for (const [seat, p] of view.players.entries()) {
    const threat = p.field.find((t) => t.ref === ref);
    if (threat) return { threat, seat, active: true };
    if (p.onDeck?.ref === ref) return { threat: p.onDeck, seat, active: false };
  }
  return undefined;
}

/** A card by its handle, as long as it lies core side up. */
export function findCard(view: UnsView, ref: string): CardView | undefined {
  const zones = view.players.flatMap((p) => [p.hand, p.play, p.discard]);
  return [...zones, view.box].flat().find((card) => card.ref === ref);
}

/** With the upgrades in its sleeve: two cards of one name may differ by them. */
export function cardRef(view: UnsView, ref: string, lang: Lang): Text {
  const card = findCard(view, ref);
  if (!card) return txt`${quoted('…', lang)}`;
  const upgrades = [card.top, card.bottom].flatMap((id) => (id === null ? [] : [upgradeName(view, id, lang)]));
  return join([cardName(view, card.core ?? '', lang), ...upgrades], ' + ');
}

export function threatRef(view: UnsView, ref: string, lang: Lang): Text {
  return threatName(view, findThreat(view, ref)?.threat.threat ?? '', lang);
}

/** Options name players by their characters: who sits where is not known to them. */
export function characterName(view: UnsView, seat: number, lang: Lang): string {
  const player = view.players[seat];
  return player ? nameFor(view, player.character, lang) : plain(say(BOOKS[lang].words, 'player', { n: seat + 1 }));
}

export function seatName(seats: readonly string[], seat: number, lang: Lang): string {
  return seats[seat] ?? plain(say(BOOKS[lang].words, 'player', { n: seat + 1 }));
}

export function storyTitle(from: From, id: number, lang: Lang): string {
  return storyIn(packOf(from), id)?.name[lang] ?? String(id);
}

/** The innermost thing at work for a seat; without a seat, or where none is that seat's, the innermost of all. */
export function workOf(view: UnsView, seat?: number): WorkView | undefined {
  const own = seat === undefined ? undefined : view.work.filter((w) => w.seat === seat).at(-1);
  return own ?? view.work.at(-1);
}

/** What a cause is called: `core:strike`, `boss:order-acolyte`, `mat:harbinger`, `story:4`, `buy:whetstone`. */
export function causeName(from: From, cause: string, lang: Lang): Text {
  const kind = verbOf(cause);
  const ref = refOf(cause);
  const { words } = BOOKS[lang];
  switch (kind) {
    case 'core':
      return cardName(from, ref, lang);
    case 'buy':
    case 'upgrade':
      return upgradeName(from, ref, lang);
    case 'boss':
    case 'mat':
      return txt`${nameFor(from, ref, lang)}`;
    case 'story':
      return say(words, 'storyCard', { n: Number(ref) });
    case 'turn':
    case 'reward':
    case 'madness':
    case 'levelUp':
      return say(words, kind, {});
    default:
      return txt`${cause}`;
  }
}
