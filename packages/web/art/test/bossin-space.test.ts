import { packOf, packs } from '@starhold/bossin-space/content';
import { type BosKind, catalogueOf } from '@starhold/bossin-space/text';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { BOSSES } from '../BossArt.tsx';
import { EMBLEMS } from '../emblems.ts';
import { BossArt, CommandArt, EnemyArt } from '../index.ts';
import { ENEMY_ROLES } from '../palettes.ts';

const CATALOGUE = catalogueOf(packOf({ pack: packs.base }));
const idsOf = (kind: BosKind): string[] => CATALOGUE.filter((card) => card.kind === kind).map((card) => card.id);

describe('the cards of the base pack', () => {
  it.each([
    ['command', EMBLEMS],
    ['enemy', ENEMY_ROLES],
    ['boss', BOSSES],
  ] as const)('are all drawn: %s', (kind, drawn) => {
    expect(idsOf(kind).length).toBeGreaterThan(4);
    expect(idsOf(kind).filter((id) => !Object.hasOwn(drawn, id))).toEqual([]);
  });
});

describe('a card that nobody has drawn', () => {
  const UNDRAWN = ['salvo', 'wrecker', 'storm', 'toString', 'constructor', 'x', 'E99', 'long-id-of-a-card'];
  /** Without the ids that React gives to gradients. */
  const picture = (art: ReactElement): string => renderToStaticMarkup(art).replaceAll(/_[rR]_\w+_/g, '');

  it.each([
    ['command', (id: string) => createElement(CommandArt, { kind: id })],
    ['enemy', (id: string) => createElement(EnemyArt, { type: id })],
    ['boss', (id: string) => createElement(BossArt, { id })],
  ] as const)('gets a picture by its id, always the same: %s', (_kind, draw) => {
    const pictures = UNDRAWN.map((id) => picture(draw(id)));
    for (const svg of pictures) expect(svg).toMatch(/^<svg .*<(path|circle|ellipse)/s);
    expect(pictures).toEqual(UNDRAWN.map((id) => picture(draw(id))));
    expect(new Set(pictures).size).toBe(UNDRAWN.length);
  });
});
