import type { Eyes, Seat } from '@starhold/kernel';

/**
 * How each pair of eyes counts answers. An answer behind a seal is counted only by who gave it, for ever: a number that
 * jumps when the seals open would tell how many questions somebody was asked in secret. The answer that opens the seals
 * is counted by all.
 */
export class Numbers {
  /** By answer: who gave it behind a seal, or -1 where everybody counts it. */
  private readonly hidden: Seat[];
  /** How many of all these eyes count; positions near the end are what is asked for most. */
  private readonly totals = new Map<Eyes, number>();

  constructor(hidden: readonly Seat[] = []) {
    this.hidden = hidden.slice();
  }

  get length(): number {
    return this.hidden.length;
  }

  push(hiddenBy: Seat): void {
    this.hidden.push(hiddenBy);
    for (const [eyes, total] of this.totals) if (this.counts(this.length - 1, eyes)) this.totals.set(eyes, total + 1);
  }

  /** Those of the answers are gone for which `goes` says so. */
  takeBack(goes: (at: number) => boolean): void {
    const left = this.hidden.filter((_, at) => !goes(at));
    this.hidden.splice(0, this.hidden.length, ...left);
    this.totals.clear();
  }

  private counts(i: number, eyes: Eyes): boolean {
    return this.hidden[i] === -1 || this.hidden[i] === eyes;
  }

  /** How many of the first `at` answers these eyes count. */
  countFor(eyes: Eyes, at: number): number {
    let count = this.totals.get(eyes);
    if (count === undefined) {
      count = this.hidden.filter((_, i) => this.counts(i, eyes)).length;
      this.totals.set(eyes, count);
    }
    for (let i = this.length - 1; i >= at; i--) if (this.counts(i, eyes)) count--;
    return count;
  }

  /** The same for every position from `first` on: `all[at - first]`. */
  countsFrom(eyes: Eyes, first: number): number[] {
    const all = [this.countFor(eyes, first)];
    for (let i = first; i < this.length; i++) all.push(all[i - first] + (this.counts(i, eyes) ? 1 : 0));
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
