import { cleanText, type Language } from '@starhold/kernel';
import type { Person } from '@starhold/wire';
import { isPassword, passwordHash } from './passwords.ts';
import { LobbyError, missing } from './problem.ts';
import type { PersonRow, TicketRow, TokenRow } from './rows.ts';
import { hashOf, type LobbyWorld, newId, newToken } from './world.ts';

/** Who is who: guests, accounts, browsers that are signed in, programs, tickets for sockets. */

const DAY = 86_400_000;
const SESSION_DAYS = 180;
const BOT_DAYS = 365;
const TICKET_MS = 30_000;
const MOST_SESSIONS = 20;
const MOST_BOT_TOKENS = 10;
/** As others read it. */
const MAX_NAME = 24;
/** As JSON text. */
const MAX_SETTINGS = 8_192;

/** Who speaks, and with which token. */
export interface Caller {
  person: PersonRow;
  token: TokenRow;
}

export interface SignedIn {
  person: PersonRow;
  /** For the cookie; told once. */
  secret: string;
}

export class People {
  private readonly world: LobbyWorld;
  constructor(world: LobbyWorld) {
    this.world = world;
  }

  private get rows(): LobbyWorld['store']['people'] {
    return this.world.store.people;
  }

  async guest(name: string, language: Language): Promise<SignedIn> {
    const now = this.world.now();
    const person: PersonRow = {
      id: newId(this.world),
      name: nameIn(name),
      language,
      login: null,
      password: null,
      settings: '{}',
      created: now,
      seen: today(now),
      rev: 0,
    };
    await this.rows.add(person);
    return this.signIn(person);
  }

  /** A new token each time: one that somebody else put into the browser before is worth nothing (fixation). */
  async signIn(person: PersonRow): Promise<SignedIn> {
    const { secret } = await this.addToken(person.id, 'session', '', SESSION_DAYS);
    const open = await this.rows.tokensOf(person.id, 'session');
    const tooOld = open.sort((a, b) => b.created - a.created).slice(MOST_SESSIONS);
    for (const { hash } of tooOld) await this.rows.removeToken(hash);
    return { person, secret };
  }

  private async addToken(
    person: string,
    kind: TokenRow['kind'],
    name: string,
    days: number,
  ): Promise<{ secret: string; row: TokenRow }> {
    const secret = newToken(this.world);
    const created = this.world.now();
    const row = { hash: hashOf(secret), person, kind, name, created, expires: created + days * DAY };
    await this.rows.addToken(row);
    return { secret, row };
  }

  /** Null for a token that nobody has, or no longer. */
  async callerOf(secret: string): Promise<Caller | null> {
    const token = await this.rows.token(hashOf(secret));
    if (!token || token.expires < this.world.now()) return null;
    const person = await this.rows.get(token.person);
    if (!person) return null;
    const day = today(this.world.now());
    if (person.seen < day && (await this.rows.change({ ...person, seen: day }))) {
      return { person: { ...person, seen: day, rev: person.rev + 1 }, token };
    }
    return { person, token };
  }

  async change(
    { person }: Caller,
    wanted: { name?: string; language?: Language; settings?: Record<string, unknown> },
  ): Promise<PersonRow> {
    return this.edit(person.id, (row) => {
      if (wanted.name !== undefined) row.name = nameIn(wanted.name);
      if (wanted.language !== undefined) row.language = wanted.language;
      if (wanted.settings !== undefined) {
        row.settings = JSON.stringify(wanted.settings);
        if (row.settings.length > MAX_SETTINGS) throw new LobbyError('tooLarge', 'settings: at most 8 kB');
      }
    });
  }

  /** Reads, decides, writes; again where somebody else was faster. */
  async edit(id: string, decide: (row: PersonRow) => void): Promise<PersonRow> {
    for (let tries = 0; tries < 5; tries++) {
      const row = await this.rows.get(id);
      if (!row) throw missing('person');
      decide(row);
      if (await this.rows.change(row)) return { ...row, rev: row.rev + 1 };
      if (row.login !== null && (await this.isLoginOfAnother(row))) {
        throw new LobbyError('loginTaken', 'somebody else has this login');
      }
    }
    throw new LobbyError('busy', 'too much at once; try again');
  }

  private async isLoginOfAnother({ id, login }: PersonRow): Promise<boolean> {
    const other = await this.rows.byLogin(login ?? '');
    return other !== null && other.id !== id;
  }

  /** The same person, who has a login from now on; the guest's tables and records stay theirs. */
  async makeAccount({ person }: Caller, login: string, password?: string): Promise<SignedIn> {
    const kept = password === undefined ? null : await passwordHash(password, this.world);
    if (kept === null && (await this.rows.passkeysOf(person.id)).length === 0) {
      throw new LobbyError('shape', 'an account needs a password or a passkey');
    }
    const row = await this.edit(person.id, (now) => {
      if (now.login !== null) throw new LobbyError('notNow', 'this person has a login');
      now.login = loginIn(login);
      now.password = kept;
    });
    await this.rows.removeSessions(row.id, null);
    return this.signIn(row);
  }

  /** The same answer, after the same time, for a login nobody has. */
  async login(login: string, password: string): Promise<SignedIn> {
    const person = await this.rows.byLogin(loginIn(login));
    const isRight = await isPassword(password, person?.password ?? null);
    if (!person || !isRight) throw new LobbyError('wrongLogin', 'login and password do not fit');
    return this.signIn(person);
  }

  async changePassword({ person, token }: Caller, old: string | null, next: string): Promise<string[]> {
    if (person.password !== null && !(await isPassword(old ?? '', person.password))) {
      throw new LobbyError('wrongLogin', 'the old password is another one');
    }
    const kept = await passwordHash(next, this.world);
    await this.edit(person.id, (row) => {
      if (row.login === null) throw new LobbyError('notNow', 'a guest has no password');
      row.password = kept;
    });
    return this.rows.removeSessions(person.id, token.hash);
  }

  async logout({ token }: Caller): Promise<void> {
    await this.rows.removeToken(token.hash);
  }

  async botTokens({ person }: Caller): Promise<TokenRow[]> {
    return this.rows.tokensOf(person.id, 'bot');
  }

  async addBotToken({ person }: Caller, name: string): Promise<{ secret: string; row: TokenRow }> {
    if ((await this.rows.tokensOf(person.id, 'bot')).length >= MOST_BOT_TOKENS) {
      throw new LobbyError('enough', `at most ${MOST_BOT_TOKENS} tokens`);
    }
    return this.addToken(person.id, 'bot', nameIn(name), BOT_DAYS);
  }

  /** `id`: the beginning of its hash, as lists show it. The hash of what went. */
  async removeBotToken({ person }: Caller, id: string): Promise<string> {
    const row = (await this.rows.tokensOf(person.id, 'bot')).find((token) => botTokenId(token) === id);
    if (!row) throw missing('token');
    await this.rows.removeToken(row.hash);
    return row.hash;
  }

  async ticket({ person, token }: Caller, table: string): Promise<string> {
    const secret = newToken(this.world);
    const expires = this.world.now() + TICKET_MS;
    await this.rows.addTicket({ hash: hashOf(secret), person: person.id, token: token.hash, table, expires });
    return secret;
  }

  /** Once, within its time, while the token it was made with is good. */
  async useTicket(secret: string): Promise<{ ticket: TicketRow; person: PersonRow } | null> {
    const ticket = await this.rows.takeTicket(hashOf(secret));
    if (!ticket || ticket.expires < this.world.now()) return null;
    const [token, person] = await Promise.all([this.rows.token(ticket.token), this.rows.get(ticket.person)]);
    return token && person ? { ticket, person } : null;
  }

  async forget({ person }: Caller): Promise<void> {
    await this.rows.remove(person.id);
  }
}

export const botTokenId = ({ hash }: TokenRow): string => hash.slice(0, 16);

export function meOf(row: PersonRow): Person {
  const { id, name, language, login, password } = row;
  return { id, name, language, login, hasPassword: password !== null, settings: JSON.parse(row.settings) };
}

const today = (now: number): number => now - (now % DAY);

/** A name as others read it: one line of letters. */
export function nameIn(text: string): string {
  const name = [...cleanText(text.toWellFormed()).normalize('NFC').trim()].slice(0, MAX_NAME).join('').trim();
  if (!/[\p{L}\p{N}\p{S}\p{P}]/u.test(name)) throw new LobbyError('shape', 'a name has at least one letter');
  return name;
}

const loginIn = (login: string): string => login.toWellFormed().normalize('NFKC').toLowerCase();
