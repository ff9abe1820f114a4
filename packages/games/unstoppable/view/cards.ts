import type { Pack, ThreatKeyword } from '../content/index.ts';
import { attackOf, costOf, defenceOf, healthOf, keywordsOf, ref, threatOf } from '../rules/cards.ts';
import { NONE, type UnsState } from '../state.ts';

/** A sleeve without a name: what is in it, not which one it is. */
export interface SleeveView {
  /** Null for a boss card, which has no core side. */
  core: string | null;
  top: string | null;
  bottom: string | null;
}

/** A card by its core side. The threat side is not here: who holds the card may not look at it (UNS-1.8). */
export interface CardView extends SleeveView {
  ref: string;
  cost: number;
  exhausted: boolean;
}

/** A card that lies threat side up: on the battlefield or on top of the deck. */
export interface ThreatView extends CardView {
  threat: string;
  attack: number;
  defence: number;
  health: number;
  damage: number;
  keywords: ThreatKeyword[];
}

/** The id of an upgrade; null where a notch is empty. */
export function upgradeId(pack: Pack, u: number): string | null {
  return u === NONE ? null : pack.upgrades[u].id;
}

export function cardView(s: UnsState, pack: Pack, card: number): CardView {
  const { core, top, bottom, exhausted } = s.cards;
  return {
    ref: ref(s, card),
    core: core[card] === NONE ? null : pack.cores[core[card]].id,
    top: upgradeId(pack, top[card]),
    bottom: upgradeId(pack, bottom[card]),
    cost: costOf(s, card),
    exhausted: exhausted[card] === 1,
  };
}

/** Sorted, so that the order tells nothing. */
export function sleeves(s: UnsState, pack: Pack, cards: readonly number[]): SleeveView[] {
  const { core, top, bottom } = s.cards;
  return cards
    .slice()
    .sort((a, b) => core[a] - core[b] || top[a] - top[b] || bottom[a] - bottom[b])
    .map((card) => ({
      core: core[card] === NONE ? null : pack.cores[core[card]].id,
      top: upgradeId(pack, top[card]),
      bottom: upgradeId(pack, bottom[card]),
    }));
}

export function threatView(s: UnsState, pack: Pack, card: number, active: boolean): ThreatView {
  const { ref: name, core, top, bottom, cost, exhausted } = cardView(s, pack, card);
  return {
    ref: name,
    core,
    top,
    bottom,
    cost,
    exhausted,
    threat: threatOf(s, card).id,
    attack: attackOf(s, card),
    defence: defenceOf(s, card),
    health: healthOf(s, card),
    damage: s.cards.damage[card],
    keywords: copyOf(keywordsOf(s, card, active)),
  };
}

/** Most threats have none. */
function copyOf(keywords: readonly ThreatKeyword[]): ThreatKeyword[] {
  return keywords.length === 0 ? [] : keywords.map((k) => ({ ...k }));
}
