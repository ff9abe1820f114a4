import type { BosView } from '@starhold/bossin-space';
import type { SeenEvent } from '@starhold/kernel';
import type { BosText } from '../text/index.ts';

/** What an option would do, read off the events the session foresees. */

export interface Step {
  from: number;
  to: number;
}

export interface Struck {
  from: number;
  to: number;
  defeated: boolean;
  absorbed: boolean;
}

export interface Foreseen {
  enemies: Map<number, Struck>;
  boss?: Step & { absorbed: boolean };
  heat?: Step;
  ship?: Step;
  life?: Step;
  moved?: Step;
  /** Gained or lost. */
  xp: number;
  missed: boolean;
  skips: boolean;
  breaks: number;
  over: string;
  count: number;
}

export function foresee(events: readonly SeenEvent[] | undefined, view: BosView): Foreseen {
  const seen: Foreseen = { enemies: new Map(), xp: 0, missed: false, skips: false, breaks: 0, over: '', count: 0 };
  for (const event of events ?? []) {
    const n = (i: number): number => Number(event.pub[i]);
    const reader = READERS[event.type];
    if (!reader) continue;
    seen.count++;
    reader(seen, view, n, event);
  }
  return seen;
}

type Reader = (seen: Foreseen, view: BosView, n: (i: number) => number, event: SeenEvent) => void;

function healthOf(view: BosView, uid: number): number {
  const enemy = view.columns.flat().find((e) => e.uid === uid);
  return enemy ? enemy.hp - enemy.damage : 0;
}

function struck(seen: Foreseen, view: BosView, uid: number): Struck {
  const known = seen.enemies.get(uid);
  if (known) return known;
  const health = healthOf(view, uid);
  const fresh = { from: health, to: health, defeated: false, absorbed: false };
  seen.enemies.set(uid, fresh);
  return fresh;
}

const bossNow = (seen: Foreseen, view: BosView): NonNullable<Foreseen['boss']> => {
  seen.boss ??= { from: view.boss?.hp ?? 0, to: view.boss?.hp ?? 0, absorbed: false };
  return seen.boss;
};

const READERS: Record<string, Reader | undefined> = {
  enemyHit: (seen, view, n) => {
    struck(seen, view, n(0)).to = n(3);
  },
  defeated: (seen, view, n) => {
    Object.assign(struck(seen, view, n(0)), { defeated: true, to: 0 });
    seen.xp += n(2);
  },
  absorbed: (seen, view, n) => {
    if (n(0) === 0) bossNow(seen, view).absorbed = true;
    else struck(seen, view, n(0)).absorbed = true;
  },
  bossHit: (seen, view, n) => {
    bossNow(seen, view).to = n(0);
  },
  heat: (seen, view, n) => {
    seen.heat = { from: seen.heat?.from ?? view.heat, to: n(0) };
  },
  cooled: (seen, view, n) => {
    seen.heat = { from: seen.heat?.from ?? view.heat, to: n(0) };
  },
  heatIgnored: (seen, view) => {
    seen.heat = { from: view.heat, to: view.heat };
  },
  shipMoved: (seen, _view, n) => {
    seen.ship = { from: n(0), to: n(1) };
  },
  shipStays: (seen, _view, n) => {
    seen.ship = { from: n(0), to: n(0) };
  },
  shipHit: (seen, view, n) => {
    seen.life = { from: seen.life?.from ?? view.intact, to: n(0) };
  },
  shipHealed: (seen, view, n) => {
    seen.life = { from: seen.life?.from ?? view.intact, to: n(0) };
  },
  shipIntact: (seen, view) => {
    seen.life ??= { from: view.intact, to: view.intact };
  },
  enemyMoved: (seen, _view, n) => {
    seen.moved = { from: n(2), to: n(3) };
  },
  bossMoved: (seen, _view, n) => {
    seen.moved = { from: n(0), to: n(1) };
  },
  xpLost: (seen, _view, n) => {
    seen.xp -= n(1);
  },
  missed: (seen) => {
    seen.missed = true;
  },
  dangerSkipped: (seen) => {
    seen.skips = true;
  },
  lineBroken: (seen, _view, n) => {
    seen.breaks += n(3);
  },
  gameOver: (seen, _view, _n, event) => {
    seen.over = `${String(event.pub[0])}:${String(event.pub[1])}`;
  },
};

export interface Result {
  text: string;
  /** For narrow places. */
  short?: string;
  tone: 'legal' | 'kill' | 'absorbed';
}

/** The chip on one enemy. */
export function resultOn(seen: Foreseen, uid: number, xp: number, w: BosText): Result | undefined {
  const hit = seen.enemies.get(uid);
  if (!hit) return undefined;
  if (hit.defeated) return { text: w.results.defeated(xp), short: w.results.xp(xp), tone: 'kill' };
  if (hit.absorbed && hit.from === hit.to) return { text: w.results.absorbed, short: '0', tone: 'absorbed' };
  return { text: w.results.steps(hit.from, hit.to), tone: 'legal' };
}

export interface Summary {
  text: string;
  tone: 'plain' | 'good' | 'bad' | 'absorbed';
}

/** The whole result in a few words, for the option list. */
export function summaryOf(seen: Foreseen, w: BosText): Summary | undefined {
  const r = w.results;
  if (seen.over === 'win:boss') return { text: r.wins, tone: 'good' };
  if (seen.over === 'loss:heat') return { text: r.explodes, tone: 'bad' };
  if (seen.over !== '') return { text: r.loses, tone: 'bad' };
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
  if (parts.length === 0) return undefined;
  return { text: parts.join(' · '), tone: toneOf(seen) };
}

function toneOf(seen: Foreseen): Summary['tone'] {
  if (seen.breaks > 0 || (seen.life && seen.life.to < seen.life.from)) return 'bad';
  const hits = [...seen.enemies.values()];
  if (hits.some((hit) => hit.defeated)) return 'good';
  if (hits.length > 0 && hits.every((hit) => hit.absorbed && hit.from === hit.to)) return 'absorbed';
  return 'plain';
}
