import { describe, expect, it } from 'vitest';
import { hashOf } from '../hash.ts';

describe('a hash', () => {
  it('does not depend on the order of keys, but on everything else', () => {
    expect(hashOf({ a: 1, b: [2, { c: 3 }] })).toBe(hashOf({ b: [2, { c: 3 }], a: 1 }));
    const different = [{ a: 1 }, { a: '1' }, { a: [1] }, { a: null }, { a: 1, b: 0 }, { b: 1 }, [1], [[1]], [1, 1]];
    expect(new Set(different.map(hashOf)).size).toBe(different.length);
  });

  it('takes an absent field and an undefined one as the same', () => {
    expect(hashOf({ a: 1, b: undefined })).toBe(hashOf({ a: 1 }));
  });
});
