import { packOf } from '../content/index.ts';
import { coreOf } from '../rules/cards.ts';
import { dealtTo } from '../rules/targets.ts';
import { NONE, type UnsFrame, type UnsState } from '../state.ts';
import { upgradeId } from './cards.ts';

/** What is being resolved, outermost first. */
export interface WorkView {
  what: string;
  seat: number;
  /** Core card, where the effects of a card are at work, and which of them are over. */
  core: string | null;
  done: number[];
  at: number;
  /** Which exhaust symbol; the upgrades on the card, or the one being bought. */
  group: number;
  upgrades: string[];
  /** How much, where it is about an amount: damage, credits, cards. */
  n: number;
  /** Damage with everything that makes it more or less. */
  dealt: number;
  /** What exactly: the address of a list of operations, a kind of gain, what may be hit. */
  about: string;
}

/** Never the card itself: it may lie in the deck by now, and nobody knows where. */
export function workView(s: UnsState, f: UnsFrame): WorkView | undefined {
  if (f.k === 'ops' || f.k === 'turn' || f.k === 'action' || f.k === 'setup') return undefined;
  const pack = packOf(s);
  if (f.k !== 'resolve') {
    const upgrades = f.k === 'fit' ? [pack.upgrades[f.upgrade].id] : [];
    const at = f.k === 'branch' ? f.at : NONE;
    return {
      what: f.k,
      seat: f.seat,
      core: null,
      done: [],
      at,
      group: 0,
      upgrades,
      n: amountIn(f),
      dealt: dealtIn(s, f),
      about: aboutOf(f),
    };
  }
  const done: number[] = [];
  for (let i = 0; i < 8; i++) if ((f.done >> i) & 1) done.push(i);
  const { top, bottom } = s.cards;
  const upgrades = [top[f.card], bottom[f.card]].flatMap((u) => upgradeId(pack, u) ?? []);
  const core = coreOf(s, f.card)?.id ?? null;
  return { what: f.via, seat: f.seat, core, done, at: f.at, group: f.group, upgrades, n: NONE, dealt: NONE, about: '' };
}

function amountIn(f: UnsFrame): number {
  if (f.k === 'remove') return f.price;
  return 'n' in f ? f.n : NONE;
}

function dealtIn(s: UnsState, f: UnsFrame): number {
  if (f.k !== 'hit' && f.k !== 'sweep') return NONE;
  return dealtTo(s, f.seat, f.n, f.k === 'sweep' || f.to !== 'onDeck');
}

function aboutOf(f: UnsFrame): string {
  switch (f.k) {
    case 'branch':
      return f.list;
    case 'reward':
      return f.lists[0] ?? '';
    case 'hit':
      return f.to;
    case 'whom':
    case 'offer':
      return f.what;
    default:
      return '';
  }
}
