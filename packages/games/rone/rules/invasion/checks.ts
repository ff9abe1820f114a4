import type { State } from '../../state.ts';
import { actionsOf } from './actions.ts';
import { healthLeft, scenarioOf, targetLeft } from './stack.ts';

/** What must always be so on the Invasion's side, whatever was answered. */
export function brokenInvasion(s: State): string[] {
  const { inv } = s;
  if (!inv) return [];
  const problems: string[] = [];
  const n = inv.stack.length;
  for (const list of [inv.moreArmour, inv.moreHealth, inv.armourHit, inv.healthHit]) {
    if (list.length !== n) problems.push(`${n} deployed cards, but ${list.length} notes about them`);
    if (list.some((value) => value < 0)) problems.push('a deployed card with a negative note');
  }
  if (inv.exhausted.length !== inv.protocols.length) problems.push('protocols without a state');
  if (new Set(inv.protocols).size !== inv.protocols.length) problems.push('a protocol in play twice');
  if (inv.zones.length !== 5 || inv.stored.length !== 5) problems.push('not five training zones');
  if (inv.stored.some((value) => value < 0)) problems.push('a training zone owes resources');
  if (inv.research < 0) problems.push('the Invasion owes research tokens');
  if (inv.events > scenarioOf(s).events.length) problems.push('more events have ended than there are');
  const [armour, health] = targetLeft(s);
  if (armour < 0 || health < 0) problems.push('the scenario card has less than nothing left');
  const actions = actionsOf(s);
  if (inv.pots.length !== actions.length * s.players.length) problems.push('what is set aside does not fit the table');
  inv.pots.forEach((units, i) => {
    if (units < 0 || units >= actions[i % actions.length].price.n) problems.push(`${units} units set aside`);
  });
  const settled = !s.stack.some((f) => f.k === 'together') && s.stack.at(-1)?.k !== 'beaten';
  if (n > 0 && settled && healthLeft(s) <= 0) problems.push('a beaten card is still deployed');
  return problems;
}
