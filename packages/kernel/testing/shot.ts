import { canonical } from '../hash.ts';

/** The text of a value at one moment, to compare with. Native JSON decides nearly always; the order of keys never counts. */
export class Shot {
  private readonly json: string;
  private parsed: unknown;

  constructor(value: unknown) {
    this.json = JSON.stringify(value) ?? 'null';
  }

  same(value: unknown): boolean {
    const json = JSON.stringify(value) ?? 'null';
    if (json === this.json) return true;
    this.parsed ??= JSON.parse(this.json);
    return equal(this.parsed, JSON.parse(json));
  }

  /** The first place where the texts part, with a little of both. */
  difference(value: unknown): string {
    const was = canonical(JSON.parse(this.json));
    const is = canonical(value);
    let i = 0;
    while (i < was.length && was[i] === is[i]) i++;
    const cut = (text: string): string => text.slice(Math.max(0, i - 40), i + 60);
    return `…${cut(was)}… became …${cut(is)}…`;
  }
}

/** Of values as they come out of JSON. */
function equal(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (a === null || b === null || typeof a !== 'object' || typeof b !== 'object') return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [one, other] = [a as Record<string, unknown>, b as Record<string, unknown>];
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && equal(one[key], other[key]))
  );
}

export function alike(a: unknown, b: unknown): boolean {
  return new Shot(a).same(b);
}
