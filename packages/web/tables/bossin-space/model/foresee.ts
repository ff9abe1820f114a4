import type { BosView } from '@starhold/bossin-space';
import type { Events } from '@starhold/bossin-space/events';
import { BOSS_UID } from '@starhold/bossin-space/refs';
import { type ForEachEvent, readEvent, type SeenEvent } from '@starhold/kernel';
import type { ForeseeAt, Foreseen as Shown } from '../../../desk/front.ts';
import { BOS_TEXT, type BosText } from '../text/index.ts';

/** What an option would do, read off the events the session foresees. */

interface Shift {
  from: number;
  to: number;
}

interface Struck extends Shift {
  defeated: boolean;
  absorbed: boolean;
}

export interface Foreseen {
  enemies: Map<number, Struck>;
  boss?: Shift & { absorbed: boolean };
  heat?: Shift;
  ship?: Shift;
  life?: Shift;
  moved?: Shift;
  /** Gained or lost. */
  xp: number;
  missed: boolean;
  skips: boolean;
  breaks: number;
  /** Why the game would be over; empty where it goes on. */
  end: Events['gameOver']['pub']['end'] | '';
  count: number;
}

export function foresee(events: readonly SeenEvent[] | undefined, view: BosView): Foreseen {
  const seen: Foreseen = { enemies: new Map(), xp: 0, missed: false, skips: false, breaks: 0, end: '', count: 0 };
  for (const event of events ?? []) {
    if (!Object.hasOwn(READERS, event.type)) continue;
    seen.count++;
    Object.assign(seen, readEvent(READERS, event, seen, view));
  }
  return seen;
}

type Seen = Partial<Foreseen>;

function struck({ enemies }: Foreseen, view: BosView, uid: number, change: Partial<Struck>): Seen {
  const enemy = view.columns.flat().find((e) => e.uid === uid);
  const health = enemy ? enemy.hp - enemy.damage : 0;
  const known = enemies.get(uid) ?? { from: health, to: health, defeated: false, absorbed: false };
  return { enemies: new Map(enemies).set(uid, { ...known, ...change }) };
}

function bossStruck({ boss }: Foreseen, view: BosView, change: { to?: number; absorbed?: boolean }): Seen {
  const hp = view.boss?.hp ?? 0;
  return { boss: { ...(boss ?? { from: hp, to: hp, absorbed: false }), ...change } };
}

const heatTo = (to: number, { heat }: Foreseen, view: BosView): Seen => ({
  heat: { from: heat?.from ?? view.heat, to },
});
const lifeTo = (to: number, { life }: Foreseen, { intact }: BosView): Seen => ({
  life: { from: life?.from ?? intact, to },
});

/** What is known once an event has been read. */
const READERS: Partial<ForEachEvent<Events, [seen: Foreseen, view: BosView], Seen>> = {
  enemyHit: ({ pub }, seen, view) => struck(seen, view, pub.uid, { to: pub.left }),
  defeated: ({ pub }, seen, view) => ({
    ...struck(seen, view, pub.uid, { defeated: true, to: 0 }),
    xp: seen.xp + pub.xp,
  }),
  absorbed: ({ pub }, seen, view) =>
    pub.uid === BOSS_UID ? bossStruck(seen, view, { absorbed: true }) : struck(seen, view, pub.uid, { absorbed: true }),
  bossHit: ({ pub }, seen, view) => bossStruck(seen, view, { to: pub.left }),
  heat: ({ pub }, seen, view) => heatTo(pub.now, seen, view),
  cooled: ({ pub }, seen, view) => heatTo(pub.now, seen, view),
  heatIgnored: (_event, _seen, { heat }) => ({ heat: { from: heat, to: heat } }),
  shipMoved: ({ pub }) => ({ ship: pub }),
  shipStays: ({ pub }) => ({ ship: { from: pub.column, to: pub.column } }),
  shipHit: ({ pub }, seen, view) => lifeTo(pub.now, seen, view),
  shipHealed: ({ pub }, seen, view) => lifeTo(pub.now, seen, view),
  shipIntact: (_event, { life }, { intact }) => ({ life: life ?? { from: intact, to: intact } }),
  enemyMoved: ({ pub }) => ({ moved: { from: pub.from, to: pub.to } }),
  bossMoved: ({ pub }) => ({ moved: pub }),
  xpLost: ({ pub }, { xp }) => ({ xp: xp - pub.by }),
  missed: () => ({ missed: true }),
  dangerSkipped: () => ({ skips: true }),
  lineBroken: ({ pub }, { breaks }) => ({ breaks: breaks + pub.attack }),
  gameOver: ({ pub }) => ({ end: pub.end }),
};

interface ForeseenText {
  text: string;
  /** For narrow places. */
  short?: string;
  tone: 'legal' | 'kill' | 'absorbed';
}

/** For the prompt and for the numbers of the ship. */
export function foreseen(events: readonly SeenEvent[] | undefined, { view, lang }: ForeseeAt<BosView>): Shown {
  const seen = foresee(events, view);
  const shifts = { heat: seen.heat?.to, life: seen.life?.to, ship: seen.ship?.to, boss: seen.boss?.to };
  const gauges: Record<string, number> = seen.xp === 0 ? {} : { xp: view.xp + seen.xp };
  for (const [gauge, to] of Object.entries(shifts)) if (to !== undefined) gauges[gauge] = to;
  return { gauges, ...summaryOf(seen, BOS_TEXT[lang]) };
}

/** The chip on one enemy. */
export function resultOn(seen: Foreseen, uid: number, xp: number, w: BosText): ForeseenText | undefined {
  const hit = seen.enemies.get(uid);
  if (!hit) return undefined;
  if (hit.defeated) return { text: w.results.defeated(xp), short: w.results.xp(xp), tone: 'kill' };
  if (hit.absorbed && hit.from === hit.to) return { text: w.results.absorbed, short: '0', tone: 'absorbed' };
  return { text: w.results.steps(hit.from, hit.to), tone: 'legal' };
}

/** The whole result in a few words, for the option list. */
function summaryOf(seen: Foreseen, w: BosText): Pick<Shown, 'text' | 'tone'> {
  const r = w.results;
  if (seen.end === 'boss') return { text: r.wins, tone: 'good' };
  if (seen.end === 'heat') return { text: r.explodes, tone: 'bad' };
  if (seen.end !== '') return { text: r.loses, tone: 'bad' };
  const parts: string[] = [];
  if (seen.heat)
    parts.push(seen.heat.from === seen.heat.to ? r.heatStays(seen.heat.to) : r.heat(seen.heat.from, seen.heat.to));
  for (const hit of seen.enemies.values()) {
    if (hit.defeated) parts.push(r.defeatedPlain);
    else if (hit.from !== hit.to) parts.push(r.steps(hit.from, hit.to));
    else parts.push(r.absorbedLong);
  }
  if (seen.xp !== 0) parts.push(r.xp(seen.xp));
  if (seen.boss) parts.push(seen.boss.from === seen.boss.to ? r.absorbedLong : r.boss(seen.boss.from, seen.boss.to));
  if (seen.ship) parts.push(seen.ship.from === seen.ship.to ? r.shipStays : r.ship(seen.ship.from, seen.ship.to));
  if (seen.moved && seen.breaks === 0) parts.push(r.moves(seen.moved.from, seen.moved.to));
  if (seen.skips) parts.push(r.skips);
  if (seen.missed) parts.push(r.noTarget);
  if (seen.breaks > 0) parts.push(r.breaks(seen.breaks));
  else if (seen.life) parts.push(seen.life.from === seen.life.to ? r.lifeFull : r.life(seen.life.from, seen.life.to));
  if (parts.length === 0) return {};
  return { text: parts.join(' · '), tone: toneOf(seen) };
}

function toneOf(seen: Foreseen): NonNullable<Shown['tone']> {
  if (seen.breaks > 0 || (seen.life && seen.life.to < seen.life.from)) return 'bad';
  const hits = [...seen.enemies.values()];
  if (hits.some((hit) => hit.defeated)) return 'good';
  if (hits.length > 0 && hits.every((hit) => hit.absorbed && hit.from === hit.to)) return 'absorbed';
  return 'plain';
}
