import type { OpsFrame, Vocabulary } from '@starhold/effects';
import type { Seat } from '@starhold/kernel';
import { DAMAGES, KINDS, LETTERS, type Own, packOf, type RoneLexicon } from '../content/index.ts';
import { type Frame, NONE, type State, type X } from '../state.ts';
import { cardId, permanentId } from './cards.ts';
import { changeResearch, gainNow, lose, suffer } from './damage.ts';
import { startDraft } from './draft.ts';
import { amountFor, factOf, holdsFor } from './facts.ts';
import { gain, store } from './gain.ts';
import { carryOutInvasion } from './invasion/operations.ts';
import { opponents } from './invasion/teams.ts';
import { sacrificeSize } from './modifiers.ts';
import { packet } from './packets.ts';
import { lettersOf, nothing, total } from './resources.ts';

/** What the operations of cards and boards do; all of it as far as possible (RONE-1.8). */

/** Operations that touch the opponent or what is the opponent's. */
type Hostile = Extract<Own, { op: 'mill' | 'destroyStored' | 'exhaust' }>;

const whose = (f: OpsFrame, who: 'you' | 'it' | undefined): Seat => (who === 'it' ? f.items[0] : f.seat);

function carryOut(x: X, op: Own, f: OpsFrame): void {
  const { s } = x;
  const { seat } = f;
  const p = s.players[seat];
  switch (op.op) {
    case 'deal': {
      const n = amountFor(s, op.n, seat);
      p.packets.push(packet(DAMAGES.indexOf(op.damage), n));
      return x.tell('aimed', 'RONE-6.7', seat, { damage: op.damage, n });
    }
    case 'suffer': {
      const who = whose(f, op.who);
      return suffer(x, who, DAMAGES.indexOf(op.damage), amountFor(s, op.n, who), 'RONE-2.7');
    }
    case 'lose': {
      const who = whose(f, op.who);
      return lose(x, who, op.what, amountFor(s, op.n, who), 'RONE-2.8');
    }
    case 'gain':
      if (op.who === 'oneOpponent') return gainOpponent(x, seat, op.what, amountFor(s, op.n, seat));
      if (op.who === 'it') return gainNow(x, f.items[0], op.what, amountFor(s, op.n, f.items[0]), 'RONE-11.10');
      return gain(x, seat, op.what, amountFor(s, op.n, seat), 'RONE-11.10');
    case 'resource':
      if (op.kind === 'oneColour') return x.push({ k: 'kind', seat, what: 'gain', n: op.n, dice: [] });
      return gain(x, seat, LETTERS[KINDS.indexOf(op.kind)], op.n, 'RONE-11.11');
    case 'store':
      if (op.kind === 'oneColour') return x.push({ k: 'kind', seat, what: 'store', n: op.n, dice: [] });
      return store(x, seat, KINDS.indexOf(op.kind), op.n);
    case 'research':
      if (op.who === 'invasion') return carryOutInvasion(x, op, f);
      return changeResearch(x, whose(f, op.who), op.n, 'RONE-11.4');
    case 'draw':
      return x.push({ k: 'draw', seat, n: op.n });
    case 'mill': {
      if (op.who === 'opponent') return hostile(x, op, f);
      if (op.who === 'invasion') return carryOutInvasion(x, op, f);
      const owner = whose(f, op.who);
      return x.push({ k: 'mill', seat: owner, owner, to: op.to, n: op.n, stores: op.store ? owner : NONE });
    }
    case 'sacrifice':
      return x.push({ k: 'sacrifice', seat, n: sacrificeSize(s, seat), cards: [], step: 0 });
    case 'recycle':
      return x.push({ k: 'recycle', seat, n: op.n, from: op.from ?? 'any' });
    case 'recruit':
      return startDraft(x, seat, 'recruit');
    case 'discover':
      return startDraft(x, seat, 'technology');
    case 'enlist':
      if (s.starters.some((n) => n > 0)) x.push({ k: 'enlist', seat });
      return;
    case 'train':
      return x.push({ k: 'drill', seat, most: op.most });
    case 'screwIt':
      return screwIt(x, seat, f.x, op.n);
    case 'upgrade':
      return x.push({ k: 'upgrade', seat, left: op.n, done: 0, die: NONE, face: NONE });
    case 'refresh':
      if (op.who === 'onePlayer') return x.push({ k: 'rally', seat, n: op.n === 'all' ? 1 : op.n });
      if (op.n === 'all') return refreshAll(x, seat);
      return x.push({ k: 'refresh', seat, n: op.n, self: op.other ? f.self : NONE, owner: seat });
    case 'exhaust':
      return hostile(x, op, f);
    case 'destroyStored':
      if (op.who === 'opponent') return hostile(x, op, f);
      if (op.n === 'all') return loseAllStored(x, whose(f, op.who));
      return raid(x, whose(f, op.who), whose(f, op.who), op.n, 0);
    case 'destroyScrews':
      return x.push({ k: 'unscrew', seat: whose(f, op.who), n: op.n });
    case 'destroyPlayed':
      return x.push({ k: 'cull', seat });
    case 'repeatPlayed':
      return x.push({ k: 'echo', seat, card: f.self });
    case 'playDiscard':
      return x.push({ k: 'salvage', seat, less: op.less });
    default:
      return carryOutInvasion(x, op, f);
  }
}

/**
 * Against the Invasion it hits the Invasion; in quick training it waits for the end of the phase (RONE-15.3); of
 * several opponents one is chosen.
 */
function hostile(x: X, op: Hostile, f: OpsFrame): void {
  const { s } = x;
  if (s.inv) return carryOutInvasion(x, op, f);
  if (s.options.mode === 'training') {
    s.players[f.seat].queue.push(`${f.list}#${f.pc - 1}`);
    return x.tell('queued', 'RONE-15.3', f.seat, { what: `${f.list}#${f.pc - 1}` });
  }
  const others = opponents(s, f.seat);
  if (others.length > 1) return x.push({ k: 'whom', seat: f.seat, list: f.list, at: f.pc - 1, self: f.self, x: f.x });
  onOpponent(x, op, f.seat, others[0]);
}

export function isHostile(op: { op: string; who?: unknown }): op is Hostile {
  return op.op === 'exhaust' || ((op.op === 'mill' || op.op === 'destroyStored') && op.who === 'opponent');
}

export function onOpponent(x: X, op: Hostile, seat: Seat, owner: Seat): void {
  switch (op.op) {
    case 'mill':
      return x.push({ k: 'mill', seat, owner, to: op.to, n: op.n, stores: op.store ? seat : NONE });
    case 'exhaust':
      return x.push({ k: 'exhaust', seat, n: op.n, owner });
    case 'destroyStored':
      if (op.n === 'all') return loseAllStored(x, owner);
      return raid(x, seat, owner, op.n, op.take ?? 0);
  }
}

function gainOpponent(x: X, seat: Seat, what: 'armour' | 'health' | 'part' | 'screw' | 'reroll', n: number): void {
  const others = opponents(x.s, seat);
  if (others.length > 1) return x.push({ k: 'beneficiary', seat, what, n } as Frame);
  if (others.length === 1) gainNow(x, others[0], what, n, 'RONE-9.4');
}

function screwIt(x: X, seat: Seat, card: number, n: number): void {
  const p = x.s.players[seat];
  const at = p.ground.lastIndexOf(card);
  if (at < 0) return;
  p.screws[at] += n;
  x.tell('screws', 'RONE-8.2', seat, { card: cardId(x.s, card), n, now: p.screws[at] });
}

function refreshAll(x: X, seat: Seat): void {
  const p = x.s.players[seat];
  if (p.tired === 0) return;
  const cards = p.base.filter((_, i) => (p.tired & (1 << i)) !== 0).map((permanent) => permanentId(x.s, permanent));
  p.tired = 0;
  x.tell('refreshed', 'RONE-11.13', seat, { cards });
}

function loseAllStored(x: X, seat: Seat): void {
  const p = x.s.players[seat];
  if (total(p.stored) === 0) return;
  x.tell('storedLost', 'RONE-11.4', seat, { lost: lettersOf(p.stored) });
  p.stored = nothing();
}

function raid(x: X, seat: Seat, owner: Seat, n: number, take: number): void {
  const most = Math.min(n, total(x.s.players[owner].stored));
  if (most > 0) x.push({ k: 'raid', seat, owner, n: most, take: Math.min(take, most), gone: nothing() });
}

export const vocabulary: Vocabulary<State, Frame, RoneLexicon> = {
  lists: (s) => packOf(s).lists,
  carryOut,
  holds: (s, condition, f) => holdsFor(s, condition, f.items.length > 0 ? f.items[0] : f.seat),
  count: (s, fact, f) => factOf(s, fact, f.items.length > 0 ? f.items[0] : f.seat),
  group: (s, name, f) => (name === 'players' ? s.players.map((_, seat) => seat) : opponents(s, f.seat)),
  goesOn: () => true,
  /** Lists of the Invasion run for nobody: seat 0 speaks for all. */
  chooser: (_s, f) => Math.max(0, f.items.length > 0 ? f.items[0] : f.seat),
  mayChoose: () => true,
};
