import { amountOf, type BranchFrame, type OpsFrame, type Vocabulary } from '@starhold/effects';
import type { Forbid } from '@starhold/kernel';
import { type Condition, type Fact, type Op, type Own, packOf, type UnsLexicon } from '../content/index.ts';
import { NONE, type UnsFrame, type UnsState } from '../state.ts';
import { isAlly, isTactic, newCard, ref, type X } from './cards.ts';
import { factionsAround, sameFaction } from './effects.ts';
import { bossDamage, gain, has, hurt, lose, train } from './players.ts';
import { LEVEL_UPS_PER_STORY } from './rulings.ts';
import { dangerLevel } from './track.ts';

function factOf(s: UnsState, fact: Fact, f: OpsFrame): number {
  const p = s.players[f.seat];
  const { cards } = s;
  switch (fact) {
    case 'armour':
    case 'health':
    case 'credits':
    case 'ap':
    case 'level':
      return p[fact];
    case 'danger':
      return dangerLevel(s);
    case 'hand':
      return p.hand.length;
    case 'allies':
      return p.play.filter((c) => isAlly(s, c)).length;
    case 'exhaustedAllies':
      return p.play.filter((c) => cards.exhausted[c] === 1).length;
    case 'tactics':
      return p.play.filter((c) => isTactic(s, c)).length;
    case 'upgrades':
      if (f.self === NONE) return 0;
      return (cards.top[f.self] === NONE ? 0 : 1) + (cards.bottom[f.self] === NONE ? 0 : 1);
    case 'activeThreats':
      return p.field.length;
    case 'defeatedThisTurn':
      return p.defeated;
    case 'factions':
      return factionsAround(s, f.seat, f.self);
    case 'sameFaction':
      return sameFaction(s, f.seat, f.self);
    default:
      return fact satisfies never;
  }
}

/** UNS-19.5: the effect at work has done something, so it counts as resolved. */
export function acted(x: X): void {
  for (let i = x.stack.length - 1; i >= 0; i--) {
    const f = x.stack[i];
    if (f.k === 'resolve') {
      f.acted = 1;
      return;
    }
  }
}

/** What the operations of the pack do. Those that somebody must answer or that may be interrupted push a frame. */
function carryOut(x: X, op: Own, f: OpsFrame): void {
  const { seat, self } = f;
  switch (op.op) {
    case 'damage': {
      const n = amountOf(op.n, x.s, factOf, f);
      f.r = 0;
      if (n > 0) x.push({ k: 'hit', seat, n, to: op.to ?? 'any', free: op.ignoreTaunt ? 1 : 0 });
      return;
    }
    case 'damageAll': {
      const n = amountOf(op.n, x.s, factOf, f);
      f.r = 0;
      if (n > 0) x.push({ k: 'sweep', seat, n, items: [], chosen: 0 });
      return;
    }
    case 'gain': {
      const n = amountOf(op.n, x.s, factOf, f);
      if (op.who === 'either') return x.push({ k: 'whom', seat, what: op.what, n });
      acted(x);
      return gain(x, op.who === 'it' ? f.items[0] : seat, op.what, n);
    }
    case 'train':
      acted(x);
      return train(x, seat, op.n ?? 1);
    case 'remove':
      return x.push({
        k: 'remove',
        seat,
        from: op.from ?? REMOVE_ANYWHERE.slice(),
        price: 0,
        rule: 'UNS-16.7',
        bare: 0,
      });
    case 'refresh':
      return x.push({ k: 'refresh', seat, self });
    case 'repeatEffect':
      return x.push({ k: 'again', seat, self });
    case 'takeBack':
      return x.push({ k: 'takeBack', seat, self });
    case 'marketRefresh':
      return x.push({ k: 'market', seat, shared: 0 });
    case 'bossDamage':
      return bossDamage(x, seat, op.n);
    case 'lose':
      return lose(x, seat, op.what, op.n, 'A-45');
    case 'hurt':
      return hurt(x, seat, op.n, 'UNS-11.2');
    case 'discardAlly':
      return x.push({ k: 'dismiss', seat, rule: 'UNS-7.6' });
    case 'discardHand':
      return x.push({ k: 'handDown', seat, n: op.n, upTo: 0, rule: 'UNS-1.5' });
    case 'advanceDanger':
      return x.push({ k: 'danger', seat, left: op.n });
    case 'bossCards':
      return bossCards(x, seat, op.n);
    case 'story':
      return story(x, seat);
    default:
      return op satisfies never;
  }
}

const REMOVE_ANYWHERE = ['hand', 'discard', 'play'];

/** 7.6, 7.7: into the discard pile, nobody has looked at the threat side. */
function bossCards(x: X, seat: number, n: number): void {
  const { s } = x;
  for (let i = 0; i < n; i++) {
    const threat = s.bossDeck.pop();
    if (threat === undefined) return;
    const card = newCard(s, NONE, threat);
    s.players[seat].discard.push(card);
    x.tell('bossCard', 'UNS-15.6', seat, { ref: ref(s, card), left: s.bossDeck.length });
  }
}

/** 7.8. */
function story(x: X, seat: number): void {
  const { s } = x;
  if (s.story === NONE || s.won === 1) return;
  s.pairUps++;
  if (s.pairUps % LEVEL_UPS_PER_STORY[s.players.length] === 0) {
    x.push({ k: 'story', seat, step: 0, option: '', up: s.pairUps });
  }
}

function holds(s: UnsState, c: Condition, f: OpsFrame): boolean {
  if ('defeated' in c) return f.r === 1;
  if ('level' in c) return s.players[f.seat].level >= c.level;
  const n = factOf(s, c.of, f);
  return 'atLeast' in c ? n >= c.atLeast : n <= c.atMost;
}

/** A branch that begins with a loss is only offered to who has something to lose (7.7). */
function mayChoose(s: UnsState, ops: readonly Op[], option: string, f: BranchFrame, no?: Forbid): boolean {
  const first = ops[0];
  const p = s.players[f.seat];
  no?.('', 'UNS-1.4', 'mustChoose');
  if (first.op === 'lose' && has(s, f.seat, first.what) < first.n) no?.(option, 'UNS-1.4', 'tooLittle', first.n);
  else if (first.op === 'discardAlly' && !p.play.some((c) => isAlly(s, c))) no?.(option, 'UNS-1.4', 'noAlly');
  else if (first.op === 'discardHand' && p.hand.length < first.n) no?.(option, 'UNS-1.4', 'tooLittle', first.n);
  else return true;
  return false;
}

export const vocabulary: Vocabulary<UnsState, UnsFrame, UnsLexicon> = {
  lists: (s) => packOf(s).lists,
  carryOut,
  holds,
  count: factOf,
  group: (s) => s.players.map((_, seat) => seat),
  /** UNS-14.4: wherever the card is by now. */
  goesOn: () => true,
  chooser: (_s, f) => f.seat,
  mayChoose,
  /** Health may be paid, but not the last point of it. */
  canPay(s, cost, f, no): boolean {
    const can = has(s, f.seat, cost.what) >= cost.n + (cost.what === 'health' ? 1 : 0);
    if (!can) no?.('pay', 'UNS-1.4', 'cannotPay', cost.what, cost.n);
    no?.('', 'UNS-1.4', 'payOrSkip');
    return can;
  },
  pay(x, cost, f): void {
    acted(x);
    lose(x, f.seat, cost.what, cost.n, 'UNS-1.4');
  },
};
