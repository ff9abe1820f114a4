import { opsFrame } from '@starhold/effects';
import { asksOne, optionId, refOf } from '@starhold/kernel';
import { COLOURS, packOf } from '../content/index.ts';
import { endMatch } from '../rules/end.ts';
import type { InvasionAbouts } from '../rules/invasion/abouts.ts';
import { hasTop, invasionId, storeColour, storeSymbols } from '../rules/invasion/cards.ts';
import { invasionOf } from '../rules/invasion/stack.ts';
import { NONE } from '../state.ts';
import type { InvasionHandlers } from './invasion.ts';
import { askOne, kindOf, letterOf } from './invasion-common.ts';

/** The Invasion's draw deck at work: deploying, storing, recycling, reshuffling. */

type Deploy = Pick<InvasionHandlers, 'deploy' | 'wild' | 'invasionReshuffle' | 'invasionMill' | 'invasionRecycle'>;

export const deploy: Deploy = {
  /** RONE-18.5: reward, ability, placement, so that what the ability deploys lies below. */
  deploy: {
    run(x, f): undefined {
      const { s } = x;
      const inv = invasionOf(s);
      if (f.step === 0) {
        if (f.left === 0) return void x.pop();
        if (!hasTop(x, f.seat)) return;
        f.left--;
        f.step = 1;
        f.card = inv.deck.pop() ?? NONE;
        x.reveal('revealed', f.how === 'deployed' ? 'RONE-18.5' : 'RONE-24.2', NONE, {
          card: invasionId(s, f.card),
          how: f.how,
        });
        return storeSymbols(x, packOf(s).invasion[f.card].reward, f.seat) as undefined;
      }
      if (f.step === 1) {
        f.step = 2;
        const { id, deployed } = packOf(s).invasion[f.card];
        if (f.how === 'deployed' && deployed.length > 0)
          x.push(opsFrame(f.seat, `${id}/deployed`, f.card, `${id}/deployed`));
        return;
      }
      f.step = 0;
      if (f.card === NONE) return;
      const card = invasionId(s, f.card);
      if (f.how === 'scout') {
        inv.discard.push(f.card);
        x.tell('scouted', 'RONE-24.3', NONE, { card });
      } else {
        inv.stack.push(f.card);
        inv.moreArmour.push(0);
        inv.moreHealth.push(0);
        inv.armourHit.push(0);
        inv.healthHit.push(0);
        x.tell('deployed', 'RONE-19.1', NONE, { card, count: inv.stack.length });
      }
      f.card = NONE;
    },
  },

  /** RONE-22.1: the players choose any of the five colours, one by one. */
  wild: asksOne({
    ask(s, f) {
      const about: InvasionAbouts['wild'] = { n: f.n };
      const options = COLOURS.map((_, colour) => optionId('kind', letterOf(colour)));
      return askOne(s, f.seat, { kind: 'one', options, about });
    },
    take(x, f, pick): void {
      if (--f.n === 0) x.pop();
      storeColour(x, kindOf(refOf(pick)), 1);
    },
  }),

  /** RONE-22.7: the steps of the board first; they may leave nothing to shuffle. */
  invasionReshuffle: {
    run(x, f): undefined {
      const { s } = x;
      const inv = invasionOf(s);
      if (f.step++ === 0)
        return x.push(opsFrame(f.seat, 'reshuffle/invasion', NONE, 'reshuffle/invasion')) as undefined;
      x.pop();
      if (inv.discard.length + inv.scrap.length === 0) return endMatch(x, 'exhausted') as undefined;
      inv.deck.push(...inv.discard, ...inv.scrap);
      inv.discard.length = 0;
      inv.scrap.length = 0;
      inv.mixed = 1;
      x.shuffle('invasion-deck', inv.deck);
      x.tell('invasionReshuffled', 'RONE-22.7', NONE, { count: inv.deck.length });
    },
  },

  invasionMill: {
    run(x, f): undefined {
      const { s } = x;
      const inv = invasionOf(s);
      if (f.n === 0) return void x.pop();
      if (!hasTop(x, f.seat)) return;
      f.n--;
      const card = inv.deck.pop() ?? NONE;
      const toDiscard = f.to === 'discard';
      (toDiscard ? inv.discard : inv.scrap).push(card);
      const { id, reward } = packOf(s).invasion[card];
      x.reveal('invasionMilled', toDiscard ? 'RONE-11.2' : 'RONE-11.3', NONE, { card: id, to: f.to });
      if (f.store === 1) storeSymbols(x, reward, f.seat);
    },
  },

  /** RONE-22.2: scrapyard before discard pile, one by one. */
  invasionRecycle: {
    run(x, f): undefined {
      const { s } = x;
      const inv = invasionOf(s);
      const card = f.n > 0 ? (inv.scrap.pop() ?? inv.discard.pop() ?? NONE) : NONE;
      if (card === NONE) return void x.pop();
      f.n--;
      inv.deck.push(card);
      x.tell('invasionRecycled', 'RONE-22.2', NONE, { card: invasionId(s, card) });
    },
  },
};
