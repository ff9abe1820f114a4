import { type KeyBindings, useKeys } from '../../kit/useKeys.ts';
import type { Desk } from '../context.ts';
import { type Choices, declinesAll } from './choices.ts';
import type { Gold } from './gold.ts';
import type { Undo } from './question.ts';

/**
 * Digits choose, the same digit again confirms; Enter confirms what is chosen, also with the focus on a card or an
 * option; E declines; U takes back.
 * With nothing chosen Enter only makes the prompt nod; so does any key that would press what has just changed by itself.
 */
export function usePromptKeys<V>(
  desk: Desk<V>,
  choices: Choices,
  gold: Gold | undefined,
  undo: Undo | undefined,
  isWhole: boolean,
  nod: () => void,
  guard: (place: string, act: () => void) => void,
): void {
  const { turn, live } = desk;
  const keys: KeyBindings = {};
  const ask = turn.decision?.ask;
  if (isWhole) {
    // Each says all at once: a digit leads there, and Enter presses it.
    for (let i = 0; i < 9; i++) keys[String(i + 1)] = () => focusWhole(i);
  } else if (ask?.kind === 'subset' && choices.real.some((choice) => choice.inHand)) {
    // Equal cards may lie side by side: a digit is a place in the hand.
    ask.from.slice(0, 9).forEach((_, i) => {
      keys[String(i + 1)] = () => turn.toggle(i);
    });
  } else if (ask?.kind !== 'order') {
    choices.real.slice(0, 9).forEach((choice, i) => {
      keys[String(i + 1)] = () => guard('question', () => turn.choose(choice.id, 'digit'));
    });
  }
  const declined = choices.quiet.find(({ id }) => id === turn.armed);
  const confirm = gold?.act ?? (declined ? () => turn.sayNow(declined.id) : nod);
  // A key that is held says nothing at a question of which its press knew nothing, unless it is the same one again.
  const isRepeated = gold?.option !== undefined && desk.front.repeats?.(gold.option);
  keys.Enter = ({ repeat }) => (repeat && !isRepeated ? undefined : guard(gold ? 'gold0' : 'question', confirm));
  if (undo) keys.u = () => guard('undo', undo.onUndo);
  const [quiet] = choices.quiet;
  if (quiet) keys.e = () => guard('quiet0', () => turn.sayNow(quiet.id));
  else if (declinesAll(desk)) keys.e = () => guard('question', turn.commit);
  useKeys(keys, live);
}

function focusWhole(place: number): void {
  document.querySelectorAll<HTMLElement>('[data-prompt] [data-whole]')[place]?.focus();
}
