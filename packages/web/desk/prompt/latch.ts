import type { Timers } from '../../session/tempo.ts';

/** So long a button that changed under the finger takes no press. */
export const LATCH_MS = 180;
/** So soon after a press something appears because of it: it ended what was still being shown. */
const ANSWERED_MS = 100;
/** So soon after a press the table stands further back because the person has taken something back. */
const BACK_MS = 2_000;

/** What a button is: what a press on it does, and all that it says. */
export interface ButtonFace {
  does: string;
  says: string;
}

/** The buttons of a prompt by their places, and by whose doing they are what they are. */
export interface Faces {
  /** '' where nothing is asked. */
  decision: string;
  /** How many answers lead here. */
  at: number;
  /** Everything that the person has chosen so far: another one is a touch of the person. */
  draft: string;
  /** An answer of the person is under way. */
  isSending: boolean;
  /** What the buttons speak: in another language they say the same. */
  lang: string;
  buttons: ReadonlyMap<string, ButtonFace>;
}

/**
 * Which buttons take a press. One that says or does something else because of somebody else's answer, a forecast that came, or
 * beats that ran out, takes none for a moment: the press was meant for what stood there before. What a person's own touch or
 * answer brings is taken at once, and so is the rest of it: what the choices of such a question would do may come later.
 */
export class Latch {
  private readonly timers: Pick<Timers, 'now'>;
  private before: Faces | undefined;
  private touched = Number.NEGATIVE_INFINITY;
  private isOwnQuestion = true;
  private readonly changed = new Map<string, number>();

  constructor(timers: Pick<Timers, 'now'>) {
    this.timers = timers;
  }

  /** The person has pressed something, wherever. */
  touch(): void {
    this.touched = this.timers.now();
  }

  /** What is on the screen from now on. */
  draw(now: Faces): void {
    const { before } = this;
    const isOwn = before === undefined || this.isOwn(before, now);
    if (now.decision !== before?.decision) this.isOwnQuestion = isOwn;
    this.before = now;
    if (now.decision === before?.decision && now.lang !== before.lang) return;
    for (const [place, face] of now.buttons) {
      const old = before?.buttons.get(place);
      const isOther = old?.does !== face.does || (old.says !== face.says && !this.isOwnQuestion);
      if (!isOther) continue;
      if (isOwn) this.changed.delete(place);
      else this.changed.set(place, this.timers.now());
    }
  }

  private isOwn(before: Faces, now: Faces): boolean {
    const sinceTouch = this.timers.now() - this.touched;
    if (now.at < before.at) return sinceTouch < BACK_MS;
    if (now.decision === before.decision) return now.draft !== before.draft;
    if (before.decision !== '') return before.isSending;
    return sinceTouch < ANSWERED_MS;
  }

  takes(place: string): boolean {
    return this.timers.now() - (this.changed.get(place) ?? Number.NEGATIVE_INFINITY) >= LATCH_MS;
  }
}
