import { Ctx } from './engine.ts';
import type { Result } from './result.ts';
import type { AnyRules, BaseFrame, Core, Decision, Picked, Rng, Seat } from './types.ts';

/**
 * A position that is played on without validation, events or log: built for playouts. A bot gets worlds that were
 * re-dealt from what its seat knows. The state is out of reach even so: what can be seen is a view or a sight.
 */
export class World {
  readonly rules: AnyRules;
  readonly #ctx: Ctx;
  open: Decision[];

  constructor(rules: AnyRules, state: Core<BaseFrame>, open?: Decision[]) {
    this.rules = rules;
    this.#ctx = new Ctx(rules, state);
    this.open = open ?? this.#ctx.settle();
  }

  get over(): string {
    return this.#ctx.s.over;
  }

  /** Once it is over. */
  get result(): Result {
    return this.rules.result(this.#ctx.s);
  }

  get round(): number {
    return this.rules.round(this.#ctx.s);
  }

  view<V>(seat: Seat): V {
    return this.rules.view(this.#ctx.s, seat) as V;
  }

  /** What the game's policy reads of the view of `seat`, made as it is read. Good until the next `play`. */
  sight(seat: Seat): unknown {
    const { rules } = this;
    return rules.sight ? rules.sight(this.#ctx.s, seat) : rules.view(this.#ctx.s, seat);
  }

  play(decision: Decision, pick: Picked): void {
    this.open = this.#ctx.take(decision, pick);
  }

  fork(): World {
    return new World(this.rules, this.rules.clone(this.#ctx.s), this.open);
  }

  /** What `seat` cannot know is dealt anew, e.g. before another seat thinks inside this world. */
  redeal(seat: Seat, rng: Rng): World {
    return new World(this.rules, this.rules.redeal(this.#ctx.s, seat, rng));
  }
}
