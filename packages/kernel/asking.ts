import type { Ask, BaseFrame, Forbid, Handler, Seat, Work } from './types.ts';

/** Handlers whose `ask` and `take` are typed together: what was asked for is what is taken. */

type Kind = Ask['kind'];
type AskOf<K extends Kind> = Extract<Ask, { kind: K }>;
interface PickOf {
  one: string;
  subset: string[];
  order: string[];
  amounts: Record<string, number>;
}

interface Asking<K extends Kind, S, F extends BaseFrame, All extends BaseFrame, E>
  extends Pick<Handler<S, F, All, E>, 'run'> {
  ask(s: S, f: F, stack: readonly All[], no?: Forbid): AskOf<K> | AskOf<K>[];
  take(x: Work<S, All, E>, f: F, pick: PickOf[K], seat: Seat): void;
}

/** The judge lets only picks of the asked kind through: here, and nowhere in the games, that becomes a type. */
function asking<K extends Kind>() {
  return <S, F extends BaseFrame, All extends BaseFrame, E>(h: Asking<K, S, F, All, E>): Handler<S, F, All, E> =>
    h as unknown as Handler<S, F, All, E>;
}

export const asksOne = asking<'one'>();
export const asksSubset = asking<'subset'>();
export const asksOrder = asking<'order'>();
export const asksAmounts = asking<'amounts'>();
