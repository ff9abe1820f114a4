import {
  type Decision,
  type Eyes,
  idsIn,
  offeredIds,
  type Picked,
  type Seat,
  type TableModule,
} from '@starhold/kernel';
import type { AnyTable } from './table.ts';

/** What may be on the screen now. */
export interface Look {
  eyes: Eyes;
  /** Answered from this screen; on a shared one they may belong to a seat while the eyes are the table's. */
  decisions: Decision[];
  handOver: Seat | null;
}

/**
 * Who holds the device. A person alone at it always does. Where several share it, nobody does until he says so, and only
 * as long as he has something private to choose: open decisions are made with everybody looking on.
 */
export class Device {
  private readonly persons: readonly Seat[];
  private readonly game: TableModule;
  private holder: Seat | null = null;
  /** Who wants to answer next where several may. */
  private speaker: Seat | null = null;

  constructor(game: TableModule, persons: readonly Seat[]) {
    this.game = game;
    this.persons = persons;
  }

  /** To be asked after each change of the table: whoever is done with the device no longer holds it. */
  look(table: AnyTable): Look {
    if (this.persons.length === 1) return own(table, this.persons[0]);
    const open = table.over === '' ? this.persons.flatMap((seat) => table.decisionsFor(seat)) : [];
    // Whoever only may do something does not keep the device from those the table waits for.
    const waited = open.filter((d) => d.aside === undefined);
    const asked = waited.length > 0 ? waited : open;
    const of = (seat: Seat | null): Decision | undefined => asked.find((d) => d.ask.seat === seat);
    const next = of(this.holder) ?? of(this.speaker) ?? asked[0];
    if (!next) {
      if (table.over !== '') this.holder = null;
      // Bots think: the device stays where it is.
      return this.holder === null ? shared([]) : own(table, this.holder);
    }
    if (!this.isPrivate(next)) {
      this.holder = null;
      return shared(open.filter((d) => d.ask.seat === next.ask.seat && !this.isPrivate(d)));
    }
    if (this.holder === next.ask.seat) return own(table, this.holder);
    this.holder = null;
    return { eyes: 'table', decisions: [], handOver: next.ask.seat };
  }

  /** Only for a person who has something to choose now: private things are shown to him, of open ones his come first. */
  take(table: AnyTable, seat: Seat): void {
    if (!this.persons.includes(seat)) return;
    const decisions = table.decisionsFor(seat);
    if (decisions.some((d) => this.isPrivate(d))) this.holder = seat;
    else if (decisions.length > 0) this.speaker = seat;
  }

  private isPrivate(decision: Decision): boolean {
    return offeredIds(decision.ask).some((id) => this.game.isPrivate?.(id));
  }
}

/** An empty pick says nothing about its decision, so it counts as private. */
export function isPrivatePick(game: TableModule, pick: Picked): boolean {
  const ids = idsIn(pick);
  return ids.length === 0 || ids.some((id) => game.isPrivate?.(id));
}

function own(table: AnyTable, seat: Seat): Look {
  return { eyes: seat, decisions: table.decisionsFor(seat), handOver: null };
}

function shared(decisions: Decision[]): Look {
  return { eyes: 'table', decisions, handOver: null };
}
