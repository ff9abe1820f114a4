import type { Passive } from '../content/index.ts';
import type { PlayerView } from '../view.ts';
import type { Use } from './reading.ts';

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

/** How much a position at the end of a turn is worth, in points of damage dealt. */
export const V = {
  kill: 2.8,
  boss: 2.4,
  level: 5.5,
  /** Damage on a threat that lives on, as a part of a kill. */
  partial: 1.65,
  /** Health below what is needed, squared; a point of it near death; any point. */
  health: 0.075,
  healthLow: 2.2,
  heal: 0.25,
  /** Health needed at the end, and for each turn to come. */
  reserve: 2.5,
  perTurn: 0.5,
  death: 60,
  rage: 1.5,
  /** Cards in hand that the next turn's action points can pay for, and the others. */
  hold: 0.7,
  surplus: 0.2,
  ap: 1.2,
};

export function useWorth(u: Use): number {
  let w = u.sweep * W.sweep + u.ap * W.ap + (u.credits - u.price) * W.credits + u.health * W.health;
  w += u.armour * W.armour + u.refresh * W.refresh + u.again * W.again + u.takeBack * W.takeBack;
  w += u.train * W.train + u.remove * W.remove;
  for (const h of u.hits) w += (h.onDeck ? W.onDeck : 1) * h.n + W.instance + 0.5 * h.killAp * W.ap;
  return w;
}

export function passiveWorth(p: Passive): number {
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

/** Turns until the deck is through, about. */
export function turnsToLevel(p: PlayerView): number {
  return (p.deckSize + p.field.length) / 3.5;
}
