import { countPicks, listPicks, samplePick } from '../picks.ts';
import { below } from '../rng.ts';
import type { Decision, Picked, Rng } from '../types.ts';

/** Chooses one of the open decisions and a pick for it. */
export type Policy = (open: readonly Decision[], rng: Rng) => { decision: Decision; pick: Picked };

/** Options that end or decline something. Random games are shallow when these are taken as often as all others. */
export const IDLE_VERBS: readonly string[] = ['end', 'none', 'skip', 'done', 'pass', 'stop', 'withdraw', 'refuse'];

/** How much rarer `eager` takes an idle option than any other. */
const RELUCTANCE = 12;

export const uniform: Policy = (open, rng) => {
  const decision = open[below(rng, open.length)];
  return { decision, pick: samplePick(decision.ask, rng) };
};

/** Rarely passes or ends: reaches the deep rules that uniform play never sees. */
export function eager(idle: readonly string[] = IDLE_VERBS): Policy {
  const weightOf = (option: string): number => (idle.includes(option.split(':')[0]) ? 1 : RELUCTANCE);
  return (open, rng) => {
    const busy = open.filter((d) => d.ask.kind !== 'one' || d.ask.options.some((id) => weightOf(id) > 1));
    const among = busy.length > 0 && below(rng, RELUCTANCE) > 0 ? busy : open;
    const decision = among[below(rng, among.length)];
    if (decision.ask.kind !== 'one') return { decision, pick: samplePick(decision.ask, rng) };
    const { options } = decision.ask;
    let at = below(
      rng,
      options.reduce((sum, id) => sum + weightOf(id), 0),
    );
    const pick = options.find((id) => {
      at -= weightOf(id);
      return at < 0;
    });
    return { decision, pick: pick ?? options[0] };
  };
}

/** Up to `cap` different picks: all of them where they are few, else a sample. */
export function somePicks(decision: Decision, cap: number, rng: Rng): Picked[] {
  if (countPicks(decision.ask) <= cap) return listPicks(decision.ask, cap);
  return Array.from({ length: cap }, () => samplePick(decision.ask, rng));
}
