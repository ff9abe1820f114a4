import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { catalogueOf } from '../catalogue.ts';
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

  it('show everything in the catalogue doing something', () => {
    expect(proofs).toHaveLength(catalogueOf(BASE).length);
    const idle = proofs.filter(({ lines }) => lines.some((line) => line.endsWith('→ nothing')));
    expect(idle.map(({ entry }) => `${entry.kind} ${entry.id}`)).toEqual([]);
  });

  it('name each ability that is used by its card', () => {
    const silent = proofs.filter(({ entry, lines }) => {
      if (entry.kind !== 'cadet' && entry.kind !== 'frigate') return false;
      return (
        entry.definition.modifiers.length === 0 && !lines.every((line) => line.includes(`uses “${entry.name.en}”`))
      );
    });
    // What is only counted is not used: the Strategist's discount, the Listening Post.
    expect(silent.map(({ entry }) => entry.id)).toEqual(['F28']);
  });

  it('run every list of operations of the pack, and every branch inside', () => {
    const addresses = addressesOf(BASE_PACK);
    expect(addresses.length).toBeGreaterThan(250);
    expect(addresses.filter((address) => !witness.lists.has(address))).toEqual([]);
  });

  it('tell agendas that are met from those that are not', () => {
    const agendas = proofs.filter(({ entry }) => entry.kind === 'agenda');
    for (const { entry, lines } of agendas) {
      expect(lines[0], entry.id).toContain('agendas 6');
      expect(lines[1], entry.id).toContain('agendas 0');
    }
    const colonies = proofs.filter(({ entry }) => entry.kind === 'colony');
    expect(colonies.map(({ lines }) => /colony (\d+)/.exec(lines[0])?.[1])).toEqual([
      '3',
      '6',
      '6',
      '4',
      '3',
      '6',
      '8',
    ]);
  });
});
