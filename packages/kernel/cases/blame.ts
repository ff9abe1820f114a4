/** Which words of a position are to blame for something that is wrong with it: found by leaving out all others. */

type Words = Record<string, unknown>;
type Path = readonly (string | number)[];

interface Blamed {
  path: Path;
  /** A list of which no single entry is to blame. */
  list?: true;
}

/** Does it stand in these words? Undefined: they make no position. */
export type Stands = (words: Words) => boolean | undefined;

/** How a word is left out: an entry of a list may have to stay, with nothing in it, for the others to keep their places. */
type Out = 'emptied' | 'gone';
type Left = ReadonlyMap<string, Out>;

/** The words of a minimal part of `given` in which the problem stands: `given.c1`, `given.me.health`. */
export function blame(given: Words, stands: Stands): string[] {
  const left = new Map<string, Out>();
  const standsWithout = (path: Path, value: unknown): boolean | undefined => {
    const ways: Out[] = typeof path.at(-1) === 'number' && isNested(value) ? ['emptied', 'gone'] : ['gone'];
    for (const out of ways) {
      const still = stands(leaveOut(given, new Map([...left, [nameOf(path), out]])));
      if (still) left.set(nameOf(path), out);
      if (still !== undefined) return still;
    }
    return undefined;
  };
  const visit = (path: Path, value: unknown): Blamed[] => {
    const without = path.length === 0 ? undefined : standsWithout(path, value);
    if (without === true) return [];
    const inner = childrenOf(value).flatMap(([key, child]) => visit([...path, key], child));
    const entries = new Set(inner.map((blamed) => blamed.path[path.length]));
    if (entries.size > 1 && Array.isArray(value) && !inner.some((b) => b.list)) return [{ path, list: true }];
    if (inner.length > 0) return inner;
    return without === false ? [{ path }] : [];
  };
  return visit([], given).map(({ path }) => nameOf(path));
}

function isNested(value: unknown): value is object {
  return value !== null && typeof value === 'object';
}

function childrenOf(value: unknown): [string | number, unknown][] {
  if (Array.isArray(value)) return value.map((child, i) => [i, child]);
  return isNested(value) ? Object.entries(value) : [];
}

function leaveOut(given: Words, left: Left): Words {
  const copy = (path: Path, value: unknown): unknown => {
    const out = (key: string | number): Out | undefined => left.get(nameOf([...path, key]));
    const kept = childrenOf(value)
      .filter(([key]) => out(key) !== 'gone')
      .map(([key, child]): [string | number, unknown] => {
        if (out(key) !== 'emptied') return [key, copy([...path, key], child)];
        return [key, Array.isArray(child) ? [] : {}];
      });
    if (Array.isArray(value)) return kept.map(([, child]) => child);
    return isNested(value) ? Object.fromEntries(kept) : value;
  };
  return copy([], given) as Words;
}

function nameOf(path: Path): string {
  return `given${path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`)).join('')}`;
}
