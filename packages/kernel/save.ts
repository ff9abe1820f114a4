import * as z from 'zod';
import { cleanText } from './clean-text.ts';
import { LogError, SaveError } from './errors.ts';
import { hashOf } from './hash.ts';
import type { GameLog } from './log.ts';
import { commitmentOf, SEED_PATTERN } from './rng.ts';
import { Table } from './table.ts';
import type { BaseFrame, Core, Rules } from './types.ts';

/** More than any game has. */
const MAX_OPTIONS = 60;

/** One game in one file. `sum` covers everything else in it, so a damaged or edited file is noticed before it is read. */
const Saved = z.strictObject({
  starhold: z.literal(1),
  game: z.string().max(40),
  rulesVersion: z.string().max(40),
  options: z
    .record(z.string().max(40), z.union([z.string().max(200), z.number(), z.boolean()]))
    .refine((options) => Object.keys(options).length <= MAX_OPTIONS, 'too many'),
  seed: z.string().regex(SEED_PATTERN),
  commitment: z.string().length(64),
  seats: z.array(z.string().max(60)).max(8),
  answers: z
    .array(
      z.strictObject({
        decision: z.string().max(40),
        seat: z.int().min(0).max(7),
        pick: z.union([
          z.string().max(80),
          z.array(z.string().max(80)).max(60),
          z.record(z.string().max(80), z.int().min(0).max(999)),
        ]),
      }),
    )
    .max(20_000),
  signals: z.array(z.strictObject({ after: z.int().min(0), seat: z.int().min(0), id: z.string().max(80) })).max(5_000),
  marked: z.boolean(),
  over: z.string().max(40),
  hash: z.string().length(64),
  sum: z.string().length(64),
});
export type Saved = z.infer<typeof Saved>;

/** `seats` says who sits where, in the words of whoever saves: a name, or a bot's id. */
export function saveOf<S extends Core<F>, F extends BaseFrame, V, O>(table: Table<S, F, V, O>, seats: string[]): Saved {
  const log = table.log();
  const body = {
    starhold: 1 as const,
    game: log.game,
    rulesVersion: log.rulesVersion,
    options: log.options as Saved['options'],
    seed: log.seed,
    commitment: commitmentOf(log.seed),
    seats,
    answers: log.answers,
    signals: log.signals,
    marked: log.marked,
    over: table.over,
    hash: table.hash,
  };
  return { ...body, sum: hashOf(body) };
}

export function parseSave(text: string): Saved {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    throw new SaveError('notJson', 'the file is cut off or is not a saved game');
  }
  const parsed = Saved.safeParse(raw);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new SaveError('shape', `${issue.path.join('.') || 'file'}: ${issue.message}`);
  }
  const { sum, ...body } = parsed.data;
  if (hashOf(body) !== sum) throw new SaveError('sum', 'the file was changed after it was saved');
  return withCleanNames(parsed.data);
}

/** Names are the only free text that is ever shown. Sealed anew, because what is kept and sent on is what was read here. */
function withCleanNames(saved: Saved): Saved {
  const seats = saved.seats.map(cleanText);
  if (seats.every((seat, i) => seat === saved.seats[i])) return saved;
  const { sum: _sum, ...body } = { ...saved, seats };
  return { ...body, sum: hashOf(body) };
}

/** Rebuilds the table and proves the file: seed and commitment, every answer legal, same final position. */
export function openSave<S extends Core<F>, F extends BaseFrame, V, O>(
  rules: Rules<S, F, V, O>,
  saved: Saved,
  parseOptions: (raw: unknown) => O,
): Table<S, F, V, O> {
  if (saved.game !== rules.id) throw new SaveError('game', saved.game);
  if (saved.rulesVersion !== rules.version) throw new SaveError('version', saved.rulesVersion);
  if (commitmentOf(saved.seed) !== saved.commitment) throw new SaveError('commitment', saved.commitment);
  let options: O;
  try {
    options = parseOptions(saved.options);
  } catch (error) {
    throw new SaveError('options', error instanceof Error ? error.message : String(error));
  }
  const log: GameLog<O> = {
    game: saved.game,
    rulesVersion: saved.rulesVersion,
    options,
    seed: saved.seed,
    answers: saved.answers,
    signals: saved.signals,
    marked: saved.marked,
  };
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
