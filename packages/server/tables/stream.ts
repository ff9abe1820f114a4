import type { Eyes } from '@starhold/kernel';
import { type Full, type Have, type OnlineMoment, type Step, stepBetween, stepped } from '@starhold/wire';
import type { Beside, Play } from './play.ts';

/** What the table knows of itself when something is sent. */
export interface Standing extends Pick<Full, 'epoch' | 'gen'> {
  thinking: number | null;
  beside: Beside;
}

/** What one pair of eyes was sent last, so that the next message says only what changed. */
export class Stream {
  readonly eyes: Eyes;
  n: number;
  private last: OnlineMoment;
  /** Answers of the table that led to it, and the number of the next event. */
  private length: number;
  private told: number;

  constructor(play: Play, eyes: Eyes, n: number, standing: Standing) {
    this.eyes = eyes;
    this.n = n;
    this.last = play.moment(eyes, play.table.length, standing.thinking, standing.beside);
    this.length = play.table.length;
    this.told = play.table.told;
  }

  /** Null where these eyes would notice nothing. */
  next(play: Play, { epoch, gen, thinking, beside }: Standing): Step | null {
    const moment = play.moment(this.eyes, this.length, thinking, beside);
    const log = this.told < play.table.told ? play.log(this.eyes, this.told) : [];
    const step = stepBetween(this.last, moment, log, { epoch, gen, n: this.n + 1 });
    this.length = play.table.length;
    this.told = play.table.told;
    if (!step) return null;
    this.n++;
    // As the page keeps it: what did not change stays the same object, and what was made anew is gone at once.
    this.last = { ...stepped(this.last, step), beats: [] };
    return step;
  }

  /** Everything, for a page that comes or comes back. Of another `gen` nothing it has is good. */
  full(play: Play, { epoch, gen }: Standing, have?: Have): Full {
    const from = have?.gen === gen ? Math.min(have.event + 1, play.table.told) : 0;
    const { at } = this.last;
    const moment = { ...this.last, since: at, beats: [] };
    return { epoch, gen, n: this.n, moment, from, log: play.log(this.eyes, from) };
  }

  /** Something was taken back or has begun: the page starts from here. */
  anew(play: Play, standing: Standing): Full {
    this.last = play.moment(this.eyes, play.table.length, standing.thinking, standing.beside);
    this.length = play.table.length;
    this.told = play.table.told;
    this.n++;
    return this.full(play, standing);
  }
}
