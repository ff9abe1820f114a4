import type { ChatLine } from '@starhold/wire';
import { seatOf } from './chairs.ts';
import { lineFor } from './faces.ts';
import { LobbyError } from './problem.ts';
import type { PersonRow, TableRow } from './rows.ts';
import { type LobbyWorld, newId } from './world.ts';

/** What people say at a table. */

const LINES_AT_ONCE = 50;
const MOST_MUTED = 500;

export class Talk {
  private readonly world: LobbyWorld;
  constructor(world: LobbyWorld) {
    this.world = world;
  }

  private get rows(): LobbyWorld['store']['talk'] {
    return this.world.store.talk;
  }

  /** Who sits at the table speaks there; who watches only reads. */
  async say({ id, name }: PersonRow, table: TableRow, text: string): Promise<ChatLine> {
    requireSeat(table, id);
    const line = await this.rows.say({ table: table.id, person: id, name, text, at: this.world.now() });
    return lineFor(line, table);
  }

  async lines({ id }: PersonRow, table: TableRow, before?: number): Promise<ChatLine[]> {
    const [lines, muted] = await Promise.all([this.rows.lines(table.id, LINES_AT_ONCE, before), this.rows.mutedBy(id)]);
    return lines.filter(({ person }) => !muted.includes(person)).map((line) => lineFor(line, table));
  }

  mutedBy(person: string): Promise<string[]> {
    return this.rows.mutedBy(person);
  }

  async mute({ id }: PersonRow, other: string, on: boolean): Promise<void> {
    if (on && (await this.rows.mutedBy(id)).length >= MOST_MUTED) throw new LobbyError('enough', 'too many are muted');
    await this.rows.mute(id, other, on);
  }

  /** What they said last goes with it, as it was. */
  async report({ id }: PersonRow, table: TableRow, about: string, words: string): Promise<void> {
    const lines = await this.rows.lines(table.id, LINES_AT_ONCE);
    await this.rows.report({
      id: newId(this.world),
      table: table.id,
      by: id,
      about,
      words,
      lines: JSON.stringify(lines.filter(({ person }) => person === about)),
      at: this.world.now(),
    });
  }
}

function requireSeat(table: TableRow, person: string): void {
  if (seatOf(table, person) < 0) throw new LobbyError('notYours', 'only those at the table speak');
}
