/** What the contract asks of every game, in the words of the test report, and how often each must have been looked at. */
export const CHECKS = {
  plain: { says: 'the state is plain JSON', floor: 20 },
  tree: { says: 'no object stands twice in a state', floor: 20 },
  frames: { says: 'frames hold only scalars and arrays of scalars', floor: 20 },
  clone: { says: 'a copy and its original share nothing', floor: 20 },
  ends: { says: 'a random game ends under the step limit', floor: 1 },
  endless: { says: 'no frame works forever', floor: 20 },
  options: { says: 'every question has an answer, and no two options are the same', floor: 20 },
  settled: { says: 'looking again at a waiting position changes nothing', floor: 5 },
  offered: { says: 'every offered option is accepted', floor: 20 },
  refused: { says: 'what is not offered is refused and changes nothing', floor: 10 },
  invariants: { says: 'no invariant is ever broken', floor: 20 },
  inventory: { says: 'no answer changes the inventory', floor: 20 },
  saveLoad: { says: 'a position saved and loaded goes on identically', floor: 20 },
  replay: { says: 'the log replayed gives the same game', floor: 1 },
  saveFile: { says: 'a game survives its own save file', floor: 1 },
  undo: { says: 'undo restores what every seat saw, and stops at a barrier', floor: 5 },
  barrier: { says: 'an answer without a barrier shows the same in every re-dealt world', floor: 3 },
  redealView: { says: 'a re-dealt world looks the same to the seat it was dealt for', floor: 5 },
  redealWorld: { says: 'a re-dealt world is a sound world with a generator of its own', floor: 5 },
  redealKnows: { says: 'a re-deal depends only on what the seat knows', floor: 5 },
  redealAll: { says: 'a re-deal leaves nothing in place that the seat does not know', floor: 1 },
  secrets: { says: 'no secret name is sent to eyes that may not know it', floor: 5 },
  handles: { says: 'no handle survives a shuffle', floor: 1 },
  events: { says: 'everybody gets every event once, and private parts reach only their seats', floor: 20 },
  film: {
    says: 'at every cut of an answer the position is whole, and what is seen before a barrier tells nothing',
    floor: 3,
  },
  veil: { says: 'answers that look alike to others send them the same', floor: 0 },
  beside: { says: 'asides change no question, and are never all that is asked', floor: 0 },
  result: { says: 'a finished game ranks every seat once, for all eyes alike', floor: 1 },
  wording: { says: 'the order of options changes no prompt and no pick', floor: 0 },
  atomic: { says: 'an exception inside the rules leaves the table as it was', floor: 1 },
} as const;

export type CheckName = keyof typeof CHECKS;
export const CHECK_NAMES: readonly CheckName[] = Object.keys(CHECKS) as CheckName[];

/** `{ check: 'undo', seed: '3f…', at: 12, detail: 'seat 1: …' }`: after 12 answers of the game with this seed. */
export interface Violation {
  check: CheckName;
  seed: string;
  at: number;
  detail: string;
}

export interface Report {
  violations: Violation[];
  looked: Record<CheckName, number>;
  /** Event types, rule ids, `ask:<frame kind>` and `over:<outcome>`, with how often they occurred. */
  reached: Record<string, number>;
  games: number;
  answers: number;
}

/** More than a few of one kind tell nothing new. */
const KEPT_PER_CHECK = 5;

export function newReport(): Report {
  const looked = Object.fromEntries(CHECK_NAMES.map((name) => [name, 0])) as Record<CheckName, number>;
  return { violations: [], looked, reached: {}, games: 0, answers: 0 };
}

export function addViolation(report: Report, violation: Violation): void {
  const alike = report.violations.filter((v) => v.check === violation.check);
  if (alike.length < KEPT_PER_CHECK) report.violations.push(violation);
}

export function countReached(report: Report, name: string): void {
  if (name !== '') report.reached[name] = (report.reached[name] ?? 0) + 1;
}

/** The checks that were violated, each once, in the order of the contract. */
export function violatedChecks(report: Report): CheckName[] {
  return CHECK_NAMES.filter((name) => report.violations.some((v) => v.check === name));
}
