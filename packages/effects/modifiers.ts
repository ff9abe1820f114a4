/**
 * Continuous modifiers: what is in play adds to a number for as long as it is. Nothing is stored as a sum; a number asked
 * for is added up anew, and where its parts come from is told on request.
 */

/** Is told of everything that changes a number now; keeps what was asked for. */
export interface Tally<F extends string> {
  /** `source` is a number of the game's own for what changes it. */
  add(fact: F, n: number, source: number): void;
}

/** `A` is what a number is about: whose it is, of which card, under which circumstances. */
export interface Modifying<S, F extends string, A> {
  /** Tells `into` of all that is active, as far as `about` goes. Asked for every number: no names, no lists. */
  active(s: S, about: A, into: Tally<F>): void;
  /** The name behind a number, `upgrade:barb`. */
  source(s: S, source: number): string;
}

/** What adds how much, in the order in which it was met; a source that adds twice stands there twice. */
export type Why = [source: string, n: number][];

export interface Modifiers<S, F extends string, A> {
  /** What is added to the fact altogether. */
  sum(s: S, fact: F, about: A): number;
  why(s: S, fact: F, about: A): Why;
}

/** Lent to one sum after the other; a sum inside a sum finds it in use and takes another. */
class Sum<F extends string> implements Tally<F> {
  fact: F | undefined;
  n = 0;

  add(fact: F, n: number): void {
    if (fact === this.fact) this.n += n;
  }
}

export function modifiers<S, F extends string, A>(m: Modifying<S, F, A>): Modifiers<S, F, A> {
  let free: Sum<F> | undefined = new Sum<F>();
  return {
    sum(s, fact, about) {
      const sum = free ?? new Sum<F>();
      free = undefined;
      sum.fact = fact;
      sum.n = 0;
      m.active(s, about, sum);
      free = sum;
      return sum.n;
    },
    why(s, fact, about) {
      const found: Why = [];
      m.active(s, about, {
        add(changed, n, source) {
          if (changed === fact && n !== 0) found.push([m.source(s, source), n]);
        },
      });
      return found;
    },
  };
}
