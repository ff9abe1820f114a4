import type { GameModule, Language, Logged, Saved } from '@starhold/kernel';
import { commitmentOf } from '@starhold/kernel';
import { gameById } from '@starhold/lab';
import type { Command } from 'commander';
import { language, systemLanguage } from '../flags.ts';
import { print, printJson } from '../output.ts';
import { type AnyTable, freshTable, readSave, tableOf } from '../saves.ts';
import { pickLabel } from '../session/answers.ts';
import { namesIn } from '../session/seats.ts';
import { Terminal } from '../terminal.ts';
import { WORDS } from '../text/index.ts';

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
  const table = tableOf(file, saved);
  if (flags.verify) return flags.json ? printJson(facts(saved, table)) : print(report(saved, table));
  const steps = stepsOf(saved, flags.lang ?? systemLanguage());
  if (flags.json) printJson({ ...facts(saved, table), steps: [...steps] });
  else await stepThrough(steps, flags.all === true);
}

function facts(saved: Saved, table: AnyTable): Record<string, unknown> {
  return {
    ok: true,
    game: saved.game,
    rulesVersion: saved.rulesVersion,
    options: table.options,
    seats: saved.seats,
    answers: table.length,
    round: table.round,
    over: table.over,
    marked: saved.marked,
    commitment: saved.commitment,
    hash: table.hash,
  };
}

/** Everything named here has just been proved by `tableOf`, which throws otherwise. */
function report(saved: Saved, table: AnyTable): string {
  return [
    `${saved.game}, rules ${saved.rulesVersion}, seats ${saved.seats.join(', ')}`,
    `seed matches the commitment ${commitmentOf(saved.seed)}`,
    `every answer is legal: ${table.length}`,
    `final position has the hash ${table.hash}`,
    table.over === '' ? `not over yet, round ${table.round}` : `over in round ${table.round}: ${table.over}`,
    ...(saved.marked ? ['marked: something already seen was taken back'] : []),
    'verified',
  ].join('\n');
}

interface Step {
  n: number;
  seat?: number;
  answer?: string;
  lines: string[];
}

/** Log lines are those of a spectator; what a seat answered in secret is told only once the game is over. */
function* stepsOf(saved: Saved, lang: Language): Generator<Step> {
  const game = gameById(saved.game);
  const names = namesIn(saved.seats, WORDS[lang]);
  const table = freshTable(saved);
  let told = 0;
  const news = (): string[] => {
    const events = table.events('table', told);
    told = (events.at(-1)?.n ?? told - 1) + 1;
    const { view } = table.seen('table');
    return events.map((event) => game.text.event(view, event, names, lang));
  };
  const signal = (): void => {
    for (const s of saved.signals) if (s.after === table.length) table.signal(s.seat, s.id);
  };
  signal();
  yield { n: 0, lines: news() };
  for (const answer of saved.answers) {
    const label = saved.over === '' ? undefined : `${names[answer.seat]}: ${answerLabel(game, table, answer, lang)}`;
    table.answer(answer);
    signal();
    const step: Step = { n: table.length, seat: answer.seat, lines: news() };
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
    for (const { n, answer, lines } of steps) {
      print([`#${n}${answer === undefined ? '' : ` ${answer}`}`, ...lines.map((line) => `  ${line}`)].join('\n'));
      if (!io) continue;
      const line = await io.ask('> ');
      if (line === undefined || line.trim() === 'q') return;
    }
  } finally {
    io?.close();
  }
}
