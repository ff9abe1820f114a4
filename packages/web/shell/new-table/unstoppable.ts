import { DAILY_PLANS } from '@starhold/session';
import { packOf, packs } from '@starhold/unstoppable/content';
import { table } from '@starhold/unstoppable/table';
import { FORM } from '@starhold/unstoppable/text';
import { guidedSeed } from '../../tables/unstoppable/guide/setup.ts';
import { fieldsOf } from './fields.ts';
import type { ByLang, GameForm } from './model.ts';

const pack = packOf({ pack: packs.base });

/** The three cards that only this character has. */
function cardsOf(key: string, value: unknown): ByLang[] {
  if (!key.startsWith('character')) return [];
  const cards = pack.characters.find(({ id }) => id === value)?.cards ?? [];
  return cards.flatMap((id) => pack.names.get(id) ?? []);
}

/** What a table of Unstoppable can be set to. */
export const form: GameForm = {
  ...fieldsOf(table, FORM, {
    main: ['difficulty', 'boss'],
    seats: ['character1', 'character2'],
    applies: {},
  }),
  heroes: ['character1', 'boss'],
  cardsOf,
  firstGame: {},
  guidedSeed,
  daily: DAILY_PLANS.unstoppable,
};
