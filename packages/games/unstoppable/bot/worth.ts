import type { Passive } from '../content/index.ts';
import type { PlayerView, SleeveView, UnsView } from '../view.ts';
import { CORE, nothing, type Reader, readCard, readEffect, typicalReader, UPGRADE, type Use } from './reading.ts';

/** What things are worth, in points of damage dealt. */
export const W = {
  instance: 0.42,
  sweep: 3.2,
  ap: 1.8,
  credits: 0.42,
  health: 0.38,
  armour: 0.26,
  refresh: 1.6,
  again: 2,
  takeBack: 1.2,
  train: 0.5,
  remove: 1.5,
  /** Of an action point, when a card is judged as a whole. */
  cost: 1.25,
  /** How often an ally works before it goes. */
  allyUses: 2.2,
  buyPerCredit: 1.1,
  penalty: 0.8,
  /** Cards below this are removed when they can be. */
  keep: 2.2,
  /** Of what a card is worth over the game, beside what it does in the coming turn. */
  draft: 0.3,
  /** Of bringing an ending of the story into reach. */
  ending: 9,
  onDeck: 0.75,
};

export function useWorth(u: Use): number {
  let w = u.sweep * W.sweep + u.ap * W.ap + (u.credits - u.price) * W.credits + u.health * W.health;
  w += u.armour * W.armour + u.refresh * W.refresh + u.again * W.again + u.takeBack * W.takeBack;
  w += u.train * W.train + u.remove * W.remove;
  for (const h of u.hits) w += (h.onDeck ? W.onDeck : 1) * h.n + W.instance + 0.5 * h.killAp * W.ap;
  return w;
}

function passiveWorth(p: Passive): number {
  switch (p.mod) {
    case 'damage':
      return p.n * (p.when === 'each' ? 3.5 : 1);
    case 'shield':
      return p.n * (p.when === 'each' ? 1.2 : 0.6);
    case 'price':
    case 'haggle':
      return -p.n * 0.5;
    case 'fearless':
      return 0.4;
    case 'keepArmour':
      return 0.2 * p.n;
  }
}

/** What an ally in play gives in one turn. */
export function allyPerTurn(r: Reader, card: SleeveView, held: boolean): number {
  const core = CORE.get(card.core ?? '');
  if (!core) return 0;
  let best = 0;
  for (let g = 0; g < Math.max(1, core.exhaust.length); g++)
    best = Math.max(best, useWorth(readCard(r, card, g, held)));
  for (const p of core.passives) best += passiveWorth(p);
  for (const u of [card.top, card.bottom]) {
    if (u !== null) for (const p of UPGRADE.get(u)?.core.passives ?? []) best += passiveWorth(p);
  }
  for (const t of core.triggers) {
    const use = nothing();
    readEffect(r, t.effect, core.faction, held, use);
    best += useWorth(use) * (t.on === 'defeat' ? 2 : 1);
  }
  return best;
}

/** A card to be drafted, kept or parted with. */
export function cardWorth(r: Reader, card: SleeveView, held: boolean): number {
  const core = CORE.get(card.core ?? '');
  if (!core) return 0;
  const cost = Math.max(0, core.cost + (UPGRADE.get(card.top ?? '')?.core.cost ?? 0));
  const play = useWorth(readCard(r, card, -1, held));
  if (core.kind === 'tactic') return play - W.cost * cost;
  return play + W.allyUses * allyPerTurn(r, card, held) - W.cost * cost;
}

export function worthFor(view: UnsView, seat: number): (card: SleeveView) => number {
  const p = view.players[seat];
  const r = typicalReader(p);
  return (card) => cardWorth(r, card, false);
}

export const bare = (core: string): SleeveView => ({ core, top: null, bottom: null });

/**
 * How good it is to put an upgrade onto a card, in points over the rest of the game, its price taken off; -1 where it
 * cannot be done now. `someday`: never mind what there is to pay with.
 */
export function fitWorth(view: UnsView, seat: number, upgrade: string, card: SleeveView, someday = false): number {
  const def = UPGRADE.get(upgrade);
  const core = CORE.get(card.core ?? '');
  const p = view.players[seat];
  if (!def || !core || card[def.notch] !== null) return -1;
  if (def.requires !== 'any' && def.requires !== core.kind) return -1;
  const base = view.market.find((m) => m?.upgrade === upgrade)?.prices[seat] ?? def.price;
  const price = Math.max(0, base - (def.discount?.faction === core.faction ? def.discount.n : 0));
  if (price > p.credits && !someday) return -1;
  const r = typicalReader(p);
  const use = nothing();
  for (const e of def.core.effects) readEffect(r, e, core.faction, false, use);
  let each = useWorth(use) + W.ap * -(def.core.cost ?? 0);
  for (const passive of def.core.passives) each += passiveWorth(passive);
  const cycles = view.danger.turnsLeft / 2.6;
  const uses = core.kind === 'ally' ? turnsToLevel(p) + 1.3 * cycles : 0.8 + 0.7 * cycles;
  const reward = def.threat.reward.length > 0 ? -1 : 0;
  const madness = def.threat.keywords.some((k) => k.k === 'madness');
  const worse = 1.5 * def.threat.attack + def.threat.defence + (madness ? -0.3 : def.threat.keywords.length) + reward;
  return uses * each - W.penalty * cycles * worse - W.buyPerCredit * price;
}

/** Turns until the deck is through, about. */
export function turnsToLevel(p: PlayerView): number {
  return (p.deckSize + p.field.length) / 3.5;
}
