import { canonical } from '../hash.ts';

/** The text of a value at one moment, to compare with. Native JSON decides nearly always; the order of keys never counts. */
export class Shot {
  private readonly json: string;

  constructor(value: unknown) {
    this.json = JSON.stringify(value) ?? 'null';
  }

  same(value: unknown): boolean {
    const json = JSON.stringify(value) ?? 'null';
    return json === this.json || canonical(JSON.parse(json)) === canonical(JSON.parse(this.json));
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

export function alike(a: unknown, b: unknown): boolean {
  return new Shot(a).same(b);
}
