import { canonical, type Decision, offeredIds, type Picked } from '@starhold/kernel';
import type { Steps } from '../desk/marks.ts';
import type { Target } from '../desk/target.ts';
import { type Meant, nextMeant } from '../desk/turn/chain.ts';
import { type Dropped, droppedOn } from '../desk/turn/drop.ts';

/** Which drags say an answer, and what else each of them says: by the desk's own judgement, for every pair of things on the table. */

export interface Draggable {
  // biome-ignore lint/suspicious/noExplicitAny: fronts of four games, each with its own view
  stepsOf(option: string, view: any): Steps;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  towards?(decision: Decision, goal: Target, view: any, by?: Target): Picked | undefined;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  isSource?(target: Target, decision: Decision, view: any): boolean;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  dragged?(decision: Decision, from: Target, to: Target | null, view: any): Dropped | null | undefined;
  isAimed?(option: string): boolean;
  /** Would anybody think of picking it up? */
  isLoose?(target: Target): boolean;
}

/** All that is meant by drags which begin with this pick; none where nothing can be dragged for it. */
export function dragsFor(
  hands: Draggable,
  things: readonly Target[],
  decision: Decision,
  pick: Picked,
  view: unknown,
): Meant[] {
  const ids = offeredIds(decision.ask);
  const known = new Map(ids.map((id) => [id, hands.stepsOf(id, view)]));
  const stepsOf = (id: string): Steps => known.get(id) ?? [];
  const isSource = (target: Target): boolean => hands.isSource?.(target, decision, view) ?? false;
  const towards = (goal: Target, by?: Target): string | undefined => {
    const way = hands.towards?.(decision, goal, view, by);
    return typeof way === 'string' ? way : undefined;
  };
  const dragged = (from: Target, to: Target | null) => hands.dragged?.(decision, from, to, view);
  const wanted = canonical(pick);
  const legal = new Set(ids.flatMap((id) => stepsOf(id)[0] ?? []));
  const meant = new Map<string, Meant>();
  for (const from of new Set([...legal, ...things])) {
    if (!(legal.has(from) && (hands.isLoose?.(from) ?? true)) && !isSource(from)) continue;
    for (const to of [null, ...things]) {
      const asked = { decision, ids, stepsOf, isSource, towards, dragged };
      const dropped = to === from ? undefined : droppedOn(asked, from, to);
      if (dropped === undefined || canonical(dropped.pick) !== wanted) continue;
      const { then, goal } = dropped;
      const rest = { then, goal, by: from };
      meant.set(canonical(rest), rest);
    }
  }
  return [...meant.values()];
}

/** Those of the drags that go on, and what each of them says now: this pick, or what is as good on the way of the gesture. */
export function goingOn(
  hands: Draggable,
  decision: Decision,
  pick: Picked,
  view: unknown,
  drags: readonly Meant[],
  isWay: (said: Picked) => boolean = () => false,
): { pick: Picked; rest: Meant }[] {
  const going = drags.flatMap((meant) => {
    const next = nextMeant(
      {
        decision,
        stepsOf: (option) => (hands.isAimed?.(option) === false ? [] : hands.stepsOf(option, view)),
        towards: hands.towards && ((asked, goal, by) => hands.towards?.(asked, goal, view, by)),
      },
      meant,
    );
    return next && (inShort(next.pick) === inShort(pick) || isWay(next.pick)) ? [next] : [];
  });
  // One thing is said at a time.
  return going.filter((next) => inShort(next.pick) === inShort(going[0].pick));
}

/** Nothing in a bin is the same as no word of it. */
function inShort(pick: Picked): string {
  if (typeof pick === 'string' || Array.isArray(pick)) return canonical(pick);
  return canonical(Object.fromEntries(Object.entries(pick).filter(([, n]) => n !== 0)));
}
