import { type Mode, optionSpecs, parseOptions, type TableModule } from '@starhold/kernel';
import { authoring } from './authoring.ts';
import { DIFFICULTIES, packs } from './content/index.ts';
import { gaugeChanges, gauges } from './gauges.ts';
import { habits } from './habits.ts';
import { Options } from './options.ts';
import { rules } from './rules.ts';
import { gameText } from './text/index.ts';

/** Unstoppable as a table plays it. */

const options = optionSpecs(Options);
const { character2: _second, ...alone } = options;
const MODES: Mode[] = [
  { id: 'solo', players: [1], difficulties: [...DIFFICULTIES], options: alone },
  { id: 'duo', players: [2], difficulties: [...DIFFICULTIES], options },
];

export const table: TableModule = {
  id: rules.id,
  name: { en: 'Unstoppable', cs: 'Nezastavitelní', de: 'Unstoppable' },
  modes: MODES,
  rules,
  parseOptions: (raw) => parseOptions(Options, raw),
  packs,
  text: gameText,
  gaugeChanges,
  gauges,
  authoring,
  habits,
};
