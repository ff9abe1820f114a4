/**
 * Screws of one colour for a whole die (`bench:d2`), as many as may still be swapped: each takes the place of a bare one, on the
 * face that has most of them.
 */
export function swapsInto(
  { dice }: { dice: readonly { faces: readonly string[] }[] },
  bench: string,
  letter: string,
  left: number,
): string[] {
  const die = /^bench:d(\d)$/.exec(bench)?.[1];
  const bare = (dice[Number(die) - 1]?.faces ?? []).map((face) => face.split('n').length - 1);
  return Array.from({ length: left }).flatMap(() => {
    const face = bare.indexOf(Math.max(0, ...bare));
    if (face < 0 || bare[face] === 0) return [];
    bare[face]--;
    return [`face:d${die}.${face + 1}`, `swap:n>${letter}`];
  });
}

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
