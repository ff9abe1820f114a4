import { type Mode, optionSpecs, type TableModule } from '@starhold/kernel';
import { authoring } from './authoring.ts';
import { DIFFICULTIES, packs } from './content/index.ts';
import { gaugeChanges, gauges, isPrivate } from './gauges.ts';
import { habits } from './habits.ts';
import { Options, readOptions } from './options.ts';
import { rules } from './rules.ts';
import { gameText } from './text/index.ts';

/** Bossin' Space as a table plays it. */

const options = optionSpecs(Options);
const MODES: Mode[] = [
  { id: 'solo', players: [1], difficulties: [...DIFFICULTIES], options },
  { id: 'team', players: [2, 3, 4, 5], difficulties: [...DIFFICULTIES], options },
];

export const table: TableModule = {
  id: rules.id,
  name: { en: "Bossin' Space", cs: "Bossin' Space", de: "Bossin' Space" },
  modes: MODES,
  rules,
  parseOptions: readOptions,
  packs,
  text: gameText,
  isPrivate,
  gaugeChanges,
  gauges,
  authoring,
  habits,
};
