import { join, type Lang, quoted, say, signed, type Text } from '@starhold/effects/text';
import type { SeenEvent, SeenEventOf } from '@starhold/kernel';
import type { Events, Told } from '../events.ts';
import type { BosView } from '../view.ts';
import { optionLabel } from './choices.ts';
import { PATH_NAMES } from './names.ts';
import {
  BOOKS,
  bossCardName,
  cardName,
  cardNames,
  crewName,
  dangerName,
  enemyName,
  rowName,
  seatName,
} from './refs.ts';
import type { EventShape } from './shapes.ts';

/** Who reads a line: through which view, in which language, and what the players are called. */
interface Reader {
  view: BosView;
  lang: Lang;
  /** Of the seat that the event is about. */
  name: string;
}

type EventOf<K extends keyof Events> = SeenEventOf<Events, K>;

/** What each message is told; an event without an entry does not compile. */
const TOLD: { [K in keyof Events]: (event: EventOf<K>, reader: Reader) => EventShape[K] } = {
  round: ({ pub }, r) => ({ n: pub.round, captain: r.name, team: r.view.seats.length > 1 }),
  captain: (_, r) => ({ name: r.name }),
  drew: ({ pub, priv }, r) => ({ name: r.name, n: pub.count, cards: cardNames(r.view, priv?.cards ?? [], r.lang) }),
  refreshed: byCards,
  revealed: byCards,
  cardRemoved: ({ pub }, r) => ({ name: r.name, card: cardName(r.view, pub.card, r.lang) }),
  arranged: byCards,
  dangersLaid: ({ pub }, r) => ({
    cards: join(
      pub.dangers.map((id) => dangerName(r.view, id, r.lang)),
      ', ',
    ),
  }),
  commandsReshuffled: ({ pub }) => ({ n: pub.count }),
  dangersReshuffled: ({ pub }) => ({ n: pub.count }),
  commandResolves: slotted,
  commandFlipped: slotted,
  commandSkipped: slotted,
  dangerResolves: ({ pub }, r) => ({ slot: pub.slot, card: dangerName(r.view, pub.danger, r.lang) }),
  bossCardResolves: ({ pub }, r) => ({ slot: pub.slot, card: bossCardName(r.view, pub.boss, pub.slot, r.lang) }),
  dangerSkipped: nothing,
  dangersRetired: nothing,
  crewUsed: ({ pub }, r) => ({ name: r.name, crew: quoted(crewName(pub.crew, r.lang), r.lang) }),
  swapped: ({ pub }, r) => ({
    name: r.name,
    a: enemyName(r.view, pub.enemy, r.lang),
    b: enemyName(r.view, pub.withEnemy, r.lang),
  }),
  heat: ({ pub }, r) => ({ by: signed(pub.by, r.lang), now: pub.now }),
  heatIgnored: ({ pub }) => pub,
  cooled: lost,
  shipHit: ({ pub }) => pub,
  shipHealed: ({ pub }) => pub,
  shipIntact: ({ pub }) => pub,
  shipMoved: ({ pub }) => pub,
  shipStays: ({ pub }) => ({ from: pub.column }),
  missed: ({ pub }) => pub,
  absorbed: inColumn,
  enemyHit: (event, r) => ({ ...inColumn(event, r), left: event.pub.left }),
  defeated: ({ pub }, r) => ({ what: enemyName(r.view, pub.enemy, r.lang), xp: pub.xp }),
  discarded: ({ pub }, r) => ({ what: enemyName(r.view, pub.enemy, r.lang) }),
  lineBroken: (event, r) => ({ ...inColumn(event, r), attack: event.pub.attack }),
  activated: inColumn,
  enemyMoved: ({ pub }, r) => ({ what: enemyName(r.view, pub.enemy, r.lang), from: pub.from, to: pub.to }),
  enemyEntered: inColumn,
  summoned: inColumn,
  pushedDown: ({ pub }) => ({ n: pub.enemies }),
  rowClosed: ({ pub }) => ({ row: rowName(pub.row) }),
  bossRevealed: ({ pub }, r) => ({ what: enemyName(r.view, pub.boss, r.lang) }),
  bossEntered: ({ pub }, r) => ({ what: enemyName(r.view, pub.boss, r.lang), column: pub.column, hp: pub.hp }),
  bossMoved: ({ pub }) => pub,
  bossHit: ({ pub }) => pub,
  bossHealed: ({ pub }) => ({ left: pub.now }),
  bossFlipped: ({ pub }) => pub,
  bossEmp: nothing,
  xp: ({ pub }) => pub,
  xpLost: lost,
  upgraded: ({ pub }, r) => ({ path: PATH_NAMES[pub.path][r.lang], level: pub.level }),
  cardsAdded: ({ pub }, r) => ({ cards: cardNames(r.view, pub.cards, r.lang) }),
  gameOver: ({ pub }, r) => ({ outcome: say(BOOKS[r.lang].outcomes, pub.end, {}) }),
  signal: ({ pub }, r) => ({ name: r.name, ping: optionLabel(r.view, pub.id, r.lang) }),
};

type ByCards = EventOf<'refreshed' | 'revealed' | 'arranged'>;
function byCards({ pub }: ByCards, r: Reader): { name: string; cards: Text } {
  return { name: r.name, cards: cardNames(r.view, pub.cards, r.lang) };
}

type Slotted = EventOf<'commandResolves' | 'commandFlipped' | 'commandSkipped'>;
function slotted({ pub }: Slotted, r: Reader): { slot: number; card: Text } {
  return { slot: pub.slot, card: cardName(r.view, pub.card, r.lang) };
}

function inColumn({ pub }: { pub: { enemy: string; column: number } }, r: Reader): { what: Text; column: number } {
  return { what: enemyName(r.view, pub.enemy, r.lang), column: pub.column };
}

function lost({ pub }: EventOf<'cooled' | 'xpLost'>, r: Reader): { by: string; now: number } {
  return { by: signed(-pub.by, r.lang), now: pub.now };
}

function nothing(): object {
  return {};
}

export const EVENT_TYPES = Object.keys(TOLD) as (keyof Events)[];

function isTold(event: SeenEvent): event is Told {
  return Object.hasOwn(TOLD, event.type);
}

function line<K extends keyof Events>(event: EventOf<K>, r: Reader): Text {
  const type: K = event.type;
  return say(BOOKS[r.lang].events, type, TOLD[type](event, r));
}

/** One line of the log, for the eyes the event was projected for. `seats` are the names of the players. */
export function logLine(view: BosView, event: SeenEvent, seats: readonly string[], lang: Lang): Text {
  if (!isTold(event)) throw new Error(`no message for the event ${event.type}`);
  return line(event, { view, lang, name: seatName(seats, event.seat, lang) });
}
