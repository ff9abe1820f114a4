import { plain } from '@starhold/effects/text';
import { packOf, packs } from '@starhold/rone/content';
import { table } from '@starhold/rone/table';
import { FORM, permanentText } from '@starhold/rone/text';
import { DAILY_PLANS } from '@starhold/session';
import { guidedSeed } from '../../tables/rone/guide/setup.ts';
import { paths } from '../routes.ts';
import { fieldsOf, inAllLanguages } from './fields.ts';
import type { ByLang, Field, GameForm, Options } from './model.ts';

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

const pack = packOf({ pack: packs.base });

/** Cards that do what the leader does, or live off it. */
const TYPICAL: Record<string, readonly string[]> = {
  L1: ['RC41', 'RC44', 'TE16'],
  L2: ['RC34', 'RC39', 'TE15'],
  L3: ['RC03', 'RC05', 'TE19'],
  L4: ['RC26', 'RC18', 'TE04'],
  L5: ['RC10', 'RC12', 'TE12'],
  L6: ['RC36', 'RC40', 'TE23'],
  L7: ['RC27', 'RC30', 'TE06'],
  L8: ['RC19', 'RC29', 'TE22'],
};

const isLeader = (key: string): boolean => key.startsWith('leader');

function cardsOf(key: string, value: unknown): ByLang[] {
  const ids = isLeader(key) ? (TYPICAL[String(value)] ?? []) : [];
  return ids.flatMap((id) => pack.names.get(id) ?? []);
}

function textOf(key: string, value: unknown): ByLang | undefined {
  const leader = isLeader(key) ? pack.permanents.find(({ id }) => id === value) : undefined;
  return leader && inAllLanguages((lang) => plain(permanentText(leader, lang, pack).body));
}

/** What a table of RONE can be set to. */
export const form: GameForm = {
  ...fieldsOf(table, FORM, {
    main: ['mode', 'difficulty', 'scenario', 'wins'],
    seats: ['leader1', 'leader2', 'leader3', 'leader4'],
    open: ['table', 'random'],
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
  heroes: ['leader1', 'mode', 'scenario'],
  cardsOf,
  textOf,
  scenarios: paths.scenarios,
  firstGame: { mode: 'duel' },
  guidedSeed,
  daily: DAILY_PLANS.rone,
  isCampaign: ({ mode, scenario }) => mode === 'coop' && scenario === 'campaign',
};
