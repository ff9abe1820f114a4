import * as z from 'zod';
import { cleanText } from './clean-text.ts';
import { type Deal, DealShape, flawIn } from './deal.ts';
import { LogError, SaveError } from './errors.ts';
import type { GameModule } from './game.ts';
import { hashOf } from './hash.ts';
import { CAVEATS, type GameLog } from './log.ts';
import { commitmentOf, keyedRng, SEED_PATTERN, seedCommitmentOf } from './rng.ts';
import { Table } from './table.ts';
import type { BaseFrame, Core, Rules } from './types.ts';
import { LoggedShape, MOST_SEATS, MOST_SIGNALS, SignalShape } from './wire.ts';

const OptionValue = z.union([z.string().max(200), z.number(), z.boolean()]);
/** More than any game has. */
const MAX_OPTIONS = 60;

const COMMON = {
  game: z.string().max(40),
  rulesVersion: z.string().max(40),
  options: z
    .record(z.string().max(40), z.union([OptionValue, z.array(OptionValue).max(40)]))
    .refine((options) => Object.keys(options).length <= MAX_OPTIONS, 'too many'),
  seed: z.string().regex(SEED_PATTERN),
  commitment: z.string().length(64),
  seats: z.array(z.string().max(60)).max(MOST_SEATS),
  answers: z.array(LoggedShape).max(20_000),
  signals: z.array(SignalShape).max(MOST_SIGNALS),
  over: z.string().max(40),
  hash: z.string().length(64),
  sum: z.string().length(64),
};

/** Positions on the way, so that a table can go on when rules or content have changed since. */
const SnapshotShape = z.strictObject({
  at: z.int().min(0),
  told: z.int().min(0),
  round: z.boolean(),
  state: z.string().max(200_000),
  held: z.string().max(200_000),
});

/** One game in one file. `sum` covers everything else in it, so a damaged or edited file is noticed before it is read. */
const SavedNow = z.strictObject({
  starhold: z.literal(2),
  ...COMMON,
  /** Caveats and snapshots, under the names that files have always had for them. */
  marks: z.array(z.enum(CAVEATS)),
  moments: z.array(SnapshotShape).min(1).max(1_000),
  /** One letter for each answer: did it teach anybody anything? */
  barriers: z.string().regex(/^[01]*$/),
  /** The content the table plays with, whole, so that no update can take it away. */
  pack: z.strictObject({ key: z.string().max(80), def: z.unknown().optional() }).optional(),
  /** How the seed came about, where several people dealt it together. */
  deal: DealShape.optional(),
});

/** As files were written before they kept snapshots and content. */
const SavedBefore = z.strictObject({ starhold: z.literal(1), ...COMMON, marked: z.boolean() });

const AnySaved = z.discriminatedUnion('starhold', [SavedNow, SavedBefore]);
export type Saved = z.infer<typeof AnySaved>;

/** What a save needs to know of a game. */
type Saving<S extends Core<F>, F extends BaseFrame, V, O> = Pick<GameModule, 'packs'> & {
  rules: Rules<S, F, V, O>;
  parseOptions(raw: unknown): unknown;
};

/** `seats` says who sits where, in the words of whoever saves: a name, or a bot's id. */
export function saveOf<S extends Core<F>, F extends BaseFrame, V, O>(
  table: Table<S, F, V, O>,
  seats: string[],
  packs?: GameModule['packs'],
  deal?: Deal,
): Saved {
  const log = table.log();
  const { snapshots, barriers } = table.kept();
  const key = table.rules.pack?.(table.copyState());
  const body = {
    starhold: 2 as const,
    game: log.game,
    rulesVersion: log.rulesVersion,
    options: log.options as Saved['options'],
    seed: log.seed,
    commitment: table.commitment,
    seats,
    answers: log.answers,
    signals: log.signals,
    marks: log.caveats,
    over: table.over,
    hash: table.hash,
    moments: snapshots,
    barriers: barriers.map(Number).join(''),
    ...(key === undefined ? {} : { pack: { key, def: packs?.definition(key) } }),
    ...(deal ? { deal } : {}),
  };
  return sealed(body);
}

/** The content is left out: its key is its hash, and is held against it when the file is opened. */
function sumOf(body: object): string {
  const { pack } = body as { pack?: { key: string } };
  return hashOf(pack ? { ...body, pack: { key: pack.key } } : body);
}

/** A save with a seal over it; a change without a new one is noticed. */
export function sealed<T extends object>(body: T): T & { sum: string } {
  return { ...body, sum: sumOf(body) };
}

/** The same game with as little as possible: for a link. What happened before the end needs these very rules to be seen. */
export function slimSave(saved: Saved): Saved {
  if (saved.starhold === 1) return saved;
  const { sum, ...rest } = saved;
  const slim = { ...rest, moments: rest.moments.slice(-1), ...(rest.pack ? { pack: { key: rest.pack.key } } : {}) };
  // A broken seal stays broken.
  return sumOf(rest) === sum ? sealed(slim) : { ...slim, sum };
}

/** A byte-order mark in front is no damage. */
export function parseSave(text: string): Saved {
  let raw: unknown;
  try {
    raw = JSON.parse(text.startsWith('\uFEFF') ? text.slice(1) : text);
  } catch {
    throw new SaveError('notJson', 'the file is cut off or is not a saved game');
  }
  const parsed = AnySaved.safeParse(raw);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new SaveError('shape', `${issue.path.join('.') || 'file'}: ${issue.message}`);
  }
  const { sum, ...body } = parsed.data;
  if (sumOf(body) !== sum) throw new SaveError('sum', 'the file was changed after it was saved');
  return withCleanNames(parsed.data);
}

/** Names are the only free text that is ever shown. Sealed anew, because what is kept and sent on is what was read here. */
function withCleanNames(saved: Saved): Saved {
  const seats = saved.seats.map(cleanText);
  if (seats.every((seat, i) => seat === saved.seats[i])) return saved;
  const { sum: _sum, ...body } = { ...saved, seats };
  return sealed(body) as Saved;
}

/**
 * What opening a save came to. `proved`: every answer was played again and leads to the same position. `goesOn`: begun
 * under other rules or content, goes on from where it was. `cutShort`: an old save without positions on the way, of
 * which only the first `answers` still fit.
 */
export interface Opened<S extends Core<F>, F extends BaseFrame, V, O> {
  table: Table<S, F, V, O>;
  how: 'proved' | 'goesOn' | 'cutShort';
  /** Not known before this opening, so it is time to say so. */
  isNews: boolean;
}

export function openSave<S extends Core<F>, F extends BaseFrame, V, O>(
  game: Saving<S, F, V, O>,
  saved: Saved,
): Opened<S, F, V, O> {
  const { rules } = game;
  if (saved.game !== rules.id) throw new SaveError('game', saved.game);
  registerContent(game, saved);
  const options = optionsOf<O>(game, saved);
  checkCommitment(saved, rules.seats(options));
  const log: GameLog<O> = {
    game: saved.game,
    rulesVersion: saved.rulesVersion,
    options,
    seed: saved.seed,
    answers: saved.answers,
    signals: saved.signals,
    caveats: saved.starhold === 2 ? saved.marks : saved.marked ? ['undo'] : [],
  };
  const isSame = rules.initial(options, keyedRng(saved.seed)).rulesVersion === saved.rulesVersion;
  if (isSame) return { table: proved(rules, log, saved), how: 'proved', isNews: false };
  const table = saved.starhold === 2 ? resumed(rules, log, saved) : asFarAsItFits(rules, log);
  const isNews = !log.caveats.includes('updated');
  table.addCaveat('updated');
  const how = table.length === saved.answers.length ? 'goesOn' : 'cutShort';
  return { table, how, isNews };
}

/** What the save brings along is used only where this build does not have it: a known key always means known content. */
function registerContent<S extends Core<F>, F extends BaseFrame, V, O>(game: Saving<S, F, V, O>, saved: Saved): void {
  if (saved.starhold !== 2 || !saved.pack || !game.packs || game.packs.has(saved.pack.key)) return;
  const { key, def } = saved.pack;
  if (def === undefined) {
    // A link says only what it was played with; the base content of another version is not here.
    if (key.split('@')[0] === game.packs.base.split('@')[0]) return;
    throw new SaveError('pack', key);
  }
  let made: string;
  try {
    made = game.packs.register(def);
  } catch (error) {
    throw new SaveError('pack', error instanceof Error ? error.message : String(error));
  }
  if (made !== key) throw new SaveError('pack', `pack.key: ${key}, but the content is ${made}`);
}

function optionsOf<O>(game: { parseOptions(raw: unknown): unknown }, saved: Saved): O {
  try {
    return game.parseOptions(saved.options) as O;
  } catch (error) {
    throw new SaveError('options', error instanceof Error ? error.message : String(error));
  }
}

function checkCommitment(saved: Saved, seats: number): void {
  const { seed, game, rulesVersion, options } = saved;
  const right =
    saved.starhold === 1 ? seedCommitmentOf(seed) : commitmentOf({ seed, game, rulesVersion, seats, options });
  if (right !== saved.commitment) throw new SaveError('commitment', saved.commitment);
  const deal = saved.starhold === 2 ? saved.deal : undefined;
  const flaw = deal ? flawIn(deal, { seed, game, rulesVersion, seats, options }) : null;
  if (flaw !== null) throw new SaveError('commitment', flaw);
}

/** Plays everything again: every answer legal, same final position. */
function proved<S extends Core<F>, F extends BaseFrame, V, O>(
  rules: Rules<S, F, V, O>,
  log: GameLog<O>,
  saved: Saved,
): Table<S, F, V, O> {
  let table: Table<S, F, V, O>;
  try {
    table = Table.load(rules, log);
  } catch (error) {
    if (error instanceof LogError) throw new SaveError('answer', `${error.at + 1}: ${error.why}`);
    throw error;
  }
  if (table.hash !== saved.hash || table.over !== saved.over) throw new SaveError('hash', saved.hash);
  return table;
}

function resumed<S extends Core<F>, F extends BaseFrame, V, O>(
  rules: Rules<S, F, V, O>,
  log: GameLog<O>,
  saved: Extract<Saved, { starhold: 2 }>,
): Table<S, F, V, O> {
  try {
    const barriers = Array.from(saved.barriers, (letter) => letter === '1');
    const table = Table.resume(rules, log, { snapshots: saved.moments, barriers }, { updated: true });
    const broken = rules.broken(table.copyState());
    if (broken.length > 0) throw new Error(broken.join('; '));
    return table;
  } catch (error) {
    throw new SaveError('state', error instanceof Error ? error.message : String(error));
  }
}

function asFarAsItFits<S extends Core<F>, F extends BaseFrame, V, O>(
  rules: Rules<S, F, V, O>,
  log: GameLog<O>,
): Table<S, F, V, O> {
  const table = Table.load(rules, { ...log, answers: [], signals: [] });
  for (const answer of log.answers) if (!fits(table, answer)) break;
  return table;
}

function fits<S extends Core<F>, F extends BaseFrame, V, O>(
  table: Table<S, F, V, O>,
  answer: GameLog<O>['answers'][number],
): boolean {
  try {
    return table.answer(answer).ok;
  } catch {
    return false;
  }
}
