import { opsFrame } from '@starhold/effects';
import { packOf } from '../content/index.ts';
import { HOUSE_COUNT, MARK, NONE, OUTER, type State, type X } from '../state.ts';
import { canIgnore, priceOf } from './abilities.ts';
import { gainData } from './gain.ts';
import { occur, type Word } from './listening.ts';
import { canPay, payCost } from './pay.ts';
import { isPossible } from './possible.ts';
import { bearerRef, PLANET0 } from './refs.ts';
import { mayTakeCorruption } from './storage.ts';

/** The two effects of an ark (0–6) or of a planet (7 on): `which` 1 is the upper, 2 the lower one. */

export type Which = 1 | 2;
const ROOMS = ['upper', 'lower'] as const;

const listAt = (s: State, of: number, which: Which): string => `${bearerRef(s, of)}/${ROOMS[which - 1]}`;

const effectAt = (s: State, of: number, which: Which) => {
  const { houses, planets } = packOf(s);
  return (of < PLANET0 ? houses[of] : planets[of - PLANET0])[ROOMS[which - 1]];
};

const isCorruptedEffect = (of: number, which: Which): boolean => of >= PLANET0 && which === 2;

/** REV-4.9, 23.3, AMB-07: a free corruption space now, or an ability that ignores the condition. */
function mayCorruptByPlanet(s: State, player: number): boolean {
  if (mayTakeCorruption(s.players[player]) || (s.marks & MARK.ignorePlanet) !== 0) return true;
  return canIgnore(s, player, s.figure, 'planet');
}

/** May this effect be chosen: its price can be paid (REV-1.2), what it would copy is there, corruption has a place. */
export function mayResolve(s: State, player: number, of: number, which: Which, ship: number): boolean {
  if (isCorruptedEffect(of, which) && !mayCorruptByPlanet(s, player)) return false;
  const price = priceOf(effectAt(s, of, which).do);
  if (!price) return true;
  return canPay(s, player, price.cost) && isPossible(s, price.do, { player, ship });
}

/** The effect was chosen: it is paid for, then it happens. `ship` acts (REV-19.3). */
export function resolveEffect(x: X, player: number, of: number, which: Which, ship: number, copied: 0 | 1): void {
  const { s } = x;
  if (copied) s.marks |= MARK.copied;
  if (isCorruptedEffect(of, which)) {
    s.marks |= MARK.planet;
    if (!mayTakeCorruption(s.players[player])) s.marks |= MARK.ignorePlanet;
  }
  const effect = effectAt(s, of, which);
  const list = listAt(s, of, which);
  const isArk = of < PLANET0;
  const on: Word[] = [isArk ? 'ark' : 'planet'];
  if (effect.symbol) on.push(isArk ? 'commission' : 'mining');
  x.tell('effect', isArk ? 'REV-20.1' : 'REV-23.2', player, { of: bearerRef(s, of), which, copied });
  const price = priceOf(effect.do);
  if (!price) return happen(x, player, list, on, ship);
  x.push({ k: 'effect', seat: player, list: `${list}/0.do`, on, ship });
  payCost(x, player, price.cost, list);
}

/** AMB-53: chosen and paid. */
export function happen(x: X, player: number, list: string, on: readonly Word[], ship: number): void {
  occur(x, on, player, ship, opsFrame(player, list, ship, list));
}

/** Effects that may be copied now (REV-20.10, 20.11; O28). An ark copies another one. */
export function copies(
  s: State,
  player: number,
  what: 'planet' | 'clean' | 'ark',
  ship: number,
): [of: number, which: Which][] {
  const found: [number, Which][] = [];
  const add = (of: number, which: Which): void => {
    if (mayResolve(s, player, of, which, ship)) found.push([of, which]);
  };
  if (what === 'ark') {
    for (let house = 0; house < HOUSE_COUNT; house++) {
      if (house === ship || s.at[house] < 0 || s.crew[house] === NONE) continue;
      add(house, 1);
      add(house, 2);
    }
    return found;
  }
  for (let sector = 0; sector < OUTER; sector++) {
    const planet = s.planets[sector];
    if (planet === NONE) continue;
    if (what === 'clean') add(PLANET0 + planet, 1);
    else if (s.landers[sector] !== NONE) {
      add(PLANET0 + planet, 1);
      add(PLANET0 + planet, 2);
    }
  }
  return found;
}

/** REV-23.2 (1), AMB-46. */
export function takeData(x: X, player: number, sector: number, ship: number): void {
  const { s } = x;
  if (((s.data >> sector) & 1) === 0) return;
  s.data &= ~(1 << sector);
  gainData(x, player, 1, ship);
}
