import type { ChatLine, DealFace, Full, OnlineTable, Shut } from '@starhold/wire';
import { newCommandId } from '../session/remote/commandId.ts';
import { DealPart } from '../session/remote/dealPart.ts';
import type { DealCheck } from '../session/remote/ended.ts';
import type { LineState, LineToTable } from '../session/remote/line.ts';
import { RemoteTable } from '../session/remote/remote.ts';
import type { TableSession, TableSetup } from '../session/types.ts';
import { paths } from '../shell/routes.ts';
import { api } from './api.ts';

/** What a page knows of an online table beside the position. The same object until something changes. */
export interface RoomState {
  table: OnlineTable;
  chat: readonly ChatLine[];
  deal: DealFace | null;
  line: LineState;
  /** Why the table is no longer open to this page. */
  shut: Shut | null;
  /** The game, once it is dealt. */
  session: TableSession | null;
}

/** One online table in this page: its line, those around it, and the game. */
export class TableRoom {
  readonly id: string;
  private readonly line: LineToTable;
  private readonly dealer: DealPart;
  private readonly listeners = new Set<() => void>();
  private now: RoomState;
  private remote: RemoteTable | undefined;
  private isClosed = false;

  constructor(table: OnlineTable, line: LineToTable) {
    this.id = table.id;
    this.line = line;
    this.dealer = new DealPart(table.id, line);
    this.now = { table, chat: [], deal: null, line: line.state, shut: null, session: null };
    line.hear({
      state: (state, why) => {
        this.change({ line: state, shut: why });
        if (state === 'joined') void this.readChat();
      },
      room: (changed) => this.change({ table: changed, ...this.renamed(changed) }),
      full: (full) => this.begin(full),
      deal: (deal) => {
        this.change({ deal });
        void this.dealer.take(deal, this.now.table.you);
      },
      chat: (said) => this.addChat([said]),
    });
    if (line.state === 'joined') void this.readChat();
  }

  readonly state = (): RoomState => this.now;

  readonly subscribe = (changed: () => void): (() => void) => {
    this.listeners.add(changed);
    return () => void this.listeners.delete(changed);
  };

  private change(part: Partial<RoomState>): void {
    if (this.isClosed) return;
    this.now = { ...this.now, ...part };
    for (const changed of this.listeners) changed();
  }

  /** The first word of the game makes the session; the later ones it hears itself. */
  private begin(full: Full): void {
    if (this.isClosed || this.remote?.moment.eyes === full.moment.eyes) return;
    this.remote?.close();
    const { id, line } = this;
    const setup = setupOf(this.now.table, full);
    this.remote = new RemoteTable(line, id, setup, full);
    this.change({ session: { id, setup, ...this.remote.session, room: this, close: () => {} } });
  }

  /** Somebody else has a seat: the game tells of them by their name from now on. */
  private renamed({ chairs }: OnlineTable): Partial<RoomState> {
    const { session } = this.now;
    if (!session) return {};
    const names = session.setup.seats.map(({ name }, seat) => chairs[seat]?.name || name);
    if (session.setup.seats.every(({ name }, seat) => name === names[seat])) return {};
    const seats = session.setup.seats.map((seat, i) => ({ ...seat, name: names[i] }));
    return { session: { ...session, setup: { ...session.setup, seats } } };
  }

  /** The game as the server sends it, with what no local table has. */
  get game(): RemoteTable | undefined {
    return this.remote;
  }

  /** Of a game that is over: could anybody have chosen the deal? Bound, so that it can be handed about. */
  readonly verdict = async (): Promise<DealCheck> => {
    if (!this.remote) throw new Error('there is no game yet');
    return this.remote.ended.verdict();
  };

  private async readChat(): Promise<void> {
    const lines = await api.chat(this.id).catch(() => []);
    this.addChat(lines);
  }

  private addChat(lines: readonly ChatLine[]): void {
    const all = new Map([...this.now.chat, ...lines].map((line) => [line.n, line]));
    if (all.size > this.now.chat.length) this.change({ chat: [...all.values()].toSorted((a, b) => a.n - b.n) });
  }

  /** Not where the deal was the day's, or came from a device: that game has no other deal. */
  get hasRematch(): boolean {
    const { you, deal } = this.now.table;
    return you !== null && deal > 0;
  }

  /** The same people again, each one seat further; the first who asks opens the table. Its address comes back. */
  async rematch(): Promise<string> {
    const { next } = this.now.table;
    return paths.online(next ?? (await api.rematch(this.id)).id);
  }

  async say(text: string): Promise<void> {
    if (!(await this.line.talk('chat', { c: newCommandId(), text }))) throw new Error('not said');
  }

  /** What they said is gone from this page; the server sends no more of it. */
  async mute(person: string, on: boolean): Promise<void> {
    if (!(await this.line.talk('mute', { person, on }))) throw new Error('not muted');
    if (!on) await this.readChat();
  }

  async report(person: string, text: string): Promise<void> {
    if (!(await this.line.talk('report', { c: newCommandId(), person, text }))) throw new Error('not reported');
  }

  /** Is the page in front of somebody's eyes? */
  look(looking: boolean): void {
    this.line.talk('here', { looking }).catch(() => {});
  }

  close(): void {
    this.isClosed = true;
    this.remote?.close();
    this.line.close();
    this.listeners.clear();
  }
}

function setupOf({ game, options, chairs, pack }: OnlineTable, { moment }: Full): TableSetup {
  const seats = moment.seats ?? chairs.map(({ name, who, bot }) => (who === 'bot' && bot ? { name, bot } : { name }));
  return { game, options, seats, ...(pack ? { pack: { key: pack.key, def: pack.def } } : {}) };
}
