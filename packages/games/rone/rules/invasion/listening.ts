import { type Heard, type OccFrame, opsFrame } from '@starhold/effects';
import { type AbilityDef, packOf } from '../../content/index.ts';
import type { State, X } from '../../state.ts';
import { protocolId } from './cards.ts';
import { invasionOf } from './stack.ts';

/** Passive protocols (RONE-1.5). The keys of their abilities start here: protocol × 4 + ability. */
export const INVASION_KEYS = 1_000_000;
const MOST_ABILITIES = 4;

const protocolAt = (key: number): number => Math.floor((key - INVASION_KEYS) / MOST_ABILITIES);
const abilityAt = (key: number): number => (key - INVASION_KEYS) % MOST_ABILITIES;

function abilityOf(s: State, key: number): AbilityDef {
  return packOf(s).protocols[protocolAt(key)].abilities[abilityAt(key)];
}

export function hearInvasion(s: State, on: readonly string[], _seat: number, _it: number, heard: Heard): void {
  if (!s.inv) return;
  for (const protocol of s.inv.protocols) {
    const { abilities } = packOf(s).protocols[protocol];
    for (let i = 0; i < abilities.length; i++) {
      const key = INVASION_KEYS + protocol * MOST_ABILITIES + i;
      // A player's reshuffle is one word for the player and another for the Invasion.
      const word = abilities[i].on === 'playerReshuffled' ? 'reshuffled' : abilities[i].on;
      if (on.includes(word) || on.includes(abilities[i].on)) heard.after.push(key);
    }
  }
}

/** Still in play, and not the second time in a round of what works once. */
export function readyInvasion(s: State, key: number, _o: OccFrame): boolean {
  const inv = invasionOf(s);
  return inv.protocols.includes(protocolAt(key)) && !inv.firsts.includes(key);
}

export function nameInvasion(s: State, key: number): string {
  return protocolId(s, protocolAt(key));
}

/** The list speaks for the protocol; `X` is what was heard of, and the seat is whose doing it was. */
export function useInvasion(x: X, key: number, o: OccFrame): void {
  const { s } = x;
  const id = nameInvasion(s, key);
  if (abilityOf(s, key).first) invasionOf(s).firsts.push(key);
  const list = `${id}/on${abilityAt(key)}`;
  x.push(opsFrame(o.seat, list, protocolAt(key), list, o.it));
}
