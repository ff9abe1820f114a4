import { concat, join, type Lang, quoted, say, signed, type Text, txt } from '@starhold/effects/text';
import type { SeenEvent } from '@starhold/kernel';
import type { BosView } from '../view.ts';
import { optionLabel } from './choices.ts';
import { PATH_NAMES } from './names.ts';
import { BOOKS, cardName, cardNames, crewName, dangerName, enemyByUid, enemyName, rowName, seatName } from './refs.ts';
import type { EventShape, OutcomeShape } from './shapes.ts';

/** An event with its reader: what the messages are told is read from here. */
class Reader {
  readonly view: BosView;
  readonly lang: Lang;
  readonly name: string;
  private readonly event: SeenEvent;

  constructor(view: BosView, event: SeenEvent, seats: readonly string[], lang: Lang) {
    this.view = view;
    this.event = event;
    this.lang = lang;
    this.name = seatName(seats, event.seat, lang);
  }

  n(i: number): number {
    return Number(this.event.pub[i]);
  }

  s(i: number): string {
    return String(this.event.pub[i]);
  }

  get all(): string[] {
    return this.event.pub.map(String);
  }

  /** Only for those it was meant for. */
  get secret(): string[] {
    return (this.event.priv ?? []).map(String);
  }

  enemy(i: number): Text {
    return enemyName(this.s(i), this.lang);
  }

  inColumn(type: number, column: number): { what: Text; column: number } {
    return { what: this.enemy(type), column: this.n(column) };
  }

  track(i: number, by: number): { by: string; now: number } {
    return { by: signed(by, this.lang), now: this.n(i) };
  }

  get slotted(): { slot: number; card: Text } {
    return { slot: this.n(0), card: cardName(this.s(1), this.lang) };
  }

  /** Two enemies: uid and type each, or only the uids. */
  get pair(): { a: Text; b: Text } {
    if (this.event.pub.length === 4) return { a: this.enemy(1), b: this.enemy(3) };
    return { a: enemyByUid(this.view, this.n(0), this.lang), b: enemyByUid(this.view, this.n(1), this.lang) };
  }

  get fromTo(): { from: number; to: number } {
    return { from: this.n(0), to: this.n(1) };
  }
}

/** What each message is told, by event type; a type without an entry does not compile. */
const TOLD: { [K in keyof EventShape]: (r: Reader) => EventShape[K] } = {
  round: (r) => ({ n: r.n(0), captain: r.name, team: r.view.seats.length > 1 }),
  captain: (r) => ({ name: r.name }),
  drew: (r) => ({ name: r.name, n: r.n(0), cards: cardNames(r.secret, r.lang) }),
  refreshed: (r) => ({ name: r.name, cards: cardNames(r.all, r.lang) }),
  revealed: (r) => ({ name: r.name, cards: cardNames(r.all, r.lang) }),
  cardRemoved: (r) => ({ name: r.name, card: cardName(r.s(0), r.lang) }),
  arranged: (r) => ({ name: r.name, cards: cardNames(r.all, r.lang) }),
  dangersLaid: (r) => ({ cards: joined(r.all.map((id) => dangerName(id, r.lang))) }),
  commandsReshuffled: (r) => ({ n: r.n(0) }),
  dangersReshuffled: (r) => ({ n: r.n(0) }),
  commandResolves: (r) => r.slotted,
  commandFlipped: (r) => r.slotted,
  commandSkipped: (r) => r.slotted,
  dangerResolves: (r) => ({ slot: r.n(0), card: dangerName(r.s(1), r.lang) }),
  bossCardResolves: (r) => ({ slot: r.n(0), card: quotedName(r.enemy(1), r.lang) }),
  dangerSkipped: () => ({}),
  dangersRetired: () => ({}),
  crewUsed: (r) => ({ name: r.name, crew: quoted(crewName(r.s(0), r.lang), r.lang) }),
  swapped: (r) => ({ name: r.name, ...r.pair }),
  heat: (r) => r.track(0, r.n(1)),
  heatIgnored: (r) => ({ now: r.n(0) }),
  cooled: (r) => r.track(0, -r.n(1)),
  shipHit: (r) => ({ now: r.n(0) }),
  shipHealed: (r) => ({ now: r.n(0) }),
  shipIntact: (r) => ({ now: r.n(0) }),
  shipMoved: (r) => r.fromTo,
  shipStays: (r) => ({ from: r.n(0) }),
  missed: (r) => ({ column: r.n(0) }),
  absorbed: (r) => r.inColumn(1, 2),
  enemyHit: (r) => ({ ...r.inColumn(1, 2), left: r.n(3) }),
  defeated: (r) => ({ what: r.enemy(1), xp: r.n(2) }),
  discarded: (r) => ({ what: r.enemy(1) }),
  lineBroken: (r) => ({ ...r.inColumn(1, 2), attack: r.n(3) }),
  activated: (r) => r.inColumn(1, 2),
  enemyMoved: (r) => ({ what: r.enemy(1), from: r.n(2), to: r.n(3) }),
  enemyEntered: (r) => r.inColumn(1, 2),
  summoned: (r) => r.inColumn(1, 2),
  pushedDown: (r) => ({ n: r.n(0) }),
  rowClosed: (r) => ({ row: rowName(r.n(0)) }),
  bossRevealed: (r) => ({ what: r.enemy(0) }),
  bossEntered: (r) => ({ ...r.inColumn(0, 1), hp: r.n(2) }),
  bossMoved: (r) => r.fromTo,
  bossHit: (r) => ({ left: r.n(0) }),
  bossHealed: (r) => ({ left: r.n(0) }),
  bossFlipped: (r) => ({ side: r.n(0) + 1 }),
  bossEmp: () => ({}),
  xp: (r) => ({ now: r.n(0) }),
  xpLost: (r) => r.track(0, -r.n(1)),
  upgraded: (r) => ({ path: pathName(r.s(0), r.lang), level: r.n(1) }),
  cardsAdded: (r) => ({ cards: cardNames(r.all, r.lang) }),
  gameOver: (r) => ({ outcome: outcomeText(r.s(1), r.lang) }),
  signal: (r) => ({ name: r.name, ping: optionLabel(r.view, r.s(0), r.lang) }),
};

export const EVENT_TYPES = Object.keys(TOLD) as (keyof EventShape)[];

function isKnown(type: string): type is keyof EventShape {
  return Object.hasOwn(TOLD, type);
}

function joined(texts: Text[]): Text {
  return join(texts, ', ');
}

function quotedName(name: Text, lang: Lang): Text {
  const [open, close] = quoted('|', lang).split('|');
  return concat(open, name, close);
}

function pathName(path: string, lang: Lang): string {
  return Object.hasOwn(PATH_NAMES, path) ? PATH_NAMES[path as keyof typeof PATH_NAMES][lang] : path;
}

/** How the game ended: `boss`, `hull` or `heat`. Anything else is shown as it is. */
function outcomeText(end: string, lang: Lang): Text {
  const { outcomes } = BOOKS[lang];
  return Object.hasOwn(outcomes, end) ? say(outcomes, end as keyof OutcomeShape, {}) : txt`${end}`;
}

function line<K extends keyof EventShape>(type: K, r: Reader): Text {
  return say(BOOKS[r.lang].events, type, TOLD[type](r));
}

/** One line of the log, for the eyes the event was projected for. `seats` are the names of the players. */
export function logLine(view: BosView, event: SeenEvent, seats: readonly string[], lang: Lang): Text {
  if (!isKnown(event.type)) throw new Error(`no message for the event ${event.type}`);
  return line(event.type, new Reader(view, event, seats, lang));
}
