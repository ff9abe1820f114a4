import type { StorageSlot, StoredThing } from './types.ts';

/** What fits where, and how a thing travels from the pool into a slot. Pure: pointer, touch and keys all end here. */

export type Misfit = 'kind' | 'full';

export interface StorageState {
  slots: readonly StorageSlot[];
  pool: readonly StoredThing[];
  stored: Readonly<Record<string, string>>;
}

/** Things of the pool that lie in a slot by now. */
export function added({ pool, stored }: StorageState, slot: StorageSlot): StoredThing[] {
  return pool.filter(({ target }) => stored[target] === slot.target);
}

export const countIn = (state: StorageState, slot: StorageSlot): number =>
  slot.holds.length + added(state, slot).length;

/** Why a thing cannot go into a slot; nothing when it can. Where it lies already it fits. */
export function misfit(state: StorageState, thing: StoredThing, slot: StorageSlot): Misfit | undefined {
  if (slot.takes !== 'any' && !slot.takes.includes(thing.kind)) return 'kind';
  if (state.stored[thing.target] === slot.target) return undefined;
  return countIn(state, slot) >= slot.room ? 'full' : undefined;
}

/** Where a thing goes by itself: into a slot of its kind before a wild one, which could hold something else. */
export function firstFit(state: StorageState, thing: StoredThing): StorageSlot | undefined {
  const fitting = state.slots.filter((slot) => misfit(state, thing, slot) === undefined);
  return fitting.find(({ takes }) => takes !== 'any') ?? fitting[0];
}

export const waiting = ({ pool, stored }: StorageState): StoredThing[] =>
  pool.filter(({ target }) => stored[target] === undefined);

/** What is left in the pool and fits nowhere: it falls off. */
export const fallingOff = (state: StorageState): StoredThing[] =>
  waiting(state).filter((thing) => firstFit(state, thing) === undefined);

/** A thing in the air, and the slot it is over; `undefined` is the pool. */
export interface Lifted {
  thing: string;
  over: string | undefined;
}

export type StorageMove =
  | { do: 'lift'; thing: string }
  | { do: 'over'; slot: string | undefined }
  | { do: 'drop' }
  | { do: 'putBack' };

export interface Moved {
  lifted: Lifted | undefined;
  /** What is to be reported, if anything changes where it lies. */
  store?: { thing: string; slot: string | undefined };
  /** Why nothing was dropped; the thing stays in the air. */
  misfit?: Misfit;
}

/** One step of a journey. A second lift of the same thing lets go of it; put back, it lies where it was lifted. */
export function move(state: StorageState, lifted: Lifted | undefined, step: StorageMove): Moved {
  if (step.do === 'lift') {
    const thing = state.pool.find(({ target }) => target === step.thing);
    if (!thing || lifted?.thing === step.thing) return { lifted: undefined };
    const over = state.stored[thing.target] ?? firstFit(state, thing)?.target ?? state.slots[0]?.target;
    return { lifted: { thing: thing.target, over } };
  }
  if (step.do === 'putBack' || !lifted) return { lifted: undefined };
  if (step.do === 'over') return { lifted: { ...lifted, over: step.slot } };
  return dropped(state, lifted);
}

function dropped(state: StorageState, lifted: Lifted): Moved {
  const thing = state.pool.find(({ target }) => target === lifted.thing);
  if (!thing) return { lifted: undefined };
  const slot = state.slots.find(({ target }) => target === lifted.over);
  const why = slot && misfit(state, thing, slot);
  if (why !== undefined) return { lifted, misfit: why };
  if (state.stored[thing.target] === slot?.target) return { lifted: undefined };
  return { lifted: undefined, store: { thing: thing.target, slot: slot?.target } };
}
