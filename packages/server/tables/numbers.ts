import type { Eyes, Seat } from '@starhold/kernel';

/**
 * How each pair of eyes counts answers. An answer behind a seal is counted only by who gave it, for ever: a number that
 * jumps when the seals open would tell how many questions somebody was asked in secret. The answer that opens the seals
 * is counted by all.
 */
export class Numbers {
  /** By answer: who gave it behind a seal, or -1 where everybody counts it. */
  private readonly hidden: Seat[];

  constructor(hidden: readonly Seat[] = []) {
    this.hidden = hidden.slice();
  }

  get length(): number {
    return this.hidden.length;
  }

  push(hiddenBy: Seat): void {
    this.hidden.push(hiddenBy);
  }

  /** Those of the answers are gone for which `goes` says so. */
  takeBack(goes: (at: number) => boolean): void {
    const left = this.hidden.filter((_, at) => !goes(at));
    this.hidden.splice(0, this.hidden.length, ...left);
  }

  private counts(i: number, eyes: Eyes): boolean {
    return this.hidden[i] === -1 || this.hidden[i] === eyes;
  }

  /** How many of the first `at` answers these eyes count. */
  countFor(eyes: Eyes, at: number): number {
    let count = 0;
    for (let i = 0; i < at; i++) if (this.counts(i, eyes)) count++;
    return count;
  }

  /** The same for every position: `all[at]`. */
  countsFor(eyes: Eyes): number[] {
    const all = [0];
    for (let i = 0; i < this.hidden.length; i++) all.push(all[i] + (this.counts(i, eyes) ? 1 : 0));
    return all;
  }

  /** The answers that lead to what these eyes call position `count`: the latest there is. */
  indexFor(eyes: Eyes, count: number): number {
    let seen = 0;
    for (let i = 0; i < this.hidden.length; i++) {
      if (!this.counts(i, eyes)) continue;
      if (seen === count) return i;
      seen++;
    }
    return this.hidden.length;
  }
}
