import { plain } from '@starhold/effects/text';
import { packOf, packs } from '@starhold/revenant/content';
import { table } from '@starhold/revenant/table';
import { crewText, FORM } from '@starhold/revenant/text';
import { DAILY_PLANS } from '@starhold/session';
import { guidedSeed } from '../../tables/revenant/guide/setup.ts';
import { fieldsOf, inAllLanguages } from './fields.ts';
import type { ByLang, GameForm } from './model.ts';

const pack = packOf({ pack: packs.base });

/** Cards that do what the crew does, or live off it. */
const TYPICAL: Record<string, readonly string[]> = {
  '1A': ['F11', 'C20', 'O10'],
  '1B': ['C07', 'F05', 'O06'],
  '2A': ['C26', 'F03', 'F09'],
  '2B': ['C25', 'F26', 'C11'],
  '3A': ['C16', 'F22', 'O14'],
  '3B': ['C15', 'F16', 'O16'],
  '4A': ['C27', 'F27', 'O04'],
  '4B': ['C04', 'C30', 'F01'],
};

const isCrew = (key: string): boolean => key.startsWith('crew');

function cardsOf(key: string, value: unknown): ByLang[] {
  const ids = isCrew(key) ? (TYPICAL[String(value)] ?? []) : [];
  return pack.operations.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
}

function textOf(key: string, value: unknown): ByLang | undefined {
  const crew = isCrew(key) ? pack.crews.find(({ id }) => id === value) : undefined;
  return crew && inAllLanguages((lang) => plain(crewText(crew, lang).body));
}

/** What a table of Revenant can be set to. */
export const form: GameForm = {
  ...fieldsOf(table, FORM, {
    main: ['difficulty', 'firstGame'],
    seats: ['crew1', 'crew2', 'crew3', 'crew4'],
    open: ['table', 'random'],
    applies: { difficulty: (_, players) => players === 1 },
  }),
  heroes: ['crew1', 'difficulty'],
  cardsOf,
  textOf,
  usual: 2,
  firstGame: { firstGame: true },
  guidedSeed,
  daily: DAILY_PLANS.revenant,
};
