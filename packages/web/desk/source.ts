import type { Moment, TableSession } from '../session/types.ts';
import type { ReelSource } from './reel/useReel.ts';

/** What the reel plays: the newest moments of a table, or the past ones while somebody looks back. */
export class Source<V> implements ReelSource<V> {
  private readonly session: TableSession<V>;
  private readonly listeners = new Set<() => void>();
  private past: Moment<V> | null = null;

  constructor(session: TableSession<V>) {
    this.session = session;
  }

  moment(): Moment<V> {
    return this.past ?? this.session.moment();
  }

  subscribe(changed: () => void): () => void {
    this.listeners.add(changed);
    const end = this.session.subscribe(() => {
      if (this.past === null) changed();
    });
    return () => {
      this.listeners.delete(changed);
      end();
    };
  }

  /** Null: back to now. */
  show(past: Moment<V> | null): void {
    if (past === this.past) return;
    this.past = past;
    for (const changed of this.listeners) changed();
  }

  /** What is looked back at tells nobody that the newest has been seen. */
  shown(at: number): void {
    if (this.past === null) this.session.shown(at);
  }

  pace(isOn: boolean): void {
    this.session.pace(isOn);
  }

  tempo(tempo: Parameters<TableSession['tempo']>[0]): void {
    this.session.tempo(tempo);
  }
}
