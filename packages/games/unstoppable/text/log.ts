import { type Lang, say, type Text, txt } from '@starhold/effects/text';
import type { SeenEvent } from '@starhold/kernel';
import { BASE_PACK, GAINS, type Gain } from '../content/index.ts';
import type { Score } from '../rules/score.ts';
import { PHASES, type Phase } from '../state.ts';
import type { UnsView } from '../view.ts';
import { optionLabel } from './choices.ts';
import {
  BOOKS,
  cardName,
  cardNames,
  cardRef,
  seatName,
  storyTitle,
  threatName,
  threatRef,
  upgradeName,
  upgradeNames,
} from './refs.ts';
import type { EventShape, OutcomeShape, ScoreShape } from './shapes.ts';
import { STORY_TEXT } from './story.ts';

/** An event with its reader: what the messages are told is read from here. */
class Reader {
  readonly view: UnsView;
  readonly lang: Lang;
  readonly name: string;
  readonly seats: readonly string[];
  private readonly event: SeenEvent;

  constructor(view: UnsView, event: SeenEvent, seats: readonly string[], lang: Lang) {
    this.view = view;
    this.event = event;
    this.seats = seats;
    this.lang = lang;
    this.name = seatName(seats, event.seat, lang);
  }

  n(i: number): number {
    return Number(this.event.pub[i]);
  }

  s(i: number): string {
    return String(this.event.pub[i] ?? '');
  }

  get seat(): number {
    return this.event.seat;
  }

  get all(): string[] {
    return this.event.pub.map(String);
  }

  get count(): { name: string; n: number } {
    return { name: this.name, n: this.event.pub.length };
  }

  get counted(): EventShape['gained'] {
    const what = this.s(0);
    if (!(GAINS as readonly string[]).includes(what)) throw new Error(`nothing is called ${what}`);
    return { name: this.name, what: what as Gain, n: this.n(1), now: this.n(2) };
  }

  /** Handle and core id; an event without the id is read from the table. */
  carded(at = 1): { name: string; card: Text } {
    const known = this.event.pub.length > at;
    return {
      name: this.name,
      card: known ? cardName(this.s(at), this.lang) : cardRef(this.view, this.s(0), this.lang),
    };
  }

  /** Threat id, and where the handle stands for an event without it. */
  threat(at = 1, handle = 0): Text {
    const known = this.event.pub.length > at;
    return known ? threatName(this.s(at), this.lang) : threatRef(this.view, this.s(handle), this.lang);
  }

  /** The card behind a defeated threat. */
  get drawn(): { card: Text; isBossCard: boolean } {
    const core = this.event.pub.length > 3 ? this.s(3) : '';
    const isBossCard = core === '';
    return { card: isBossCard ? say(BOOKS[this.lang].words, 'bossCard', {}) : cardName(core, this.lang), isBossCard };
  }

  get threatened(): { name: string; what: Text } {
    return { name: this.name, what: this.threat() };
  }

  get phase(): Phase {
    return PHASES.find((phase) => phase === this.s(0)) ?? 'setup';
  }

  get choice(): string {
    const options = BASE_PACK.story.find((card) => card.id === this.n(0))?.options ?? [];
    const at = options.findIndex((option) => option.id === this.s(1));
    return STORY_TEXT[this.lang][this.n(0)]?.options[at] ?? this.s(1);
  }
}

/** What each message is told, by event type; a type without an entry does not compile. */
const TOLD: { [K in keyof EventShape]: (r: Reader) => EventShape[K] } = {
  dealt: (r) => r.count,
  placed: (r) => r.count,
  turn: (r) => ({ n: r.n(0) }),
  phase: (r) => ({ phase: r.phase }),
  gained: (r) => r.counted,
  lost: (r) => r.counted,
  refreshed: (r) => r.carded(),
  looked: (r) => ({ name: r.name, level: r.n(0), cards: cardNames(r.all.slice(1), r.lang) }),
  drafted: (r) => ({ ...r.carded(), level: r.n(2) }),
  played: (r) => ({ ...r.carded(), n: r.n(2) }),
  exhausted: (r) => r.carded(),
  bought: (r) => ({ ...r.carded(2), upgrade: upgradeName(r.s(0), r.lang), n: r.n(3) }),
  offered: (r) => ({ what: upgradeName(r.s(0), r.lang) }),
  shelved: (r) => ({ name: r.name, cards: upgradeNames(r.all, r.lang) }),
  ended: (r) => ({ name: r.name }),
  damaged: (r) => ({ what: r.threat(4), n: r.n(1), damage: r.n(2), health: r.n(3) }),
  defeated: (r) => ({
    ...r.threatened,
    owner: seatName(r.seats, r.n(2), r.lang),
    own: r.n(2) === r.seat,
    ...r.drawn,
  }),
  revealed: (r) => r.threatened,
  activated: (r) => r.threatened,
  madness: (r) => ({ what: r.threat(2), x: r.n(1) }),
  hurt: (r) => ({
    name: r.name,
    n: r.n(0),
    armour: r.n(1),
    health: r.n(2),
    by: r.s(3) === '' ? [] : r.threat(6, 3),
  }),
  bossDamage: (r) => ({ name: r.name, n: r.n(0), now: r.n(1) }),
  bossCard: (r) => ({ name: r.name, left: r.n(1) }),
  putAway: (r) => ({ what: r.threat(2), box: r.s(1) === 'box' }),
  trained: (r) => ({ name: r.name, level: r.n(0) }),
  repeated: (r) => r.carded(2),
  returned: (r) => r.carded(),
  discarded: (r) => r.carded(),
  removed: (r) => r.carded(),
  levelUp: (r) => ({ name: r.name, level: r.n(0), draft: r.n(1) }),
  shuffled: (r) => ({ name: r.name, n: r.n(0) }),
  cleanedUp: (r) => ({ name: r.name, armour: r.n(0) }),
  danger: (r) => ({ level: r.n(1) }),
  told: (r) => ({ name: r.name, title: storyTitle(r.n(0), r.lang), choice: r.choice }),
  story: (r) => ({ n: r.n(0), title: storyTitle(r.n(0), r.lang) }),
  victory: (r) => ({ n: r.n(0) }),
  over: (r) => ({ outcome: outcomeText(r.s(1), r.lang) }),
  signal: (r) => ({ name: r.name, ping: optionLabel(r.view, r.s(0), r.lang) }),
};

export const EVENT_TYPES = Object.keys(TOLD) as (keyof EventShape)[];

function isKnown(type: string): type is keyof EventShape {
  return Object.hasOwn(TOLD, type);
}

/** How the game ended: `boss`, `health`, `danger` or `threats`. Anything else is shown as it is. */
function outcomeText(end: string, lang: Lang): Text {
  const { outcomes } = BOOKS[lang];
  return Object.hasOwn(outcomes, end) ? say(outcomes, end as keyof OutcomeShape, {}) : txt`${end}`;
}

/** The score line by line, the total last; achievements that were not reached are left out. */
export function scoreSheet(score: Score, lang: Lang): { what: Text; points: number }[] {
  const ALWAYS: (keyof ScoreShape)[] = ['base', 'turns', 'health', 'total'];
  const lines = Object.keys(BOOKS[lang].score) as (keyof ScoreShape & keyof Score)[];
  return lines
    .filter((key) => ALWAYS.includes(key) || score[key] > 0)
    .map((key) => ({ what: say(BOOKS[lang].score, key, {}), points: score[key] }));
}

function line<K extends keyof EventShape>(type: K, r: Reader): Text {
  return say(BOOKS[r.lang].events, type, TOLD[type](r));
}

/** One line of the log, for the eyes the event was projected for. `seats` are the names of the players. */
export function logLine(view: UnsView, event: SeenEvent, seats: readonly string[], lang: Lang): Text {
  if (!isKnown(event.type)) throw new Error(`no message for the event ${event.type}`);
  return line(event.type, new Reader(view, event, seats, lang));
}
