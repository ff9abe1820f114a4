import * as clack from '@clack/prompts';
import { type GameModule, LANGUAGES, type Language } from '@starhold/kernel';
import { OFFERED } from '@starhold/lab';
import type { Command } from 'commander';
import { language, systemLanguage } from '../flags.ts';
import { print } from '../output.ts';
import { unfinishedGames } from '../saves.ts';
import { drawingOf } from '../tables/index.ts';
import { TERMINAL_TEXT, type TerminalText } from '../text/index.ts';
import { type PlayFlags, play } from './play.ts';

const SAVES_SHOWN = 8;
const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', cs: 'Čeština', de: 'Deutsch' };

export function addMenu(program: Command): Command {
  return program
    .command('menu')
    .description('choose a game, the players and the language, or continue a saved game')
    .option('--lang <lang>', 'en, cs or de (default: that of the system)', language)
    .action(({ lang }: { lang?: Language }) => menu(lang));
}

async function menu(lang: Language | undefined): Promise<void> {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return print(howToPlay());
  const wish = await ask(lang ?? systemLanguage());
  if (wish) await play(wish.game, wish.flags);
}

function howToPlay(): string {
  const games = OFFERED.map((g) => `  ${g.id.padEnd(16)} ${g.name.en}`);
  return [
    'Starhold: a digital table for space and last-stand board games.',
    '',
    ...games,
    '',
    'There is no terminal here to show the menu on. Say what to play:',
    '',
    '  npm run -s starhold -- play bossin-space                                alone',
    '  npm run -s starhold -- play bossin-space --players 4                    with three bots',
    '  npm run -s starhold -- play bossin-space --players 2 --people 2         two people, one screen',
    '  npm run -s starhold -- play --resume FILE                               go on',
    '  npm run -s starhold -- --help                                           everything else',
  ].join('\n');
}

type Wish = { game: string | undefined; flags: PlayFlags };

/** Undefined when somebody changed their mind. */
async function ask(system: Language): Promise<Wish | undefined> {
  try {
    const lang = await select(
      'Language · Jazyk · Sprache',
      LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] })),
      system,
    );
    clack.intro(TERMINAL_TEXT[lang].menuTitle);
    const wish = await askWhat(TERMINAL_TEXT[lang], lang);
    clack.outro(wish ? '' : TERMINAL_TEXT[lang].cancelled);
    return wish;
  } catch (error) {
    if (error instanceof Cancelled) return undefined;
    throw error;
  }
}

async function askWhat(texts: TerminalText, lang: Language): Promise<Wish | undefined> {
  const saved = unfinishedGames(SAVES_SHOWN);
  const what = await select(texts.menuWhat, [
    { value: 'new', label: texts.menuNew },
    ...saved.map(({ file, name }) => ({ value: file, label: texts.menuContinue(name) })),
    { value: 'quit', label: texts.menuQuit },
  ]);
  if (what === 'quit') return undefined;
  if (what !== 'new') return { game: undefined, flags: { resume: what, lang } };
  const id = await select(
    texts.menuGame,
    OFFERED.map((g) => ({ value: g.id, label: g.name[lang] })),
  );
  const game = OFFERED.find((g) => g.id === id) as GameModule;
  return { game: id, flags: await askTable(game, texts, lang) };
}

async function askTable(game: GameModule, texts: TerminalText, lang: Language): Promise<PlayFlags> {
  const flags: PlayFlags = { lang };
  const drawing = drawingOf(game.id);
  // Where several modes are for as many players, the mode is asked for first.
  if (drawing.mode) {
    flags.mode = await select(
      texts.menuMode,
      game.modes.map(({ id }) => ({ value: id, label: drawing.mode?.(id, lang) ?? id })),
    );
  }
  const modes = game.modes.filter((m) => flags.mode === undefined || m.id === flags.mode);
  const counts = [...new Set(modes.flatMap((m) => m.players))].sort((a, b) => a - b);
  const players =
    counts.length === 1
      ? counts[0]
      : await select(
          texts.menuPlayers,
          counts.map((n) => ({ value: n, label: texts.menuPlayersOf(n) })),
        );
  flags.players = players;
  const mode = modes.find((m) => m.players.includes(players));
  if (mode && mode.difficulties.length > 1) {
    flags.difficulty = await select(
      texts.menuDifficulty,
      mode.difficulties.map((value) => ({ value, label: drawing.difficulty(value, lang) })),
      mode.difficulties.includes('normal') ? 'normal' : undefined,
    );
  }
  if (players === 1) return flags;
  flags.people = await select(
    texts.menuPeople,
    Array.from({ length: players }, (_, i) => ({ value: i + 1, label: texts.menuPeopleOf(i + 1, players - i - 1) })),
  );
  if (flags.people === players) return flags;
  flags.bots = await select(
    texts.menuBots,
    (['rules', 'search', 'random'] as const).map((value) => ({ value, label: texts.menuBot[value] })),
  );
  return flags;
}

class Cancelled extends Error {}

interface Choice<T> {
  value: T;
  label: string;
}

async function select<T extends string | number>(message: string, options: Choice<T>[], initialValue?: T): Promise<T> {
  const index = Math.max(
    0,
    options.findIndex((o) => o.value === initialValue),
  );
  // By place, because the library's types want plain strings.
  const picked = await clack.select({
    message,
    options: options.map(({ label }, i) => ({ value: String(i), label })),
    initialValue: String(index),
  });
  if (clack.isCancel(picked)) throw new Cancelled();
  return options[Number(picked)].value;
}
