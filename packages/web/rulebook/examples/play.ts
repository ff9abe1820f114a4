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

export interface ExamplePlayed {
  seats: number;
  /** Whose side of the table is drawn. */
  seat: number;
  before: unknown;
  /** What happened before anybody was asked. */
  opening: readonly SeenEvent[];
  steps: readonly ExampleStep[];
}

/** Throws where the case does not hold. */
export function playExample(words: CaseWords, raw: unknown): ExamplePlayed {
  const steps: ExampleStep[] = [];
  /** The beginning as each seat sees it: whose example it is shows with the first answer. */
  let starts: { before: unknown; opening: readonly SeenEvent[] }[] = [];
  let seat = 0;
  let told = 0;
  const result = runCase(words, raw, ({ table, answer }) => {
    if (answer === null) {
      const seats = words.rules.seats(table.options);
      starts = Array.from({ length: seats }, (_, eyes) => ({
        before: table.seen(eyes).view,
        opening: table.events(eyes),
      }));
      told = starts[0].opening.length;
      return;
    }
    if (steps.length === 0) seat = answer.seat;
    const events = table.events(seat, told);
    told += events.length;
    steps.push({ decision: answer.decision, pick: answer.pick, events, view: table.seen(seat).view });
  });
  if (!result.ok) throw new Error(`${result.title}: ${result.problem}`);
  return { seats: starts.length, seat, ...starts[seat], steps };
}
