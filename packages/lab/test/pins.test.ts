import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { botFor } from '@starhold/bots';
import {
  type BaseFrame,
  type Core,
  type GameModule,
  keyedRng,
  offeredIds,
  quickRng,
  seedOf,
  World,
} from '@starhold/kernel';
import { describe, expect, it } from 'vitest';
import { gameById, OFFERED } from '../games.ts';
import { mixedSetting } from '../setting.ts';

/**
 * Games that were played once and are played again: a change that is meant to keep the rules keeps every position and
 * every question of them. Where the rules are meant to change, `UPDATE_PINS=1` writes the file anew, and the commit
 * says why. The version of the rules and the names of frames' fields are not part of what is compared.
 */
const FILE = fileURLToPath(new URL('pins.json', import.meta.url));
const RANDOM_GAMES = 48;
const POLICY_GAMES = 12;
const LIMIT = 5_000;
/** Revenant before it is offered, too. */
const PINNED = [...new Set([...OFFERED, gameById('revenant')])];

interface Pin {
  decisions: number;
  /** Of the position at the end. */
  end: string;
  /** Of all questions on the way: ids and what they offered, in order. */
  asked: string;
}

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

function pin(game: GameModule, bot: string, index: number): Pin {
  const options = game.parseOptions(mixedSetting(game, 'pins', index).raw);
  const state = game.rules.initial(options, keyedRng(seedOf('pins', index))) as Core<BaseFrame>;
  const world = new World(game.rules, state);
  const player = botFor(game, bot);
  const rng = quickRng(index + 1);
  const asked = createHash('sha256');
  let decisions = 0;
  for (; world.over === '' && decisions < LIMIT; decisions++) {
    const open = world.open.toSorted((a, b) => a.ask.seat - b.ask.seat || (a.id < b.id ? -1 : 1));
    for (const d of open) asked.update(`${d.id} ${d.ask.seat} ${d.ask.kind} ${offeredIds(d.ask).join(' ')}\n`);
    const [decision] = open;
    const { seat } = decision.ask;
    const situation = { seat, decision, view: world.view(seat), imagine: (r: number[]) => world.redeal(seat, r) };
    world.play(decision, player.decide(situation, rng));
  }
  const { rulesVersion: _version, pack: _pack, ...rest } = state as typeof state & { pack?: string };
  return { decisions, end: digest(JSON.stringify(rest)), asked: asked.digest('hex').slice(0, 16) };
}

const pinsOf = (game: GameModule): Record<string, Pin[]> => ({
  random: Array.from({ length: RANDOM_GAMES }, (_, i) => pin(game, 'random', i)),
  rules: Array.from({ length: POLICY_GAMES }, (_, i) => pin(game, 'rules', i)),
});

describe('pinned games', () => {
  const kept = existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, unknown>) : {};
  it.each(PINNED.map((game) => [game.id, game] as const))('of %s are played as before', (id, game) => {
    const now = pinsOf(game);
    if (process.env.UPDATE_PINS) {
      kept[id] = now;
      writeFileSync(FILE, `${JSON.stringify(kept, null, 1)}\n`);
    }
    expect(now).toEqual(kept[id]);
  });
});
