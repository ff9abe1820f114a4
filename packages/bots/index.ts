import type { BotModule } from '@starhold/kernel';
import type { Bot, BotMaker } from './player.ts';
import { randomBot } from './random.ts';
import { rulesBot } from './rules.ts';
import { parseBudget, searchBot } from './search.ts';

export type { Bot, Ranked, Situation } from './player.ts';
export { situationIn } from './situation.ts';
export { type BotJob, type Thought, think } from './think.ts';

const MAKERS: Record<string, BotMaker> = {
  random: () => randomBot(),
  rules: (game) => rulesBot(game),
  search: (game, setting, maxMillis) => searchBot(game, setting, maxMillis),
};

export const BOT_NAMES = Object.keys(MAKERS);

/** Does this word of a seat mean a bot? Whether it is one that can be had is for `botFor` to say. */
export function isBotWord(spec: string): boolean {
  return BOT_NAMES.includes(spec.split(':')[0]);
}

/** `random`, `rules`, `search`, `search:400` (iterations), `search:50ms` (time). Throws a one-line message otherwise. */
export function botFor(game: BotModule, spec: string, maxMillis?: number): Bot {
  const { make, setting } = makerOf(spec);
  return make(game, setting, maxMillis);
}

/** Throws as `botFor` does, without a game to play. */
export function proveBot(spec: string): void {
  const { name, setting } = makerOf(spec);
  if (name === 'search') parseBudget(setting);
}

function makerOf(spec: string): { name: string; make: BotMaker; setting: string } {
  const [name, ...rest] = spec.split(':');
  const make = Object.hasOwn(MAKERS, name) ? MAKERS[name] : undefined;
  if (!make) throw new Error(`unknown bot "${spec}"; there are: ${BOT_NAMES.join(', ')}`);
  return { name, make, setting: rest.join(':') };
}
