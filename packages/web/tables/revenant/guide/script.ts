import { type Decision, offeredIds, type Picked, parseOption, refOf, verbOf } from '@starhold/kernel';
import { asked, type PlayerView, type View } from '@starhold/revenant';

/** What the guide suggests: one turn on an ark, one with a fighter, one with a dropship, read off what lies open. */

export const playerOf = (view: View, decision: Decision): PlayerView => view.players[decision.ask.seat];

const RESOURCES = 'mesn';

/** Voidborn ships where a ship or a sector is. */
export function voidbornAt(view: View, sector: string): number {
  return view.sectors.find(({ id }) => id === sector)?.voidborn ?? 0;
}
export const sectorOf = (view: View, ship: string): string => view.ships.find(({ id }) => id === ship)?.sector ?? '';

/** A ship that somebody can be sent to, with who goes: cadets first, the captain is worth keeping. */
interface Sending {
  id: string;
  figure: string;
  ship: string;
}

function sendings(ids: readonly string[]): Sending[] {
  const all = ids
    .filter((id) => verbOf(id) === 'send')
    .map((id) => {
      const [figure = '', ship = ''] = parseOption(id).refs;
      return { id, figure, ship };
    });
  return all.toSorted((a, b) => Number(a.figure === 'captain') - Number(b.figure === 'captain'));
}

const isCorrupted = (view: View, ship: string): boolean => view.ships.find(({ id }) => id === ship)?.corrupted === true;

/** Of the ships of a kind the clean one that is worth most. */
function best(view: View, of: readonly Sending[], kind: string, worth: (ship: string) => number): string | undefined {
  const fit = of.filter(({ ship }) => ship.startsWith(kind) && !isCorrupted(view, ship) && worth(ship) > 0);
  return fit.toSorted((a, b) => worth(b.ship) - worth(a.ship))[0]?.id;
}

function send(view: View, ids: readonly string[]): string | null {
  const all = sendings(ids);
  const ark = (): string | undefined => best(view, all, 'ark', () => 1);
  const fighter = (): string | undefined =>
    best(view, all, 'fighter', (ship) => voidbornAt(view, sectorOf(view, ship)));
  const hasPlanet = (ship: string): number => {
    const sector = view.sectors.find(({ id }) => id === sectorOf(view, ship));
    return sector && sector.planet !== '' && sector.lander === '' ? 1 : 0;
  };
  const dropship = (): string | undefined => best(view, all, 'dropship', hasPlanet);
  const wishes = [[ark], [fighter, ark], [dropship, fighter, ark]][view.round - 1] ?? [ark];
  for (const wish of wishes) {
    const id = wish();
    if (id !== undefined) return id;
  }
  return null;
}

/** The kind of which there is least. */
function scarce(player: PlayerView, ids: readonly string[]): string | null {
  const stored = (id: string): number => player.stored[RESOURCES.indexOf(refOf(id))] ?? 9;
  return ids.filter((id) => verbOf(id) === 'gain').toSorted((a, b) => stored(a) - stored(b))[0] ?? null;
}

const firstOf = (ids: readonly string[], verb: string): string | null => ids.find((id) => verbOf(id) === verb) ?? null;

/** The suggested answer, or null where the guide leaves the reader alone. */
export function suggestion(view: View, decision: Decision): Picked | null {
  const d = asked(decision);
  if (decision.ask.kind !== 'one') return null;
  const ids = offeredIds(decision.ask);
  switch (d.at) {
    case 'send':
      return send(view, ids);
    case 'effects':
      return firstOf(ids, 'effect');
    case 'sortie':
      if (ids.includes('attack') && voidbornAt(view, sectorOf(view, d.ask.about.ship)) > 0) return 'attack';
      return ids.includes('end') ? 'end' : null;
    case 'attack':
      return firstOf(ids, 'hit');
    case 'strafe':
      return ids.includes('stay') ? 'stay' : null;
    case 'land':
      return ids.includes('land') ? 'land' : null;
    case 'bonus':
      return ids.includes('bonus:gain') ? 'bonus:gain' : null;
    case 'gain':
      return scarce(playerOf(view, decision), ids);
    case 'close':
      return ids.includes('end') ? 'end' : null;
    default:
      return null;
  }
}
