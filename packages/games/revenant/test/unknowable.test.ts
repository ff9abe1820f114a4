import { Ctx, type Decision, keyedRng, quickRng, refusalsAt, samplePick, seedOf } from '@starhold/kernel';
import { describe, expect, it } from 'vitest';
import { orderAfterMuster, raidForecast } from '../forecast.ts';
import { game } from '../module.ts';
import type { Options } from '../options.ts';
import { progressOf } from '../progress.ts';
import { rules } from '../rules.ts';
import { framesOf, type State } from '../state.ts';

/**
 * Two worlds that differ only in what a seat cannot know (hands, hidden influence, agendas, decks and their order, unrevealed
 * failures) give that seat the same questions, options, refusals, forecast and progress.
 */
const GAMES = 3;
const EVERY = 9;

interface Told {
  open: Decision[];
  asides: readonly string[];
  refused: [string, unknown][][];
  forecast: unknown;
  order: number[];
  progress: unknown[];
}

/** All that the seat can read off besides the view itself. */
function toldTo(s: State, seat: number): Told {
  const x = new Ctx(rules, rules.clone(s) as never);
  const open = x.settle().filter(({ ask }) => ask.seat === seat);
  const view = rules.view(s, seat);
  const own = view.players[seat];
  return {
    open,
    asides: open.length > 0 ? (rules.asides?.options(s, seat, framesOf(s).at(-1), framesOf(s)) ?? []) : [],
    refused: open.map((decision) => [...refusalsAt(rules, x.s, decision)]),
    forecast: raidForecast(view),
    order: orderAfterMuster(view),
    progress: [own.personal, own.fleet].map((agenda) => progressOf(view, seat, agenda)),
  };
}

describe.each([1, 2, 3, 4])('with %i players', (players) => {
  it('what a seat cannot know changes nothing of what it may do or is foretold', () => {
    const options = game.parseOptions({ players }) as Options;
    let compared = 0;
    let different = 0;
    for (let index = 0; index < GAMES; index++) {
      const s = rules.initial(options, keyedRng(seedOf('unknowable', index)));
      const rng = quickRng(index + 1);
      const x = new Ctx(rules, s as never);
      let open = x.settle();
      for (let n = 0; s.over === ''; n++) {
        if (n % EVERY === index) {
          for (let seat = 0; seat < players; seat++) {
            const world = rules.redeal(s, seat, quickRng(n));
            if (JSON.stringify(world.hiddenDeck) !== JSON.stringify(s.hiddenDeck)) different++;
            expect(toldTo(world, seat)).toEqual(toldTo(s, seat));
            compared++;
          }
        }
        open = x.take(open[0], samplePick(open[0].ask, rng));
      }
    }
    expect(compared).toBeGreaterThan(30);
    expect(different).toBeGreaterThan(compared / 2);
  });
});
