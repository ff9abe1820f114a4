import { type Eyes, refOf } from '@starhold/kernel';
import { HOUSES, packOf } from '../content/index.ts';
import { abilityRef } from '../rules/abilities.ts';
import { payments } from '../rules/pay.ts';
import { lettersOf, NOTHING } from '../rules/refs.ts';
import { type Frame, framesOf, type State } from '../state.ts';
import type { HeardView } from '../view.ts';

/** What a view shows for the sake of the open question. */

export function lookingOf(s: State, eyes: Eyes): string[] {
  const { agendas, colonies } = packOf(s);
  return framesOf(s).flatMap((f) => {
    if (f.seat !== eyes) return [];
    if (f.k === 'agenda') return f.cards.map((card) => agendas[card].id);
    if (f.k === 'keep') return f.cards.map((house) => HOUSES[house]);
    if (f.k === 'colonies') return s.colonies.map((colony) => colonies[colony].id).sort();
    return [];
  });
}

/** Public: abilities are those of the crew board and of cards in play. Each is there once for each occurrence that it hears. */
export function heardIn(s: State): HeardView[] {
  return framesOf(s).flatMap((f) => {
    if (f.k !== 'occ') return [];
    return [...f.during, ...f.after].map((key) => ({
      ability: abilityRef(s, f.seat, key),
      used: f.used.includes(key),
    }));
  });
}

/** Public: prices and what a card offers are printed, and resources lie open. */
export function choicesOf(s: State): string[] {
  const f = framesOf(s).at(-1);
  return f === undefined ? [] : wordsOf(s, f);
}

function wordsOf(s: State, f: Frame): string[] {
  if (f.k === 'pay') return payments(s.players[f.seat].stored, f.price, f.less).map((mix) => lettersOf(mix) || NOTHING);
  if (f.k !== 'branch') return [];
  const op = packOf(s).lists.at(f.list)[f.at];
  return op.op === 'choose' ? op.of.map(({ id }) => refOf(id)) : [];
}
