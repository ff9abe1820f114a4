import { describe, expect, it } from 'vitest';
import { fallingOff, firstFit, misfit, move, type StorageState } from '../storageMoves.ts';
import type { StorageSlot, StoredThing } from '../types.ts';

const thing = (target: string, kind: string): StoredThing => ({ target, kind, name: target, face: null });
const slot = (target: string, takes: StorageSlot['takes'], room: number, held = 0): StorageSlot => ({
  target,
  name: target,
  takes,
  room,
  holds: Array.from({ length: held }, (_, i) => thing(`${target}.${i}`, 'old')),
});

const red = slot('red', ['red'], 3, 2);
const blue = slot('blue', ['blue'], 1, 1);
const wild = slot('wild', 'any', 1);
const state = (stored: Record<string, string> = {}): StorageState => ({
  slots: [wild, red, blue],
  pool: [thing('r1', 'red'), thing('r2', 'red'), thing('b1', 'blue')],
  stored,
});
const [r1, r2, b1] = state().pool;

describe('a slot', () => {
  it('takes its own kind until it is full; a wild one takes any', () => {
    expect(misfit(state(), r1, red)).toBeUndefined();
    expect(misfit(state(), b1, red)).toBe('kind');
    expect(misfit(state({ r1: 'red' }), r2, red)).toBe('full');
    expect(misfit(state(), b1, blue)).toBe('full');
    expect(misfit(state(), b1, wild)).toBeUndefined();
    expect(misfit(state({ b1: 'wild' }), r2, wild)).toBe('full');
  });

  it('still fits what lies in it', () => {
    expect(misfit(state({ r1: 'red' }), r1, red)).toBeUndefined();
  });
});

describe('a thing', () => {
  it('goes into a slot of its kind before a wild one', () => {
    expect(firstFit(state(), r1)).toBe(red);
    expect(firstFit(state(), b1)).toBe(wild);
  });

  it('falls off when nothing takes it any more', () => {
    expect(fallingOff(state())).toEqual([]);
    expect(fallingOff(state({ r1: 'red', r2: 'wild' }))).toEqual([b1]);
    expect(fallingOff(state({ r1: 'red', b1: 'wild' }))).toEqual([r2]);
  });
});

describe('a journey', () => {
  it('lifts over the first slot that fits, carries and drops', () => {
    const { lifted } = move(state(), undefined, { do: 'lift', thing: 'r1' });
    expect(lifted).toEqual({ thing: 'r1', over: 'red' });
    const over = move(state(), lifted, { do: 'over', slot: 'wild' }).lifted;
    expect(move(state(), over, { do: 'drop' })).toEqual({ lifted: undefined, store: { thing: 'r1', slot: 'wild' } });
  });

  it('stays in the air over a slot that does not take it, and says why', () => {
    const lifted = { thing: 'r1', over: 'blue' };
    expect(move(state(), lifted, { do: 'drop' })).toEqual({ lifted, misfit: 'kind' });
    const full = { thing: 'r2', over: 'red' };
    expect(move(state({ r1: 'red' }), full, { do: 'drop' })).toEqual({ lifted: full, misfit: 'full' });
  });

  it('ends where it began when put back or let go', () => {
    const lifted = { thing: 'r1', over: 'wild' };
    expect(move(state(), lifted, { do: 'putBack' })).toEqual({ lifted: undefined });
    expect(move(state(), lifted, { do: 'lift', thing: 'r1' })).toEqual({ lifted: undefined });
    expect(move(state({ r1: 'red' }), { thing: 'r1', over: 'red' }, { do: 'drop' })).toEqual({ lifted: undefined });
  });

  it('leads back into the pool', () => {
    const stored = state({ r1: 'red' });
    const { lifted } = move(stored, undefined, { do: 'lift', thing: 'r1' });
    expect(lifted?.over).toBe('red');
    const back = move(stored, lifted, { do: 'over', slot: undefined }).lifted;
    expect(move(stored, back, { do: 'drop' })).toEqual({ lifted: undefined, store: { thing: 'r1', slot: undefined } });
  });

  it('of something unknown does not begin', () => {
    expect(move(state(), undefined, { do: 'lift', thing: 'nobody' })).toEqual({ lifted: undefined });
    expect(move(state(), undefined, { do: 'drop' })).toEqual({ lifted: undefined });
  });
});
