import { table } from '@starhold/revenant/table';
import { FORM } from '@starhold/revenant/text';
import { DAILY_PLANS } from '@starhold/session';
import { guidedSeed } from '../../tables/revenant/guide/setup.ts';
import { fieldsOf } from './fields.ts';
import type { GameForm } from './model.ts';

/** What a table of Revenant can be set to. */
export const form: GameForm = {
  ...fieldsOf(table, FORM, {
    main: ['difficulty', 'firstGame'],
    applies: { difficulty: (_, players) => players === 1 },
  }),
  usual: 2,
  firstGame: { firstGame: true },
  guidedSeed,
  daily: DAILY_PLANS.revenant,
};
