import { parseSave, type Saved, SaveError, type Seat } from '@starhold/kernel';
import { loadGame, setupOf } from '@starhold/session';
import { Name, type NewTable, type OnlineTable } from '@starhold/wire';
import type { Progress } from '../tables/surroundings.ts';
import { isFree, nameAgain } from './chairs.ts';
import { Daily } from './daily.ts';
import { isAsked, tableFor } from './faces.ts';
import { type Caller, People } from './people.ts';
import type { Playing } from './playing.ts';
import { LobbyError } from './problem.ts';
import { ProgressBook } from './progress.ts';
import { provedGame, Records } from './records.ts';
import type { PersonRow, TableRow } from './rows.ts';
import { chairsOf, proveSetup } from './setup.ts';
import { type TableChanged, Tables } from './tables.ts';
import { Talk } from './talk.ts';
import type { LobbyWorld } from './world.ts';

const DAY = 86_400_000;
/** A table that waits for people so long is closed; one that is played never is. */
const IDLE_MS = 14 * DAY;
const GUEST_MS = 90 * DAY;
const MOST_SWEPT = 1_000;
/** Tables whose last word is remembered; of an older one it is looked up again. */
const MOST_TOLD = 5_000;

/** Everything around the tables, apart from how it is asked for: HTTP and sockets call this. */
export class Lobby {
  readonly world: LobbyWorld;
  readonly playing: Playing;
  readonly people: People;
  readonly tables: Tables;
  readonly talk: Talk;
  readonly records: Records;
  readonly daily: Daily;
  private readonly progress: ProgressBook;
  /** The changes of each table follow one another. */
  private readonly lines = new Map<string, Promise<void>>();
  /** Status and bots as they were last told, so that a row is changed only where something did. */
  private readonly told = new Map<string, string>();

  constructor(world: LobbyWorld, playing: Playing, changed: TableChanged) {
    this.world = world;
    this.playing = playing;
    this.people = new People(world);
    this.tables = new Tables(world, playing, changed);
    this.talk = new Talk(world);
    this.records = new Records(world);
    this.daily = new Daily(world, this.tables);
    this.progress = new ProgressBook(world);
  }

  /** Whoever runs the tables says this after each change. */
  progressed(id: string, progress: Progress): void {
    if (progress.status !== 'dealing') this.progress.note(id, progress);
    const { status, deal, bots } = progress;
    const told = JSON.stringify([status, deal, bots]);
    if (this.told.get(id) === told) return;
    this.told.set(id, told);
    if (this.told.size > MOST_TOLD) this.told.delete(this.told.keys().next().value as string);
    const before = this.lines.get(id) ?? Promise.resolve();
    const next = before.then(() => this.follow(id, progress)).catch(() => {});
    this.lines.set(id, next);
    void next.then(() => {
      if (this.lines.get(id) !== next) return;
      this.lines.delete(id);
      if (status === 'over') this.told.delete(id);
    });
  }

  private async follow(id: string, { status, deal, bots }: Progress): Promise<void> {
    await this.tables.follow(id, status, deal, bots);
    if (status === 'over') await this.writeDown(id);
  }

  /** Records and leader tables; doing it again changes nothing. */
  private async writeDown(id: string): Promise<void> {
    const saved = await this.playing.saved(id);
    const table = await this.tables.get(id);
    const proved = saved && (await provedGame(saved));
    if (!proved) return;
    await this.records.write(table, proved);
    await this.daily.enter(table, saved);
  }

  /** Now and then: tables that nobody came to, guests who never came back, what has lost its time. How many tables went. */
  async sweep(): Promise<number> {
    const now = this.world.now();
    const idle = await this.world.store.tables.idle(now - IDLE_MS, MOST_SWEPT);
    const empty = idle.filter(({ status }) => status === 'waiting');
    for (const { id } of empty) await this.tables.drop(id);
    await this.world.store.people.sweep(now, now - GUEST_MS);
    return empty.length;
  }

  /** Everything that was under way is written. */
  async settle(): Promise<void> {
    await Promise.all(this.lines.values());
    await this.progress.flush();
  }

  async face(table: TableRow, person: string | null, here: ReadonlySet<string>): Promise<OnlineTable> {
    const progress = await this.progress.of([table.id]);
    return tableFor(table, progress.get(table.id), { person, here });
  }

  async faces(tables: readonly TableRow[], person: string | null): Promise<OnlineTable[]> {
    const progress = await this.progress.of(tables.map(({ id }) => id));
    return tables.map((table) => tableFor(table, progress.get(table.id), { person, here: NOBODY }));
  }

  /** Those that wait for them first, then by when something last happened; finished ones last. */
  async mine({ id }: PersonRow): Promise<OnlineTable[]> {
    const faces = await this.faces(await this.tables.of(id), id);
    const order = (face: OnlineTable): number => (isAsked(face) ? 0 : face.status === 'over' ? 2 : 1);
    return faces.sort((a, b) => order(a) - order(b) || b.updated - a.updated);
  }

  /** Also where they wait for a game already; in a game people keep the name it was begun with. */
  async rename(caller: Caller, wanted: Parameters<People['change']>[1]): Promise<PersonRow> {
    const person = await this.people.change(caller, wanted);
    if (person.name === caller.person.name) return person;
    for (const { id, status } of await this.tables.of(person.id)) {
      if (status === 'waiting') await this.tables.edit(id, (row) => nameAgain(row, person));
    }
    return person;
  }

  /** Who sits down at a table that is played already (it came from a device) is named there too. */
  async take(person: PersonRow, id: string, seat: Seat): Promise<TableRow> {
    const table = await this.tables.take(person, id, seat);
    if (table.status === 'playing') await this.playing.sit(table, seat);
    return table;
  }

  async playDaily(person: PersonRow, game: string): Promise<TableRow> {
    const { table, seed } = await this.daily.play(person, game);
    // Also where it was begun before: whoever began it may not have come so far.
    if (table.status === 'playing') await this.playing.open(table, { seed });
    return this.tables.get(table.id);
  }

  /** A table of a device goes on here; bots that played there may make room for people. */
  async upload(
    person: PersonRow,
    raw: unknown,
    wanted: NewTable,
    mine?: Seat,
  ): Promise<{ table: TableRow; invite: string }> {
    const saved = savedIn(raw);
    if (saved.over !== '') throw new LobbyError('save', 'this game is over');
    const game = await loadGame(saved.game).catch(() => {
      throw new LobbyError('save', 'there is no such game');
    });
    const options = game.parseOptions(saved.options) as Saved['options'];
    const setup = setupOf(saved, wanted.seats.length);
    await proveSetup({ ...setup, options });
    // A chair that nobody has yet keeps the name that its seat had on the device: the game tells of it by that.
    const chairs = chairsOf(person, wanted.seats, mine).map((chair, seat) =>
      isFree(chair) ? { ...chair, name: Name.safeParse(setup.seats[seat].name).data ?? '' } : chair,
    );
    const pack = saved.starhold === 2 && saved.pack ? { key: saved.pack.key, def: saved.pack.def } : null;
    const { pace, language, spectators } = wanted;
    const made = await this.tables.add(person, {
      game: saved.game,
      options,
      pack: pack?.def === undefined ? null : pack,
      chairs,
      pace,
      language,
      listed: false,
      spectators,
      clock: null,
      origin: 'device',
      status: 'playing',
    });
    try {
      await this.playing.open(made.table, { saved });
    } catch (error) {
      await this.tables.drop(made.table.id);
      if (error instanceof SaveError) throw new LobbyError('save', error.message);
      throw error;
    }
    return made;
  }
}

const NOBODY: ReadonlySet<string> = new Set();

function savedIn(raw: unknown): Saved {
  try {
    return parseSave(typeof raw === 'string' ? raw : JSON.stringify(raw));
  } catch (error) {
    if (error instanceof SaveError) throw new LobbyError('save', error.message);
    throw error;
  }
}
