import { Ctx } from './engine.ts';
import type { Result } from './result.ts';
import type { AnyRules, BaseFrame, Core, Decision, Picked, Rng, Seat } from './types.ts';

/**
 * A re-dealt position that a bot may try things in. It is made from what one seat knows, so nothing in it can tell more
 * than that seat's view does; no validation, no events, no log: built for playouts.
 */
export class World {
  readonly rules: AnyRules;
  private readonly ctx: Ctx;
  open: Decision[];

  constructor(rules: AnyRules, state: Core<BaseFrame>, open?: Decision[]) {
    this.rules = rules;
    this.ctx = new Ctx(rules, state);
    this.open = open ?? this.ctx.settle();
  }

  get over(): string {
    return this.ctx.s.over;
  }

  /** Once it is over. */
  get result(): Result {
    return this.rules.result(this.ctx.s);
  }

  get round(): number {
    return this.rules.round(this.ctx.s);
  }

  view<V>(seat: Seat): V {
    return this.rules.view(this.ctx.s, seat) as V;
  }

  play(decision: Decision, pick: Picked): void {
    this.open = this.ctx.take(decision, pick);
  }

  fork(): World {
    return new World(this.rules, this.rules.clone(this.ctx.s), this.open);
  }

  /** What `seat` cannot know is dealt anew, e.g. before another seat thinks inside this world. */
  redeal(seat: Seat, rng: Rng): World {
    return new World(this.rules, this.rules.redeal(this.ctx.s, seat, rng));
  }
}
