import { HOUSES } from '../content/index.ts';
import type { RevenantSight } from '../view/sight.ts';
import type { PlayerView } from '../view.ts';

/** What everybody would score now, as far as these eyes know: hidden influence of others counts with the mean power. */

const MEAN_AGENDAS = 7;

const sum = (counts: readonly number[]): number => counts.reduce((a, b) => a + b, 0);

export function resourcesIn(p: PlayerView): number {
  return sum(p.stored) + p.sections.reduce((n, { frozen }) => n + frozen.length, 0);
}

function hiddenWorth(view: RevenantSight, p: PlayerView, mean: number): number {
  if (p.hidden.length === 0) return p.hiddenCards * mean;
  return HOUSES.reduce((n, _, house) => n + p.hidden[house] * view.power[house], 0);
}

export function estimates(view: RevenantSight): number[] {
  const mean = sum(view.power) / HOUSES.length;
  return view.players.map((p, player) => {
    const rival = view.rival !== null && player === 1;
    const track = HOUSES.reduce((n, _, house) => n + p.influence[house] * view.power[house], 0);
    const cards = 2 * (p.frigates.length + p.cadets.filter((id) => id !== '').length) + p.commands.length;
    const corruption = p.sections.filter(({ corrupted }) => corrupted).length;
    return (
      track +
      hiddenWorth(view, p, mean) +
      cards +
      2 * p.rank +
      Math.floor(resourcesIn(p) / 4) -
      (rival ? 0 : 2 * corruption) -
      p.lost +
      (rival ? Math.floor((view.rival?.supply ?? 0) / 2) : MEAN_AGENDAS)
    );
  });
}
