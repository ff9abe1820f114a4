import { packOf } from '../../content/index.ts';
import type { State } from '../../state.ts';

/** The scenarios that are played at this table, by their numbers in the pack: the campaign, one of it, or a custom one. */
export function scenariosIn(s: State): number[] {
  const { scenarios } = packOf(s);
  const { scenario } = s.options;
  const all = scenarios.map((_, i) => i);
  if (scenario === 'custom') return all.filter((i) => scenarios[i].no === undefined).slice(-1);
  const campaign = all
    .filter((i) => scenarios[i].no !== undefined)
    .sort((a, b) => (scenarios[a].no ?? 0) - (scenarios[b].no ?? 0));
  return scenario === 'campaign' ? campaign : campaign.filter((i) => scenarios[i].no === Number(scenario));
}
