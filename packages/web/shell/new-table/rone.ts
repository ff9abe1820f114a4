import { table } from '@starhold/rone/table';
import { FORM } from '@starhold/rone/text';
import { DAILY_PLANS } from '@starhold/session';
import { guidedSeed } from '../../tables/rone/guide/setup.ts';
import { paths } from '../routes.ts';
import { fieldsOf } from './fields.ts';
import type { Field, GameForm, Options } from './model.ts';

const is =
  (...modes: string[]): Field['applies'] =>
  ({ mode }) =>
    modes.includes(String(mode));

const AGAINST_INVASION = is('coop');

/** How many can play in a mode; two where it is possible, because that is usual. */
function playersIn({ mode }: Options): number[] {
  const players = table.modes.find(({ id }) => id === mode)?.players ?? [2];
  return [...players].sort((a, b) => a - b);
}

/** What a table of RONE can be set to. */
export const form: GameForm = {
  ...fieldsOf(table, FORM, {
    main: ['mode', 'difficulty', 'scenario', 'wins'],
    seats: ['leader1', 'leader2', 'leader3', 'leader4'],
    applies: {
      difficulty: AGAINST_INVASION,
      scenario: AGAINST_INVASION,
      equalChances: AGAINST_INVASION,
      noSupport: (options, players) => AGAINST_INVASION(options, players) && options.scenario !== '2',
      startArmour: AGAINST_INVASION,
      startHealth: AGAINST_INVASION,
      wins: is('series'),
      literalCarryOver: (options, players) =>
        is('series')(options, players) || (AGAINST_INVASION(options, players) && options.scenario === 'campaign'),
    },
  }),
  playersIn,
  heroes: ['mode', 'scenario'],
  scenarios: paths.scenarios,
  firstGame: { mode: 'duel' },
  guidedSeed,
  daily: DAILY_PLANS.rone,
  isCampaign: ({ mode, scenario }) => mode === 'coop' && scenario === 'campaign',
};
