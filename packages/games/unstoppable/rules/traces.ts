import { type Condition, type Effect, type Fact, type Gain, type Op, packOf } from '../content/index.ts';
import type { UnsState } from '../state.ts';

/** What a list of operations may touch, without running it: enough to say whether two of them can be swapped. */

/** Something of one player that can change: `ap:0`, `cards:1`. */
type Thing = string;

export class Trace {
  /** By how much it may be raised and lowered; raising twice is the same in any order, and so is lowering. */
  readonly adds = new Map<Thing, number>();
  readonly takes = new Map<Thing, number>();
  /** Offered only to who has enough of it. */
  readonly needs = new Set<Thing>();
  readonly reads = new Set<Thing>();
  /** Changed in a way that cannot be swapped with another change. */
  readonly writes = new Set<Thing>();
  /** May lead anywhere. */
  isOpen = false;

  add(thing: Thing, n = Number.POSITIVE_INFINITY): void {
    this.adds.set(thing, (this.adds.get(thing) ?? 0) + n);
  }

  take(thing: Thing, n = Number.POSITIVE_INFINITY): void {
    this.takes.set(thing, (this.takes.get(thing) ?? 0) + n);
  }
}

const OWN: Record<Gain, string> = { credit: 'credits', ap: 'ap', health: 'health', armour: 'armour' };
/** What a fact is read off. */
const READ: Record<Fact, string> = {
  armour: 'armour',
  health: 'health',
  credits: 'credits',
  ap: 'ap',
  level: 'level',
  danger: 'danger',
  hand: 'cards',
  allies: 'allies',
  exhaustedAllies: 'allies',
  tactics: 'cards',
  upgrades: 'cards',
  activeThreats: 'field',
  defeatedThisTurn: 'defeats',
  factions: 'cards',
  sameFaction: 'cards',
};

export const thing = (what: string, seat: number): Thing => `${what}:${seat}`;

export function traceList(s: UnsState, address: string, seat: number, into: Trace): void {
  traceOps(s, packOf(s).lists.at(address), seat, into);
}

export function traceEffect(s: UnsState, { kw, ops }: Effect, seat: number, into: Trace): void {
  if (typeof kw === 'object') {
    into.needs.add(thing('credits', seat));
    into.take(thing('credits', seat), kw.haggle);
  }
  // Keywords count cards in hand and in play.
  if (kw !== undefined) into.reads.add(thing('cards', seat));
  traceOps(s, ops, seat, into);
}

function traceOps(s: UnsState, ops: readonly Op[], seat: number, into: Trace): void {
  for (const op of ops) traceOp(s, op, seat, into);
}

function traceOp(s: UnsState, op: Op, seat: number, into: Trace): void {
  const own = (what: string): Thing => thing(what, seat);
  const amount = (n: Extract<Op, { op: 'gain' }>['n']): number | undefined => {
    if (typeof n === 'object') into.reads.add(own(READ[n.per]));
    return typeof n === 'number' ? n : undefined;
  };
  switch (op.op) {
    case 'gain': {
      const n = amount(op.n);
      const seats = (op.who ?? 'you') === 'you' ? [seat] : s.players.map((_, i) => i);
      for (const to of seats) into.add(thing(OWN[op.what], to), n);
      return;
    }
    case 'train':
      return into.add(own('draft'));
    case 'bossDamage':
      // A victory keeps what comes after it from being a defeat.
      return into.add('victory', op.n);
    case 'lose':
      if (op.what === 'health') into.reads.add('victory');
      return into.take(own(OWN[op.what]), op.n);
    case 'hurt':
      into.reads.add('victory');
      return void into.writes.add(own('armour')).add(own('health'));
    case 'discardAlly':
      return void into.writes.add(own('allies'));
    case 'refresh':
      return void into.writes.add(own('allies'));
    case 'remove':
      // An ally in play may be removed, too.
      if (op.from?.includes('play') ?? true) into.writes.add(own('allies'));
      return void into.writes.add(own('cards'));
    case 'discardHand':
      return void into.writes.add(own('cards'));
    case 'pay':
      into.needs.add(own(OWN[op.cost.what]));
      into.take(own(OWN[op.cost.what]), op.cost.n);
      return traceOps(s, op.do, seat, into);
    case 'choose':
      for (const { do: ops } of op.of) {
        if (ops[0].op === 'lose') into.needs.add(own(OWN[ops[0].what]));
        traceOps(s, ops, seat, into);
      }
      return;
    case 'may':
      return traceOps(s, op.do, seat, into);
    case 'repeat':
      if (amount(op.n) === undefined) into.isOpen = true;
      for (let i = 0; i < Number(op.n); i++) traceOps(s, op.do, seat, into);
      return;
    case 'each':
      for (const p of s.players.keys()) traceOps(s, op.do, p, into);
      return;
    case 'when':
      traceCondition(op.if, seat, into);
      traceOps(s, op.then, seat, into);
      return traceOps(s, op.else ?? [], seat, into);
    case 'damage':
    case 'damageAll':
    case 'repeatEffect':
    case 'takeBack':
    case 'marketRefresh':
    case 'advanceDanger':
    case 'bossCards':
    case 'story':
      into.isOpen = true;
      return;
    default:
      return op satisfies never;
  }
}

function traceCondition(condition: Condition, seat: number, into: Trace): void {
  if ('of' in condition) into.reads.add(thing(READ[condition.of], seat));
}
