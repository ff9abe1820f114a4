import type { BosView } from '@starhold/bossin-space';
import { plain, series } from '@starhold/effects/text';
import { refOf } from '@starhold/kernel';
import { answer, read, type Steps } from '../../../desk/guide/index.ts';
import { dangerDef } from '../model/cards.ts';
import { activation, asks, card, cardList, choosing, deciding, pushed, slotOf } from './at.ts';
import { rocketColumn, roundOf } from './script.ts';
import type { GuideText } from './texts.ts';

/**
 * The tour of the guided first game. `points` are things on the table: `ship`, `timeline`, `hand`, `hand:shot`, `slot:2`,
 * `c3`, `u7`, `heat`, `xp`, `life`, `upgrades`, `line`, `prompt`, `rules`, or an option as `option:fire:c2`.
 */

/** How many rounds are guided. */
export const GUIDED_ROUNDS = 2;

/** The first attack of the timeline that would hit the ship where it is. */
function attackOnShip(view: BosView): { slot: number; cols: number[] } | null {
  if (view.columns[view.ship - 1].length === 0) return null;
  for (const [i, { danger }] of view.slots.entries()) {
    const op = dangerDef(view, danger ?? '')?.ops[0];
    if (op?.op === 'attackColumns' && op.cols.includes(view.ship)) return { slot: i + 1, cols: op.cols };
  }
  return null;
}

export const TOUR: Steps<BosView, GuideText> = {
  bye: ({ view }) =>
    view.round > GUIDED_ROUNDS
      ? { ...read('BOS-15.1', ['rules'], (t) => (view.seats.length > 1 ? t.byeTeam : t.bye)), last: true }
      : null,
  welcome: (at) => (choosing(at, 1) ? read('BOS-1.1', ['ship'], (t) => t.welcome) : null),
  timeline: (at) => (choosing(at, 1) ? read('BOS-5.1', ['timeline'], (t) => t.timeline) : null),
  attack: (at) => {
    const { view } = at;
    const attack = choosing(at, 1) ? attackOnShip(view) : null;
    if (!attack) return null;
    const { slot, cols } = attack;
    return read('BOS-11.3', [`slot:${slot}`, `c${view.ship}`], (t, lang) => {
      const columns = plain(series(cols, 'and', lang));
      return t.attack({ slot, columns, column: view.ship, lives: view.intact });
    });
  },
  choose: (at) => {
    if (!choosing(at, 1) || at.decision.ask.kind !== 'subset') return null;
    const { min: n, from } = at.decision.ask;
    const cards = at.suggest === null ? undefined : roundOf(at.view)?.cards;
    if (!cards) return answer('BOS-3.4', ['hand'], (t) => t.chooseFreely({ n, of: from.length }));
    const points = cards.map((kind) => `hand:${kind}`);
    return answer('BOS-3.4', points, (t, lang) =>
      t.choose({
        n,
        of: from.length,
        cards: cardList(at.view, cards.slice(0, 3), lang),
        spare: card(at.view, cards[3], lang),
      }),
    );
  },
  order: (at) => {
    if (at.view.round !== 1 || !asks(at, 'arrange')) return null;
    const cards = at.suggest === null ? undefined : roundOf(at.view)?.cards;
    if (!cards) return answer('BOS-3.6', ['timeline'], (t) => t.orderFreely);
    return answer('BOS-3.6', ['timeline'], (t, lang) => {
      const [first, second, third, last] = cards.map((kind) => card(at.view, kind, lang));
      return t.order({ first, second, third, last });
    });
  },
  before: (at) => {
    if (!deciding(at, 1, 1)) return null;
    const kind = at.view.slots[0].command ?? '';
    return answer('BOS-8.5', ['slot:1', 'prompt'], (t, lang) =>
      at.suggest === 'resolve' ? t.beforeSuggested(card(at.view, kind, lang)) : t.before,
    );
  },
  escaped: (at) => {
    const { view } = at;
    if (!deciding(at, 1, 2) || at.suggest !== 'resolve' || view.slots[1].command !== 'shot') return null;
    const target = view.columns[view.ship - 1].at(-1);
    if (!target) return null;
    return answer('BOS-6.6', ['slot:2', `u${target.uid}`], (t, lang) =>
      t.escaped({ column: view.ship, card: card(at.view, 'shot', lang) }),
    );
  },
  rocket: (at) => {
    const { view } = at;
    if (view.round !== 1 || !asks(at, 'command') || view.slots[view.slot - 1]?.command !== 'rocket') return null;
    return answer('BOS-6.4', ['heat', `slot:${view.slot}`], (t, lang) =>
      t.rocket({ card: card(at.view, 'rocket', lang), max: view.heatMax }),
    );
  },
  aim: (at) => {
    const { view, suggest } = at;
    if (view.round !== 1 || !asks(at, 'aim')) return null;
    const points = typeof suggest === 'string' ? [refOf(suggest)] : ['prompt'];
    const isNext = view.cubes[0] - view.xp === 1 && view.levels.rockets + view.levels.laser + view.levels.deck === 0;
    return answer('BOS-6.4', points, (t) => (isNext ? t.aimLast : t.aim));
  },
  spare: (at) => {
    const { view } = at;
    const kind = view.slots[view.slot - 1]?.command;
    if (view.round !== 1 || !asks(at, 'command') || kind !== 'heal' || view.intact < view.life) return null;
    return answer('BOS-8.5', [`slot:${view.slot}`, 'option:flip'], (t, lang) => t.spare(card(at.view, kind, lang)));
  },

  pushed: (at) => (choosing(at, 2) ? pushed(at) : null),
  activation: (at) => (choosing(at, 2) ? activation(at) : null),
  chooseAgain: (at) => {
    if (!choosing(at, 2)) return null;
    const cards = at.suggest === null || slotOf(at.view, 'activation') === 0 ? undefined : roundOf(at.view)?.cards;
    if (!cards || at.view.levels.rockets === 0) return answer('BOS-3.4', ['hand'], (t) => t.chooseAgainFreely);
    const points = cards.map((kind) => `hand:${kind}`);
    return answer('BOS-6.7', points, (t, lang) =>
      t.chooseAgain({ emp: card(at.view, 'emp', lang), rocket: card(at.view, 'rocket', lang) }),
    );
  },
  orderAgain: (at) => {
    const slot = slotOf(at.view, 'activation');
    if (at.view.round !== 2 || !asks(at, 'arrange') || slot === 0 || !at.view.pool.includes('emp')) return null;
    return answer('BOS-6.7', [`slot:${slot}`], (t, lang) => t.orderAgain({ emp: card(at.view, 'emp', lang), slot }));
  },
  onYourOwn: (at) => (deciding(at, 2, 1) ? answer('BOS-5.2', ['prompt'], (t) => t.onYourOwn) : null),
  twoRockets: (at) => {
    const { view } = at;
    const column = rocketColumn(view);
    if (view.round !== 2 || !asks(at, 'aim') || view.levels.rockets === 0 || column === null) return null;
    if (view.columns[column - 1].length < 3 - view.closedRows) return null;
    return answer('BOS-6.4', [`c${column}`], (t) => t.twoRockets(column));
  },
};
