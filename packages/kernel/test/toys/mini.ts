import { Ctx } from '../../engine.ts';
import { newRecorder } from '../../recorder.ts';
import { keyedRng } from '../../rng.ts';
import { cloneStack } from '../../stack.ts';
import { Table } from '../../table.ts';
import type { BaseFrame, Core, Decision, Handler, Rules, Seat } from '../../types.ts';

/** The smallest game: frames of any kind, and a list of words that handlers write and everybody reads. */
export interface MiniFrame extends BaseFrame {
  left?: number;
  r?: number;
}
export type MiniState = Core<MiniFrame> & { words: string[]; round: number };
export type MiniHandler = Handler<MiniState, MiniFrame, MiniFrame>;
export type MiniRules = Rules<MiniState, MiniFrame, string[], MiniOptions>;
export type MiniTable = Table<MiniState, MiniFrame, string[], MiniOptions>;
export interface MiniOptions {
  players: number;
}

/** The first frame is the one that starts; below them lies `end`, which ends the game. */
export function mini(handlers: Record<string, MiniHandler>, ...start: MiniFrame[]): MiniRules {
  const end: MiniHandler = {
    run: (x) => {
      x.s.over = 'done';
      return undefined;
    },
  };
  return {
    id: 'mini',
    version: '1',
    handlers: { end, ...handlers },
    seats: (options) => options.players,
    initial: (_options, rng) => ({
      rulesVersion: '1',
      rng,
      stack: cloneStack([{ k: 'end', seat: -1 }, ...start.toReversed()]),
      asked: 0,
      opened: 0,
      over: '',
      words: [],
      round: 0,
    }),
    clone: (s) => ({ ...s, rng: s.rng.slice(), stack: cloneStack(s.stack), words: s.words.slice() }),
    view: (s) => s.words.slice(),
    redeal: (s, _eyes, rng) => ({ ...s, rng, stack: cloneStack(s.stack), words: s.words.slice() }),
    describe: (s, option) => ({ touches: [option], rule: '', shown: [s.words.length] }),
    round: (s) => s.round,
    result: (s) => ({ reason: s.over, sides: [{ seats: [0, 1], place: 1 }] }),
    signals: (s, seat) => (s.words.includes('quiet') ? [] : [`wave:${seat}`]),
    broken: () => [],
    inventory: () => ({}),
    secrets: () => [],
  };
}

export const SEED = '000102030405060708090a0b0c0d0e0f';

export function tableOf(rules: MiniRules, players = 2): MiniTable {
  return new Table(rules, { players }, SEED);
}

/** Asks one of `options` and writes `seat:pick`. */
export function asks(...options: string[]): MiniHandler {
  return {
    ask: (_s, f) => ({ kind: 'one', seat: f.seat, options }),
    take: (x, f, pick) => {
      x.pop();
      x.s.words.push(`${f.seat}:${String(pick)}`);
      x.tell('picked', 'MIN-1', f.seat, { pick: String(pick) });
    },
  };
}

/** Opens lanes with one `lane` frame for each of the seats, once. */
export function opens(sealed: boolean, seats: readonly Seat[], lane: string): MiniHandler {
  return {
    run: (x) => {
      x.pop();
      x.together(
        sealed,
        seats.map((seat) => ({ k: lane, seat })),
      );
      return undefined;
    },
  };
}

/** Ids of the decisions that a seat has. */
export function idsOf(table: MiniTable, seat: Seat): string[] {
  return table.seen(seat).decisions.map((d) => d.id);
}

/** Gives the answer to the only decision of `seat`. */
export function give(table: MiniTable, seat: Seat, pick: string): ReturnType<MiniTable['answer']> {
  return table.answer({ decision: idsOf(table, seat)[0] ?? 'none', seat, pick });
}

/** A game without a table, run until somebody must choose. `types` are the seats and words of all events so far. */
export function settled(rules: MiniRules): { s: MiniState; x: Ctx; open: Decision[]; types: () => string[] } {
  const s = rules.initial({ players: 2 }, keyedRng(SEED));
  const recorder = newRecorder();
  const x = new Ctx(rules, s as Core<BaseFrame>, recorder);
  return {
    s,
    x,
    open: x.settle(),
    types: () => recorder.events.map((e) => `${e.seat}:${Object.values(e.pub).join()}`),
  };
}

/** `count` questions, one after the other, for the seats in turn. */
export function questions(count: number, handler: MiniHandler = asks('a', 'b')): MiniTable {
  const frames = Array.from({ length: count }, (_, i) => ({ k: 'q', seat: i % 2 }));
  return tableOf(mini({ q: handler }, ...frames));
}

/** Like `asks`, but `look` is a barrier and `boom` throws after it has changed things. */
export const risky: MiniHandler = {
  ...asks('a', 'look', 'boom'),
  take: (x, f, pick) => {
    x.pop();
    x.s.words.push(`${f.seat}:${String(pick)}`);
    x.tell('picked', 'MIN-1', f.seat, { pick: String(pick) });
    if (pick === 'look') x.learned();
    if (pick === 'boom') throw new Error('out of powder');
  },
};

export function whatIsSeen(table: MiniTable): unknown {
  return [0, 1, 'table' as const].map((eyes) => [table.seen(eyes), table.events(eyes)]);
}
