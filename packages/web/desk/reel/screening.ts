import type { Reel } from './reel.ts';
import type { Score } from './score.ts';
import type { Shown } from './shown.ts';
import type { Stage } from './stage.ts';

/**
 * Between the reel, the stage and whoever draws the table. What will vanish must be copied before the new position is
 * drawn, and strokes on the new position can only begin after it: so the stage hears of a change first, and is told when
 * the table has been drawn.
 */
export class Screening<V> {
  stage: Stage | null = null;
  private readonly reel: Reel<V>;
  private readonly listeners = new Set<() => void>();
  private last: Shown<V>;
  private due: (() => void) | null = null;

  constructor(reel: Reel<V>) {
    this.reel = reel;
    this.last = reel.shown();
  }

  /** Called by the reel, before anybody draws. */
  changed = (): void => {
    const [last, shown] = [this.last, this.reel.shown()];
    this.last = shown;
    const { stage } = this;
    if (stage) this.prepare(stage, last, shown);
    for (const changed of this.listeners) changed();
  };

  private prepare(stage: Stage, last: Shown<V>, shown: Shown<V>): void {
    if (shown.cuts !== last.cuts) {
      stage.finish();
      this.due = null;
      if (shown.moment.at < last.moment.at && !shown.reduced) {
        stage.capture(null);
        this.due = () => stage.home();
      }
    }
    const { score, phase, factor } = shown;
    if (!score || (score === last.score && phase === last.phase)) return;
    // What a table shows only while a beat is told is there for its first strokes, too.
    if (phase === 'lead') this.due = () => stage.lead(score, factor);
    else if (phase === 'follow') this.swap(stage, score, shown);
  }

  private swap(stage: Stage, score: Score, { factor, reduced, left }: Shown<V>): void {
    stage.capture(score, reduced);
    this.due = reduced ? () => stage.mark(score, left) : () => stage.follow(score, factor);
  }

  /** The table has been drawn as the reel shows it. */
  drawn(): void {
    const { due } = this;
    this.due = null;
    due?.();
  }

  subscribe = (changed: () => void): (() => void) => {
    this.listeners.add(changed);
    return () => void this.listeners.delete(changed);
  };
}
