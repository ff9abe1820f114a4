import { DAILY_PLANS } from '@starhold/session';
import { table } from '@starhold/unstoppable/table';
import { FORM } from '@starhold/unstoppable/text';
import { guidedSeed } from '../../tables/unstoppable/guide/setup.ts';
import { fieldsOf } from './fields.ts';
import type { GameForm } from './model.ts';

/** What a table of Unstoppable can be set to. */
export const form: GameForm = {
  ...fieldsOf(table, FORM, {
    main: ['difficulty', 'boss', 'character1', 'character2'],
    applies: { character2: (_, players) => players === 2 },
  }),
  firstGame: {},
  guidedSeed,
  daily: DAILY_PLANS.unstoppable,
};
