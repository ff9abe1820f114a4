import { type By, canonical, type Decision, isByHand, type Picked, RulesError, type Seat } from '@starhold/kernel';
import { hasLearned, StandingAnswers, type Wanted } from '@starhold/session';
import type { Asked, Forecast } from '@starhold/wire';
import type { Entry } from './ledger.ts';
import type { LiveTable } from './live.ts';
import type { Play } from './play.ts';
import type { Surroundings } from './surroundings.ts';

/** More answers than this in a row nobody would have given without looking. */
const MOST_IN_A_ROW = 100;

/**
 * Seats that want some of their answers to be given without a question, each for itself: ordinary answers of that seat, judged
 * as on a device, in worlds dealt anew from what the seat knows. Where all play on one side they are part of what led to the
 * question, so nobody sees it asked; in a contest, and where a turn would end, the page of the seat lets the question stand for
 * a while and then says that it is due. What is wanted comes with each page and is not kept: a seat at whose page nobody looks
 * is asked everything. Nothing is judged for seats that have said nothing.
 */
export class StandingSeats {
  private readonly live: LiveTable;
  private readonly world: Surroundings;
  /** What an answer that is given now has cost of a seat's clock. */
  private readonly spentBy: (seat: Seat) => number | undefined;
  private readonly seats = new Map<Seat, StandingAnswers>();
  private gen: number;

  constructor(live: LiveTable, world: Surroundings, spentBy: (seat: Seat) => number | undefined) {
    this.live = live;
    this.world = world;
    this.spentBy = spentBy;
    this.gen = live.ledger.gen;
  }

  want(seat: Seat, wanted: Wanted): void {
    this.of(seat)?.want(wanted);
    this.look();
  }

  halt(seat: Seat, decision: string): void {
    this.seats.get(seat)?.hold(decision);
  }

  /** Somebody else has the seat now. */
  forget(seat: Seat): void {
    this.seats.delete(seat);
  }

  /** What a page is to know of the question that its seat is asked. */
  face(seat: Seat, decision: Decision): Pick<Forecast, 'standing' | 'running'> {
    const { play } = this.live;
    const answers = this.seats.get(seat);
    if (!play || !answers) return {};
    this.takenBack();
    const standing = answers.offer(play.table, decision);
    return { ...(standing ? { standing } : {}), ...(answers.isRunning ? { running: seat } : {}) };
  }

  /**
   * How an answer of a seat is to be kept, before it is taken: null where it is the rest of a gesture and somebody has learned
   * something since, or said to be due and is not.
   */
  prepare(play: Play, seat: Seat, { d, p, how }: Pick<Asked<'answer'>, 'd' | 'p' | 'how'>): { by?: By } | null {
    const { table } = play;
    const decision = table.decisionsFor(seat).find(({ id }) => id === d);
    // What is not asked is refused by the rules, in their words.
    if (!decision) return {};
    this.takenBack();
    if (how === undefined || how === 'run') this.seats.get(seat)?.byHand(table, seat);
    if (how === 'standing') return this.due(play, decision, p);
    const isChain = how === 'chain' || how === 'chainRun';
    if (isChain) {
      const since = table.given.findLastIndex((answer) => answer.seat === seat && isByHand(answer));
      if (since < 0 || hasLearned(table, seat, since)) return null;
    }
    // What it would come to was not shown: it goes on as long as nothing is lost.
    if (how === 'run' || how === 'chainRun') this.of(seat)?.begin(table, decision, p, false);
    return isChain ? { by: 'chain' } : {};
  }

  private due({ table }: Play, decision: Decision, pick: Picked): { by: By } | null {
    const offer = this.seats.get(decision.ask.seat)?.offer(table, decision);
    return offer?.isDue && canonical(offer.pick) === canonical(pick) ? { by: `standing:${offer.cls}` } : null;
  }

  /** What need not be asked now is answered behind `entries`, one after the other, before anybody is told anything. */
  follow(entries: Entry[]): Entry[] {
    const { play } = this.live;
    while (play && this.seats.size > 0 && entries.length <= MOST_IN_A_ROW) {
      const entry = this.next(play, entries.at(-1));
      if (!entry) break;
      entries.push(entry);
    }
    return entries;
  }

  private next(play: Play, before: Entry | undefined): Entry | undefined {
    const { live, world } = this;
    this.takenBack();
    for (const [seat, answers] of this.seats) {
      if (live.ledger.seats[seat].bot !== undefined || !live.watchers.has(seat)) continue;
      const answer = answers.next(play.table, [seat]);
      if (!answer) continue;
      const position = before ? play.position() : undefined;
      try {
        const taken = play.answer(answer, () => this.spentBy(seat));
        if (!taken.ok) continue;
        if (before && position?.round) before.position = position;
        return taken.entry;
      } catch (error) {
        if (!(error instanceof RulesError)) throw error;
        world.report('rules', { table: live.id, message: error.message });
        answers.hold(answer.decision);
      }
    }
    return undefined;
  }

  /** What is due although nobody has just answered: after a word of its page, or when something was taken back. */
  look(): void {
    const { live } = this;
    if (this.seats.size === 0 || live.isLost || live.isBusy || !live.play) return;
    const entries = this.follow([]);
    if (entries.length === 0) return;
    const [{ seat, body }] = entries;
    // Taken already: what is left is to write it down.
    live.command(seat, `standing:${live.epoch}:${live.at}`, body, () => ({ entries })).catch(() => {});
  }

  /** Something was taken back since: what was known is known no more, and whoever did it is asked. */
  private takenBack(): void {
    const { gen, held } = this.live.ledger;
    if (gen === this.gen) return;
    this.gen = gen;
    for (const [seat, answers] of this.seats) answers.takenBack(held.get(seat));
  }

  private of(seat: Seat): StandingAnswers | undefined {
    const { play, brief, ledger } = this.live;
    const known = this.seats.get(seat);
    if (known || !play) return known;
    const made = new StandingAnswers(play.game, brief.undo === 'never');
    made.takenBack(ledger.held.get(seat));
    this.seats.set(seat, made);
    return made;
  }
}
