/** Fails with all that is wrong, one line each. */
export function claimNone(problems: readonly string[]): void {
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

export function claim(holds: boolean, problem: string): void {
  if (!holds) throw new Error(problem);
}

/** What stands more than once. */
export function repeated(list: readonly string[]): string[] {
  return [...new Set(list.filter((one, i) => list.indexOf(one) !== i))];
}
