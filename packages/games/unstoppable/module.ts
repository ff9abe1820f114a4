import type { GameModule, Mode, OptionSpec } from '@starhold/kernel';
import * as z from 'zod';
import { brain } from './bot.ts';
import { DIFFICULTIES } from './content/index.ts';
import { facts, gauges } from './facts.ts';
import { Options } from './options.ts';
import { rules } from './rules.ts';
import { gameText } from './text/index.ts';
import { caseWords } from './words/index.ts';

/** Unstoppable as the registry knows it. */

/** Everything that can be set besides players and difficulty, read off the schema. */
function optionSpecs(): Record<string, OptionSpec> {
  const schema = z.toJSONSchema(Options, { io: 'input' }) as {
    properties: Record<string, { enum?: string[]; type?: string; default: OptionSpec['default'] }>;
  };
  const specs: Record<string, OptionSpec> = {};
  for (const [key, p] of Object.entries(schema.properties)) {
    if (key === 'players' || key === 'difficulty') continue;
    specs[key] = { values: p.enum ?? [true, false], default: p.default };
  }
  return specs;
}

const options = optionSpecs();
const { character2: _second, ...alone } = options;
const MODES: Mode[] = [
  { id: 'solo', players: [1], difficulties: [...DIFFICULTIES], options: alone },
  { id: 'duo', players: [2], difficulties: [...DIFFICULTIES], options },
];

function parseOptions(raw: unknown): Options {
  const parsed = Options.safeParse(raw);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const where = issue.code === 'unrecognized_keys' ? issue.keys.join(', ') : issue.path.join('.');
  throw new Error(`option ${where}: ${issue.message}`);
}

export const game: GameModule = {
  id: rules.id,
  name: { en: 'Unstoppable', cs: 'Nezastavitelní', de: 'Unstoppable' },
  modes: MODES,
  rules,
  parseOptions,
  brain,
  cases: caseWords,
  text: gameText,
  facts,
  gauges,
};
