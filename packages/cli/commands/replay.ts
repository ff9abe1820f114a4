import { beatName, type GameModule, type Language, type Logged, type Saved } from '@starhold/kernel';
import { gameById, InputError } from '@starhold/lab';
import type { Command } from 'commander';
import { language, systemLanguage } from '../flags.ts';
import { print, printJson } from '../output.ts';
import { type AnyTable, type OpenedGame, opened, readSave } from '../saves.ts';
import { pickLabel } from '../session/answers.ts';
import { namesIn } from '../session/seats.ts';
import { Terminal } from '../terminal.ts';
import { EN } from '../text/en.ts';
import { TERMINAL_TEXT } from '../text/index.ts';

interface Flags {
  verify?: boolean;
  all?: boolean;
  lang?: Language;
  json?: boolean;
}

export function addReplay(program: Command): Command {
  return program
    .command('replay')
    .description('step through a saved game, or prove it: seed, commitment, every answer, final position')
    .argument('<file>')
    .option('--verify', 'only say whether the file is true')
    .option('--all', 'do not wait for Enter after each step')
    .option('--lang <lang>', 'en, cs or de (default: that of the system)', language)
    .option('--json', 'machine-readable output')
    .action(run);
}

async function run(file: string, flags: Flags): Promise<void> {
  const saved = readSave(file);
  const game = opened(file, saved);
  if (flags.verify) return verify(file, saved, game, flags);
  const steps = stepsOf(saved, game.table, flags.lang ?? systemLanguage());
  if (flags.json) printJson({ ...dataOf(saved, game), steps: [...steps] });
  else await stepThrough(steps, flags.all === true);
}

function verify(file: string, saved: Saved, game: OpenedGame, { json }: Flags): void {
  if (!game.proved) {
    throw new InputError(
      `${file} was begun under rules ${saved.rulesVersion}: it can be played on, but not be proved here`,
    );
  }
  if (json) printJson(dataOf(saved, game));
  else print(report(saved, game.table));
}

function dataOf(saved: Saved, { table, proved }: OpenedGame): Record<string, unknown> {
  return {
    ok: proved,
    game: saved.game,
    rulesVersion: saved.rulesVersion,
    options: table.options,
    seats: saved.seats,
    answers: table.length,
    round: table.round,
    over: table.over,
    result: table.result ?? null,
    // The name from before caveats were called so.
    marks: table.allCaveats,
    commitment: saved.commitment,
    deal: dealOf(saved) ?? null,
    hash: table.hash,
  };
}

/** Everything named here has just been proved. */
function report(saved: Saved, table: AnyTable): string {
  return [
    `${saved.game}, rules ${saved.rulesVersion}, seats ${saved.seats.join(', ')}`,
    `seed, options, seats and rules match the commitment ${saved.commitment}`,
    ...dealLines(saved),
    `every answer is legal: ${table.length}`,
    `final position has the hash ${table.hash}`,
    table.over === '' ? `not over yet, round ${table.round}` : `over in round ${table.round}: ${table.over}`,
    ...table.allCaveats.map((caveat) => EN.caveats[caveat]),
    'verified',
  ].join('\n');
}

/** How the seed came about, where people dealt it together; opening the file has done the sums again. */
function dealLines(saved: Saved): string[] {
  const deal = dealOf(saved);
  if (!deal) return [];
  const seats = deal.parts.flatMap((part, seat) => (part === null ? [] : [seat]));
  return [
    `the seed was dealt by the server and seats ${seats.join(', ') || '–'} at table ${deal.table}, none of which could choose it`,
    ...deal.voids.map(({ k, missing }) => `deal ${k} was void: seats ${missing.join(', ') || '–'} gave no part`),
  ];
}

function dealOf(saved: Saved) {
  return saved.starhold === 2 ? saved.deal : undefined;
}

interface Step {
  n: number;
  seat?: number;
  answer?: string;
  /** What came of it, beat by beat: `61.0`, `61.1`. */
  beats: { name: string; lines: string[] }[];
}

/** Log lines are those of a spectator; what a seat answered in secret is told only once the game is over. */
function* stepsOf(saved: Saved, table: AnyTable, lang: Language): Generator<Step> {
  const game = gameById(saved.game);
  const names = namesIn(saved.seats, TERMINAL_TEXT[lang]);
  const told = Map.groupBy(table.history('table'), ({ at }) => at);
  const beatsAt = (n: number, then: AnyTable): Step['beats'] => {
    const { view } = then.seen('table');
    const beats = Map.groupBy(told.get(n) ?? [], ({ beat }) => beat);
    return [...beats].map(([i, entries]) => ({
      name: beatName(n, i),
      lines: entries.map(({ event }) => game.text.event(view, event, names, lang)),
    }));
  };
  let then = table.upTo(0) as AnyTable;
  yield { n: 0, beats: beatsAt(0, then) };
  for (const answer of table.log().answers) {
    const n = then.length + 1;
    const label = table.over === '' ? undefined : `${names[answer.seat]}: ${answerLabel(game, then, answer, lang)}`;
    then = table.upTo(n) as AnyTable;
    if (then.length !== n) return;
    const step: Step = { n, seat: answer.seat, beats: beatsAt(n, then) };
    if (label !== undefined) step.answer = label;
    yield step;
  }
}

function answerLabel(game: GameModule, table: AnyTable, { seat, pick }: Logged, lang: Language): string {
  const { view } = table.seen(seat);
  return pickLabel(pick, (id) => game.text.option(view, id, lang));
}

async function stepThrough(steps: Iterable<Step>, all: boolean): Promise<void> {
  const wait = !all && process.stdin.isTTY === true && process.stdout.isTTY === true;
  const io = wait ? new Terminal(process.stdin, process.stdout) : undefined;
  try {
    for (const { n, answer, beats } of steps) {
      const lines = beats.flatMap(({ name, lines }) => lines.map((line) => `  ${name} ${line}`));
      print([`#${n}${answer === undefined ? '' : ` ${answer}`}`, ...lines].join('\n'));
      if (!io) continue;
      const line = await io.ask('> ');
      if (line === undefined || line.trim() === 'q') return;
    }
  } finally {
    io?.close();
  }
}
