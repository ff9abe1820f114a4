import { parseOption, refOf } from '@starhold/kernel';
import { sharedByNeed } from '../rules/invasion/needs.ts';
import { best, useWorth } from './craft.ts';
import { factsOf } from './facts.ts';
import { LETTERS, type RoneSight, Scene, yieldOf } from './scene.ts';

/** Team mates and the Invasion: sharing, taking hits, attacking the stack, and what is chosen for the Invasion. */

/** Each unit to whoever needs it most; what nobody needs pays for an action. */
export function chooseShare(
  sight: RoneSight,
  seat: number,
  bins: readonly { id: string; max: number }[],
  what: string,
  n: number,
): Record<string, number> {
  const pick: Record<string, number> = {};
  const seats = bins.filter(({ id }) => id.startsWith('to:')).map(({ id }) => Number(refOf(id).slice(1)));
  const action = bins.find(({ id }) => id.startsWith('pay:'))?.id;
  if (what !== 'armour' && what !== 'health') {
    const to = what === 'screw' && sight.players[seat].ground.length === 0 ? neediest(sight, seats) : seat;
    pick[`to:p${seats.includes(to) ? to : seats[0]}`] = n;
    return pick;
  }
  return sharedByNeed(sight.players, seats, seat, what, n, action);
}

function neediest(sight: RoneSight, seats: readonly number[]): number {
  return seats.find((other) => sight.players[other].ground.length > 0) ?? seats[0];
}

/** Stored resources: where they make a pair. */
export function chooseShareStore(
  sight: RoneSight,
  seat: number,
  bins: readonly { id: string; max: number }[],
  kind: number,
  n: number,
): Record<string, number> {
  const seats = bins.map(({ id }) => Number(refOf(id).slice(1)));
  const have = sight.players.map((p) => p.stored[kind]);
  const pick: Record<string, number> = {};
  for (let left = n; left > 0; left--) {
    let to = seat;
    let most = Number.NEGATIVE_INFINITY;
    for (const other of seats) {
      const room = sight.players[other].slots[kind] - have[other];
      const worth = (room > 0 ? 2 : 0) + (have[other] % 2 === 1 ? 1 : 0) + (other === seat ? 1.5 : 0);
      if (worth > most) {
        most = worth;
        to = other;
      }
    }
    have[to]++;
    pick[`to:p${to}`] = (pick[`to:p${to}`] ?? 0) + 1;
  }
  return pick;
}

/** Damage on a team, point by point to whoever can bear it best. */
export function chooseSplit(
  sight: RoneSight,
  bins: readonly { id: string; max: number }[],
  damage: string,
  n: number,
): Record<string, number> {
  const seats = bins.map(({ id }) => Number(refOf(id).slice(1)));
  const armour = sight.players.map((p) => p.armour);
  const health = sight.players.map((p) => p.health);
  const pick: Record<string, number> = {};
  for (let left = n; left > 0; left--) {
    let to = seats[0];
    let most = Number.NEGATIVE_INFINITY;
    for (const other of seats) {
      const soaks = damage !== 'ranged' && armour[other] > 0;
      const bears = soaks ? 100 + armour[other] + 0.5 * health[other] : damage === 'destruction' ? 200 : health[other];
      if (bears > most) {
        most = bears;
        to = other;
      }
    }
    if (damage !== 'ranged' && armour[to] > 0) armour[to]--;
    else if (damage !== 'destruction') health[to]--;
    pick[`to:p${to}`] = (pick[`to:p${to}`] ?? 0) + 1;
  }
  return pick;
}

/** Phase 6: destruction before melee, ranged where armour is high; the scenario card once that is possible. */
export function chooseAssault(sight: RoneSight, seat: number, ids: readonly string[]): string {
  const inv = sight.invasion;
  if (!inv) return ids[0];
  const { top, target } = inv;
  const stands = inv.stack.length > 0;
  const mine = totals(inv.assault[seat] ?? []);
  // Where the rest cannot defeat the top card, it may still be of use elsewhere.
  const hopeless = stands && !canDefeat(top.armourLeft, top.healthLeft, everybody(inv.assault));
  const swallows =
    stands &&
    factsOf(sight).pack.invasion.some(
      ({ id, top: text }) => id === inv.stack[inv.stack.length - 1].id && text.some(({ mod }) => mod === 'swallow'),
    );
  return best(ids, (id) => {
    const { verb, refs } = parseOption(id);
    if (verb === 'end') return -5;
    const kind = refs[0][0];
    const n = Number(refs[0].slice(1));
    switch (verb) {
      case 'siege':
        return target && target.armourLeft > 0 && kind === 'm' && mine.d > 0
          ? 55
          : kind === 'd' && target?.armourLeft === 0
            ? 2
            : 60;
      case 'hit':
        if (hopeless) return 1;
        if (kind === 'd') return top.armourLeft > 0 ? 50 : 2;
        // The whole of a big packet only where it is needed.
        if (kind === 'm') return (swallows ? 20 : 40) - (n > top.armourLeft + top.healthLeft ? 1 : 0);
        return top.armourLeft > 2 && n >= top.healthLeft ? 45 : 38;
      case 'pay':
        return payWorth(sight, seat, refs[1], kind, n, hopeless || !stands);
      default:
        return 0;
    }
  });
}

function payWorth(sight: RoneSight, seat: number, action: string, kind: string, n: number, idle: boolean): number {
  const inv = sight.invasion;
  const of = inv?.actions.find((a) => a.id === action);
  if (!inv || !of) return -9;
  const due = of.price - of.aside[seat];
  const rest = (inv.assault[seat] ?? []).reduce((sum, p) => sum + (p[0] === kind ? Number(p.slice(1)) : 0), 0);
  if (!idle || rest < due) return -1;
  // AA1 wants something in the zones, AA2 something on the discard pile.
  if (of.what === 'melee') return inv.zones.some(({ stored }) => stored > 0) ? 10 + Math.min(n, due) : -1;
  return inv.discard.length > 0 ? 9 + Math.min(n, due) : -1;
}

interface Totals {
  m: number;
  r: number;
  d: number;
}

function totals(packets: readonly string[]): Totals {
  const t = { m: 0, r: 0, d: 0 };
  for (const packet of packets) t[packet[0] as keyof Totals] += Number(packet.slice(1));
  return t;
}

function everybody(assault: readonly (readonly string[])[]): Totals {
  return totals(assault.flat());
}

function canDefeat(armour: number, health: number, { m, r, d }: Totals): boolean {
  const left = Math.max(0, armour - d);
  return r >= health || (m > left && m - left + r >= health);
}

/** Where the Invasion's wild resources do least harm: far from being enough, and the zone a mild one. */
const ZONE_HARM: Record<string, number> = { blue: 1, red: 2, black: 2, green: 0.8, yellow: 1 };

export function chooseWild(sight: RoneSight, ids: readonly string[]): string {
  const inv = sight.invasion;
  return best(ids, (id) => {
    const zone = inv?.zones[LETTERS.indexOf(refOf(id))];
    if (!zone) return 0;
    // Beyond the price they are lost with the rest.
    if (zone.card === '' || zone.stored >= zone.cost) return 5;
    return zone.cost - zone.stored - 1 - 0.3 * (ZONE_HARM[zone.colour] ?? 1);
  });
}

/** AA1, TE14: the zone that is nearest to its price. */
export function chooseSabotage(sight: RoneSight, ids: readonly string[]): string {
  const inv = sight.invasion;
  return best(ids, (id) => {
    const zone = inv?.zones[LETTERS.indexOf(refOf(id))];
    if (!zone || zone.card === '') return -9;
    const lack = zone.cost - zone.stored;
    return (ZONE_HARM[zone.colour] ?? 1) - (lack > 0 ? lack : 3 + zone.stored - zone.cost);
  });
}

/** What hurts when it is trained last is trained first: nothing grows with it. Blue needs a card on the stack. */
export function chooseZone(ids: readonly string[]): string {
  const order = 'gyukr';
  return best(ids, (id) => -order.indexOf(refOf(id)));
}

/** The worst cards lie on top: the next reshuffle of the Invasion destroys those. */
export function chooseAway(sight: RoneSight, ids: readonly string[]): string[] {
  const { invasion, invasionIndex } = factsOf(sight).pack;
  const danger = (id: string): number => {
    const { combat, support } = invasion[invasionIndex.get(refOf(id)) ?? 0];
    return (
      combat.melee + 2 * combat.ranged + 0.5 * combat.health + 2 * support.melee + 3 * support.ranged + support.health
    );
  };
  return ids.slice().sort((a, b) => danger(a) - danger(b) || (a < b ? -1 : a > b ? 1 : 0));
}

/** The die with the fewest coloured screws. */
export function chooseLock(sight: RoneSight, seat: number, ids: readonly string[]): string {
  const { dice } = sight.players[seat];
  return best(ids, (id) => {
    let n = 0;
    for (const face of dice[Number(refOf(id).slice(1)) - 1].faces) for (const k of yieldOf(face)) n += k;
    return -n;
  });
}

/** AA4: the best exhausted card of anybody. */
export function chooseRally(sight: RoneSight, ids: readonly string[]): string {
  return best(ids, (id) => {
    const { refs } = parseOption(id);
    return useWorth(new Scene(sight, Number(refs[1].slice(1))), refs[0]);
  });
}
