import type { Desk } from '../context.ts';
import type { PromptWords } from '../front.ts';
import { type Choices, declinesAll } from './choices.ts';

/** The one gold button: what has been chosen, or the single real answer. Never anything that declines. */
export interface Gold {
  label: string;
  /** What it will do. */
  note?: string;
  /** Why it cannot be pressed yet. */
  reason?: string;
  /** The one option that it says. */
  option?: string;
  act?: () => void;
}

export function goldOf<V>(desk: Desk<V>, words: PromptWords, choices: Choices): Gold | undefined {
  const { turn, t } = desk;
  const { decision } = turn;
  if (!decision) return undefined;
  const { ask } = decision;
  const act = turn.sending ? {} : { act: turn.commit };
  switch (ask.kind) {
    case 'one': {
      const { only, isPriced } = choices;
      const choice = choices.real.find((c) => c.id === turn.armed) ?? only;
      // Its place stays taken: whoever presses on there gives nothing away.
      if (!choice) return isPriced ? { label: t.prompt.confirm, reason: t.prompt.chosen(0, 1) } : undefined;
      const does = words.note ?? choice.result;
      const note = does === undefined || does === '' ? {} : { note: does };
      return {
        label: words.confirm ?? choice.label,
        option: choice.id,
        ...note,
        ...(turn.sending ? {} : { act: () => turn.sayNow(choice.id) }),
      };
    }
    case 'order':
      return { label: words.confirm ?? t.prompt.confirmOrder, ...act };
    case 'amounts': {
      const sum = Object.values(turn.amounts).reduce((a, b) => a + b, 0);
      const label = words.confirm ?? t.prompt.confirm;
      if (turn.pick === null) return { label, reason: t.prompt.chosen(sum, ask.max) };
      return declinesAll(desk) ? undefined : { label, ...act };
    }
    case 'subset': {
      const label = words.confirm ?? t.prompt.confirm;
      if (turn.pick === null) return { label, reason: t.prompt.chosen(turn.chosen.length, ask.max) };
      return declinesAll(desk) ? undefined : { label, ...act };
    }
  }
}
