import {
  canonical,
  type Decision,
  type Habits,
  listPicks,
  newFilm,
  type Picked,
  projectEvent,
  quickRng,
  type RunHabit,
  type SeenEvent,
  type TableModule,
  verbOf,
} from '@starhold/kernel';
import type { AnyTable } from '../table.ts';
import { nextOf, started, type Trial, tried } from './trial.ts';

/** What is known after one stretch of an intended pick. */
export interface Rehearsed {
  /** The stretch: a slot of a timeline; '' before the first. */
  after: string;
  /** The numbers of the game then; null where nobody can know. */
  facts: Record<string, number | null>;
  /** What happens in it, as far as it is certain. */
  events: SeenEvent[];
  /** Something unknown comes in it: what is said holds up to there. */
  isOpen: boolean;
  /** The game ends in it. */
  over: string;
  /** What was taken for granted where something else could be chosen, in order. */
  assumed: { at: string; option: string; options: readonly string[] }[];
}

const WORLDS = 8;
/** Further than this nobody plans. */
const MOST_STEPS = 60;

/**
 * The film of an intended pick in re-dealt worlds: everything is gone through with, up to the first thing that somebody
 * would learn. `assumed`: what is chosen on the way, instead of the first thing that is offered. Cannot tell more than
 * the rules and the table, since it is made from what the seat knows alone, and says only what all worlds agree on.
 */
export function rehearsed(
  game: TableModule,
  table: AnyTable,
  decision: Decision,
  pick: Picked,
  assumed: readonly string[] = [],
): Rehearsed[] {
  const run = game.habits?.run;
  if (!game.habits || !run) return [];
  const { habits } = game;
  const films = Array.from({ length: WORLDS }, (_, i) => {
    const world = table.redeal(decision.ask.seat, quickRng(i + 1));
    return new Rehearsal(game, habits, run, decision, assumed).film(started(table.rules, world), pick);
  });
  return agreed(films);
}

class Rehearsal {
  private readonly game: TableModule;
  private readonly habits: Habits;
  private readonly run: RunHabit;
  private readonly decision: Decision;
  private readonly assumed: readonly string[];
  private readonly rows: Rehearsed[] = [];
  private assumedSoFar = 0;

  constructor(game: TableModule, habits: Habits, run: RunHabit, decision: Decision, assumed: readonly string[]) {
    this.game = game;
    this.habits = habits;
    this.run = run;
    this.decision = decision;
    this.assumed = assumed;
  }

  film(from: Trial, pick: Picked): Rehearsed[] {
    const { rules } = this.game;
    const round = rules.round(from.state);
    let row = this.row(this.decision);
    let next: Decision | undefined = this.decision;
    let now: Trial | undefined = from;
    for (let i = 0; i < MOST_STEPS && next; i++) {
      const said: Picked = i === 0 ? pick : this.goOn(row, next);
      now = tried(rules, now, next, said, newFilm());
      if (!now) return [];
      this.note(row, now);
      if (now.barrier || now.state.over !== '' || rules.round(now.state) !== round) break;
      next = nextOf(now, this.decision);
      if (next?.at === this.run.at) row = this.row(next);
    }
    return this.rows;
  }

  private row({ at, ask }: Decision): Rehearsed {
    const after = at === this.run.at ? String(ask.about?.[this.run.row] ?? '') : '';
    const last = this.rows.at(-1);
    if (last?.after === after) return last;
    const row: Rehearsed = { after, facts: {}, events: [], isOpen: false, over: '', assumed: [] };
    this.rows.push(row);
    return row;
  }

  /** The run goes on; anything else is taken as it was assumed, or the first that is offered. */
  private goOn(row: Rehearsed, { at, ask }: Decision): Picked {
    if (ask.kind !== 'one') return listPicks(ask, 1)[0];
    const goes = at === this.run.at && ask.options.find((option) => this.run.goes.includes(verbOf(option)));
    if (goes) return goes;
    const real = ask.options.filter((option) => !this.habits.quiet.includes(verbOf(option)));
    const wanted = this.assumed[this.assumedSoFar++];
    const option = ask.options.includes(wanted ?? '') ? (wanted as string) : (real[0] ?? ask.options[0]);
    row.assumed.push({ at, option, options: ask.options });
    return option;
  }

  private note(row: Rehearsed, now: Trial): void {
    const { seat } = this.decision.ask;
    const view = this.game.rules.view(now.known, seat);
    row.facts = { ...this.game.gauges?.(view), ...this.run.facts?.(view) };
    row.events.push(...now.events.map((event) => projectEvent(event, seat)));
    // What comes behind the last stretch is no part of it.
    row.isOpen = now.barrier && now.barrierIn.includes(this.run.at);
    row.over = now.barrier ? '' : now.state.over;
  }
}

/** What all of them say. */
function agreed(films: readonly (readonly Rehearsed[])[]): Rehearsed[] {
  const rows: Rehearsed[] = [];
  for (let i = 0; ; i++) {
    const [first, ...others] = films.map((film) => film[i]);
    if (!first || others.some((row) => row?.after !== first.after)) return rows;
    const say = (part: (row: Rehearsed) => unknown): boolean =>
      others.every((row) => canonical(part(row as Rehearsed)) === canonical(part(first)));
    const facts = Object.entries(first.facts).map(([name, n]) => [name, say((r) => r.facts[name] ?? null) ? n : null]);
    const isSame = say((row) => [row.events, row.assumed, row.over]);
    const isOpen = !isSame || films.some((film) => film[i].isOpen);
    rows.push({
      ...first,
      facts: Object.fromEntries(facts),
      events: isSame ? first.events : [],
      over: isSame ? first.over : '',
      isOpen,
    });
    if (isOpen) return rows;
  }
}
