import { type AbilityDef, type Op, type Pack, packOf } from '../content/index.ts';
import { CAPTAIN, NONE, type State } from '../state.ts';

/**
 * Abilities in play (REV-18). A key names one: 0 the basic, 1 the developing and 2 the activation ability of the crew board,
 * from CARD0 on two for each operation card.
 */
export const BASIC = 0;
export const DEVELOPING = 1;
export const ACTIVATION = 2;
export const CARD0 = 8;
const PER_CARD = 2;

export const cardOfKey = (key: number): number => Math.floor((key - CARD0) / PER_CARD);
const partOfKey = (key: number): number => (key - CARD0) % PER_CARD;

/** Made once for each pack: what Activate resolves has the shape of an ability. */
const ACTIVATIONS = new WeakMap<Pack, AbilityDef[]>();
function activationsOf(pack: Pack): AbilityDef[] {
  let made = ACTIVATIONS.get(pack);
  if (!made) {
    made = pack.crews.map(({ activation }) => ({ on: 'activate', window: 'after', do: activation }));
    ACTIVATIONS.set(pack, made);
  }
  return made;
}

export function abilityOf(s: State, player: number, key: number): AbilityDef {
  const pack = packOf(s);
  const { side, rank } = s.players[player];
  if (key === BASIC) return pack.crews[side].basic;
  // AMB-13: only the level of the present rank.
  if (key === DEVELOPING) return pack.crews[side].developing[rank];
  if (key === ACTIVATION) return activationsOf(pack)[side];
  return pack.operations[cardOfKey(key)].abilities[partOfKey(key)];
}

export function listOf(s: State, player: number, key: number): string {
  const { crews, operations } = packOf(s);
  const { side, rank } = s.players[player];
  if (key === BASIC) return `${crews[side].id}/basic`;
  if (key === DEVELOPING) return `${crews[side].id}/rank${rank}`;
  if (key === ACTIVATION) return `${crews[side].id}/activation`;
  return `${operations[cardOfKey(key)].id}/on${partOfKey(key)}`;
}

/** `1A.2`, `C07.1`: parts are counted from 1. */
export function abilityRef(s: State, player: number, key: number): string {
  const { crews, operations } = packOf(s);
  if (key < CARD0) return `${crews[s.players[player].side].id}.${key + 1}`;
  return `${operations[cardOfKey(key)].id}.${partOfKey(key) + 1}`;
}

/** REV-16.3, 18.6, AMB-16: which abilities work in a turn with this figure. */
export function eachAbility(
  s: State,
  player: number,
  figure: number,
  each: (key: number, ability: AbilityDef) => void,
): void {
  const { operations } = packOf(s);
  const p = s.players[player];
  if (p.side === NONE) return;
  if (figure === CAPTAIN) {
    each(BASIC, abilityOf(s, player, BASIC));
    each(DEVELOPING, abilityOf(s, player, DEVELOPING));
  } else {
    for (let slot = (figure - 1) * 2; slot < figure * 2; slot++) ofCard(p.cadets[slot]);
  }
  each(ACTIVATION, abilityOf(s, player, ACTIVATION));
  for (let i = 0; i < p.frigates.length; i++) ofCard(p.frigates[i]);

  function ofCard(card: number): void {
    if (card === NONE) return;
    const { abilities } = operations[card];
    for (let i = 0; i < abilities.length; i++) each(CARD0 + card * PER_CARD + i, abilities[i]);
  }
}

/** Does an ability of this figure let its owner ignore a condition of REV-4.7? */
export function canIgnore(s: State, player: number, figure: number, what: 'ship' | 'planet'): boolean {
  let can = false;
  eachAbility(s, player, figure, (_key, { do: ops }) => {
    for (const op of ops) if (op.op === 'ignore' && op.what === what) can = true;
  });
  return can;
}

/** A list that is nothing but a payment and what it buys: it is paid when the list is chosen, without another question. */
export function priceOf(ops: readonly Op[]): Extract<Op, { op: 'pay' }> | undefined {
  const [op] = ops;
  return ops.length === 1 && op.op === 'pay' ? op : undefined;
}
