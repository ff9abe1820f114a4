import { type Fact, type Goal, packOf } from './content/index.ts';
import type { PlayerView, View } from './view.ts';

/** How far a player has come with an agenda, from what these eyes may know: the goal is met where `have` reaches `need`. */
export interface Progress {
  have: number;
  need: number;
}

/** As much of a view as goals ask for. */
type Seen = Pick<View, 'pack' | 'options' | 'players' | 'ships'>;

export function progressOf(view: Seen, seat: number, agenda: string): Progress | undefined {
  const { agendas, agendaIndex } = packOf(view);
  const player = view.players[seat];
  const goal = agendas[agendaIndex.get(agenda) ?? -1]?.goal;
  return player && goal ? reached(view, player, goal) : undefined;
}

/** As REV-33.4 counts. */
function reached(view: Seen, p: PlayerView, goal: Goal): Progress {
  if ('ships' in goal) {
    const need = view.options.players === 4 ? (goal.withFour ?? goal.atLeast) : goal.atLeast;
    return { have: shipsOf(view, goal.ships), need };
  }
  if ('asPlayers' in goal) {
    return { have: shipsOf(view, goal.asPlayers), need: Math.max(view.players.length, goal.least) };
  }
  if ('influence' in goal) {
    return { have: p.influence.filter((n) => n >= goal.influence).length, need: goal.tracks };
  }
  if ('cleanWithRemnants' in goal) {
    const clean = corruptionOf(p) === 0;
    // Two things are asked for: a clean board, and enough remnants.
    return { have: Number(clean) + Number(p.remnants >= goal.cleanWithRemnants), need: 2 };
  }
  return { have: factOf(view, p, goal.of), need: goal.atLeast };
}

/** On the board, not in the supply or on a scanner card. */
const shipsOf = (view: Seen, kind: string): number =>
  view.ships.filter(({ id, sector }) => id.startsWith(kind) && sector !== '' && sector !== 'card').length;

const corruptionOf = ({ sections }: PlayerView): number => sections.filter(({ corrupted }) => corrupted).length;
const laid = (ids: readonly string[]): number => ids.filter((id) => id !== '').length;
const sum = (counts: readonly number[]): number => counts.reduce((a, b) => a + b, 0);

export function factOf(view: Seen, p: PlayerView, fact: Fact): number {
  switch (fact) {
    case 'tactics':
      return p.tactics;
    case 'rank':
      return p.rank;
    case 'hand':
      return p.hand.cadet + p.hand.frigate + p.hand.command;
    case 'corruption':
      return corruptionOf(p);
    case 'remnants':
      return p.remnants;
    case 'resources':
      return sum(p.stored) + p.sections.reduce((n, { frozen }) => n + frozen.length, 0);
    case 'hiddenCards':
      return p.hiddenCards;
    case 'hiddenOfOneHouse':
      return Math.max(0, ...p.hidden);
    case 'cadetCards':
      return laid(p.cadets);
    case 'frigateCards':
      return laid(p.frigates);
    case 'commandCards':
      return laid(p.commands);
    case 'commandCardsAndRemnants':
      return laid(p.commands) + p.remnants;
    case 'shuttles':
      return shipsOf(view, 'shuttle');
    case 'voidbornHere':
      // At the end nobody is anywhere.
      return 0;
  }
}
