import {
  type BaseFrame,
  type Core,
  Ctx,
  type GameModule,
  newFilm,
  newRecorder,
  quickRng,
  type Rng,
  samplePick,
  World,
} from '@starhold/kernel';
import { DECISION_LIMIT } from '../play.ts';
import { mixedSetting } from '../setting.ts';

/** Random games of one game in all its modes, with the quick generator, as a search player plays them out. */
export class Playouts {
  private readonly game: GameModule;
  private readonly settings: unknown[];
  private readonly rng: Rng = quickRng(1);
  private count = 0;

  constructor(game: GameModule) {
    this.game = game;
    const settings = game.modes.flatMap((m) => m.players).length * Math.max(1, game.modes[0].difficulties.length);
    this.settings = Array.from({ length: settings }, (_, i) => game.parseOptions(mixedSetting(game, 'bench', i).raw));
  }

  /** Plays one game to its end; returns the number of decisions. `look` sees the position before each of them. */
  play(look?: (state: Core<BaseFrame>) => void): number {
    const { rules } = this.game;
    const options = this.settings[this.count % this.settings.length];
    const state = rules.initial(options, quickRng(this.count++)) as Core<BaseFrame>;
    const world = new World(rules, state);
    let decisions = 0;
    while (world.over === '' && decisions < DECISION_LIMIT) {
      look?.(state);
      const decision = world.open[0];
      world.play(decision, samplePick(decision.ask, this.rng));
      decisions++;
    }
    return decisions;
  }

  /** The same, but told and cut into beats, as at a table that somebody watches. */
  playFilmed(): number {
    const { rules } = this.game;
    const options = this.settings[this.count % this.settings.length];
    const state = rules.initial(options, quickRng(this.count++)) as Core<BaseFrame>;
    let open = new Ctx(rules, state).settle();
    let decisions = 0;
    for (; state.over === '' && decisions < DECISION_LIMIT; decisions++) {
      const [decision] = open;
      const x = new Ctx(rules, state, newRecorder(), undefined, newFilm());
      open = x.take(decision, samplePick(decision.ask, this.rng));
    }
    return decisions;
  }

  /**
   * Copies of positions met along random games, every `every`-th of them. Not made by the game: from copies that stay, the
   * garbage collector would learn that all its copies do, and those of a search live for a moment.
   */
  positions(count: number, every: number): Core<BaseFrame>[] {
    const found: Core<BaseFrame>[] = [];
    let seen = 0;
    while (found.length < count) {
      this.play((state) => {
        if (seen++ % every === 0 && found.length < count) found.push(structuredClone(state));
      });
    }
    return found;
  }
}
