import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { botFor } from '@starhold/bots';
import {
  type BaseFrame,
  type Core,
  type GameModule,
  parseSave,
  quickRng,
  saveOf,
  seedOf,
  Table,
} from '@starhold/kernel';
import { mixedSetting } from '../../setting.ts';

/**
 * Saves that a version of the rules wrote, many in one file: every mode, number of players and difficulty, stopped at all
 * stages of a game. `UPDATE_SAVES=1` writes the file of this version; those of earlier versions are never written again.
 */
export const SAVES = fileURLToPath(new URL('../../../../test/fixtures/saves', import.meta.url));
/** So many of each game and version. */
export const SAVES_KEPT = 50;
const SUFFIX = '.saves.br';

export type AnyTable = Table<Core<BaseFrame>, BaseFrame, unknown, unknown>;

/** Lets the game's own policy answer, at most so often; whoever looks on may judge each answer. */
export function playOn(
  game: GameModule,
  table: AnyTable,
  most: number,
  look: (outcome: object) => void = () => {},
): void {
  const bot = botFor(game, 'rules');
  const rng = quickRng(3);
  const imagine = (): never => {
    throw new Error('this bot imagines nothing');
  };
  for (let i = 0; i < most && table.over === ''; i++) {
    const [seat] = table.waitingFor;
    const { view, decisions } = table.seen(seat);
    const [decision] = decisions;
    look(table.answer({ decision: decision.id, seat, pick: bot.decide({ seat, view, decision, imagine }, rng) }));
  }
}

const tableOf = (game: GameModule, index: number): AnyTable =>
  new Table(
    game.rules,
    game.parseOptions(mixedSetting(game, 'corpus', index).raw),
    seedOf('corpus', index),
  ) as AnyTable;

/** A game played once to know how long it is, and again as far as its number says. */
function madeSave(game: GameModule, index: number): string {
  const whole = tableOf(game, index);
  playOn(game, whole, 5_000);
  const table = tableOf(game, index);
  playOn(game, table, Math.max(1, Math.round((whole.length * (index + 1)) / SAVES_KEPT)));
  const seats = Array.from({ length: game.rules.seats(table.options) }, (_, seat) => `person P${seat}`);
  return JSON.stringify(saveOf(table, seats, game.packs));
}

/** The number in front of the content's hash. */
export const versionOf = (game: GameModule): string => tableOf(game, 0).log().rulesVersion.split('+')[0];

export function writeCorpus(game: GameModule): void {
  const lines = Array.from({ length: SAVES_KEPT }, (_, i) => madeSave(game, i)).join('\n');
  // The content is the same in all of them: a window that reaches back to the one before makes it nothing.
  const params = { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS };
  writeFileSync(fileOf(game.id, versionOf(game)), brotliCompressSync(lines, { params }));
}

const fileOf = (id: string, version: string): string => `${SAVES}/${id}-v${version}${SUFFIX}`;

export const hasCorpus = (game: GameModule): boolean => existsSync(fileOf(game.id, versionOf(game)));

export const corpora = (): string[] => readdirSync(SAVES).filter((name) => name.endsWith(SUFFIX));

export function readCorpus(name: string): ReturnType<typeof parseSave>[] {
  const text = brotliDecompressSync(readFileSync(`${SAVES}/${name}`)).toString();
  return text.split('\n').map(parseSave);
}
