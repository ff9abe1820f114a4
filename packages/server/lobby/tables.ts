import type { Saved, Seat } from '@starhold/kernel';
import type { NewTable } from '@starhold/wire';
import { isKnownTo, isVisible, requireHost, requireSeated } from './access.ts';
import {
  canJoin,
  chairAt,
  freeChair,
  isReadyToDeal,
  movedOn,
  requireStatus,
  seatOf,
  sitDown,
  standUp,
  unlike,
} from './chairs.ts';
import type { Playing } from './playing.ts';
import { LobbyError, missing } from './problem.ts';
import type { PersonRow, ProgressRow, TableRow } from './rows.ts';
import { botIn, chairsOf, proveSetup } from './setup.ts';
import type { OpenFilter } from './store.ts';
import { dayOf, hashOf, type LobbyWorld, newCode, newId, newToken } from './world.ts';

/** Tables and who sits at them. */

/** Not over yet. */
const MOST_TABLES = 40;
const MOST_LISTED = 100;
const MOST_MINE = 200;
const MOST_INVITED = 50;
/** By seat, for chairs the host gives to a bot; as the page names them. */
const BOT_NAMES = ['Orrin', 'Jana', 'Felix', 'Mara', 'Ives', 'Petra', 'Nils', 'Vera'];

/** Somebody changed a table: everybody at it is to be told; `shut`: chairs whose doors are no longer good. */
export type TableChanged = (table: TableRow, shut: readonly Seat[]) => void;

export class Tables {
  private readonly world: LobbyWorld;
  private readonly playing: Playing;
  private readonly changed: TableChanged;

  constructor(world: LobbyWorld, playing: Playing, changed: TableChanged = () => {}) {
    this.world = world;
    this.playing = playing;
    this.changed = changed;
  }

  private get rows(): LobbyWorld['store']['tables'] {
    return this.world.store.tables;
  }

  /** Opens a table; whoever makes it sits down on the first chair that no bot has. */
  async create(person: PersonRow, wanted: NewTable): Promise<{ table: TableRow; invite: string }> {
    const { game, options, pack, pace, language, listed, spectators, clock } = wanted;
    const chairs = chairsOf(person, wanted.seats);
    await proveSetup({ game, options, seats: chairs.map(({ name }) => ({ name })), ...(pack ? { pack } : {}) });
    return this.add(person, { game, options, pack: pack ?? null, chairs, pace, language, listed, spectators, clock });
  }

  /** A row with an id, a code and an invite of its own. */
  async add(
    person: PersonRow,
    wanted: Pick<
      TableRow,
      'game' | 'options' | 'pack' | 'chairs' | 'pace' | 'language' | 'listed' | 'spectators' | 'clock'
    > &
      Partial<TableRow>,
  ): Promise<{ table: TableRow; invite: string }> {
    const running = (await this.rows.of(person.id, MOST_MINE)).filter(({ status }) => status !== 'over');
    if (running.length >= MOST_TABLES) throw new LobbyError('enough', `at most ${MOST_TABLES} tables at a time`);
    const link = newToken(this.world).slice(0, 22);
    for (let tries = 0; tries < 5; tries++) {
      const code = newCode(this.world);
      const table: TableRow = {
        id: newId(this.world),
        code,
        invite: hashOf(link),
        host: person.id,
        status: 'waiting',
        origin: 'dealt',
        day: null,
        deal: 0,
        invited: [],
        before: null,
        next: null,
        created: this.world.now(),
        rev: 0,
        ...wanted,
      };
      if (await this.rows.add(table)) return { table, invite: link };
    }
    throw new LobbyError('busy', 'no code was free; try again');
  }

  async get(id: string): Promise<TableRow> {
    const row = await this.rows.get(id);
    if (!row) throw missing('table');
    return row;
  }

  /** For somebody who may see it: those at it, everybody where it is listed, open to spectators or over. */
  async visible(id: string, person: string | null): Promise<TableRow> {
    const table = await this.get(id);
    if (!isVisible(table, person)) throw missing('table');
    // Nobody learns the deal of the day by looking at how somebody else has played it.
    if (this.isOfToday(table) && (person === null || !isKnownTo(table, person))) throw missing('table');
    return table;
  }

  private isOfToday({ day }: TableRow): boolean {
    return day !== null && day >= dayOf(this.world.now());
  }

  /** By what was typed, or by the word of the link. From now on this person knows the table. */
  async join(person: PersonRow, by: { code: string } | { invite: string }): Promise<TableRow> {
    const found = await ('code' in by ? this.rows.byCode(by.code) : this.rows.byInvite(hashOf(by.invite)));
    if (!found || found.status === 'closed') throw missing('table');
    return this.edit(found.id, (row) => {
      if (seatOf(row, person.id) >= 0 || row.invited.includes(person.id)) return;
      row.invited = [...row.invited, person.id].slice(-MOST_INVITED);
    });
  }

  async newInvite(person: PersonRow, id: string): Promise<{ code: string; invite: string }> {
    const link = newToken(this.world).slice(0, 22);
    const table = await this.edit(id, (row) => {
      requireSeated(row, person);
      if (!canJoin(row)) throw new LobbyError('notNow', 'no chair is free');
      row.code = newCode(this.world);
      row.invite = hashOf(link);
    });
    return { code: table.code ?? '', invite: link };
  }

  open(filter: OpenFilter): Promise<TableRow[]> {
    return this.rows.open(filter, MOST_LISTED);
  }

  of(person: string): Promise<TableRow[]> {
    return this.rows.of(person, MOST_MINE);
  }

  progress(tables: readonly TableRow[]): Promise<ProgressRow[]> {
    return this.rows.progress(tables.map(({ id }) => id));
  }

  /** Reads, decides, writes; decides again where somebody else was faster. Tells everybody afterwards. */
  async edit(id: string, decide: (row: TableRow) => void): Promise<TableRow> {
    for (let tries = 0; tries < 12; tries++) {
      const row = await this.get(id);
      const keys = row.chairs.map(({ key }) => key);
      const before = JSON.stringify(row);
      decide(row);
      if (JSON.stringify(row) === before) return row;
      if (!canJoin(row)) row.code = null;
      if (await this.rows.change(row)) {
        const now = { ...row, rev: row.rev + 1 };
        this.changed(
          now,
          now.chairs.flatMap(({ key }, seat) => (key === keys[seat] ? [] : [seat])),
        );
        return now;
      }
    }
    throw new LobbyError('busy', 'too much at once; try again');
  }

  /** Sits down, or moves to another chair. */
  async take(person: PersonRow, id: string, seat: Seat): Promise<TableRow> {
    return this.edit(id, (row) => {
      if (!isVisible(row, person.id)) throw missing('table');
      sitDown(row, seat, person);
    });
  }

  /** Before the game the chair is free then; in the game a bot plays on. */
  async leave(person: PersonRow, id: string): Promise<TableRow> {
    const left = { status: '', seat: -1 };
    const table = await this.edit(id, (row) => {
      left.status = row.status;
      left.seat = requireSeated(row, person);
      standUp(row, left.seat);
    });
    if (left.status === 'dealing') await this.playing.stopDeal(table);
    if (left.status === 'playing') await this.playing.sit(table, left.seat);
    return table;
  }

  /** The host, before the game: a bot on this chair, or nobody. Whoever sat there stands. */
  async chair(person: PersonRow, id: string, seat: Seat, bot: string | null): Promise<TableRow> {
    const table = await this.edit(id, (row) => {
      requireHost(row, person);
      requireStatus(row, 'waiting');
      const { key, person: sitter } = chairAt(row, seat);
      if (sitter === person.id) throw new LobbyError('seatTaken', 'you sit there yourself');
      const free = freeChair(key + 1);
      row.chairs[seat] = bot === null ? free : { ...free, bot: botIn(bot), name: unlike(row, seat, BOT_NAMES[seat]) };
    });
    return this.dealIfReady(table);
  }

  async ready(person: PersonRow, id: string, isReady: boolean): Promise<TableRow> {
    const table = await this.edit(id, (row) => {
      const seat = requireSeated(row, person);
      requireStatus(row, 'waiting');
      row.chairs[seat].ready = isReady;
    });
    return this.dealIfReady(table);
  }

  /** Of several who say so at once, one begins the deal: the change of the row decides. */
  private async dealIfReady(table: TableRow): Promise<TableRow> {
    if (!isReadyToDeal(table)) return table;
    let isMine = false;
    const now = await this.edit(table.id, (row) => {
      isMine = isReadyToDeal(row);
      if (isMine) {
        row.status = 'dealing';
        row.deal++;
      }
    });
    if (isMine) await this.playing.deal(now);
    return this.get(table.id);
  }

  async change(person: PersonRow, id: string, wanted: { listed?: boolean; spectators?: boolean }): Promise<TableRow> {
    return this.edit(id, (row) => {
      requireHost(row, person);
      row.listed = wanted.listed ?? row.listed;
      row.spectators = wanted.spectators ?? row.spectators;
    });
  }

  async close(person: PersonRow, id: string): Promise<void> {
    await this.edit(id, (row) => {
      requireHost(row, person);
      requireStatus(row, 'waiting');
      row.status = 'closed';
    });
  }

  /** The first who asks opens the next table; the others find it there. */
  async rematch(person: PersonRow, id: string): Promise<TableRow> {
    const before = await this.get(id);
    requireSeated(before, person);
    requireStatus(before, 'over');
    if (before.origin !== 'dealt') throw new LobbyError('notNow', 'only a table that was dealt here has a rematch');
    if (before.next !== null) return this.get(before.next);
    const { game, options, pack, pace, language, spectators, clock } = before;
    const chairs = movedOn(before.chairs);
    const wanted = { game, options, pack, chairs, pace, language, listed: false, spectators, clock, before: id };
    const { table } = await this.add(person, wanted);
    const linked = await this.edit(id, (row) => {
      row.next ??= table.id;
    });
    if (linked.next === table.id || linked.next === null) return table;
    await this.drop(table.id);
    return this.get(linked.next);
  }

  /** The whole game with its seed: only once it is over, and that of a challenge only when the day is. */
  async replay(id: string): Promise<Saved> {
    const table = await this.get(id);
    if (table.status !== 'over') throw missing('table');
    if (this.isOfToday(table)) {
      throw new LobbyError('notNow', 'the deal of a challenge is told when its day is over');
    }
    const saved = await this.playing.saved(id);
    if (!saved) throw missing('table');
    return saved;
  }

  /** The table itself has moved on: dealt, over, a seat handed to a bot or taken back. */
  async follow(id: string, status: TableRow['status'], deal: number, bots: readonly (string | null)[]): Promise<void> {
    await this.edit(id, (row) => {
      if (row.status === 'closed' || row.status === 'over' || row.status === 'waiting') return;
      row.status = status;
      row.deal = deal;
      bots.forEach((bot, seat) => {
        const chair = row.chairs[seat];
        if (!chair || chair.person === null || chair.bot === bot) return;
        // Whoever did not help to deal has lost the chair; in the game it is only lent to the bot.
        if (status === 'dealing' && bot !== null)
          row.chairs[seat] = { ...freeChair(chair.key + 1), name: chair.name, bot };
        else chair.bot = bot;
      });
    });
  }

  async drop(id: string): Promise<void> {
    await this.edit(id, (row) => {
      row.status = 'closed';
    });
  }
}
