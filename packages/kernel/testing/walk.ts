/** Every object and array in a value, in the order met; one that is met twice is listed twice but entered once. */
export function objectsIn(value: unknown): object[] {
  const found: object[] = [];
  const entered = new Set<object>();
  const visit = (v: unknown): void => {
    if (v === null || typeof v !== 'object') return;
    found.push(v);
    if (entered.has(v)) return;
    entered.add(v);
    for (const child of Object.values(v)) visit(child);
  };
  visit(value);
  return found;
}

/** Path of the first object that stands twice, or that `elsewhere` holds too; undefined when there is none. */
export function sharedPath(value: unknown, elsewhere?: ReadonlySet<object>): string | undefined {
  const met = new Set<object>();
  const visit = (v: unknown, path: string): string | undefined => {
    if (v === null || typeof v !== 'object') return undefined;
    if (elsewhere ? elsewhere.has(v) : met.has(v)) return path;
    if (met.has(v)) return undefined;
    met.add(v);
    for (const [key, child] of Object.entries(v)) {
      const shared = visit(child, `${path}.${key}`);
      if (shared !== undefined) return shared;
    }
    return undefined;
  };
  return visit(value, '$');
}

/** Path and kind of the first thing that JSON would lose or change; undefined when there is none. */
export function notPlain(value: unknown): string | undefined {
  const above = new Set<object>();
  const visit = (v: unknown, path: string): string | undefined => {
    if (typeof v === 'string' || typeof v === 'boolean' || v === null) return undefined;
    if (typeof v === 'number') return Number.isFinite(v) && !Object.is(v, -0) ? undefined : `${path} is ${describe(v)}`;
    if (typeof v !== 'object') return `${path} is ${typeof v}`;
    if (above.has(v)) return `${path} contains itself`;
    const proto: unknown = Object.getPrototypeOf(v);
    if (proto !== Object.prototype && proto !== Array.prototype && proto !== null) return `${path} has a class`;
    above.add(v);
    const keys = Reflect.ownKeys(v).filter((key) => !(Array.isArray(v) && key === 'length'));
    if (Array.isArray(v) && keys.length !== v.length) return `${path} has holes or names`;
    for (const key of keys) {
      if (typeof key === 'symbol') return `${path} has a symbol`;
      const problem = visit((v as Record<string, unknown>)[key], `${path}.${key}`);
      if (problem !== undefined) return problem;
    }
    above.delete(v);
    return undefined;
  };
  return visit(value, '$');
}

function describe(n: number): string {
  return Object.is(n, -0) ? '-0' : String(n);
}

/** Every string in a value: keys, values, and their parts between the separators of option ids. */
export function wordsIn(value: unknown, found: Set<string> = new Set()): Set<string> {
  if (typeof value === 'string') addWord(value, found);
  else if (value !== null && typeof value === 'object') {
    if (!Array.isArray(value)) for (const key of Object.keys(value)) addWord(key, found);
    for (const child of Object.values(value)) wordsIn(child, found);
  }
  return found;
}

function addWord(text: string, found: Set<string>): void {
  if (found.has(text)) return;
  found.add(text);
  for (const part of text.split(/[:>=@.#]/)) found.add(part);
}

const HANDLE = /^k\d+$/;

export function handlesIn(words: ReadonlySet<string>): string[] {
  return [...words].filter((word) => HANDLE.test(word));
}
