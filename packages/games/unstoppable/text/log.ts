import { type Lang, say, type Text, txt } from '@starhold/effects/text';
import type { SeenEvent, SeenEventOf } from '@starhold/kernel';
import { packOf, storyIn } from '../content/index.ts';
import type { Events } from '../events.ts';
import type { Score } from '../rules/score.ts';
import type { UnsView } from '../view.ts';
import { optionLabel } from './choices.ts';
import { BOOKS, cardName, cardNames, seatName, storyTitle, threatName, upgradeName, upgradeNames } from './refs.ts';
import type { EventShape, OutcomeShape, ScoreShape } from './shapes.ts';

/** Who reads an event, and where: names and the things it speaks of are looked up from here. */
interface Telling {
  view: UnsView;
  /** The player it happened to, and the names of all. */
  name: string;
  seats: readonly string[];
  lang: Lang;
}

function carded({ view, name, lang }: Telling, { core }: { core: string }): { name: string; card: Text } {
  return { name, card: cardName(view, core, lang) };
}

function threatened({ view, name, lang }: Telling, { threat }: { threat: string }): { name: string; what: Text } {
  return { name, what: threatName(view, threat, lang) };
}

/** The card behind a defeated threat; a boss card has none. */
function drawn({ view, lang }: Telling, core: string): { card: Text; isBossCard: boolean } {
  const isBossCard = core === '';
  return { card: isBossCard ? say(BOOKS[lang].words, 'bossCard', {}) : cardName(view, core, lang), isBossCard };
}

function choice({ view, lang }: Telling, card: number, option: string): string {
  const chosen = storyIn(packOf(view), card)?.options.find(({ id }) => id === option);
  return chosen?.tale[lang] ?? option;
}

/** What each message is told, by event type; a type without an entry does not compile. */
const TOLD: { [K in keyof Events]: (event: SeenEventOf<Events, K>, t: Telling) => EventShape[K] } = {
  dealt: ({ pub }, { name }) => ({ name, n: pub.cards.length }),
  placed: ({ pub }, { name }) => ({ name, n: pub.cards.length }),
  turn: ({ pub }) => ({ n: pub.turn }),
  phase: ({ pub }) => pub,
  gained: ({ pub }, { name }) => ({ name, ...pub }),
  lost: ({ pub }, { name }) => ({ name, ...pub }),
  refreshed: ({ pub }, t) => carded(t, pub),
  looked: ({ pub }, { view, name, lang }) => ({ name, level: pub.level, cards: cardNames(view, pub.cores, lang) }),
  drafted: ({ pub }, t) => ({ ...carded(t, pub), level: pub.level }),
  played: ({ pub }, t) => ({ ...carded(t, pub), n: pub.cost }),
  exhausted: ({ pub }, t) => carded(t, pub),
  bought: ({ pub }, t) => ({ ...carded(t, pub), upgrade: upgradeName(t.view, pub.upgrade, t.lang), n: pub.price }),
  offered: ({ pub }, { view, lang }) => ({ what: upgradeName(view, pub.upgrade, lang) }),
  shelved: ({ pub }, { view, name, lang }) => ({ name, cards: upgradeNames(view, pub.upgrades, lang) }),
  ended: (_event, { name }) => ({ name }),
  damaged: ({ pub: { threat, n, damage, health } }, { view, lang }) => ({
    what: threatName(view, threat, lang),
    n,
    damage,
    health,
  }),
  defeated: ({ seat, pub }, t) => ({
    ...threatened(t, pub),
    owner: seatName(t.seats, pub.owner, t.lang),
    own: pub.owner === seat,
    ...drawn(t, pub.core),
  }),
  revealed: ({ pub }, t) => threatened(t, pub),
  activated: ({ pub }, t) => threatened(t, pub),
  madness: ({ pub }, { view, lang }) => ({ what: threatName(view, pub.threat, lang), x: pub.x }),
  hurt: ({ pub: { n, armour, health, threat } }, { view, name, lang }) => ({
    name,
    n,
    armour,
    health,
    by: threat === '' ? [] : threatName(view, threat, lang),
  }),
  bossDamage: ({ pub }, { name }) => ({ name, ...pub }),
  bossCard: ({ pub }, { name }) => ({ name, left: pub.left }),
  putAway: ({ pub }, { view, lang }) => ({ what: threatName(view, pub.threat, lang), box: pub.to === 'box' }),
  trained: ({ pub }, { name }) => ({ name, level: pub.draft }),
  repeated: ({ pub }, t) => carded(t, pub),
  returned: ({ pub }, t) => carded(t, pub),
  discarded: ({ pub }, t) => carded(t, pub),
  removed: ({ pub }, t) => carded(t, pub),
  levelUp: ({ pub }, { name }) => ({ name, ...pub }),
  shuffled: ({ pub }, { name }) => ({ name, n: pub.cards }),
  cleanedUp: ({ pub }, { name }) => ({ name, armour: pub.armour }),
  danger: ({ pub }) => ({ level: pub.level }),
  told: ({ pub: { card, option } }, t) => ({
    name: t.name,
    title: storyTitle(t.view, card, t.lang),
    choice: choice(t, card, option),
  }),
  story: ({ pub }, { view, lang }) => ({ n: pub.card, title: storyTitle(view, pub.card, lang) }),
  victory: ({ pub }) => ({ n: pub.turns }),
  over: ({ pub }, { lang }) => ({ outcome: outcomeText(pub.end, lang) }),
  signal: ({ pub }, { view, name, lang }) => ({ name, ping: optionLabel(view, pub.id, lang) }),
};

export const EVENT_TYPES = Object.keys(TOLD) as (keyof Events)[];

function isKnown(event: SeenEvent): event is SeenEvent & SeenEvent<Events> {
  return Object.hasOwn(TOLD, event.type);
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

function line<K extends keyof Events>(event: SeenEventOf<Events, K>, t: Telling): Text {
  // The key is the event's own type, so entry and event fit; TypeScript cannot follow the lookup.
  const values = TOLD[event.type] as unknown as (event: SeenEventOf<Events, K>, t: Telling) => EventShape[K];
  return say(BOOKS[t.lang].events, event.type as K, values(event, t));
}

/** One line of the log, for the eyes the event was projected for. `seats` are the names of the players. */
export function logLine(view: UnsView, event: SeenEvent, seats: readonly string[], lang: Lang): Text {
  if (!isKnown(event)) throw new Error(`no message for the event ${event.type}`);
  return line(event, { view, name: seatName(seats, event.seat, lang), seats, lang });
}
