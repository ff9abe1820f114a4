import { botFor } from '@starhold/bots';
import {
  againstTheGame,
  asksOne,
  type BaseFrame,
  type Core,
  cloneStack,
  type GameModule,
  quickRng,
  type Rules,
  seedOf,
  Table,
} from '@starhold/kernel';
import { median, rounded } from '../stats.ts';

/** What a live table costs: an answer late in a long game against one at its start, its size, and coming back to it. */
export interface TableCost {
  /** Kilobytes at the end of a game, of what the table keeps. */
  kilobytes: number;
  /** Milliseconds to go on from what a save has kept. */
  resumeMillis: number;
}

type AnyTable = Table<Core<BaseFrame>, BaseFrame, unknown, unknown>;

const GAMES = 5;
const RESUMES = 20;

export function tableCost(game: GameModule): TableCost {
  const tables = Array.from({ length: GAMES }, (_, i) => playedTable(game, i));
  return {
    kilobytes: rounded(median(tables.map(sizeOf)) / 1_000, 1),
    resumeMillis: rounded(median(tables.map(resumeMillis)), 3),
  };
}

/** A whole game by the game's own policy. */
function playedTable(game: GameModule, index: number): AnyTable {
  const mode = game.modes[index % game.modes.length];
  const players = mode.players[mode.players.length - 1];
  const table = new Table(game.rules, game.parseOptions({ players, ...mode.sets }), seedOf('bench', index)) as AnyTable;
  const bot = botFor(game, 'rules');
  const rng = quickRng(index);
  while (table.over === '' && table.length < 5_000) {
    const [seat] = table.waitingFor;
    const { view, decisions } = table.seen(seat);
    const imagine = (): never => {
      throw new Error('this bot imagines nothing');
    };
    table.answer({
      decision: decisions[0].id,
      seat,
      pick: bot.decide({ seat, view, decision: decisions[0], imagine }, rng),
    });
  }
  return table;
}

/** Of everything that hangs on the table alone: rules and options are shared by all. Strings count their letters. */
function sizeOf(table: AnyTable): number {
  const { rules: _rules, options: _options, ...own } = table as unknown as Record<string, unknown>;
  const met = new Set<unknown>();
  const visit = (value: unknown): number => {
    if (typeof value === 'string') return met.has(value) ? 8 : met.add(value) && 24 + value.length;
    if (value === null || typeof value !== 'object') return 8;
    if (met.has(value)) return 8;
    met.add(value);
    if (Array.isArray(value)) return value.reduce((sum: number, item) => sum + 8 + inner(item), 24);
    return Object.values(value).reduce((sum: number, item) => sum + 8 + inner(item), 24);
  };
  const inner = (value: unknown): number =>
    typeof value === 'number' || typeof value === 'boolean' ? 0 : visit(value);
  return visit(own);
}

function resumeMillis(table: AnyTable): number {
  const [log, kept] = [table.log(), table.kept()];
  const started = process.cpuUsage();
  for (let i = 0; i < RESUMES; i++) Table.resume(table.rules, log, kept);
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1_000 / RESUMES;
}

interface LongState extends Core<LongFrame> {
  told: number;
}
type LongFrame = BaseFrame & { k: 'ask' };

/** Three events an answer, a thousand answers, a new round every ten. */
const LONG: Rules<LongState, LongFrame, { told: number }, null> = {
  id: 'long',
  version: '1',
  handlers: {
    ask: asksOne({
      ask: (_s, f) => ({ seat: f.seat, kind: 'one', options: ['go', 'stay'] }),
      take: (x, f) => {
        for (let i = 0; i < 3; i++) x.tell('told', 'LONG-1', f.seat, { n: x.s.told++ });
        if (x.s.told >= 3_600) x.s.over = 'told';
      },
    }),
  },
  seats: () => 1,
  initial: (_options, rng) => ({
    rulesVersion: '1',
    rng,
    stack: [{ k: 'ask', seat: 0 }],
    asked: 0,
    opened: 0,
    over: '',
    told: 0,
  }),
  clone: (s) => ({ ...s, rng: s.rng.slice(), stack: cloneStack(s.stack) }),
  view: (s) => ({ told: s.told }),
  redeal: (s, _eyes, rng) => ({ ...s, rng, stack: cloneStack(s.stack) }),
  describe: () => ({ touches: [], rule: '' }),
  round: (s) => Math.floor(s.told / 30),
  result: () => againstTheGame(1, true, 'told'),
  signals: () => [],
  broken: () => [],
  inventory: () => ({}),
  secrets: () => [],
};

const TRIES = 15;
const SPELL = 150;

/** How many times as long an answer takes after 3,000 events as at the start of the game. */
export function lateAnswerRatio(): number {
  const ratios = Array.from({ length: TRIES }, (_, i) => {
    const table = new Table(LONG, null, seedOf('long', i));
    const spell = (): number => {
      const started = process.cpuUsage();
      for (let n = 0; n < SPELL; n++) table.answer({ decision: `m:${table.length}`, seat: 0, pick: 'go' });
      const { user, system } = process.cpuUsage(started);
      return user + system;
    };
    spell(); // warm-up
    const early = spell();
    while (table.told < 3_000) table.answer({ decision: `m:${table.length}`, seat: 0, pick: 'go' });
    return spell() / Math.max(1, early);
  });
  return rounded(median(ratios), 2);
}
