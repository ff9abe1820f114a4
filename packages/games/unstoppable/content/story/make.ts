import type { Op } from '../ops.ts';
import type { Modifier, Requirement, StoryCardDef, StoryOption } from '../schema.ts';
import { taleOf } from './tale.ts';

/** Words for the story cards of Duomo's Menace. */

// what a card changes while it is the current one (7.8); nothing for the prologue
export const thicker: Modifier = { mod: 'threatDefence', n: 1 };
/** Behind the last gate. */
export const thickest: Modifier = { mod: 'threatDefence', n: 2 };
export const firstSofter: Modifier = { mod: 'damage', n: -1, when: 'first' };
export const dearer: Modifier = { mod: 'price', n: 1 };
export const oneMore: Modifier = { mod: 'activeLimit', n: 1 };
export const dread: Modifier = { mod: 'keyword', keyword: { k: 'fear' } };
/** The good branch: not a modifier but a gain in each upkeep. */
export const income = 'income';

// what an option asks for
export const pay = (n: number): Requirement => ({ req: 'pay', n });
export const removing = (n: number): Requirement => ({ req: 'remove', n });
export const sendingAlly: Requirement = { req: 'discardAlly', n: 1 };
export const owning = (n: number, what: Extract<Requirement, { req: 'own' }>['what']): Requirement => ({
  req: 'own',
  what,
  n,
});
export const bleeding = (n: number): Requirement => ({ req: 'damage', n });
export const level = (n: number): Requirement => ({ req: 'level', n });
export const rousing: Requirement = { req: 'danger', n: 1 };
export const having = (n: number): Requirement => ({ req: 'defeated', n });

type Choice = Omit<StoryOption, 'id' | 'tale'>;

/** An option that leads on; without requirements it is always open. */
export const to = (next: number, requires: Requirement[] = [], ...ops: Op[]): Choice => ({ requires, ops, next });

type Now = Modifier | typeof income;

export function chapter(id: number, now: readonly Now[], ...choices: Choice[]): StoryCardDef {
  const { options, ...words } = taleOf(id);
  return {
    id,
    ...words,
    source: 'original',
    modifiers: now.filter((n) => n !== income),
    upkeep: now.includes(income) ? [{ op: 'gain', what: 'credit', n: 1 }] : [],
    options: choices.map((choice, i) => ({ id: 'abc'[i], tale: options[i], ...choice })),
  };
}

/** A finale: the ending behind one demanding requirement, or a setback that leads to the next finale. */
export const finale = (id: number, now: Modifier, requires: Requirement, setback: number): StoryCardDef =>
  chapter(id, [now], { requires: [requires], ops: [], ending: true }, to(setback, [], { op: 'hurt', n: 3 }));
