import { createHash } from 'node:crypto';
import { type Bot, botFor, situationIn } from '@starhold/bots';
import {
  type AnyRules,
  type BaseFrame,
  type Core,
  type Decision,
  type GameModule,
  isLegal,
  keyedRng,
  pointsOf,
  quickRng,
  type Result,
  type Rng,
  type Standing,
  seedOf,
  standingOf,
  World,
} from '@starhold/kernel';
import { judging } from './input-error.ts';
import { mixedSetting, type Setting } from './setting.ts';

/** A series of games that bots play among themselves. Plain data: workers receive it as it is. */
export interface Series {
  game: string;
  setting: Setting;
  /** One for each seat; a shorter list is repeated. */
  bots: string[];
  /** From game to game the bots move on by one seat, so that none has the better one. */
  swapped?: boolean;
  seed: string;
  /** Every game draws its own mode, players, difficulty and options; `setting` is not used. */
  mixed?: boolean;
  /** Content of one's own, raw: every thread makes it known to its game. */
  pack?: unknown;
  /** Looks at the invariants after every decision, and now and then counts the cards. */
  checked?: boolean;
}

/** What became of one game. `fate` is `over`, or why it did not get there. */
export interface Played {
  fate: 'over' | 'stuck' | 'error';
  /** The word that ended it. */
  over: string;
  /** Why it ended, in the game's words: `health`, `danger`. */
  reason: string;
  /** By seat; empty where the game did not get to its end. */
  seats: { bot: string; standing: Standing; points: number }[];
  decisions: number;
  rounds: number;
  /** Of the final position as it is written down; not the hash that a table shows. */
  hash: string;
  cpuMicros: number;
  problem?: string;
}

/** A game that is not over after so many decisions counts as stuck. Random players of a long series need 200,000. */
export const DECISION_LIMIT = 500_000;

/** Cards are counted after every so many decisions and at the end: what is lost stays lost. */
const COUNT_EVERY = 8;

/** Throws an InputError for a name that no bot has. */
export function makeBot(game: GameModule, spec: string): Bot {
  return judging(() => botFor(game, spec));
}

/** Game `index` of a series: depends on nothing but the series and the index, however the work is split. */
export function playGame(game: GameModule, series: Series, index: number): Played {
  const { raw } = series.mixed ? mixedSetting(game, series.seed, index) : series.setting;
  const options = game.parseOptions(series.pack === undefined ? raw : { ...raw, pack: packKey(game, series) });
  const seats = game.rules.seats(options);
  const shift = series.swapped ? index : 0;
  const bots = Array.from({ length: seats }, (_, seat) =>
    makeBot(game, series.bots[(seat + shift) % series.bots.length]),
  );
  const rngs = bots.map((_, seat) => botRng(series.seed, index, seat));
  const state = game.rules.initial(options, keyedRng(seedOf(series.seed, index))) as Core<BaseFrame>;
  return new Run(game.rules, state, bots, rngs, series.checked === true).play();
}

/** Registering the same content again changes nothing; asked for once a series. */
const packKeys = new WeakMap<Series, string>();

function packKey(game: GameModule, series: Series): string {
  const key = packKeys.get(series) ?? game.packs?.register(series.pack);
  if (key === undefined) throw new Error(`${game.id} takes no packs`);
  packKeys.set(series, key);
  return key;
}

/** Never the generator of the game: what a bot draws tells it nothing about the cards. */
function botRng(series: string, index: number, seat: number): Rng {
  return quickRng(Number.parseInt(seedOf(`${series} seat ${seat}`, index).slice(0, 8), 16));
}

class Run {
  private readonly rules: AnyRules;
  private readonly state: Core<BaseFrame>;
  private readonly bots: readonly Bot[];
  private readonly rngs: readonly Rng[];
  private readonly checked: boolean;
  private decisions = 0;

  constructor(rules: AnyRules, state: Core<BaseFrame>, bots: readonly Bot[], rngs: readonly Rng[], checked: boolean) {
    this.rules = rules;
    this.state = state;
    this.bots = bots;
    this.rngs = rngs;
    this.checked = checked;
  }

  play(): Played {
    const started = process.threadCpuUsage();
    let problem: string | undefined;
    try {
      this.playOut();
    } catch (error) {
      problem = error instanceof Error ? error.message : String(error);
    }
    const { user, system } = process.threadCpuUsage(started);
    const { over } = this.state;
    const result = over === '' || problem !== undefined ? undefined : this.rules.result(this.state);
    const played: Played = {
      fate: problem !== undefined ? 'error' : over !== '' ? 'over' : 'stuck',
      over: over,
      reason: result?.reason ?? '',
      seats: result ? this.bots.map(({ id }, seat) => seatIn(result, seat, id)) : [],
      decisions: this.decisions,
      rounds: this.rules.round(this.state),
      hash: createHash('sha256').update(JSON.stringify(this.state)).digest('hex'),
      cpuMicros: user + system,
    };
    if (problem !== undefined) played.problem = problem;
    return played;
  }

  private playOut(): void {
    const world = new World(this.rules, this.state);
    const inventory = this.checked ? this.rules.inventory(this.state) : {};
    if (this.checked) this.check(inventory, false);
    while (world.over === '' && this.decisions < DECISION_LIMIT) {
      const decision = firstSeat(world.open);
      const { seat } = decision.ask;
      const pick = this.bots[seat].decide(situationIn(world, decision), this.rngs[seat]);
      if (!isLegal(decision.ask, pick)) {
        throw new Error(`bot ${this.bots[seat].id} answered ${decision.id} with ${JSON.stringify(pick)}, not offered`);
      }
      world.play(decision, pick);
      this.decisions++;
      if (this.checked) this.check(inventory, world.over !== '');
    }
  }

  private check(inventory: Counts, last: boolean): void {
    const broken = this.rules.broken(this.state);
    if (broken.length > 0) throw new Error(`after ${this.decisions} decisions: ${broken.join('; ')}`);
    if (!last && this.decisions % COUNT_EVERY !== 0) return;
    if (!sameCounts(this.rules.inventory(this.state), inventory)) {
      throw new Error(`after ${this.decisions} decisions: cards were lost or made`);
    }
  }
}

function seatIn(result: Result, seat: number, bot: string): Played['seats'][number] {
  return { bot, standing: standingOf(result, seat), points: pointsOf(result, seat) };
}

type Counts = Record<string, number>;

function sameCounts(a: Counts, b: Counts): boolean {
  let names = 0;
  for (const name in a) {
    if (a[name] !== b[name]) return false;
    names++;
  }
  return names === Object.keys(b).length;
}

/** Of several open decisions the one of the lowest seat, so that a series has one order. */
function firstSeat(open: readonly Decision[]): Decision {
  let first = open[0];
  for (let i = 1; i < open.length; i++) if (open[i].ask.seat < first.ask.seat) first = open[i];
  return first;
}
