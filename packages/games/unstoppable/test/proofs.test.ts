import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { catalogueOf } from '../catalogue.ts';
import type { Modifier } from '../content/index.ts';
import { addressesOf, modifierScenes, proofsOf, proofText, shown, Witness } from '../testing/proofs/index.ts';
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
    expect(addresses.length).toBeGreaterThan(390);
    expect(addresses.filter((address) => !witness.lists.has(address))).toEqual([]);
  });

  it('differ from what happens without whatever changes something', () => {
    const story = (id: number) => ({ options: { boss: 'duomo' }, story: id }) as const;
    const changes: [string, Modifier, Parameters<typeof modifierScenes>[1], Parameters<typeof modifierScenes>[2]][] = [
      ...BASE_PACK.cores.flatMap(({ id, passives }) =>
        passives.map((m): (typeof changes)[number] => [id, m, { play: [id] }, {}]),
      ),
      ...BASE_PACK.upgrades.flatMap(({ id, notch, core }) =>
        core.passives.map((m): (typeof changes)[number] => [
          id,
          m,
          { play: [{ core: 'guard-unit', [notch]: id }] },
          {},
        ]),
      ),
      ...BASE_PACK.story.flatMap(({ id, modifiers }) =>
        modifiers.map((m): (typeof changes)[number] => [`story ${id}`, m, {}, story(id)]),
      ),
    ];
    expect(changes.length).toBeGreaterThan(30);
    const told = (m: Modifier, me: (typeof changes)[number][2], more: (typeof changes)[number][3]): string[] =>
      modifierScenes(m, me, more).flatMap((scene) => shown(scene, witness));
    const same = changes.filter(([, m, me, more]) => told(m, me, more).join() === told(m, {}, {}).join());
    expect(same.map(([id, { mod }]) => `${id}: ${mod}`)).toEqual([]);
  });
});
