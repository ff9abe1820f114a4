import { hashOf } from './hash.ts';
import { refusalsAt } from './judge.ts';
import { idsIn } from './picks.ts';
import type { AnyRules, BaseFrame, Core, Decision, Eyes, GameEvent, Picked, Refusal, Scalar, Seat } from './types.ts';

/** The one gate through which anything of a game reaches a seat, a spectator, a bot or a log. */
export interface Seen<V> {
  view: V;
  /** Only the decisions of these eyes. */
  decisions: Decision[];
  waitingFor: Seat[];
  over: string;
}

/** An event as one pair of eyes may have it: `priv` is there or not, `n` always is. */
export interface SeenEvent {
  n: number;
  type: string;
  seat: Seat;
  pub: Scalar[];
  priv?: Scalar[];
  cause: string;
  rule: string;
}

export function project<V>(rules: AnyRules, s: Core<BaseFrame>, open: readonly Decision[], eyes: Eyes): Seen<V> {
  return {
    view: rules.view(s, eyes) as V,
    decisions: open.filter((d) => d.ask.seat === eyes),
    waitingFor: [...new Set(open.map((d) => d.ask.seat))],
    over: s.over,
  };
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
