import { type CaseWords, type Decision, type Picked, runCase, type SeenEvent } from '@starhold/kernel';

/** A worked example is a case of the game: it is played by the rules when somebody looks at it, so it cannot be wrong. */

export interface ExampleStep {
  decision: Decision;
  pick: Picked;
  /** What it set off, as the one who answered saw it. */
  events: readonly SeenEvent[];
  /** The position after it. */
  view: unknown;
}

export interface Played {
  seats: number;
  /** Whose side of the table is drawn. */
  seat: number;
  before: unknown;
  /** What happened before anybody was asked. */
  opening: readonly SeenEvent[];
  steps: readonly ExampleStep[];
}

/** Throws where the case does not hold. */
export function playExample(words: CaseWords, raw: unknown): Played {
  const steps: ExampleStep[] = [];
  let start: Pick<Played, 'seats' | 'seat' | 'before' | 'opening'> | undefined;
  let told = 0;
  const result = runCase(words, raw, ({ table, answer }) => {
    const seat = start?.seat ?? answer?.seat ?? table.waitingFor[0] ?? 0;
    const events = table.events(seat, told);
    told += events.length;
    const { view } = table.seen(seat);
    if (answer === null) start = { seats: words.rules.seats(table.options), seat, before: view, opening: events };
    else steps.push({ decision: answer.decision, pick: answer.pick, events, view });
  });
  if (!result.ok || !start) throw new Error(result.ok ? 'nothing was played' : `${result.title}: ${result.problem}`);
  return { ...start, steps };
}
