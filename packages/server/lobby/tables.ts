import type { Saved, Seat } from '@starhold/kernel';
import { checkSetup, knowPack, loadGame, OFFERED, type TableSetup } from '@starhold/session';
import type { MyTable, NewTable, TableCard } from '@starhold/wire/lobby';
import {
  backToWaiting,
  chairAt,
  freeChair,
  isReadyToDeal,
  movedOn,
  requireStatus,
  seatOf,
  sitDown,
  standUp,
} from './chairs.ts';
import { nameIn } from './people.ts';
import type { Playing } from './playing.ts';
import { LobbyError, missing } from './problem.ts';
import type { PersonRow, ProgressRow, TableRow } from './rows.ts';
import type { OpenFilter } from './store.ts';
import { codeIn, hashOf, type LobbyWorld, newCode, newId, newToken } from './world.ts';

/** Tables and who sits at them. */

/** Not over yet. */
const MOST_TABLES = 40;
const MOST_LISTED = 100;
const MOST_MINE = 200;
/** Of those that are played at one table; what costs the server time to think is bounded with it. */
const BOT_SPECS = /^(?:random|rules|search(?::[1-9]\d{0,2})?)$/;

export interface Invite {
  code: string;
  link: string;
}

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

  /** Opens a table; whoever makes it sits down at the chair called `me`. */
  async create(person: PersonRow, wanted: NewTable): Promise<{ table: TableRow; invite: Invite }> {
    if (wanted.chairs.filter((chair) => chair === 'me').length !== 1) {
      throw new LobbyError('options', 'exactly one chair is yours');
    }
    const chairs = wanted.chairs.map((chair) => {
      if (chair === 'free') return freeChair();
      if (chair === 'me') return { ...freeChair(), person: person.id, name: person.name };
      return { ...freeChair(), bot: botIn(chair.bot), name: nameIn(chair.name) };
    });
    const { game, options, pack, pace } = wanted;
    await proveSetup({ game, options, seats: chairs.map(({ name }) => ({ name })), ...(pack ? { pack } : {}) });
    return this.add(person, {
      game,
      options,
      pack: pack ?? null,
      chairs,
      pace,
      language: wanted.language ?? person.language,
      listed: wanted.listed,
      spectators: wanted.spectators ?? true,
      clock: wanted.clock ?? null,
    });
  }

  /** A row with an id, a code and an invite of its own. */
  async add(
    person: PersonRow,
    wanted: Pick<
      TableRow,
      'game' | 'options' | 'pack' | 'chairs' | 'pace' | 'language' | 'listed' | 'spectators' | 'clock'
    > &
      Partial<TableRow>,
  ): Promise<{ table: TableRow; invite: Invite }> {
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
        before: null,
        next: null,
        created: this.world.now(),
        rev: 0,
        ...wanted,
      };
      if (await this.rows.add(table)) return { table, invite: { code, link } };
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
    return table;
  }

  /** By what was typed, or by the word of the link. */
  async invited(text: string): Promise<TableRow> {
    const code = codeIn(text);
    const table = (code && (await this.rows.byCode(code))) || (await this.rows.byInvite(hashOf(text)));
    if (!table || table.status === 'closed') throw missing('table');
    return table;
  }

  async newInvite(person: PersonRow, id: string): Promise<Invite> {
    const link = newToken(this.world).slice(0, 22);
    const table = await this.edit(id, (row) => {
      requireSeated(row, person);
      requireStatus(row, 'waiting');
      row.code = newCode(this.world);
      row.invite = hashOf(link);
    });
    return { code: table.code ?? '', link };
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
      if (row.status !== 'waiting' && row.status !== 'dealing') row.code = null;
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

  /** A chair at a table that is not listed wants the invite. */
  async take(person: PersonRow, id: string, seat: Seat, invite?: string): Promise<TableRow> {
    return this.edit(id, (row) => {
      const mayKnow = row.listed || seatOf(row, person.id) >= 0 || row.host === person.id || isInvite(row, invite);
      if (!mayKnow) throw missing('table');
      sitDown(row, seat, person);
    });
  }

  /** One's own chair, or as the host somebody else's before the game. */
  async leave(person: PersonRow, id: string, seat: Seat): Promise<TableRow> {
    let wasDealing = false;
    let wasPlaying = false;
    const table = await this.edit(id, (row) => {
      const chair = chairAt(row, seat);
      wasDealing = row.status === 'dealing';
      wasPlaying = row.status === 'playing';
      if (chair.person !== person.id) {
        requireHost(row, person);
        requireStatus(row, 'waiting');
        if (chair.person === null) throw new LobbyError('notYours', 'nobody sits there');
      }
      standUp(row, seat);
    });
    if (wasDealing) await this.playing.stopDeal(table);
    if (wasPlaying) await this.playing.seatBot(table, seat, table.chairs[seat].bot);
    return table;
  }

  /** Before the game the host puts bots on free chairs; in it everybody may hand over the own seat. */
  async seatBot(person: PersonRow, id: string, seat: Seat, bot: string, name = 'Bot'): Promise<TableRow> {
    const spec = botIn(bot);
    const table = await this.edit(id, (row) => {
      const chair = chairAt(row, seat);
      if (row.status === 'playing') {
        if (chair.person !== person.id) throw new LobbyError('notYours', 'you do not sit there');
        chair.bot = spec;
        return;
      }
      requireStatus(row, 'waiting');
      requireHost(row, person);
      if (chair.person !== null) throw new LobbyError('seatTaken', 'somebody sits there');
      row.chairs[seat] = { ...freeChair(chair.key + 1), bot: spec, name: nameIn(name) };
    });
    if (table.status === 'playing') await this.playing.seatBot(table, seat, spec);
    return this.dealIfReady(table);
  }

  async unseatBot(person: PersonRow, id: string, seat: Seat): Promise<TableRow> {
    const table = await this.edit(id, (row) => {
      const chair = chairAt(row, seat);
      if (row.status === 'playing') {
        if (chair.person !== person.id) throw new LobbyError('notYours', 'you do not sit there');
        chair.bot = null;
        return;
      }
      requireStatus(row, 'waiting');
      requireHost(row, person);
      if (chair.bot === null) throw new LobbyError('notNow', 'no bot sits there');
      row.chairs[seat] = freeChair(chair.key + 1);
    });
    if (table.status === 'playing') await this.playing.seatBot(table, seat, null);
    return table;
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
      if (isMine) row.status = 'dealing';
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
    await this.edit(table.id, (row) => {
      row.status = 'closed';
    });
    return this.get(linked.next);
  }

  /** The whole game with its seed: only once it is over, and that of a challenge only when the day is. */
  async replay(id: string): Promise<Saved> {
    const table = await this.get(id);
    if (table.status !== 'over') throw missing('replay');
    if (table.day !== null && table.day >= dayOf(this.world.now())) {
      throw new LobbyError('notNow', 'the deal of a challenge is told when its day is over');
    }
    const saved = await this.playing.saved(id);
    if (!saved) throw missing('replay');
    return saved;
  }

  async dealt(id: string): Promise<void> {
    await this.edit(id, (row) => {
      if (row.status === 'dealing') row.status = 'playing';
    });
  }

  async dealFailed(id: string, out: readonly Seat[]): Promise<void> {
    await this.edit(id, (row) => {
      if (row.status !== 'dealing') return;
      backToWaiting(row);
      for (const seat of out) standUp(row, seat);
    });
  }

  async over(id: string): Promise<TableRow> {
    return this.edit(id, (row) => {
      if (row.status === 'playing') row.status = 'over';
    });
  }
}

export const dayOf = (now: number): string => new Date(now).toISOString().slice(0, 10);

/** Everything about a table that the game itself can refuse. */
export async function proveSetup(setup: TableSetup): Promise<void> {
  if (!OFFERED.includes(setup.game)) throw new LobbyError('options', 'there is no such game');
  const game = await loadGame(setup.game);
  try {
    knowPack(game, setup);
    checkSetup(game, setup);
  } catch (error) {
    throw new LobbyError('options', error instanceof Error ? error.message : String(error));
  }
}

export function botIn(spec: string): string {
  if (!BOT_SPECS.test(spec)) throw new LobbyError('options', 'bots here: random, rules, search, search:1 … search:999');
  return spec;
}

function isInvite(table: TableRow, text: string | undefined): boolean {
  if (text === undefined) return false;
  const code = codeIn(text);
  return (code !== undefined && code === table.code) || hashOf(text) === table.invite;
}

function isVisible(table: TableRow, person: string | null): boolean {
  if (person !== null && (table.host === person || seatOf(table, person) >= 0)) return true;
  if (table.status === 'closed') return false;
  if (table.status === 'waiting') return table.listed;
  return table.spectators || table.status === 'over';
}

function requireHost(table: TableRow, { id }: PersonRow): void {
  if (table.host !== id) throw new LobbyError('notHost', 'only who made the table may do this');
}

function requireSeated(table: TableRow, { id }: PersonRow): Seat {
  const seat = seatOf(table, id);
  if (seat < 0) throw new LobbyError('notYours', 'you do not sit at this table');
  return seat;
}

/** As everybody who may see it gets it. */
export function cardOf(table: TableRow, progress: ProgressRow | undefined): TableCard {
  const { code: _code, invite: _invite, rev: _rev, chairs, ...open } = table;
  return {
    ...open,
    chairs: chairs.map(({ person, name, bot, ready }) => ({ person, name, bot, ready })),
    updated: progress?.updated ?? table.created,
    waitingFor: table.status === 'playing' ? (progress?.waitingFor ?? []) : [],
    round: progress?.round ?? 0,
    facts: progress?.facts ?? {},
    over: progress?.over ?? '',
    result: progress?.result ?? null,
  };
}

/** As one person gets it. */
export function myTableOf(table: TableRow, progress: ProgressRow | undefined, person: string | null): MyTable {
  const card = cardOf(table, progress);
  const seat = person === null ? -1 : seatOf(table, person);
  const chair = table.chairs[seat];
  const isAsked =
    table.status === 'playing'
      ? card.waitingFor.includes(seat) && chair?.bot === null
      : table.status === 'waiting' &&
        chair?.ready === false &&
        table.chairs.every((c) => c.person !== null || c.bot !== null);
  return {
    table: card,
    seat: seat < 0 ? null : seat,
    isMyTurn: seat >= 0 && isAsked,
    code: seat < 0 ? null : table.code,
  };
}
