import { table } from '@starhold/bossin-space/table';
import { FORM } from '@starhold/bossin-space/text';
import { DAILY_PLANS } from '@starhold/session';
import { guidedSeed } from '../../tables/bossin-space/guide/setup.ts';
import { fieldsOf } from './fields.ts';
import type { GameForm } from './model.ts';

/** What a table of Bossin' Space can be set to. */
export const form: GameForm = {
  ...fieldsOf(table, FORM, {
    main: ['difficulty', 'boss', 'bossSelection'],
    applies: {
      boss: (options) => options.bossSelection === 'chosen',
      fivePlayers: (_, players) => players === 5,
      pings: (_, players) => players > 1,
      muteDuringArrangement: (options, players) => players > 1 && options.pings === true,
    },
  }),
  heroes: ['boss'],
  firstGame: { difficulty: 'easy' },
  guidedSeed,
  daily: DAILY_PLANS['bossin-space'],
};
