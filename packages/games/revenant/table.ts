import { optionSpecs, parseOptions, type TableModule } from '@starhold/kernel';
import { authoring } from './authoring.ts';
import { packs } from './content/index.ts';
import { gaugeChanges, gauges } from './gauges.ts';
import { habits } from './habits.ts';
import { DIFFICULTIES, Options } from './options.ts';
import { rules } from './rules.ts';
import { gameText } from './text/index.ts';
import { zones } from './zones.ts';

/** Revenant as a table plays it. */

const { firstGame, crew1, crew2, crew3, crew4 } = optionSpecs(Options);

export const table: TableModule = {
  id: rules.id,
  name: { en: 'Revenant', cs: 'Revenant', de: 'Revenant' },
  modes: [
    { id: 'solo', players: [1], difficulties: [...DIFFICULTIES], options: { firstGame, crew1 } },
    { id: 'versus', players: [2, 3, 4], difficulties: [], options: { firstGame, crew1, crew2, crew3, crew4 } },
  ],
  rules,
  parseOptions: (raw) => parseOptions(Options, raw),
  packs,
  text: gameText,
  zones,
  gaugeChanges,
  gauges,
  isPrivate,
  authoring,
  habits,
};

/**
 * A turn is played with the own hand, agendas and hidden influence in sight, from the first question to the last. In sight of
 * all are the boards that are chosen, and what raids and failures strike.
 */
function isPrivate(option: string): boolean {
  return !/^(side|board|lose):|^(hit|corrupt):(ark|fighter|dropship|shuttle)/.test(option);
}
