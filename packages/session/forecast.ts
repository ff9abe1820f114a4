import {
  type BaseFrame,
  Ctx,
  type Decision,
  type Eyes,
  isTogether,
  newRecorder,
  projectEvent,
  quickRng,
  type SeenEvent,
} from '@starhold/kernel';
import type { AnyTable } from './table.ts';

/** More options than this are not looked into: nobody compares them one by one. */
const MAX_OPTIONS = 40;

type World = ReturnType<AnyTable['redeal']>;

/**
 * What each option would do at once: tried in a world re-dealt for the seat that is asked, and told only as far as the
 * first thing nobody can know and the end of what the option starts. So it cannot tell more than the rules and the table.
 */
export function forecastsFor(table: AnyTable, decision: Decision, eyes: Eyes): Record<string, SeenEvent[]> {
  const { ask } = decision;
  if (ask.kind !== 'one' || ask.options.length > MAX_OPTIONS) return {};
  const world = table.redeal(ask.seat, quickRng(1));
  const forecasts: Record<string, SeenEvent[]> = {};
  for (const option of ask.options) forecasts[option] = forecast(table, world, decision, option, eyes);
  return forecasts;
}

function stackOf({ stack }: World, lane: number): readonly BaseFrame[] {
  const top = stack[stack.length - 1];
  return lane >= 0 && top && isTogether(top) ? top.lanes[lane].stack : (stack as BaseFrame[]);
}

function forecast(table: AnyTable, world: World, decision: Decision, option: string, eyes: Eyes): SeenEvent[] {
  const recorder = newRecorder();
  const x = new Ctx(table.rules, table.rules.clone(world), recorder);
  const reach = new Reach(decision.lane, stackOf(x.s, decision.lane));
  x.onStep = (lane, stack, told) => reach.step(lane, stack, told);
  try {
    x.take(decision, option);
  } catch {
    // A bug in the rules shows itself when the option is really taken; there it is handled.
    return [];
  }
  const { events } = recorder;
  const known = x.barrierAt < 0 ? events.length : x.barrierAt;
  const end = events.findIndex((event, i) => i >= reach.back && event.cause !== events[0].cause);
  return events.slice(0, Math.min(known, reach.end, end < 0 ? known : end)).map((event) => projectEvent(event, eyes));
}

/**
 * How far an option reaches. Its own doing is over at the first step of a frame that lay below the asking one: what that
 * one goes on with would have come with any other option too. Where the asking frame itself goes on, only what still has
 * the option's cause belongs to it.
 */
class Reach {
  end = Number.POSITIVE_INFINITY;
  /** So much was told when the asking frame had the word again. */
  back = Number.POSITIVE_INFINITY;
  private readonly lane: number;
  private readonly depth: number;
  private readonly asking: BaseFrame | undefined;
  /** Told before the present step of another lane; -1 outside of one. */
  private elsewhere = -1;

  constructor(lane: number, stack: readonly BaseFrame[]) {
    this.lane = lane;
    this.depth = stack.length;
    this.asking = stack.at(-1);
  }

  step(lane: number, stack: readonly BaseFrame[], told: number): void {
    if (this.end !== Number.POSITIVE_INFINITY) return;
    // Other lanes are run again after each answer; only one that tells something has gone on by itself.
    if (this.elsewhere >= 0 && told > this.elsewhere) this.end = this.elsewhere;
    else if (lane === this.lane ? stack.length < this.depth : lane < 0) this.end = told;
    this.elsewhere = lane >= 0 && lane !== this.lane ? told : -1;
    if (lane === this.lane && stack.at(-1) === this.asking && told > 0) this.back = Math.min(this.back, told);
  }
}
