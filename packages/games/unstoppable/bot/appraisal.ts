import type { UpgradeDef } from '../content/index.ts';
import type { UnsSight } from '../view/sight.ts';
import type { PlayerView, SleeveView } from '../view.ts';
import { upgradeOf } from './cards.ts';
import { allyPerTurn, faceOf, type Printed, read, upgradeWay } from './faces.ts';
import { type Reader, TypicalReader } from './reading.ts';
import { passiveWorth, turnsToLevel, W } from './worth.ts';

/** A card to be drafted, kept or parted with. */
export function cardWorth(r: Reader, card: SleeveView, held: boolean): number {
  const face = faceOf(card);
  if (!face) return 0;
  const play = read(r, face.play, held).worth;
  if (face.core.kind === 'tactic') return play - W.cost * face.cost;
  return play + W.allyUses * allyPerTurn(r, face, held) - W.cost * face.cost;
}

export const bare = (core: string): SleeveView => ({ core, top: null, bottom: null });

/** A card with a core side, as upgrades look at it. */
interface Sleeve {
  face: Printed;
  top: string | null;
  bottom: string | null;
}

function addSleeve(to: Sleeve[], card: SleeveView, onlyAlly: boolean): void {
  const face = faceOf(card);
  if (face && !(onlyAlly && face.core.kind !== 'ally')) to.push({ face, top: card.top, bottom: card.bottom });
}

/** One player's cards and upgrades, judged over the rest of the game. Made for one decision. */
export class Appraisal {
  private readonly sight: UnsSight;
  private readonly seat: number;
  private readonly me: PlayerView;
  private readonly reader: Reader;
  private readonly cycles: number;

  constructor(sight: UnsSight, seat: number) {
    this.sight = sight;
    this.seat = seat;
    this.me = sight.players[seat];
    this.reader = new TypicalReader(this.me);
    this.cycles = sight.danger.turnsLeft / 2.6;
  }

  worth(card: SleeveView): number {
    return cardWorth(this.reader, card, false);
  }

  /** Of upgrades, the one that pays best on a card in hand or an ally in play; undefined where none does. */
  bestBuy(upgrades: readonly string[]): string | undefined {
    const cards: Sleeve[] = [];
    for (const card of this.me.hand) addSleeve(cards, card, false);
    for (const card of this.me.play) addSleeve(cards, card, true);
    let best: string | undefined;
    let gain = 0;
    for (const upgrade of upgrades) {
      const worth = this.offer(upgrade, false)?.best(cards) ?? -1;
      if (worth > gain) {
        best = upgrade;
        gain = worth;
      }
    }
    return best;
  }

  /** Those that would pay on no card, now or some day. */
  unwanted(upgrades: readonly string[]): string[] {
    const { hand, play, discard, deck } = this.me;
    const cards: Sleeve[] = [];
    for (const zone of [hand, play, discard, deck]) for (const card of zone) addSleeve(cards, card, false);
    return upgrades.filter((upgrade) => !((this.offer(upgrade, true)?.best(cards) ?? -1) > 0));
  }

  /** How good it is to put an upgrade onto a card, in points over the rest of the game; -1 where it cannot be done now. */
  fit(upgrade: string, card: SleeveView): number {
    const cards: Sleeve[] = [];
    addSleeve(cards, card, false);
    return this.offer(upgrade, false)?.best(cards) ?? -1;
  }

  private offer(upgrade: string, someday: boolean): Offer | undefined {
    const def = upgradeOf(upgrade);
    if (!def) return undefined;
    const purse = someday ? Number.POSITIVE_INFINITY : this.me.credits;
    return new Offer(def, this.priceOf(def), purse, this.reader, turnsToLevel(this.me), this.cycles);
  }

  private priceOf(def: UpgradeDef): number {
    for (const m of this.sight.market) if (m?.upgrade === def.id) return m.prices[this.seat];
    return def.price;
  }
}

/** One upgrade for one player. Cards of one kind and faction are alike to it. */
class Offer {
  private readonly def: UpgradeDef;
  private readonly price: number;
  private readonly purse: number;
  private readonly reader: Reader;
  private readonly toLevel: number;
  private readonly cycles: number;
  private readonly known: (number | undefined)[] = [];

  constructor(def: UpgradeDef, price: number, purse: number, reader: Reader, toLevel: number, cycles: number) {
    this.def = def;
    this.price = price;
    this.purse = purse;
    this.reader = reader;
    this.toLevel = toLevel;
    this.cycles = cycles;
  }

  /** On the best of these cards, over the rest of the game, the price taken off; -1 where it fits on none or is too dear. */
  best(cards: readonly Sleeve[]): number {
    const { notch, requires } = this.def;
    let best = -1;
    for (const { face, top, bottom } of cards) {
      if ((notch === 'top' ? top : bottom) !== null) continue;
      if (requires !== 'any' && requires !== face.core.kind) continue;
      const at = 2 * face.faction + (face.core.kind === 'ally' ? 3 : 2);
      this.known[at] ??= this.worthOn(face);
      best = Math.max(best, this.known[at]);
    }
    return best;
  }

  private worthOn({ core, faction }: Printed): number {
    const { def, cycles } = this;
    const price = Math.max(0, this.price - (def.discount?.faction === core.faction ? def.discount.n : 0));
    if (price > this.purse) return -1;
    const uses = core.kind === 'ally' ? this.toLevel + 1.3 * cycles : 0.8 + 0.7 * cycles;
    let each = read(this.reader, upgradeWay(def, faction), false).worth + W.ap * -(def.core.cost ?? 0);
    for (const passive of def.core.passives) each += passiveWorth(passive);
    return uses * each - W.penalty * cycles * burdenOf(def) - W.buyPerCredit * price;
  }
}

/** What an upgrade adds to the threat on the other side. */
function burdenOf({ threat }: UpgradeDef): number {
  const reward = threat.reward.length > 0 ? -1 : 0;
  const madness = threat.keywords.some((k) => k.k === 'madness');
  return 1.5 * threat.attack + threat.defence + (madness ? -0.3 : threat.keywords.length) + reward;
}
