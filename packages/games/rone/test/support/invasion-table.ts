import { type BaseFrame, type Core, Ctx, type Decision, keyedRng, type Picked } from '@starhold/kernel';
import { Options } from '../../options.ts';
import { rules } from '../../rules.ts';
import { initialState } from '../../setup.ts';
import type { State } from '../../state.ts';
import { InvasionGiven, invasionFrames, placeInvasion, tellInvasion } from '../../words/invasion.ts';

/** A table against the Invasion at a step of a round, built directly, and played answer by answer. */
export class InvasionTable {
  readonly s: State;
  private readonly x: Ctx;
  open: Decision[] = [];

  constructor(options: Partial<Options>, given: Record<string, unknown>, prepare?: (s: State) => void) {
    this.s = initialState(Options.parse({ mode: 'coop', ...options }), keyedRng('table'));
    const words = InvasionGiven.parse(given);
    placeInvasion(this.s, words);
    this.s.preparing = 0;
    this.s.stack = invasionFrames(words.step ?? 'players');
    for (const p of this.s.players) {
      p.armour = 16;
      p.health = 14;
    }
    prepare?.(this.s);
    this.x = new Ctx(rules, this.s as unknown as Core<BaseFrame>);
    this.open = this.x.settle();
  }

  /** Answers the first open question, or the one of this seat. */
  answer(pick: Picked, seat?: number): this {
    const decision = this.open.find((d) => seat === undefined || d.ask.seat === seat);
    if (!decision) throw new Error(`nobody asks for ${JSON.stringify(pick)}`);
    this.open = this.x.take(decision, pick);
    return this;
  }

  get at(): string {
    return this.open[0]?.at ?? '';
  }

  get told(): Record<string, unknown> {
    return tellInvasion(this.s);
  }
}
