import { DROPSHIP, HOUSE_COUNT, HOUSE_SHIPS, OUTER, SECTORS, type State } from '../state.ts';
import { isLanded, SMALL_LIMIT } from './board.ts';
import { ADJACENT, isOuter } from './geometry.ts';
import { kindOf } from './refs.ts';

/** Limited moves (REV-13.4, 13.5), one at a time; `ships` have moved so far, `from` says where each of them began. */

/** Fighters, dropships and shuttles that have not landed. */
function mayMove(s: State, ship: number): boolean {
  return s.at[ship] >= 0 && !(kindOf(ship) === DROPSHIP && isLanded(s, ship));
}

/** May a ship finish here, having begun there? */
const mayFinish = (s: State, from: number, sector: number): boolean =>
  isOuter(sector) && s.voidborn[sector] <= s.voidborn[from];

/** Where small ships stand while moves are tried, and how many there are in each outer sector. */
interface Trial {
  at: number[];
  small: number[];
}

function trialOf(s: State): Trial {
  const small = new Array<number>(SECTORS).fill(0);
  for (let ship = HOUSE_COUNT; ship < HOUSE_SHIPS; ship++) if (s.at[ship] >= 0) small[s.at[ship]]++;
  return { at: s.at.slice(), small };
}

const hasRoom = ({ small }: Trial, sector: number): boolean => sector >= OUTER || small[sector] < SMALL_LIMIT;

function put({ at, small }: Trial, ship: number, sector: number): void {
  small[at[ship]]--;
  small[sector]++;
  at[ship] = sector;
}

/** Can all of these ships be brought to where they may finish, by so many moves of theirs? */
function canSettle(s: State, trial: Trial, ships: readonly number[], from: readonly number[], left: number): boolean {
  let open = 0;
  for (let i = 0; i < ships.length; i++) if (!mayFinish(s, from[i], trial.at[ships[i]])) open++;
  if (open === 0) return true;
  if (open > left) return false;
  for (let i = 0; i < ships.length; i++) {
    const was = trial.at[ships[i]];
    if (mayFinish(s, from[i], was)) continue;
    for (const to of ADJACENT[was]) {
      if (!hasRoom(trial, to)) continue;
      put(trial, ships[i], to);
      const can = canSettle(s, trial, ships, from, left - 1);
      put(trial, ships[i], was);
      if (can) return true;
    }
  }
  return false;
}

/** The next moves: whatever leaves enough of them for every ship that is not yet where it may finish. At most `most`. */
export function limitedSteps(
  s: State,
  left: number,
  ships: readonly number[],
  from: readonly number[],
  most = Number.POSITIVE_INFINITY,
): [ship: number, to: number][] {
  const trial = trialOf(s);
  const unsettled = ships.some((ship, i) => !mayFinish(s, from[i], s.at[ship]));
  const found: [number, number][] = [];
  for (let ship = HOUSE_COUNT; ship < HOUSE_SHIPS && found.length < most; ship++) {
    if (!mayMove(s, ship)) continue;
    const was = s.at[ship];
    const isNew = !ships.includes(ship);
    const begun = isNew ? was : from[ships.indexOf(ship)];
    for (const to of ADJACENT[was]) {
      if (!hasRoom(trial, to)) continue;
      // A ship that finishes, and no other that has to: nothing is to be tried.
      let can = !unsettled && mayFinish(s, begun, to);
      if (!can) {
        put(trial, ship, to);
        can = canSettle(s, trial, isNew ? [...ships, ship] : ships, isNew ? [...from, was] : from, left - 1);
        put(trial, ship, was);
      }
      if (can) found.push([ship, to]);
    }
  }
  return found;
}

/** May the limited moves end now? */
export function mayEndLimited(s: State, ships: readonly number[], from: readonly number[]): boolean {
  return ships.every((ship, i) => mayFinish(s, from[i], s.at[ship]));
}
