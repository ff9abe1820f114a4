import type { Eyes } from '@starhold/kernel';
import type { DealFace, Full, Have, MessageName, Payload } from '@starhold/wire';
import type { Play } from './play.ts';
import { type Standing, Stream } from './stream.ts';
import type { Fanout } from './surroundings.ts';
import type { Watchers } from './watchers.ts';

export interface Output {
  eyes: Eyes;
  name: MessageName;
  payload: unknown;
}

/** What a table says to those who look on: to each pair of eyes its own stream. Made at once, sent when it may be known. */
export class Outlet {
  private readonly fanout: Fanout;
  private readonly table: string;
  private readonly watchers: Watchers;
  private readonly streams = new Map<Eyes, Stream>();
  private readonly sent = new Map<Eyes, number>();

  constructor(fanout: Fanout, table: string, watchers: Watchers) {
    this.fanout = fanout;
    this.table = table;
    this.watchers = watchers;
  }

  /** How much was sent to these eyes. */
  sentTo(eyes: Eyes): number {
    return this.sent.get(eyes) ?? 0;
  }

  /** After a command; `anew`: nothing of before is good any more. */
  made(play: Play | null, standing: Standing, anew: boolean, dealFace: () => DealFace | null): Output[] {
    const outputs: Output[] = [];
    for (const eyes of this.watchers.eyes()) {
      if (play) outputs.push(...this.outputTo(play, eyes, standing, anew));
      const deal = dealFace();
      if (deal) outputs.push({ eyes, name: 'deal', payload: deal });
    }
    for (const eyes of this.streams.keys()) if (!this.watchers.has(eyes)) this.streams.delete(eyes);
    return outputs;
  }

  /** Something beside the game is otherwise now. */
  changes(play: Play, standing: Standing): Output[] {
    return [...this.watchers.eyes()].flatMap((eyes) => this.outputTo(play, eyes, standing, false));
  }

  private outputTo(play: Play, eyes: Eyes, standing: Standing, anew: boolean): Output[] {
    const known = this.streams.get(eyes);
    const stream = known ?? this.streamFor(play, eyes, standing);
    const output: Output | null =
      anew || !known
        ? { eyes, name: 'full', payload: stream.anew(play, standing) }
        : stepOutput(eyes, stream.next(play, standing));
    this.sent.set(eyes, stream.n);
    return output ? [output] : [];
  }

  private streamFor(play: Play, eyes: Eyes, standing: Standing): Stream {
    const known = this.streams.get(eyes);
    if (known) return known;
    const stream = new Stream(play, eyes, this.sentTo(eyes), standing);
    this.streams.set(eyes, stream);
    return stream;
  }

  full(play: Play, eyes: Eyes, standing: Standing, have?: Have): Full {
    return this.streamFor(play, eyes, standing).full(play, standing, have);
  }

  send(outputs: readonly Output[]): void {
    for (const { eyes, name, payload } of outputs) {
      this.fanout.send(this.table, eyes, name, payload as Payload<MessageName>);
    }
  }
}

function stepOutput(eyes: Eyes, payload: unknown): Output | null {
  return payload === null ? null : { eyes, name: 'to', payload };
}
