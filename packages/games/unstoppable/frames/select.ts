import type { Ask, Handlers } from '@starhold/kernel';
import { packOf } from '../content/index.ts';
import { newCard, ref, type X } from '../rules/cards.ts';
import { loseGame } from '../rules/players.ts';
import { DRAFT_CARDS, TOP_DRAFT_LEVEL } from '../rules/rulings.ts';
import { framesOf, NONE, type UnsFrame, type UnsState } from '../state.ts';

/** UNS-6: choose a core deck, keep one of its top cards, marry it to an unseen threat. */

type Select = Pick<Handlers<UnsState, UnsFrame>, 'select'>;

const DECK = 0;
const KEEP = 1;
/** Between them (2) the order of the others below the deck. */
const MARRY = 3;

export const select: Select = {
  select: {
    run(x, f): 'wait' | 'hold' | undefined {
      const { s } = x;
      if (f.step === DECK && decksFor(s, f.seat).length === 0) {
        const p = s.players[f.seat];
        for (let level = 1; level <= p.draft; level++) if (isTakenUp(s, f.seat, level)) return 'hold';
        // nothing to draft, no threat is taken.
        p.draft = Math.min(p.level, TOP_DRAFT_LEVEL);
        return void x.pop();
      }
      if (f.step < MARRY) return 'wait';
      marry(x, f);
      return undefined;
    },
    ask(s, f, _stack, no): Ask {
      const { options } = packOf(s);
      if (f.step === DECK) {
        const ask: Ask = { seat: f.seat, kind: 'one', options: decksFor(s, f.seat).map((level) => `draft:${level}`) };
        for (let level = 1; level <= TOP_DRAFT_LEVEL; level++) {
          if (level > s.players[f.seat].draft)
            no?.(`draft:${level}`, 'UNS-6.2', 'levelTooHigh', s.players[f.seat].draft);
          else if (isTakenUp(s, f.seat, level)) {
            // Who wants to wait for it is not pushed on to the only other deck.
            ask.stop = 1;
            no?.(`draft:${level}`, 'UNS-20.4', 'deckTakenUp');
          } else if (s.coreDecks[level - 1].length === 0) no?.(`draft:${level}`, 'UNS-6.2', 'deckEmpty');
        }
        no?.('skip', 'UNS-6.3', 'mustKeep');
        no?.('', 'UNS-6.2', 'oneDeck');
        return ask;
      }
      if (f.step === KEEP) {
        no?.('skip', 'UNS-6.3', 'mustKeep');
        no?.('', 'UNS-6.3', 'keepOne');
        return { seat: f.seat, kind: 'one', options: f.cards.map((core) => options.keep[core]) };
      }
      no?.('', 'UNS-6.3', 'underAll');
      return { seat: f.seat, kind: 'order', of: f.cards.map((core) => options.under[core]) };
    },
    take(x, f, pick): void {
      const { s } = x;
      const { byOption } = packOf(s);
      if (f.step === DECK) {
        f.level = Number((pick as string).slice('draft:'.length));
        const deck = s.coreDecks[f.level - 1];
        f.cards = [];
        for (let i = 0; i < DRAFT_CARDS && deck.length > 0; i++) f.cards.push(deck.pop() as number);
        s.coreKnown[f.level - 1] = Math.min(s.coreKnown[f.level - 1], deck.length);
        x.learned();
        x.emit('looked', 'UNS-6.2', f.seat, [f.level, ...f.cards.map((core) => packOf(s).cores[core].id)]);
      } else if (f.step === KEEP) {
        f.keep = byOption.get(pick as string) as number;
        f.cards = f.cards.filter((core) => core !== f.keep);
      } else {
        // From top to bottom: the last one named lies lowest.
        const deck = s.coreDecks[f.level - 1];
        for (const id of pick as string[]) deck.unshift(byOption.get(id) as number);
        s.coreKnown[f.level - 1] += f.cards.length;
        f.cards = [];
      }
      f.step++;
    },
  },
};

/** UNS-6.2: the small token's deck and all lower ones, but not one of which the partner still has cards to put back. */
function decksFor(s: UnsState, seat: number): number[] {
  const found: number[] = [];
  for (let level = 1; level <= s.players[seat].draft; level++) {
    if (s.coreDecks[level - 1].length > 0 && !isTakenUp(s, seat, level)) found.push(level);
  }
  return found;
}

/** UNS-20.4: who comes second waits where too few are left to look at before the first one has put theirs back. */
function isTakenUp(s: UnsState, seat: number, level: number): boolean {
  if (s.players.length === 1 || s.coreDecks[level - 1].length >= DRAFT_CARDS) return false;
  return framesOf(s).some((f) => f.k === 'select' && f.seat !== seat && f.level === level && f.cards.length > 0);
}

/** UNS-6.4 to 6.6: nobody looks at the threat side. */
function marry(x: X, f: Extract<UnsFrame, { k: 'select' }>): void {
  const { s } = x;
  const p = s.players[f.seat];
  x.pop();
  p.draft = Math.min(p.level, TOP_DRAFT_LEVEL);
  const threat = s.threatDeck.pop() ?? s.reserve.pop() ?? NONE;
  if (threat === NONE) {
    s.coreDecks[f.level - 1].unshift(f.keep);
    s.coreKnown[f.level - 1]++;
    return loseGame(x, 'threats', 'UNS-6.4');
  }
  const card = newCard(s, f.keep, threat);
  p.hand.push(card);
  x.emit('drafted', 'UNS-6.5', f.seat, [ref(s, card), packOf(s).cores[f.keep].id, f.level]);
}
