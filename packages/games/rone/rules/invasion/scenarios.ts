import { packOf } from '../../content/index.ts';
import type { State } from '../../state.ts';

/**
 * The scenarios that are played at this table, by their numbers in the pack: one of the campaign, the one that a pack has
 * added (RONE-25.1), or the whole campaign.
 */
export function scenariosIn(s: State): number[] {
  const { scenarios } = packOf(s);
  const { scenario } = s.options;
  const all = scenarios.map((_, i) => i);
  const campaign = all
    .filter((i) => scenarios[i].no !== undefined)
    .sort((a, b) => (scenarios[a].no ?? 0) - (scenarios[b].no ?? 0));
  if (scenario !== 'campaign') return campaign.filter((i) => scenarios[i].no === Number(scenario));
  const custom = all.filter((i) => scenarios[i].no === undefined);
  return custom.length > 0 ? custom.slice(-1) : campaign;
}

/** Words that end a scenario in favour of the players: its own condition, and an Invasion without cards (RONE-16.2). */
const WON: readonly string[] = ['victory', 'exhausted'];

/** Asked when it is over: did the players win? */
export function hasWon(s: State): boolean {
  return WON.includes(s.over);
}
