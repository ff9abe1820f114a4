import type { CardView, UnsView } from '@starhold/unstoppable';
import { coreIn, packOf, upgradeIn } from '@starhold/unstoppable/content';

export interface Price {
  /** What it costs on the card in question, or without discount where there is none. */
  price: number;
  /** Without discount. */
  base: number;
  /** The card in question cannot take it at all. */
  fits: boolean;
}

/** UNS-9.3 to 9.5: what the upgrade of a market place costs a player, on a card where one is looked at. */
export function priceAt(view: UnsView, seat: number, slot: number, card?: CardView | null): Price | null {
  const pack = packOf(view);
  const offer = view.market[slot];
  const def = upgradeIn(pack, offer?.upgrade ?? null);
  if (!offer || !def) return null;
  const base = offer.prices[seat] ?? def.price;
  const core = coreIn(pack, card?.core ?? null);
  if (!card || !core) return { price: base, base, fits: true };
  const fits = (def.requires === 'any' || def.requires === core.kind) && card[def.notch] === null;
  const less = def.discount && def.discount.faction === core.faction ? def.discount.n : 0;
  // The printed price less the discount, then what story and allies change, and not below 0.
  return { price: fits ? Math.max(0, base - less) : base, base, fits };
}
