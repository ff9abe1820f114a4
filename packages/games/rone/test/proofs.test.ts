import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { catalogueOf } from '../catalogue.ts';
import {
  addressesOf,
  invasionModifierScene,
  modifierScene,
  proofsOf,
  proofText,
  shown,
  Witness,
} from '../testing/proofs/index.ts';
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
    const idle = proofs.filter(({ lines }) => !lines.some((line) => !line.endsWith('→ nothing')));
    expect(idle.map(({ entry }) => `${entry.kind} ${entry.id}`)).toEqual([]);
  });

  it('run every list of operations of the pack, and every branch inside', () => {
    const addresses = addressesOf(BASE_PACK);
    expect(addresses.length).toBeGreaterThan(120);
    expect(addresses.filter((address) => !witness.lists.has(address))).toEqual([]);
  });

  it('differ from what happens without whatever changes something', () => {
    const own = BASE_PACK.technologies.flatMap(({ id, modifiers }) =>
      modifiers.map((m) => ({ id, with: modifierScene(m, [id]), without: modifierScene(m, []) })),
    );
    const theirs = BASE_PACK.invasion.flatMap(({ id, top, lasting }) =>
      [...top, ...lasting].map((m) => ({
        id,
        with: invasionModifierScene(m, id),
        without: invasionModifierScene(m, 'IS03'),
      })),
    );
    const changes = [...own, ...theirs];
    expect(changes).toHaveLength(10);
    // The names of the cards differ anyway.
    const told = (scene: (typeof changes)[number]['with']): string =>
      scene
        ? shown(scene, witness)
            .join()
            .replaceAll(/“[^”]*”/g, '“…”')
        : '';
    const same = changes.filter((change) => told(change.with) === '' || told(change.with) === told(change.without));
    expect(same.map(({ id }) => id)).toEqual([]);
  });
});
