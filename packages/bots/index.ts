import type { GameModule } from '@starhold/kernel';
import type { Bot, BotMaker } from './player.ts';
import { randomBot } from './random.ts';
import { rulesBot } from './rules.ts';
import { searchBot } from './search.ts';

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
export function botFor(game: GameModule, spec: string, maxMillis?: number): Bot {
  const [name, ...rest] = spec.split(':');
  const setting = rest.join(':');
  const make = Object.hasOwn(MAKERS, name) ? MAKERS[name] : undefined;
  if (!make) throw new Error(`unknown bot "${spec}"; there are: ${BOT_NAMES.join(', ')}`);
  return make(game, setting, maxMillis);
}
