import { packOf, packs } from '@starhold/revenant/content';
import { table } from '@starhold/revenant/table';
import { FORM } from '@starhold/revenant/text';
import { DAILY_PLANS } from '@starhold/session';
import { guidedSeed } from '../../tables/revenant/guide/setup.ts';
import { fieldsOf } from './fields.ts';
import type { ByLang, GameForm } from './model.ts';

const pack = packOf({ pack: packs.base });

/** Whoever chooses boards chooses among crews like these. */
function cardsOf(key: string, value: unknown): ByLang[] {
  return key === 'firstGame' && value === false ? pack.crews.slice(0, 3).map(({ name }) => name) : [];
}

/** What a table of Revenant can be set to. */
export const form: GameForm = {
  ...fieldsOf(table, FORM, {
    main: ['difficulty', 'firstGame'],
    applies: { difficulty: (_, players) => players === 1 },
  }),
  heroes: ['firstGame', 'difficulty'],
  cardsOf,
  usual: 2,
  firstGame: { firstGame: true },
  guidedSeed,
  daily: DAILY_PLANS.revenant,
};
