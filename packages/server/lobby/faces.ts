import { standingOf } from '@starhold/kernel';
import type { ChatLine, OnlineTable } from '@starhold/wire';
import { seatOf } from './chairs.ts';
import type { ChatRow, ProgressRow, TableRow } from './rows.ts';

/** Rows as people get them: written field by field, so that nothing goes out by accident. */

export interface Reader {
  person: string | null;
  /** Who has a page of this table open. */
  here: ReadonlySet<string>;
}

export function tableFor(table: TableRow, progress: ProgressRow | undefined, { person, here }: Reader): OnlineTable {
  const seat = person === null ? -1 : seatOf(table, person);
  const { result } = progress ?? {};
  const { id, game, options, pack, status, pace, language, listed, spectators, clock, deal, next } = table;
  return {
    id,
    code: seat >= 0 || table.host === person ? table.code : null,
    game,
    options,
    pack,
    chairs: table.chairs.map((chair) => ({
      name: chair.name,
      who: chair.person !== null ? 'person' : chair.bot !== null ? 'bot' : 'free',
      person: chair.person,
      bot: chair.bot,
      ready: chair.ready,
      here: chair.person !== null && here.has(chair.person),
    })),
    status,
    pace,
    language,
    listed,
    spectators,
    clock,
    host: table.host,
    you: seat < 0 ? null : seat,
    isHost: table.host === person,
    waitingFor: status === 'playing' ? (progress?.waitingFor ?? []) : [],
    round: progress?.round ?? 0,
    updated: progress?.updated ?? table.created,
    standing: result && seat >= 0 ? standingOf(result, seat) : null,
    deal,
    next,
  };
}

/** Does this table want something of the reader? */
export function isAsked({ you, chairs, status, waitingFor }: OnlineTable): boolean {
  if (you === null) return false;
  const { ready, bot } = chairs[you];
  if (status === 'playing') return waitingFor.includes(you) && bot === null;
  return status === 'waiting' && !ready && chairs.every(({ who }) => who !== 'free');
}

export function lineFor(line: ChatRow, table: TableRow): ChatLine {
  const seat = seatOf(table, line.person);
  const { n, person, name, text, at } = line;
  return { n, person, name, seat: seat < 0 ? null : seat, text, at };
}
