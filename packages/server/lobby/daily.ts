import type { Saved } from '@starhold/kernel';
import { dailyOptions, loadGame, OFFERED } from '@starhold/session';
import type { DailyEntry } from '@starhold/wire';
import { freeChair } from './chairs.ts';
import { missing } from './problem.ts';
import { type Proved, provedGame } from './records.ts';
import type { DailyEntryRow, DailyRow, PersonRow, TableRow } from './rows.ts';
import type { Tables } from './tables.ts';
import { dayOf, hashOf, type LobbyWorld } from './world.ts';

/**
 * The challenge of a day: one person against the game, the same deal for everybody. The seed is drawn by the server when
 * the first one plays and is told to nobody before the day is over, so nobody can practise; everybody has one table of it.
 */

const MOST_ENTRIES = 200;

export class Daily {
  private readonly world: LobbyWorld;
  private readonly tables: Tables;
  constructor(world: LobbyWorld, tables: Tables) {
    this.world = world;
    this.tables = tables;
  }

  private get today(): string {
    return dayOf(this.world.now());
  }

  async play(person: PersonRow, game: string): Promise<{ table: TableRow; seed: string }> {
    const day = this.today;
    const { seed, options } = await this.dayRow(game, day);
    const kept = (await this.tables.of(person.id)).find((table) => table.game === game && table.day === day);
    if (kept) return { table: kept, seed };
    // Its name follows from who plays what: of several that are asked for at once there is one.
    const id = hashOf(`daily ${seed} ${person.id}`).slice(0, 32);
    const wanted: Parameters<Tables['add']>[1] = {
      id,
      game,
      options,
      pack: null,
      chairs: [{ ...freeChair(), person: person.id, name: person.name, ready: true }],
      pace: 'days',
      language: person.language,
      listed: false,
      spectators: false,
      clock: null,
      code: null,
      status: 'playing',
      origin: 'daily',
      day,
    };
    const { table } = await this.tables.add(person, wanted).catch(async (error) => ({
      table: await this.tables.get(id).catch(() => {
        throw error;
      }),
    }));
    return { table, seed };
  }

  private async dayRow(game: string, day: string): Promise<DailyRow> {
    if (!OFFERED.includes(game)) throw missing('game');
    const known = await this.world.store.records.dailyOf(game, day);
    if (known) return known;
    const options = dailyOptions(await loadGame(game), day);
    const seed = Buffer.from(this.world.bytes(16)).toString('hex');
    return this.world.store.records.daily({ game, day, seed, options, created: this.world.now() });
  }

  /** A game of a challenge is over: it counts if it is that day's deal and everything in it can be played again. */
  async enter(table: TableRow, saved: Saved): Promise<boolean> {
    const [{ person, name }] = table.chairs;
    if (table.day === null || person === null) return false;
    const day = await this.world.store.records.dailyOf(table.game, table.day);
    const proved = saved.seed === day?.seed ? await provedGame(saved) : null;
    if (!proved || proved.caveats.length > 0) return false;
    return this.world.store.records.enter(entryOf(table, person, name, proved, this.world.now()));
  }

  async leaders(game: string, day: string, reader: string | null): Promise<DailyEntry[]> {
    const rows = await this.world.store.records.entries(game, day, MOST_ENTRIES);
    return rows.map(({ name, standing, score, rounds, answers, table, person }) => ({
      name,
      standing,
      score,
      rounds,
      answers,
      table,
      you: person === reader,
    }));
  }
}

function entryOf(
  { game, day, id }: TableRow,
  person: string,
  name: string,
  { result, rounds, answers }: Proved,
  at: number,
): DailyEntryRow {
  const [own] = result.sides.filter(({ seats }) => seats.includes(0));
  const isWon = own.place === 1;
  const score = own.score ?? null;
  const standing = isWon ? (result.sides.filter(({ place }) => place === 1).length > 1 ? 'drawn' : 'won') : 'lost';
  const common = { game, day: day ?? '', person, name, standing, score, rounds, answers, table: id, at } as const;
  return { ...common, rank: rankOf(standing, score, rounds) };
}

/** Won before drawn before lost; then the higher score; where a game has none, the quicker win and the longer stand. */
function rankOf(standing: DailyEntryRow['standing'], score: number | null, rounds: number): number {
  const tier = { won: 0, drawn: 1, lost: 2 }[standing];
  const within =
    score !== null
      ? 50_000 - Math.min(49_999, Math.max(-49_999, score))
      : tier === 2
        ? 999 - Math.min(rounds, 999)
        : rounds;
  return tier * 1_000_000 + Math.round(within);
}
