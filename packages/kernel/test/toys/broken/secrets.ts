import { shuffleInPlace } from '../../../rng.ts';
import type { Seat } from '../../../types.ts';
import { draw, intoDeck, light, type X } from '../lanterns/play.ts';
import { lanterns } from '../lanterns/rules.ts';
import { freshGenerators, hiddenFrom, redeal, view } from '../lanterns/sight.ts';
import { clone, type LanternsState, NAMES } from '../lanterns/state.ts';
import { type BrokenToy, withRound, withTurn } from './changes.ts';

/** Draws, but the reshuffle leaves the handles as they were. */
function drawWithOldHandles(x: X, seat: Seat): void {
  const { s } = x;
  if (s.deck.length === 0) {
    intoDeck(x, [...s.discard, ...s.won[0], ...s.won[1]], false);
    s.discard = [];
    s.won = [[], []];
  }
  draw(x, seat);
}

function drawAloud(x: X, seat: Seat): void {
  draw(x, seat);
  const card = x.s.hands[seat].at(-1);
  if (card !== undefined) x.tell('cheered', 'LAN-4', seat, { drew: NAMES[card] });
}

function redealInTrueOrder(from: LanternsState, eyes: Seat, rng: number[]): LanternsState {
  const s = clone(from);
  const spots = hiddenFrom(s, eyes);
  const numbers = spots.map(([list, i]) => s.handle[list[i]]).sort((a, b) => a - b);
  const cards = shuffleInPlace(
    rng,
    spots.map(([list, i]) => list[i]),
  );
  for (const [n, [list, i]] of spots.entries()) {
    list[i] = cards[n];
    s.handle[cards[n]] = numbers[n];
  }
  freshGenerators(s, rng);
  return s;
}

function redealButTop(from: LanternsState, eyes: Seat, rng: number[]): LanternsState {
  const s = clone(from);
  const top = s.deck.pop();
  const dealt = redeal(s, eyes, rng);
  if (top !== undefined) dealt.deck.push(top);
  return dealt;
}

/** Somebody could know what is hidden. */
export const leakyToys: BrokenToy[] = [
  {
    bug: 'the view shows the hand of the other seat',
    rules: {
      ...lanterns,
      view: (s: LanternsState, eyes: Seat | 'table') => ({
        ...view(s, eyes),
        hint: s.hands.flat().map((card) => NAMES[card]),
      }),
    },
    breaks: ['barrier', 'redealView', 'secrets', 'film', 'veil'],
  },
  {
    bug: 'a lantern is lit without a barrier, so undo goes back past what it showed',
    rules: withTurn('light', (x, seat) => light(x, seat, false)),
    breaks: ['barrier', 'film'],
  },
  {
    bug: 'a look at the own lantern is no barrier',
    rules: withTurn('peek', (x, seat) => {
      x.s.looked[seat] = 1;
      x.tell('peeked', 'LAN-5', seat, {});
    }),
    breaks: ['barrier', 'film'],
  },
  {
    bug: 'handles survive the reshuffle',
    rules: withTurn('draw', drawWithOldHandles),
    breaks: ['handles'],
  },
  {
    bug: 'a public event names a drawn card',
    rules: withTurn('draw', drawAloud),
    breaks: ['secrets'],
  },
  {
    bug: 're-dealing starts from the true order of the cards',
    rules: { ...lanterns, redeal: redealInTrueOrder },
    breaks: ['redealKnows'],
  },
  {
    bug: 're-dealing leaves the top card of the deck where it is',
    rules: { ...lanterns, redeal: redealButTop },
    breaks: ['redealAll'],
  },
  {
    bug: 'a re-dealt world has the luck of the game',
    rules: {
      ...lanterns,
      redeal: (s: LanternsState, eyes: Seat, rng: number[]) => ({ ...redeal(s, eyes, rng), rng: s.rng.slice() }),
    },
    breaks: ['redealWorld'],
  },
  {
    bug: 'an event has a private part for nobody',
    rules: withRound((x) => x.reveal('whispered', 'LAN-9', -1, {}, { word: 'psst' }, [])),
    breaks: ['events'],
  },
];
