import { type Ask, type Forbid, refOf } from '@starhold/kernel';
import type { Abouts } from '../abouts.ts';
import { packOf } from '../content/index.ts';
import { cardNames, newCard, type UnsHandlers, type X } from '../rules/cards.ts';
import { loseGame } from '../rules/players.ts';
import { DRAFT_CARDS, TOP_DRAFT_LEVEL } from '../rules/rulings.ts';
import { framesOf, NONE, type UnsFrame, type UnsState } from '../state.ts';

/** UNS-6: choose a core deck, keep one of its top cards, marry it to an unseen threat. */

type Select = Pick<UnsHandlers, 'select'>;
type Selecting = Extract<UnsFrame, { k: 'select' }>;

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
      if (f.step === DECK) return askDeck(s, f.seat, no);
      const { options } = packOf(s);
      if (f.step === KEEP) {
        no?.('skip', 'UNS-6.3', 'mustKeep');
        no?.('', 'UNS-6.3', 'keepOne');
        return { seat: f.seat, kind: 'one', options: f.cards.map((core) => options.keep[core]), about: about('keep') };
      }
      no?.('', 'UNS-6.3', 'underAll');
      return { seat: f.seat, kind: 'order', of: f.cards.map((core) => options.under[core]), about: about('under') };
    },
    take(x, f, pick): void {
      if (Array.isArray(pick)) putBack(x.s, f, pick);
      else if (typeof pick === 'string') choose(x, f, pick);
      f.step++;
    },
  },
};

function about(step: Abouts['select']['step']): Abouts['select'] {
  return { step };
}

function askDeck(s: UnsState, seat: number, no?: Forbid): Ask {
  const options = decksFor(s, seat).map((level) => `draft:${level}`);
  const ask: Ask = { seat, kind: 'one', options, about: about('deck') };
  for (let level = 1; level <= TOP_DRAFT_LEVEL; level++) {
    if (level > s.players[seat].draft) no?.(`draft:${level}`, 'UNS-6.2', 'levelTooHigh', s.players[seat].draft);
    else if (isTakenUp(s, seat, level)) {
      // Who wants to wait for it is not pushed on to the only other deck.
      ask.stop = 1;
      no?.(`draft:${level}`, 'UNS-20.4', 'deckTakenUp');
    } else if (s.coreDecks[level - 1].length === 0) no?.(`draft:${level}`, 'UNS-6.2', 'deckEmpty');
  }
  no?.('skip', 'UNS-6.3', 'mustKeep');
  no?.('', 'UNS-6.2', 'oneDeck');
  return ask;
}

function choose(x: X, f: Selecting, option: string): void {
  if (f.step === DECK) return look(x, f, Number(refOf(option)));
  f.keep = packOf(x.s).byOption.get(option) as number;
  f.cards = f.cards.filter((core) => core !== f.keep);
}

function look(x: X, f: Selecting, level: number): void {
  const { s } = x;
  const deck = s.coreDecks[level - 1];
  f.level = level;
  f.cards = [];
  for (let i = 0; i < DRAFT_CARDS && deck.length > 0; i++) f.cards.push(deck.pop() as number);
  s.coreKnown[level - 1] = Math.min(s.coreKnown[level - 1], deck.length);
  x.reveal('looked', 'UNS-6.2', f.seat, { level, cores: f.cards.map((core) => packOf(s).cores[core].id) });
}

/** From top to bottom: the last one named lies lowest. */
function putBack(s: UnsState, f: Selecting, ids: readonly string[]): void {
  const deck = s.coreDecks[f.level - 1];
  for (const id of ids) deck.unshift(packOf(s).byOption.get(id) as number);
  s.coreKnown[f.level - 1] += f.cards.length;
  f.cards = [];
}

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
function marry(x: X, f: Selecting): void {
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
  x.tell('drafted', 'UNS-6.5', f.seat, { ...cardNames(s, card), level: f.level });
}
