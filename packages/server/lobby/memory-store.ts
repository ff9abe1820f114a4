import type {
  ChatRow,
  DailyEntryRow,
  DailyRow,
  PasskeyRow,
  PersonRow,
  ProgressRow,
  RecordRow,
  ReportRow,
  TableRow,
  TicketRow,
  TokenRow,
} from './rows.ts';
import type { LobbyStore, OpenFilter, PeopleStore, RecordStore, TableStore, TalkStore } from './store.ts';

/** All rows in this process: for tests, and the model that the stores on disk are held against. */
export function memoryStore(): LobbyStore {
  const tables = new Map<string, TableRow>();
  const progress = new Map<string, ProgressRow>();
  return {
    people: peopleIn(tables),
    tables: tablesIn(tables, progress),
    talk: talk(),
    records: records(),
  };
}

const copy = <T>(row: T | undefined): T | null => (row === undefined ? null : structuredClone(row));
const copies = <T>(rows: Iterable<T>): T[] => Array.from(rows, (row) => structuredClone(row));

function peopleIn(tables: Map<string, TableRow>): PeopleStore {
  const people = new Map<string, PersonRow>();
  const passkeys = new Map<string, PasskeyRow>();
  const tokens = new Map<string, TokenRow>();
  const tickets = new Map<string, TicketRow>();
  const isTaken = ({ id, login }: PersonRow): boolean =>
    login !== null && [...people.values()].some((other) => other.id !== id && other.login === login);
  const dropAll = <T>(rows: Map<string, T>, isOut: (row: T) => boolean): string[] => {
    const out = [...rows].filter(([, row]) => isOut(row)).map(([key]) => key);
    for (const key of out) rows.delete(key);
    return out;
  };
  return {
    async add(row) {
      if (people.has(row.id) || isTaken(row)) return false;
      people.set(row.id, structuredClone(row));
      return true;
    },
    get: async (id) => copy(people.get(id)),
    byLogin: async (login) => copy([...people.values()].find((row) => row.login === login)),
    async change(row) {
      if (people.get(row.id)?.rev !== row.rev || isTaken(row)) return false;
      people.set(row.id, { ...structuredClone(row), rev: row.rev + 1 });
      return true;
    },
    async remove(id) {
      people.delete(id);
      for (const rows of [passkeys, tokens, tickets] as Map<string, { person: string }>[]) {
        dropAll(rows, ({ person }) => person === id);
      }
    },

    async addPasskey(row) {
      if (passkeys.has(row.id)) return false;
      passkeys.set(row.id, { ...row });
      return true;
    },
    passkey: async (id) => copy(passkeys.get(id)),
    passkeysOf: async (person) => copies([...passkeys.values()].filter((row) => row.person === person)),
    async usedPasskey(id, counter) {
      const row = passkeys.get(id);
      if (!row || (counter <= row.counter && (counter !== 0 || row.counter !== 0))) return false;
      row.counter = counter;
      return true;
    },
    async removePasskey(person, id) {
      return passkeys.get(id)?.person === person && passkeys.delete(id);
    },

    async addToken(row) {
      tokens.set(row.hash, { ...row });
    },
    token: async (hash) => copy(tokens.get(hash)),
    tokensOf: async (person, kind) =>
      copies([...tokens.values()].filter((row) => row.person === person && row.kind === kind)),
    removeToken: async (hash) => tokens.delete(hash),
    removeSessions: async (person, but) =>
      dropAll(tokens, (row) => row.person === person && row.kind === 'session' && row.hash !== but),

    async addTicket(row) {
      tickets.set(row.hash, { ...row });
    },
    async takeTicket(hash) {
      const row = copy(tickets.get(hash));
      tickets.delete(hash);
      return row;
    },
    async sweep(now, guestsUnseenSince) {
      const sits = new Set([...tables.values()].flatMap(({ host, chairs }) => [host, ...chairs.map((c) => c.person)]));
      const guests = dropAll(people, (row) => row.login === null && row.seen < guestsUnseenSince && !sits.has(row.id));
      const orphans = dropAll(tokens, (row) => row.expires < now || guests.includes(row.person));
      const stale = dropAll(tickets, (row) => row.expires < now || guests.includes(row.person));
      return guests.length + orphans.length + stale.length;
    },
  };
}

function tablesIn(tables: Map<string, TableRow>, progress: Map<string, ProgressRow>): TableStore {
  const isTaken = ({ id, code }: TableRow): boolean =>
    code !== null && [...tables.values()].some((other) => other.id !== id && other.code === code);
  const lastMoved = (row: TableRow): number => progress.get(row.id)?.updated ?? row.created;
  const fits = (row: TableRow, { game, players, language, pace }: OpenFilter): boolean =>
    (game === undefined || row.game === game) &&
    (players === undefined || row.chairs.length === players) &&
    (language === undefined || row.language === language) &&
    (pace === undefined || row.pace === pace);
  return {
    async add(row) {
      if (tables.has(row.id) || isTaken(row)) return false;
      tables.set(row.id, structuredClone(row));
      return true;
    },
    get: async (id) => copy(tables.get(id)),
    byCode: async (code) => copy([...tables.values()].find((row) => row.code === code)),
    byInvite: async (hash) => copy([...tables.values()].find((row) => row.invite === hash)),
    async change(row) {
      if (tables.get(row.id)?.rev !== row.rev || isTaken(row)) return false;
      tables.set(row.id, { ...structuredClone(row), rev: row.rev + 1 });
      return true;
    },
    async open(filter, limit) {
      const found = [...tables.values()].filter(
        (row) =>
          row.listed &&
          row.status === 'waiting' &&
          row.chairs.some(({ person, bot }) => person === null && bot === null) &&
          fits(row, filter),
      );
      return copies(found.sort((a, b) => b.created - a.created).slice(0, limit));
    },
    async of(person, limit) {
      const found = [...tables.values()].filter(
        (row) => row.status !== 'closed' && (row.host === person || row.chairs.some((c) => c.person === person)),
      );
      return copies(found.sort((a, b) => lastMoved(b) - lastMoved(a)).slice(0, limit));
    },
    async idle(before, limit) {
      const found = [...tables.values()].filter(
        (row) => row.status !== 'over' && row.status !== 'closed' && lastMoved(row) < before,
      );
      return copies(found.slice(0, limit));
    },
    async setProgress(row) {
      const known = progress.get(row.table);
      if (!known || known.updated <= row.updated) progress.set(row.table, structuredClone(row));
    },
    progress: async (ids) => copies([...progress.values()].filter(({ table }) => ids.includes(table))),
  };
}

function talk(): TalkStore {
  const lines: ChatRow[] = [];
  const muted = new Map<string, Set<string>>();
  const reports: ReportRow[] = [];
  return {
    async say(line) {
      const row = { ...line, n: lines.filter(({ table }) => table === line.table).length };
      lines.push(row);
      return { ...row };
    },
    async lines(table, limit, before = Number.POSITIVE_INFINITY) {
      return copies(lines.filter((line) => line.table === table && line.n < before).slice(-limit));
    },
    async mute(person, other, on) {
      const set = muted.get(person) ?? new Set();
      if (on) set.add(other);
      else set.delete(other);
      muted.set(person, set);
    },
    mutedBy: async (person) => [...(muted.get(person) ?? [])].sort(),
    async report(row) {
      reports.push({ ...row });
    },
    reports: async (limit) => copies(reports.toReversed().slice(0, limit)),
  };
}

function records(): RecordStore {
  const all: RecordRow[] = [];
  const days = new Map<string, DailyRow>();
  const entries: DailyEntryRow[] = [];
  return {
    async add(rows) {
      for (const row of rows) {
        if (!all.some(({ table, person }) => table === row.table && person === row.person)) {
          all.push(structuredClone(row));
        }
      }
    },
    async of(person, game, limit) {
      const own = all.filter((row) => row.person === person && (game === null || row.game === game));
      return copies(own.sort((a, b) => b.ended - a.ended).slice(0, limit));
    },
    async daily(row) {
      const key = `${row.game} ${row.day}`;
      const standing = days.get(key) ?? row;
      days.set(key, structuredClone(standing));
      return structuredClone(standing);
    },
    dailyOf: async (game, day) => copy(days.get(`${game} ${day}`)),
    async enter(row) {
      const isThere = entries.some((e) => e.game === row.game && e.day === row.day && e.person === row.person);
      if (!isThere) entries.push({ ...row });
      return !isThere;
    },
    entry: async (game, day, person) =>
      copy(entries.find((e) => e.game === game && e.day === day && e.person === person)),
    async entries(game, day, limit) {
      const found = entries.filter((e) => e.game === game && e.day === day);
      return copies(found.sort((a, b) => a.rank - b.rank || a.at - b.at).slice(0, limit));
    },
  };
}
