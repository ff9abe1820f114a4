import type { Beat } from '@starhold/kernel';
import type { Moment } from '../../session/types.ts';
import { CAPS, inBudget, lengthOf, type Planned, plannedOf } from './budget.ts';
import type { ScoreOf } from './score.ts';
import { HOLD_MOST, HOLD_MS, type Watching } from './speeds.ts';

/** A planned beat with whose answer set it off. */
export interface Item<V> extends Planned<V> {
  at: number;
  isOwn: boolean;
}

/**
 * Makes the beats of a moment into what is played, answer by answer. Which beats become one is decided at speed 1, so at
 * every speed the same positions are shown.
 */
export class Planner<V> {
  private readonly score: ScoreOf<V>;
  private readonly isOwn: (beat: Beat<V>) => boolean;
  /** What somebody else's answers took so far, in a row. */
  private turn = { seat: -1, ms: 0 };

  constructor(score: ScoreOf<V>, isOwn: (beat: Beat<V>) => boolean) {
    this.score = score;
    this.isOwn = isOwn;
  }

  /** Throws what a game's score throws. */
  plan({ beats }: Moment<V>, before: V): Item<V>[] {
    const items: Item<V>[] = [];
    let view = before;
    for (const answer of answersOf(beats)) {
      const planned = answer.map((beat) => {
        const one = plannedOf([beat], this.score(beat, view));
        view = beat.view;
        return one;
      });
      items.push(...this.answer(planned));
    }
    return items;
  }

  private answer(planned: readonly Planned<V>[]): Item<V>[] {
    const [{ at, seat }] = planned[0].beats;
    const isOwn = this.isOwn(planned[0].beats[0]);
    if (isOwn || seat !== this.turn.seat) this.turn = { seat, ms: 0 };
    const fitting = isOwn ? inBudget(planned) : this.ofOther(planned, seat);
    return fitting.map((one) => ({ ...one, at, isOwn }));
  }

  /** With the next phase somebody's turn is over, even where nobody else has anything to say: what follows has its own time. */
  private ofOther(planned: readonly Planned<V>[], seat: number): Planned<V>[] {
    const over = planned.findIndex(({ score }) => score.kind === 'phase' || score.chapter);
    const [act, later] = over < 0 ? [planned, []] : [planned.slice(0, over), planned.slice(over)];
    const fitting = inBudget(act, Math.max(0, CAPS.turnOfOther - this.turn.ms));
    this.turn = { seat, ms: later.length > 0 ? 0 : this.turn.ms + lengthOf(fitting) };
    return [...fitting, ...inBudget(later)];
  }
}

function answersOf<V>(beats: readonly Beat<V>[]): Beat<V>[][] {
  const answers: Beat<V>[][] = [];
  for (const beat of beats) {
    const last = answers.at(-1);
    if (last?.[0].at === beat.at) last.push(beat);
    else answers.push([beat]);
  }
  return answers;
}

/** Without motion: every beat is held for the same time, and all of an answer not for too long. */
export function held<V>(items: readonly Item<V>[], { reduced }: Watching): Item<V>[] {
  if (!reduced) return [...items];
  return items.map((item) => {
    const ofAnswer = items.filter(({ at, lead, follow }) => at === item.at && lead + follow > 0).length;
    const ms = item.lead + item.follow === 0 ? 0 : Math.min(HOLD_MS, HOLD_MOST / ofAnswer);
    return { ...item, lead: 0, follow: ms };
  });
}
