import { type Ask, asksOne, type Forbid, partOf, verbOf } from '@starhold/kernel';
import type { Abouts } from '../abouts.ts';
import { packOf } from '../content/index.ts';
import {
  byRef,
  cardNames,
  coreOf,
  costOf,
  isBossCard,
  optionFor,
  priceChange,
  priceOf,
  takeFrom,
  type UnsHandlers,
  type X,
} from '../rules/cards.ts';
import { effectsOf } from '../rules/effects.ts';
import { finish, lose } from '../rules/players.ts';
import { NONE, type UnsState } from '../state.ts';

/** UNS-7 to UNS-9: play a card, exhaust an ally, buy an upgrade, until nobody wants to act. */

type Action = Pick<UnsHandlers, 'action' | 'fit'>;
type AskOne = Extract<Ask, { kind: 'one' }>;

export const action: Action = {
  /** UNS-20.5: both seats on one floor; whatever is begun is finished before anything else. */
  action: asksOne({
    run(x, f): 'wait' | undefined {
      if (f.done !== (1 << x.s.players.length) - 1) return 'wait';
      return void x.pop();
    },
    ask(s, f, _stack, no) {
      if (s.players.length === 1) return askSeat(s, 0, no);
      const asks: AskOne[] = [];
      for (let seat = 0; seat < s.players.length; seat++)
        if (((f.done >> seat) & 1) === 0) asks.push(askSeat(s, seat, no));
      return asks;
    },
    take(x, f, option, seat): void {
      const { s } = x;
      for (const p of s.players) p.chain = 0;
      if (option === 'end') {
        f.done |= 1 << seat;
        return x.tell('ended', 'UNS-7.3', seat, {});
      }
      if (option === 'stop') return finish(x);
      switch (verbOf(option)) {
        case 'play':
          return play(x, seat, byRef(s, s.players[seat].hand, option));
        case 'exhaust':
          return exhaust(x, seat, byRef(s, s.players[seat].play, option), partOf(option));
        default:
          return x.push({ k: 'fit', seat, upgrade: packOf(s).byOption.get(option) as number, cause: option });
      }
    },
  }),

  /** UNS-9.1 to 9.7: onto which card. */
  fit: asksOne({
    ask(s, f, _stack, no) {
      no?.('', 'UNS-9.2', 'ownCard');
      const options: string[] = [];
      const change = priceChange(s, f.seat);
      for (const card of targets(s, f.seat))
        if (fits(s, f.seat, f.upgrade, card, change, no)) options.push(optionFor('fit:', s, card));
      const about: Abouts['fit'] = { upgrade: packOf(s).upgrades[f.upgrade].id };
      return { seat: f.seat, kind: 'one', options, about };
    },
    take(x, f, pick): void {
      const { s } = x;
      const def = packOf(s).upgrades[f.upgrade];
      const card = byRef(s, targets(s, f.seat), pick);
      const price = priceOf(s, f.upgrade, card, priceChange(s, f.seat));
      if (price > 0) lose(x, f.seat, 'credit', price, 'UNS-9.1');
      s.cards[def.notch][card] = f.upgrade;
      x.tell('bought', 'UNS-9.1', f.seat, { ...cardNames(s, card), upgrade: def.id, price });
      x.pop();
      refillMarket(x, f.seat);
    },
  }),
};

/** UNS-9.7 and A-22: at once, as long as there are any. */
export function refillMarket(x: X, seat: number): void {
  const { s } = x;
  for (let slot = 0; slot < s.market.length; slot++) {
    const upgrade = s.market[slot];
    if (upgrade !== NONE && !isFitted(s, upgrade)) continue;
    s.market[slot] = s.upgradeDeck.pop() ?? NONE;
    s.upgradeKnown = Math.min(s.upgradeKnown, s.upgradeDeck.length);
    if (s.market[slot] === NONE) continue;
    x.reveal('offered', 'UNS-9.7', seat, { upgrade: packOf(s).upgrades[s.market[slot]].id, slot });
  }
}

function isFitted(s: UnsState, upgrade: number): boolean {
  return s.cards.top.includes(upgrade) || s.cards.bottom.includes(upgrade);
}

/** UNS-9.2. */
function targets(s: UnsState, seat: number): number[] {
  return [...s.players[seat].hand, ...s.players[seat].play];
}

type Misfit = 'bossCard' | 'wrongKind' | 'notchTaken' | 'tooFewCredits';

/** UNS-9.3 to 9.6: why an upgrade cannot go onto a card. Asked for every card and every upgrade at every action. */
function misfit(s: UnsState, seat: number, upgrade: number, card: number, change: number): Misfit | undefined {
  const pack = packOf(s);
  const def = pack.upgrades[upgrade];
  const core = s.cards.core[card];
  if (core === NONE) return 'bossCard';
  if (def.requires !== 'any' && def.requires !== pack.cores[core].kind) return 'wrongKind';
  if (s.cards[def.notch][card] !== NONE) return 'notchTaken';
  return priceOf(s, upgrade, card, change) <= s.players[seat].credits ? undefined : 'tooFewCredits';
}

function fits(s: UnsState, seat: number, upgrade: number, card: number, change: number, no?: Forbid): boolean {
  const why = misfit(s, seat, upgrade, card, change);
  if (why === undefined) return true;
  if (!no) return false;
  const { requires, notch } = packOf(s).upgrades[upgrade];
  const id = optionFor('fit:', s, card);
  if (why === 'bossCard') no(id, 'UNS-9.6', 'bossCard');
  else if (why === 'wrongKind') no(id, 'UNS-9.3', 'wrongKind', requires);
  else if (why === 'notchTaken') no(id, 'UNS-9.4', 'notchTaken', notch);
  else no(id, 'UNS-9.1', 'tooFewCredits', priceOf(s, upgrade, card, change));
  return false;
}

function askSeat(s: UnsState, seat: number, no?: Forbid): AskOne {
  const p = s.players[seat];
  const options: string[] = [];
  for (const card of p.hand) {
    const cost = isBossCard(s, card) ? NONE : costOf(s, card);
    const id = optionFor('play:', s, card);
    if (cost === NONE) no?.(id, 'UNS-7.1', 'bossCard');
    else if (cost <= p.ap) options.push(id);
    else no?.(id, 'UNS-7.4', 'tooFewAp', cost, p.ap);
  }
  for (const card of p.play) exhaustOptions(s, card, options, no);
  const change = priceChange(s, seat);
  for (const upgrade of s.market) if (upgrade !== NONE) buyOption(s, seat, upgrade, change, options, no);
  options.push('end');
  if (s.won === 1) options.push('stop');
  else no?.('stop', 'UNS-21.5', 'notWon');
  no?.('', 'UNS-7.1', 'threeActions');
  return { seat, kind: 'one', options, stop: 1 };
}

/** UNS-8: one option for each exhaust symbol. An ally without any can be exhausted for its upgrades. */
function exhaustOptions(s: UnsState, card: number, options: string[], no?: Forbid): void {
  const core = coreOf(s, card);
  if (core?.kind !== 'ally') return no?.(optionFor('exhaust:', s, card), 'UNS-8.1', 'notAnAlly');
  const id = optionFor('exhaust:', s, card);
  const groups = core.exhaust.length;
  const many = groups > 1;
  for (let group = 0; group < Math.max(1, groups); group++) {
    const option = many ? `${id}.${group}` : id;
    if (effectsOf(s, card, 'exhaust', group).length === 0) no?.(option, 'UNS-8.1', 'nothingToExhaust');
    else if (s.cards.exhausted[card] === 1) no?.(option, 'UNS-8.5', 'exhausted');
    else options.push(option);
  }
}

/** Asked at every action, so the cheapest possible price is looked at before any card. */
function buyOption(s: UnsState, seat: number, upgrade: number, change: number, options: string[], no?: Forbid): void {
  const p = s.players[seat];
  const { price, discount } = packOf(s).upgrades[upgrade];
  if (price + change - (discount?.n ?? 0) <= p.credits) {
    const some = someFits(s, seat, upgrade, p.hand, change) || someFits(s, seat, upgrade, p.play, change);
    if (some) return void options.push(buyId(s, upgrade));
  }
  if (!no) return;
  const { requires, notch } = packOf(s).upgrades[upgrade];
  const able = targets(s, seat).filter((card) => {
    const kind = coreOf(s, card)?.kind;
    return kind !== undefined && (requires === 'any' || requires === kind) && s.cards[notch][card] === NONE;
  });
  if (able.length === 0) no(buyId(s, upgrade), 'UNS-9.3', 'noTarget', requires);
  else {
    const cheapest = Math.min(...able.map((card) => priceOf(s, upgrade, card, change)));
    no(buyId(s, upgrade), 'UNS-9.1', 'tooFewCredits', cheapest);
  }
}

function someFits(s: UnsState, seat: number, upgrade: number, cards: readonly number[], change: number): boolean {
  for (let i = 0; i < cards.length; i++) if (!misfit(s, seat, upgrade, cards[i], change)) return true;
  return false;
}

function buyId(s: UnsState, upgrade: number): string {
  return packOf(s).options.buy[upgrade];
}

/** UNS-7.4. */
function play(x: X, seat: number, card: number): void {
  const { s } = x;
  const p = s.players[seat];
  const cost = costOf(s, card);
  const core = coreOf(s, card);
  takeFrom(p.hand, card);
  p.play.push(card);
  s.cards.exhausted[card] = 0;
  p.ap -= cost;
  // The card is the cause of everything from here on, its own playing included.
  x.push({
    k: 'resolve',
    seat,
    card,
    via: 'play',
    group: 0,
    done: 0,
    at: NONE,
    acted: 0,
    cause: `core:${core?.id}`,
  });
  x.tell('played', 'UNS-7.4', seat, { ...cardNames(s, card), cost });
}

/** UNS-8.1 and 8.2. */
function exhaust(x: X, seat: number, card: number, group: number): void {
  const { s } = x;
  const core = coreOf(s, card);
  s.cards.exhausted[card] = 1;
  x.push({ k: 'resolve', seat, card, via: 'exhaust', group, done: 0, at: NONE, acted: 0, cause: `core:${core?.id}` });
  x.tell('exhausted', 'UNS-8.1', seat, cardNames(s, card));
}
