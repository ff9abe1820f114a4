import { type Mode, type OptionSpec, optionSpecs, parseOptions, type TableModule } from '@starhold/kernel';
import { authoring } from './authoring.ts';
import { packs } from './content/index.ts';
import { gaugeChanges, gauges } from './gauges.ts';
import { habits } from './habits.ts';
import { DIFFICULTIES, type ModeId, Options } from './options.ts';
import { rules } from './rules.ts';
import { gameText } from './text/index.ts';
import { zones } from './zones.ts';

/** RONE: Invasion as a table plays it. */

const options = optionSpecs(Options);
const FOR_TWO = ['mode', 'leader1', 'leader2', 'refreshAtTurnStart'];
const FOR_FOUR = [...FOR_TWO, 'leader3', 'leader4'];
const only = (keys: readonly string[]): Record<string, OptionSpec> =>
  Object.fromEntries(keys.map((key) => [key, options[key]]));
const mode = (id: ModeId, players: number[], more: Record<string, OptionSpec>, difficulties: string[] = []): Mode => ({
  id,
  players,
  difficulties,
  options: more,
  sets: { mode: id },
});

const AGAINST_INVASION = ['equalChances', 'noSupport', 'startArmour', 'startHealth', 'scenario', 'literalCarryOver'];

export const table: TableModule = {
  id: rules.id,
  name: { en: 'RONE: Invasion', cs: 'RONE: Invaze', de: 'RONE: Invasion' },
  modes: [
    mode('duel', [2], only(FOR_TWO)),
    mode('series', [2], only([...FOR_TWO, 'wins', 'literalCarryOver'])),
    mode('training', [2], only(FOR_TWO)),
    mode('team', [4], only(FOR_FOUR)),
    mode('coop', [1, 2, 3, 4], only([...FOR_FOUR, ...AGAINST_INVASION]), [...DIFFICULTIES]),
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

/** Hand cards are in the option of who holds them. */
function isPrivate(option: string): boolean {
  return /^(keep|return|take|scrap|recycle|destroy|play):/.test(option);
}
