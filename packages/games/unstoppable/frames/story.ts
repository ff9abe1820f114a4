import { opsFrame } from '@starhold/effects';
import { asksAmounts, asksOne, asksSubset, type Forbid, refOf } from '@starhold/kernel';
import type { Abouts } from '../abouts.ts';
import { packOf, type StoryOption } from '../content/index.ts';
import { byRef, cardNames, optionFor, takeFrom, type UnsHandlers, type X } from '../rules/cards.ts';
import { hurt, lose, victory } from '../rules/players.ts';
import { alliesInHands, needed, removableCards, unmet } from '../rules/requirements.ts';
import { framesOf, NONE, type UnsFrame, type UnsState } from '../state.ts';
import { removeCard } from './level.ts';

/** Duomo's Menace (rules file 7.8): choose an option, pay for it, see what comes of it. */

type Story = Pick<UnsHandlers, 'story' | 'share' | 'offer'>;

export const story: Story = {
  /** Two players decide together: the first answer counts. Of two level ups in both lanes the earlier one is told first. */
  story: asksOne({
    run(x, f): 'wait' | 'hold' | undefined {
      if (f.step === 0) return isToldElsewhere(x, f) ? 'hold' : 'wait';
      const { s } = x;
      const option = optionsOf(s).find((o) => o.id === f.option) as StoryOption;
      const paid = f.step++ - 1;
      if (paid < option.requires.length) {
        pay(x, f.seat, option, paid);
        return undefined;
      }
      if (paid === option.requires.length) {
        const { id } = packOf(s).story[s.story];
        if (option.ops.length > 0) {
          for (let seat = s.players.length - 1; seat >= 0; seat--) {
            x.push(opsFrame(seat, `story:${id}/${option.id}`, NONE, `story:${id}`));
          }
        }
        return undefined;
      }
      x.pop();
      turnPage(x, f.seat, option);
      return undefined;
    },
    ask(s, f, _stack, no) {
      no?.('', 'UNS-15.6', 'oneOption');
      const options = open(s, no).map((o) => `tell:${o.id}`);
      const about: Abouts['story'] = { card: packOf(s).story[s.story].id };
      if (s.players.length === 1) return { seat: f.seat, kind: 'one', options, stop: 1, about };
      return s.players.map((_, seat) => ({
        seat,
        kind: 'one',
        options: options.slice(),
        stop: 1,
        about: { ...about },
      }));
    },
    take(x, f, pick, seat): void {
      const { s } = x;
      f.option = refOf(pick);
      f.step = 1;
      x.tell('told', 'UNS-15.6', seat, { card: packOf(s).story[s.story].id, option: f.option });
      // an ending comes first, whatever else it costs.
      if (optionsOf(s).find((o) => o.id === f.option)?.ending) victory(x);
    },
  }),

  /** Credits of both players. */
  share: asksAmounts({
    ask(s, f, _stack, no) {
      no?.('', 'UNS-15.6', 'payTogether', f.n);
      const bins = s.players.map((p, seat) => ({ id: `seat:${seat}`, min: 0, max: p.credits }));
      const about: Abouts['share'] = { n: f.n };
      return { seat: f.seat, kind: 'amounts', bins, min: f.n, max: f.n, about };
    },
    take(x, _f, pick): void {
      x.pop();
      for (const [id, n] of Object.entries(pick)) {
        if (n > 0) lose(x, Number(refOf(id)), 'credit', n, 'UNS-15.6');
      }
    },
  }),

  /** Cards to be removed, or allies to be discarded from hand. */
  offer: asksSubset({
    ask(s, f, _stack, no) {
      const verb = f.what === 'remove' ? 'remove:' : 'discard:';
      const cards = f.what === 'remove' ? removableCards(s) : alliesInHands(s);
      const n = Math.min(f.n, cards.length);
      no?.('', f.what === 'remove' ? 'UNS-19.2' : 'UNS-15.6', 'giveSoMany', n);
      const about: Abouts['offer'] = { what: f.what, n };
      return {
        seat: f.seat,
        kind: 'subset',
        from: cards.map((card) => optionFor(verb, s, card)),
        min: n,
        max: n,
        about,
      };
    },
    take(x, f, pick): void {
      const { s } = x;
      x.pop();
      for (const id of pick) {
        const card = byRef(s, f.what === 'remove' ? removableCards(s) : alliesInHands(s), id);
        const seat = s.players.findIndex((p) => p.hand.includes(card) || p.discard.includes(card));
        if (f.what === 'remove') removeCard(x, seat, card, 'UNS-19.2');
        else {
          takeFrom(s.players[seat].hand, card);
          s.players[seat].discard.push(card);
          x.tell('discarded', 'UNS-15.6', seat, cardNames(s, card));
        }
      }
    },
  }),
};

/** The partner's level up came first, and its story is not over. */
function isToldElsewhere(x: X, f: Extract<UnsFrame, { k: 'story' }>): boolean {
  return framesOf(x.s).some((other) => other.k === 'story' && other.up < f.up && !x.stack.includes(other));
}

function optionsOf(s: UnsState): StoryOption[] {
  return packOf(s).story[s.story].options;
}

function open(s: UnsState, no?: Forbid): StoryOption[] {
  return optionsOf(s).filter((o) => {
    const missing = unmet(s, o.requires);
    if (missing) no?.(`tell:${o.id}`, 'UNS-15.6', 'requirement', missing.req, needed(s, missing));
    return !missing;
  });
}

function pay(x: X, seat: number, option: StoryOption, at: number): void {
  const { s } = x;
  const req = option.requires[at];
  const n = needed(s, req);
  switch (req.req) {
    case 'pay':
      return x.push({ k: 'share', seat, n });
    case 'remove':
      return x.push({ k: 'offer', seat, n, what: 'remove' });
    case 'discardAlly':
      return x.push({ k: 'offer', seat, n, what: 'ally' });
    case 'damage':
      for (let p = 0; p < s.players.length && s.over === ''; p++) hurt(x, p, n, 'UNS-15.6');
      return;
    case 'danger':
      return x.push({ k: 'danger', seat, left: n });
    case 'own':
    case 'level':
    case 'defeated':
      return;
    default:
      return req satisfies never;
  }
}

function turnPage(x: X, seat: number, option: StoryOption): void {
  const { s } = x;
  if (option.next === undefined || s.won === 1) return;
  s.story = packOf(s).story.findIndex((card) => card.id === option.next);
  x.tell('story', 'UNS-15.6', seat, { card: option.next });
  x.push({ k: 'check', seat });
}
