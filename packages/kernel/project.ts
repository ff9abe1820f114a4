import type { GameEvent, SeenEvent } from './events.ts';
import { hashOf } from './hash.ts';
import { refusalsAt } from './judge.ts';
import { idsIn } from './picks.ts';
import type { Result } from './result.ts';
import { isTogether } from './stack.ts';
import type { About, AnyRules, BaseFrame, Core, Decision, Eyes, Picked, Refusal, Seat } from './types.ts';

/** The one gate through which anything of a game reaches a seat, a spectator, a bot or a log. */
export interface Seen<V> {
  view: V;
  /** Only the decisions of these eyes. */
  decisions: Decision[];
  /** Who must answer before the game goes on, by seat, so that the order tells nothing. */
  waitingFor: Seat[];
  /** And what they are asked. */
  waiting: Waiting[];
  over: string;
  /** Once the game is over. */
  result?: Result;
}

/** While sealed lanes are open only the seat is named: what one is asked would tell how far one has come. */
export interface Waiting {
  seat: Seat;
  at?: string;
  about?: About;
}

/** `view`: where it was made already, of this very state and for these eyes. */
export function project<V>(
  rules: AnyRules,
  s: Core<BaseFrame>,
  open: readonly Decision[],
  eyes: Eyes,
  view = rules.view(s, eyes) as V,
): Seen<V> {
  const seen: Seen<V> = {
    view,
    decisions: decisionsOf(open, eyes),
    waitingFor: seatsOf(open),
    waiting: waitingAt(s, open),
    over: s.over,
  };
  if (s.over !== '') seen.result = rules.result(s);
  return seen;
}

export function decisionsOf(open: readonly Decision[], eyes: Eyes): Decision[] {
  return open.filter((d) => d.ask.seat === eyes);
}

function waitingAt(s: Core<BaseFrame>, open: readonly Decision[]): Waiting[] {
  const asked = open.filter((d) => !d.aside);
  const top = s.stack[s.stack.length - 1];
  if (top && isTogether(top) && top.sealed === 1) return seatsOf(asked).map((seat) => ({ seat }));
  const waiting = asked.map(({ at, ask: { seat, about } }): Waiting => (about ? { seat, at, about } : { seat, at }));
  return waiting.sort((a, b) => a.seat - b.seat || ((a.at ?? '') < (b.at ?? '') ? -1 : 1));
}

/** Whoever must answer, each once, in order. Asides may be left alone. */
export function seatsOf(open: readonly Decision[]): Seat[] {
  return [...new Set(open.filter((d) => !d.aside).map((d) => d.ask.seat))].sort((a, b) => a - b);
}

export function projectEvent(e: GameEvent, eyes: Eyes): SeenEvent {
  const seen: SeenEvent = { n: e.n, type: e.type, seat: e.seat, pub: e.pub, cause: e.cause, rule: e.rule };
  if (e.priv && typeof eyes === 'number' && e.to?.includes(eyes)) seen.priv = e.priv;
  return seen;
}

/** Why the things that are not offered are not: only for the seat that is asked. */
export function projectRefusals(
  rules: AnyRules,
  s: Core<BaseFrame>,
  at: Decision,
  eyes: Eyes,
): Record<string, Refusal> {
  return at.ask.seat === eyes ? Object.fromEntries(refusalsAt(rules, s, at)) : {};
}

/** What the sender of an answer had on the screen; an answer that quotes another digest is stale. */
export function shownDigest(rules: AnyRules, s: Core<BaseFrame>, pick: Picked): string {
  return hashOf(idsIn(pick).map((id) => rules.describe(s, id))).slice(0, 16);
}
