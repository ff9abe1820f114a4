import { type Amount, HOUSES, packOf } from './content/index.ts';
import { RIVAL_BONUS } from './options.ts';
import { factOf, progressOf } from './progress.ts';
import { PRESTIGE, RIVAL_COLONY, RIVAL_SUPPLY, type Score } from './rules/score.ts';
import type { PlayerView, View } from './view.ts';

/**
 * Prestige as it would be scored now (REV-33), from what these eyes know: of others only what lies open, so theirs is at least
 * that much but for corruption and what they have lost.
 */
export interface Estimate extends Score {
  /** Nothing of this player is hidden from these eyes. */
  whole: boolean;
}

const LAST_CYCLE = 4;
const sum = (counts: readonly number[]): number => counts.reduce((a, b) => a + b, 0);
const laid = (ids: readonly string[]): number => ids.filter((id) => id !== '').length;

export function estimateOf(view: View, seat: number): Estimate | undefined {
  const p = view.players[seat];
  if (!p) return undefined;
  const { colonies, colonyIndex } = packOf(view);
  const rival = view.rival !== null && seat >= view.options.players;
  const colony = view.cycle < LAST_CYCLE ? undefined : colonies[colonyIndex.get(view.chosen) ?? -1];
  const parts: Omit<Score, 'total'> = {
    houses: sum(
      HOUSES.map(
        (house, i) => (view.power[i] + (house === colony?.house ? 1 : 0)) * (p.influence[i] + (p.hidden[i] ?? 0)),
      ),
    ),
    colony: !colony ? 0 : rival ? RIVAL_COLONY : amountFor(view, p, colony.score),
    agendas: agendaPrestige(view, seat, p.personal) + agendaPrestige(view, seat, p.fleet),
    cards: PRESTIGE.card * (laid(p.cadets) + laid(p.frigates)) + PRESTIGE.command * laid(p.commands),
    rank: PRESTIGE.rank * p.rank,
    resources: Math.floor(factOf(view, p, 'resources') / PRESTIGE.resources),
    corruption: rival ? 0 : PRESTIGE.corruption * factOf(view, p, 'corruption'),
    lost: -p.lost,
    extra: rival ? RIVAL_BONUS[view.options.difficulty] + Math.floor((view.rival?.supply ?? 0) / RIVAL_SUPPLY) : 0,
  };
  return { ...parts, total: sum(Object.values(parts)), whole: isWhole(view, seat, p) };
}

/** Who looks knows all of himself; of others only where no hidden card and no agenda is left unknown. */
function isWhole(view: View, seat: number, p: PlayerView): boolean {
  return view.me === seat || (sum(p.hidden) === p.hiddenCards && (view.cycle === 0 || p.personal !== ''));
}

function agendaPrestige(view: View, seat: number, agenda: string): number {
  const { agendas, agendaIndex } = packOf(view);
  const progress = progressOf(view, seat, agenda);
  return progress && progress.have >= progress.need ? (agendas[agendaIndex.get(agenda) ?? -1]?.prestige ?? 0) : 0;
}

/** As `amountFor` of the rules counts, which reads the state. */
function amountFor(view: View, p: PlayerView, n: Amount): number {
  if (typeof n === 'number') return n;
  const value = n.base + n.each * Math.floor(factOf(view, p, n.per) / (n.by ?? 1));
  return Math.max(0, n.max === undefined ? value : Math.min(value, n.max));
}
