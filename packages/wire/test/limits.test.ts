import { describe, expect, test } from 'vitest';
import { isModest, MAX_DEPTH, MAX_ENTRIES } from '../limits.ts';

/** What is looked at before any schema (T18, T20). */

const nested = (levels: number): unknown => (levels === 0 ? 1 : { a: nested(levels - 1) });
const at = (levels: number, inner: unknown): unknown => (levels === 0 ? inner : { a: at(levels - 1, inner) });

describe('plain data of bounded size', () => {
  test.each([
    ['text', 'x'],
    ['a number', -7.5],
    ['nothing', null],
    ['depth', nested(MAX_DEPTH)],
    ['width', Array.from({ length: MAX_ENTRIES }, () => 0)],
    ['no prototype', Object.assign(Object.create(null), { a: 1 })],
  ])('%s passes', (_what, value) => {
    expect(isModest(value)).toBe(true);
  });

  test.each([
    ['too deep', nested(MAX_DEPTH + 1)],
    ['too wide a list', Array.from({ length: MAX_ENTRIES + 1 }, () => 0)],
    ['too wide an object', Object.fromEntries(Array.from({ length: MAX_ENTRIES + 1 }, (_, i) => [`k${i}`, 0]))],
    ['not a number', Number.NaN],
    ['without end', Number.POSITIVE_INFINITY],
    ['half a letter', '\ud800'],
    ['half a letter inside', { a: ['\udc00'] }],
    ['a class', new Map()],
    ['bytes', Uint8Array.of(1)],
    ['a date', new Date(0)],
  ])('%s does not', (_what, value) => {
    expect(isModest(value)).toBe(false);
  });

  test.each(['__proto__', 'constructor', 'prototype'])('nor a key %s, at any depth', (key) => {
    for (let depth = 0; depth < MAX_DEPTH; depth++) {
      expect(isModest(at(depth, JSON.parse(`{"${key}":1}`))), `${depth}`).toBe(false);
    }
  });

  test('what has a million entries or levels is refused at once', () => {
    const deep = JSON.parse(`${'['.repeat(5_000)}${']'.repeat(5_000)}`);
    const wide = Array.from({ length: 1_000_000 }, () => 0);
    const started = performance.now();
    for (const value of [deep, wide, { a: wide }]) expect(isModest(value)).toBe(false);
    expect(performance.now() - started).toBeLessThan(50);
  });
});
