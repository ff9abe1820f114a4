import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { addressesOf, proofsOf, proofText, Witness } from '../testing/proofs/index.ts';
import { BASE, BASE_PACK } from './support/content.ts';

/** Every card is played, every branch of it, and what that tells is read here as a diff: UPDATE_GOLDEN=1 writes it anew. */
const FILE = new URL('../text/golden/plays.en.txt', import.meta.url);

describe('card proofs', () => {
  const witness = new Witness();
  const proofs = proofsOf(BASE, witness);

  it('tell what the golden file says', () => {
    const now = proofText(proofs);
    if (process.env.UPDATE_GOLDEN === '1') writeFileSync(FILE, now);
    expect(now).toBe(readFileSync(FILE, 'utf8'));
  });

  it('run every list of operations of the pack, and every branch inside', () => {
    const addresses = addressesOf(BASE_PACK);
    expect(addresses.length).toBeGreaterThan(400);
    expect(addresses.filter((address) => !witness.lists.has(address))).toEqual([]);
  });
});
