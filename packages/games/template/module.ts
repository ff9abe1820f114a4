import { type GameModule, optionSpecs, parseOptions } from '@starhold/kernel';
import { authoring } from './authoring.ts';
import { brain } from './bot.ts';
import { packs } from './content/index.ts';
import { Options } from './options.ts';
import { rules } from './rules.ts';
import { gameText } from './text/index.ts';
import { caseWords } from './words/index.ts';
import { zones } from './zones.ts';

/** The game as the registry knows it. */

const options = optionSpecs(Options);

export const game: GameModule = {
  id: rules.id,
  name: { en: 'Flotsam', cs: 'Vraky v proudu', de: 'Treibgut' },
  modes: [
    { id: 'solo', players: [1], difficulties: [], options },
    { id: 'versus', players: [2, 3], difficulties: [], options },
  ],
  rules,
  parseOptions: (raw) => parseOptions(Options, raw),
  packs,
  brain,
  cases: caseWords,
  text: gameText,
  zones,
  authoring,
};
