import { openSave, type Result, type Saved, sideOf, standingOf } from '@starhold/kernel';
import { loadGame } from '@starhold/session';
import type { RecordEntry } from '@starhold/wire';
import { missing } from './problem.ts';
import type { RecordRow, TableRow } from './rows.ts';
import type { LobbyWorld } from './world.ts';

/** What people have played. A game is played again from its file before anything is written down. */

const MOST_RECORDS = 500;

export interface Proved {
  result: Result;
  rounds: number;
  answers: number;
  caveats: RecordRow['caveats'];
}

/** Null where the file does not prove a finished game under the present rules. */
export async function provedGame(saved: Saved): Promise<Proved | null> {
  const { table, how } = openSave(await loadGame(saved.game), saved);
  const { result } = table;
  if (!result || (how !== 'proved' && !table.allCaveats.includes('updated'))) return null;
  return { result, rounds: table.round, answers: table.length, caveats: table.allCaveats.slice() };
}

export class Records {
  private readonly world: LobbyWorld;
  constructor(world: LobbyWorld) {
    this.world = world;
  }

  async write(table: TableRow, { result, rounds, answers, caveats }: Proved): Promise<void> {
    const { chairs, game, options, deal } = table;
    const bots = chairs.filter(({ bot }) => bot !== null).length;
    const rows = chairs.flatMap(({ person }, seat): RecordRow[] => {
      if (person === null) return [];
      const standing = standingOf(result, seat);
      const score = sideOf(result, seat).score ?? null;
      const common = { game, options, players: chairs.length, bots, rounds, answers, deal, caveats };
      return [{ table: table.id, person, seat, standing, score, ended: this.world.now(), ...common }];
    });
    await this.world.store.records.add(rows);
  }

  async of(id: string, game: string | null): Promise<{ name: string; records: RecordEntry[] }> {
    const person = await this.world.store.people.get(id);
    if (!person) throw missing('person');
    const rows = await this.world.store.records.of(id, game, MOST_RECORDS);
    return { name: person.name, records: rows.map(({ person: _person, seat: _seat, ...entry }) => entry) };
  }
}
