import type { Timers } from '../session/tempo.ts';

/** Time that goes on when it is told to. */
export class FakeTimers implements Timers {
  private time = 0;
  private readonly calls = new Set<{ at: number; call: () => void }>();

  now = (): number => this.time;

  after = (ms: number, call: () => void): (() => void) => {
    const entry = { at: this.time + ms, call };
    this.calls.add(entry);
    return () => void this.calls.delete(entry);
  };

  /** Everything that falls due is called in order, at its time. */
  pass(ms: number): void {
    const end = this.time + ms;
    for (;;) {
      const due = [...this.calls].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!due) break;
      this.calls.delete(due);
      this.time = Math.max(this.time, due.at);
      due.call();
    }
    this.time = end;
  }
}
