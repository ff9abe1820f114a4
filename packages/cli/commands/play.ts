import { type Language, newSeed, SEED_PATTERN, seedOf, Table } from '@starhold/kernel';
import { about, gameById, InputError, settingFor } from '@starhold/lab';
import type { Command } from 'commander';
import { KeptFile } from '../files/kept.ts';
import { withPack } from '../files/pack.ts';
import { FileError } from '../files/problem.ts';
import { MAX_SAVE, readBounded } from '../files/read.ts';
import {
  botList,
  collectOption,
  count,
  fileName,
  language,
  systemLanguage,
  type TableFlags,
  wishOf,
} from '../flags.ts';
import { printJson } from '../output.ts';
import { type AnyTable, newSaveFile, opened, savedFrom } from '../saves.ts';
import { chairsOf, chairWords, type Sitting, seatWords } from '../session/seats.ts';
import { Session } from '../session/session.ts';
import { Terminal } from '../terminal.ts';

export interface PlayFlags extends TableFlags {
  people?: number;
  bots?: string;
  seed?: string;
  lang?: Language;
  save?: string;
  resume?: string;
  force?: boolean;
  pack?: string;
  json?: boolean;
}

const [UNSAVED, INTERRUPTED] = [1, 130];

export function addPlay(program: Command): Command {
  return program
    .command('play')
    .description('play at this terminal; seats that no person takes are played by bots')
    .argument('[game]')
    .option('--players <n>', 'number of seats', count('players'))
    .option('--people <n>', 'people at this terminal; they take the first seats (default: 1)', count('people'))
    .option('--bots <a,b,…>', 'bots for the other seats; a shorter list is repeated (default: rules)')
    .option('--mode <mode>', 'mode of the game')
    .option('--difficulty <difficulty>')
    .option('--option <key=value>', 'option of the game; may be repeated', collectOption)
    .option('--pack <file>', 'content of your own: a JSON file that extends the game')
    .option('--seed <text>', '32 hexadecimal digits, or any text to make them from')
    .option('--lang <lang>', 'en, cs or de (default: that of the system)', language)
    .option('--save <file>', 'where to keep the game', fileName('save'))
    .option('--resume <file>', 'go on with a saved game', fileName('resume'))
    .option('--force', 'write over the file that --save names')
    .option('--json', 'draw the table on stderr and print the result as JSON')
    .action((game: string | undefined, flags: PlayFlags) => play(game, flags));
}

export async function play(game: string | undefined, flags: PlayFlags): Promise<void> {
  const sitting = flags.resume === undefined ? newSitting(game, flags) : savedSitting(flags.resume, game, flags);
  const io = new Terminal(process.stdin, flags.json ? process.stderr : process.stdout);
  const { table } = sitting;
  const session = new Session(sitting, io);
  try {
    await session.run();
  } finally {
    io.close();
    sitting.kept.close();
  }
  const { isSaved: saved } = session;
  if (flags.json) {
    const { game: id, caveats } = table.log();
    const { length: answers, round, over, hash } = table;
    const file = sitting.kept.name;
    printJson({
      game: id,
      seats: chairWords(sitting.chairs),
      answers,
      round,
      over,
      result: table.result ?? null,
      // The name from before caveats were called so.
      marks: caveats,
      hash,
      saved,
      file,
    });
  }
  if (!saved) process.exitCode = UNSAVED;
  if (io.ended === 'interrupted') process.exitCode = INTERRUPTED;
}

function newSitting(id: string | undefined, flags: PlayFlags): Sitting {
  if (id === undefined) throw new InputError('which game? "starhold games" lists them');
  const game = gameById(id);
  const setting = settingFor(game, wishOf(flags));
  const bots = botList(game, flags.bots ?? 'rules');
  const people = flags.people ?? Math.min(1, setting.players);
  const chairs = chairsOf(game, seatWords(setting.players, people, bots));
  const options = game.parseOptions(withPack(game, setting.raw, flags.pack));
  const table = new Table(game.rules, options, seedFrom(flags.seed)) as AnyTable;
  // Somebody may know what a chosen seed brings.
  if (flags.seed !== undefined) table.addCaveat('seed');
  return claimed(flags.save ?? newSaveFile(game.id, new Date()), (kept) => {
    if (kept.isThere) {
      const ways = 'go on with it by --resume, name another file, or write over it with --force';
      if (!flags.force) throw new InputError(`${kept.name} is there already; ${ways}`);
      kept.read();
    }
    return { game, table, news: null, chairs, lang: flags.lang ?? systemLanguage(), kept };
  });
}

/** A file that nobody else has, until `work` fails or the table closes. */
function claimed(name: string, work: (file: KeptFile) => Sitting): Sitting {
  const file = new KeptFile(name);
  file.claim();
  try {
    return work(file);
  } catch (error) {
    file.close();
    throw error;
  }
}

function seedFrom(text: string | undefined): string {
  if (text === undefined) return newSeed();
  return SEED_PATTERN.test(text) ? text : seedOf(text, 0);
}

/** What the saved game has fixed cannot be asked for again. */
const FIXED = ['players', 'people', 'bots', 'mode', 'difficulty', 'option', 'pack', 'seed'] as const;

function savedSitting(file: string, id: string | undefined, flags: PlayFlags): Sitting {
  const fixed = FIXED.find((flag) => flags[flag] !== undefined);
  if (fixed) throw new InputError(`--${fixed} cannot be changed when a saved game goes on`);
  return claimed(flags.save ?? file, (kept) => sittingFrom(file, textOf(file, kept, flags), id, flags, kept));
}

/** A game goes on in its own file, or in one that is not there yet. */
function textOf(file: string, kept: KeptFile, { force }: PlayFlags): string {
  if (new KeptFile(file).path === kept.path) return kept.read();
  if (kept.isThere) {
    if (!force) throw new FileError(kept.name, 'there', '--force');
    kept.read();
  }
  return readBounded(file, MAX_SAVE);
}

function sittingFrom(file: string, text: string, id: string | undefined, flags: PlayFlags, kept: KeptFile): Sitting {
  const saved = savedFrom(file, text);
  const game = gameById(saved.game);
  if (id !== undefined && id !== game.id) throw new InputError(`${file} is a game of ${game.id}, not of ${id}`);
  const { table, news } = opened(file, saved);
  const chairs = about(file, () => chairsOf(game, saved.seats));
  const seats = game.rules.seats(table.options);
  if (chairs.length !== seats) throw new InputError(`${file} names ${chairs.length} players for ${seats} seats`);
  // A copy goes on elsewhere: whoever plays it ahead knows what comes in the other one.
  if (kept.path !== new KeptFile(file).path && table.over === '') table.addCaveat('copy');
  return { game, table, news, chairs, lang: flags.lang ?? systemLanguage(), kept };
}
