import { packOf } from '../content/index.ts';
import { NONE, type State, type X } from '../state.ts';

/** The supplies of recruit cards and technologies (RONE-1.9). */

export type Supply = 'recruit' | 'technology';

function pilesOf(s: State, what: Supply): { supply: number[]; gone: number[] } {
  return what === 'recruit'
    ? { supply: s.recruits, gone: s.recruitsGone }
    : { supply: s.technologies, gone: s.technologiesGone };
}

export function supplySize(s: State, what: Supply): number {
  const { supply, gone } = pilesOf(s, what);
  return supply.length + gone.length;
}

/** The destroyed pile becomes the supply. */
function refill(x: X, what: Supply, supply: number[], gone: number[]): void {
  if (supply.length > 0 || gone.length === 0) return;
  supply.push(...gone);
  gone.length = 0;
  x.shuffle(what === 'recruit' ? 'recruits' : 'technologies', supply);
  x.tell('supply', 'RONE-1.9', NONE, { what, count: supply.length });
}

/** At most `n` cards from the top; RONE-1.12: what there is. As soon as the last one is taken the pile is shuffled. */
export function takeSupply(x: X, what: Supply, n: number): number[] {
  const { supply, gone } = pilesOf(x.s, what);
  const taken: number[] = [];
  while (taken.length < n) {
    refill(x, what, supply, gone);
    const card = supply.pop();
    if (card === undefined) break;
    taken.push(card);
    refill(x, what, supply, gone);
  }
  return taken;
}

export function supplyId(s: State, what: Supply, card: number): string {
  return what === 'recruit' ? packOf(s).cards[card].id : packOf(s).permanents[card].id;
}
