/** A screw put onto a face (`face:d2.4`) in one go: a bare one gives way, else the first of another colour. */
export function swapInto(
  { dice }: { dice: readonly { faces: readonly string[] }[] },
  face: string,
  letter: string,
): { pick: string; then: string[] } | undefined {
  const [, die, at] = /^face:d(\d)\.(\d)$/.exec(face) ?? [];
  const screws = dice[Number(die) - 1]?.faces[Number(at) - 1];
  const out = screws?.includes('n') ? 'n' : [...(screws ?? '')].find((screw) => screw !== letter);
  return out === undefined ? undefined : { pick: face, then: [`swap:${out}>${letter}`] };
}
