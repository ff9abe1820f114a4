import { Ctx, type Decision, type Eyes, newRecorder, projectEvent, quickRng, type SeenEvent } from '@starhold/kernel';
import type { AnyTable } from './table.ts';

/** More options than this are not looked into: nobody compares them one by one. */
const MAX_OPTIONS = 40;

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

function forecast(
  table: AnyTable,
  world: ReturnType<AnyTable['redeal']>,
  decision: Decision,
  option: string,
  eyes: Eyes,
): SeenEvent[] {
  const recorder = newRecorder();
  const x = new Ctx(table.rules, table.rules.clone(world), recorder);
  try {
    x.take(decision, option);
  } catch {
    // A bug in the rules shows itself when the option is really taken; there it is handled.
    return [];
  }
  const known = x.barrierAt < 0 ? recorder.events : recorder.events.slice(0, x.barrierAt);
  const end = known.findIndex((event) => event.cause !== known[0].cause);
  return (end < 0 ? known : known.slice(0, end)).map((event) => projectEvent(event, eyes));
}
