/**
 * What happens between two questions, cut into small steps. A cut is made between two steps of the engine whenever
 * something was told since the last one: there the state is whole. Nothing is filmed where nobody watches.
 */
export interface Film<S> {
  cuts: Cut<S>[];
  /** How many cuts were made before anybody learned anything. Counted in cuts: a barrier need not tell. */
  sure: number;
}

export interface Cut<S> {
  state: S;
  /** Events recorded by then. */
  told: number;
}

export function newFilm<S>(): Film<S> {
  return { cuts: [], sure: 0 };
}

export function cut<S>(film: Film<S>, state: S, told: number, barrier: boolean): void {
  film.cuts.push({ state, told });
  if (!barrier) film.sure = film.cuts.length;
}

/** The position that was reached is a cut of its own only where something was told since the last one. */
export function finish<S>(film: Film<S>, state: S, told: number, barrier: boolean): void {
  const last = film.cuts.at(-1);
  if (last && told === last.told) {
    last.state = state;
    if (barrier) film.sure = Math.min(film.sure, film.cuts.length - 1);
  } else cut(film, state, told, barrier);
}
