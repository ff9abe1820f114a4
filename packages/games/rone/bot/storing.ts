import { refOf } from '@starhold/kernel';
import { cardWorth } from './craft.ts';
import { factsOf } from './facts.ts';
import { LETTERS, type RoneSight, Scene, WILD, yieldOf } from './scene.ts';
import { W } from './weights.ts';

/** Drawing, and what becomes of what is left of a turn. */

/** Resources that the dice give in a turn, on average, with stored pairs. */
export function income(sight: RoneSight, seat: number): number {
  const { dice, stored } = sight.players[seat];
  let n = 0;
  for (const { faces, state } of dice) {
    if (state === 3) continue;
    for (const face of faces) {
      const y = yieldOf(face);
      for (let k = 0; k < WILD; k++) n += y[k] / 6;
    }
  }
  for (const have of stored) n += have >> 1;
  return n;
}

/** Push your luck: cards that cannot be paid for go to the scrapyard, and the deck is dear to make anew. */
export function chooseDraw(sight: RoneSight, seat: number, ids: readonly string[], left: number): string {
  const me = sight.players[seat];
  let wanted = W.hand + W.handPerResource * income(sight, seat);
  if (sight.invasion) {
    const scene = new Scene(sight, seat);
    const rounds = scene.front?.roundsLeft ?? 9;
    if (rounds <= 2) {
      // The last chance to be rid of the scrapyard is to make the deck anew.
      if (scene.margin < W.spare && me.scrap.length > 2 && me.deck <= 5 && me.armour + me.health > me.scrap.length + 4)
        return ids[0];
      wanted -= W.lastHand;
    }
  }
  if (ids.includes('draw')) {
    // A card that an effect offers is a gift, unless there is no use for it.
    const more = left >= 0 ? 1.5 : 0;
    return me.hand < wanted + more && !needsClean(sight, seat) ? 'draw' : 'end';
  }
  const harm = Math.max(0, me.scrap.length - 2);
  const through = Math.max(0, harm - me.armour);
  if (through >= me.health) return 'end';
  // Nothing to shuffle but a few cards: no use.
  const fresh = me.discard.length + me.scrap.length;
  if (fresh < 3) return 'end';
  const dear = W.reshuffleHarm * (harm - through) + 3 * W.reshuffleHarm * through;
  return me.hand + dear < W.reshuffleBelow ? 'reshuffle' : 'end';
}

/** With the opponent nearly beaten, unplayed cards could spoil the win (RONE-12.4). */
function needsClean(sight: RoneSight, seat: number): boolean {
  const { margin } = new Scene(sight, seat);
  return margin - sight.players[seat].hand <= -1 && sight.players[seat].hand >= 5;
}

/** TE18: the best card that could not be played. */
export function chooseKeepOne(sight: RoneSight, seat: number, ids: readonly string[]): string {
  const facts = factsOf(sight);
  let found = 'none';
  let most = 0.5;
  for (const id of ids) {
    const card = facts.pack.cardIndex.get(refOf(id));
    if (card === undefined) continue;
    const worth = cardWorth(facts.cards[card]) + W.symbol * facts.cards[card].symbols;
    if (worth > most) {
      most = worth;
      found = id;
    }
  }
  void seat;
  return found;
}

/** The worst first: what lies on top can be had again. */
export function byWorth(sight: RoneSight, ids: readonly string[]): string[] {
  const facts = factsOf(sight);
  const worth = (id: string): number => cardWorth(facts.cards[facts.pack.cardIndex.get(refOf(id)) ?? 0]);
  return ids.slice().sort((a, b) => worth(a) - worth(b) || (a < b ? -1 : a > b ? 1 : 0));
}

/** Own slots first as far as they make pairs; a lone one rather makes a wild pair. */
export function chooseStore(
  sight: RoneSight,
  seat: number,
  bins: readonly { id: string; max: number }[],
  kind: number,
  n: number,
): Record<string, number> {
  const me = sight.players[seat];
  const letter = LETTERS[kind];
  const most = (id: string): number => bins.find((bin) => bin.id === id)?.max ?? 0;
  const own = Math.min(n, most(`slot:${letter}`));
  if (kind === WILD) return { [`slot:${letter}`]: own };
  const toWild = most(`wild:${letter}`);
  let ownNow = own;
  let wild = Math.min(n - own, toWild);
  const ownOdd = (me.stored[kind] + ownNow) % 2 === 1;
  const wildOdd = (me.stored[WILD] + wild) % 2 === 1;
  if (ownNow > 0 && ownOdd && wildOdd && wild < toWild && me.stored[kind] + ownNow > 1) {
    ownNow--;
    wild++;
  }
  return { [`slot:${letter}`]: ownNow, [`wild:${letter}`]: wild };
}
