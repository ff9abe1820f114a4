import { game } from '@starhold/bossin-space';
import { FORM } from '@starhold/bossin-space/text';
import type { Field, GameForm, Value } from './model.ts';

/** What a table of Bossin' Space can be set to: values and defaults from its rules, words from its text. */

type Key = keyof typeof FORM;

const MAIN: readonly Key[] = ['difficulty', 'boss', 'bossSelection'];

const APPLIES: Partial<Record<Key, Field['applies']>> = {
  boss: (options) => options.bossSelection === 'chosen',
  fivePlayers: (_, players) => players === 5,
  pings: (_, players) => players > 1,
  muteDuringArrangement: (options, players) => players > 1 && options.pings === true,
};

function field(key: Key, values: readonly Value[], standard: Value): Field {
  const words = FORM[key];
  return {
    key,
    label: words.label,
    help: words.help,
    choices: values.map((value) => ({ value, ...words.values[String(value)] })),
    default: standard,
    applies: APPLIES[key] ?? (() => true),
  };
}

function fields(): Field[] {
  const [mode] = game.modes;
  const specs = Object.entries(mode.options).map(([key, spec]) => field(key as Key, spec.values, spec.default));
  return [field('difficulty', mode.difficulties, 'normal'), ...specs];
}

const all = fields();

export const form: GameForm = {
  players: game.modes.flatMap((mode) => mode.players).sort((a, b) => a - b),
  main: MAIN.flatMap((key) => all.find((entry) => entry.key === key) ?? []),
  house: all.filter((entry) => !MAIN.some((key) => key === entry.key)),
  firstGame: { difficulty: 'easy' },
};
