import { HOUSES, packOf } from '../content/index.ts';
import { pileOf } from '../rules/cards.ts';
import type { State } from '../state.ts';

/** Everything that lies in the decks of a new table; each card can be taken as often as there are copies. */
export class Box {
  private readonly s: State;

  constructor(s: State) {
    this.s = s;
  }

  take(from: number[], index: ReadonlyMap<string, number>, id: string, where: string): number {
    const card = index.get(id);
    const at = card === undefined ? -1 : from.indexOf(card);
    if (at < 0) throw new Error(`given.${where}: there is no ${id} left`);
    return from.splice(at, 1)[0];
  }

  card(id: string, where: string): number {
    const { operationIndex } = packOf(this.s);
    const card = operationIndex.get(id);
    if (card === undefined) throw new Error(`given.${where}: there is no ${id}`);
    return this.take(this.s.decks[pileOf(this.s, card)], operationIndex, id, where);
  }

  /** A hidden influence card by its House. */
  hidden(house: string, where: string): number {
    return this.take(this.s.hiddenDeck, new Map(HOUSES.map((id, i) => [id, i])), house, where);
  }

  agenda(id: string, where: string): number {
    return this.take(this.s.agendaBox, packOf(this.s).agendaIndex, id, where);
  }

  rowIndex(id: string): number {
    const { scannerIndex, colonyIndex } = packOf(this.s);
    return (this.s.cycle === 4 ? colonyIndex : scannerIndex).get(id) ?? -1;
  }

  /** A scanner card of this cycle; in cycle 4 a colony. */
  ofRow(id: string): number {
    const { s } = this;
    const from = { 1: s.scannerBox, 2: s.scanners2, 3: s.scanners3, 4: s.colonies }[s.cycle] ?? [];
    const { scannerIndex, colonyIndex } = packOf(s);
    return this.take(from, s.cycle === 4 ? colonyIndex : scannerIndex, id, 'row');
  }

  /** A deck as told, first = on top; `...` as the last entry stands for the rest. What is not told keeps its order. */
  deck(
    from: number[],
    index: ReadonlyMap<string, number>,
    told: readonly string[] | undefined,
    where: string,
  ): number[] {
    if (!told) return from;
    const rest = told.at(-1) === '...';
    const top = (rest ? told.slice(0, -1) : told).map((id) => this.take(from, index, id, where));
    return [...(rest ? from : []), ...top.reverse()];
  }
}
