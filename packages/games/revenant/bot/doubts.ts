import { type Decision, type Picked, parseOption } from '@starhold/kernel';
import type { RevenantDecision } from '../abouts.ts';
import type { RevenantSight } from '../view/sight.ts';

/** Where the choice matters and is not clear: what a search compares with the policy's own pick. */

/** Targets of a send that are tried, and figures for the best of them. */
const TARGETS = 9;
const FIGURES_FOR = 3;
const FEW = 4;

type Order = (view: RevenantSight, decision: Decision, ids: readonly string[]) => string[];

export function doubtsAt(view: RevenantSight, decision: RevenantDecision, byWorth: Order): Picked[] {
  const { ask } = decision;
  if (ask.kind !== 'one' || ask.options.length < 2) return [];
  const best = (): string[] => byWorth(view, decision, ask.options);
  switch (decision.at) {
    case 'send':
      return sends(best());
    case 'effects':
    case 'bonus':
    case 'house':
    case 'influence':
    case 'agenda':
      return best();
    case 'play':
    case 'copy':
    case 'steps':
    case 'strafe':
    case 'sortie':
    case 'deploy':
    case 'branch':
    case 'land':
      return best().slice(0, FEW + 1);
    default:
      return [];
  }
}

/** The best figure for each target, other figures for the best targets. */
function sends(best: readonly string[]): string[] {
  const targets: string[] = [];
  const found: string[] = [];
  for (const id of best) {
    const { verb, refs } = parseOption(id);
    const target = refs[1] ?? verb;
    const at = targets.indexOf(target);
    if (at < 0 && targets.length < TARGETS) {
      targets.push(target);
      found.push(id);
    } else if (at >= 0 && at < FIGURES_FOR) found.push(id);
  }
  return found;
}
