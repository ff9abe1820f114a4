import type { Eyes, Seat, TableModule, UndoOffer } from '@starhold/kernel';
import { isPrivatePick, type Look } from './device.ts';
import { forecastsFor } from './forecast.ts';
import type { AnyTable } from './table.ts';
import type { Moment } from './types.ts';
import type { Steps } from './watching.ts';

/** Makes what the screen gets. Everything passes the kernel's projector; undo offers are the one thing cleaned here. */

/** A moment with everything that helps to choose. */
export function momentOf(
  game: TableModule,
  table: AnyTable,
  look: Look,
  persons: readonly Seat[],
  thinking: Seat | null,
  steps: Steps,
): Moment {
  const [first] = look.decisions;
  return {
    ...bareMoment(game, table, look, persons, thinking, steps),
    refusals: first ? table.refusals(first, first.ask.seat) : {},
    forecasts: first ? forecastsFor(table, first, look.eyes) : {},
  };
}

/** The same without refusals and forecasts: they cost as much as the rest, and a server makes them on request. */
export function bareMoment(
  game: TableModule,
  table: AnyTable,
  look: Look,
  persons: readonly Seat[],
  thinking: Seat | null,
  { since, beats }: Steps,
  { view, waitingFor, over, result } = table.seen(look.eyes),
): Moment {
  const [first] = look.decisions;
  const speaker = first?.ask.seat ?? (look.eyes === 'table' ? -1 : look.eyes);
  const undoSeat = undoSeatFor(table, look.eyes, persons);
  const undo = undoSeat < 0 ? null : table.undoOffer(undoSeat);
  return {
    eyes: look.eyes,
    view,
    decisions: look.decisions,
    refusals: {},
    forecasts: {},
    waitingFor,
    thinking,
    handOver: look.handOver,
    undo: undo === null || (!undo.ok && undo.why === 'nothing') ? null : cleaned(game, undo, look.eyes),
    undoMarks: undo !== null && !undo.ok && undo.why === 'barrier' && table.undoOffer(undoSeat, true).ok,
    signals: speaker < 0 ? [] : table.signalsFor(speaker),
    at: table.length,
    since,
    beats,
    length: table.length,
    lastEvent: table.told - 1,
    over,
    result: result ?? null,
    caveats: table.allCaveats.slice(),
  };
}

/** Whose answer the undo button takes back: one's own, or on a shared screen the last one of any person. */
export function undoSeatFor(table: AnyTable, eyes: Eyes, persons: readonly Seat[]): Seat {
  if (eyes !== 'table') return eyes;
  if (persons.length === 0) return -1;
  return table.given.findLast((answer) => persons.includes(answer.seat))?.seat ?? -1;
}

/** Says that something private is taken back, but not what, unless it is one's own. */
export function cleaned(game: TableModule, offer: UndoOffer, eyes: Eyes): UndoOffer {
  if (!offer.ok || offer.answer.seat === eyes || !isPrivatePick(game, offer.answer.pick)) return offer;
  return { ...offer, answer: { ...offer.answer, pick: [] } };
}

/** A moment to look back at: nothing can be answered in it. */
export function pastMoment(table: AnyTable, at: number, eyes: Eyes): Moment {
  const then = table.upTo(at);
  const { view, decisions, waitingFor, over, result } = then.seen(eyes);
  return {
    ...NOTHING_TO_DO,
    eyes,
    view,
    decisions,
    waitingFor,
    at: then.length,
    since: then.length,
    length: table.length,
    lastEvent: then.told - 1,
    over,
    result: result ?? null,
    caveats: table.allCaveats.slice(),
  };
}

const NOTHING_TO_DO = {
  refusals: {},
  forecasts: {},
  thinking: null,
  handOver: null,
  undo: null,
  undoMarks: false,
  signals: [],
  beats: [],
};
