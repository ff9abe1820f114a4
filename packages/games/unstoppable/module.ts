import { type GameModule, type Mode, optionSpecs, parseOptions } from '@starhold/kernel';
import { authoring } from './authoring.ts';
import { brain } from './bot.ts';
import { DIFFICULTIES, packs } from './content/index.ts';
import { gaugeChanges, gauges } from './gauges.ts';
import { Options } from './options.ts';
import { rules } from './rules.ts';
import { gameText } from './text/index.ts';
import { caseWords } from './words/index.ts';

/** Unstoppable as the registry knows it. */

const options = optionSpecs(Options);
const { character2: _second, ...alone } = options;
const MODES: Mode[] = [
  { id: 'solo', players: [1], difficulties: [...DIFFICULTIES], options: alone },
  { id: 'duo', players: [2], difficulties: [...DIFFICULTIES], options },
];

export const game: GameModule = {
  id: rules.id,
  name: { en: 'Unstoppable', cs: 'Nezastavitelní', de: 'Unstoppable' },
  modes: MODES,
  rules,
  parseOptions: (raw) => parseOptions(Options, raw),
  brain,
  packs,
  cases: caseWords,
  text: gameText,
  gaugeChanges,
  gauges,
  authoring,
};
