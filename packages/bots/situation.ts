import type { Decision, Rng, Seat, World } from '@starhold/kernel';
import type { Situation } from './player.ts';

/** A decision in a world, told to the seat that has to take it. The world stays in a private field of the language. */
class Told implements Situation {
  readonly seat: Seat;
  readonly decision: Decision;
  readonly #world: World;

  constructor(world: World, decision: Decision) {
    this.seat = decision.ask.seat;
    this.decision = decision;
    this.#world = world;
  }

  /** Made only when the bot looks. */
  get view(): unknown {
    return this.#world.sight(this.seat);
  }

  imagine(rng: Rng): World {
    return this.#world.redeal(this.seat, rng);
  }
}

export function situationIn(world: World, decision: Decision): Situation {
  return new Told(world, decision);
}
