import { memo, type ReactNode, useId, useMemo } from 'react';
import { ArtFrame } from './ArtFrame.tsx';
import { broodBarge } from './bosses/barge.ts';
import { nullCantor } from './bosses/cantor.ts';
import { menderColossus } from './bosses/colossus.ts';
import { emberSovereign } from './bosses/ember.ts';
import { prismWarden } from './bosses/prism.ts';
import type { Ink } from './palettes.ts';
import { type Body, Pen } from './pen.tsx';
import { randomOf } from './random.ts';
import type { BossArtProps } from './types.ts';

const VIOLET: Ink = {
  light: '#a56ad0',
  mid: '#57308a',
  dark: '#241040',
  line: '#12061f',
  glow: '#ff5fd2',
  white: '#f1d6ff',
  sky: '#2c0f3c',
  night: '#0f1226',
};
const ROSE: Ink = { ...VIOLET, light: '#d678a8', mid: '#8f2f66', dark: '#4a1238', line: '#22061a', white: '#ffe3f0' };
const GLASS: Ink = { ...VIOLET, light: '#c9b3ff', mid: '#6a58c9', dark: '#2c2470', line: '#0f0c30', white: '#ffffff' };
const STONE: Ink = { ...VIOLET, light: '#a0697a', mid: '#5c2f3d', dark: '#331722', line: '#16070d', white: '#fff4cf' };
const STEEL: Ink = { ...VIOLET, light: '#9fc4c4', mid: '#4d7a80', dark: '#23454d', line: '#0b2026', white: '#effffb' };

export const BOSSES: Record<string, { body: Body; ink: Ink }> = {
  'null-cantor': { body: nullCantor, ink: VIOLET },
  'brood-barge': { body: broodBarge, ink: ROSE },
  'prism-warden': { body: prismWarden, ink: GLASS },
  'ember-sovereign': { body: emberSovereign, ink: STONE },
  'mender-colossus': { body: menderColossus, ink: STEEL },
};

const BODIES = [nullCantor, broodBarge, prismWarden, emberSovereign, menderColossus] as const;
const INKS = [VIOLET, ROSE, GLASS, STONE, STEEL] as const;

/** A boss that nobody has drawn gets a body and colours by its id; `turn` goes round the colour wheel. */
function lookOf(id: string): { body: Body; ink: Ink; turn: number } {
  if (Object.hasOwn(BOSSES, id)) return { ...BOSSES[id], turn: 0 };
  const random = randomOf(id);
  return { body: random.pick(BODIES), ink: random.pick(INKS), turn: random.between(20, 340) };
}

/** A boss without a sky: it hangs over the board, wider than its column. Side 2 burns brighter. */
export const BossArt = memo(function BossArt({ id, side = 1, className }: BossArtProps): ReactNode {
  const key = useId();
  const { body, ink, turn } = useMemo(() => lookOf(id), [id]);
  const shapes = useMemo(() => {
    const pen = new Pen(key, ink, randomOf(`boss ${id}`));
    if (side === 2) {
      pen.ellipse(0, -8, 150, 84, 'none', {
        stroke: '#ff5fd2',
        strokeWidth: 2.4,
        strokeDasharray: '18 7',
        opacity: 0.8,
      });
      pen.glow(0, -8, 130, '#ff2e6a', 0.4);
    }
    body(pen, ink);
    return pen.shapes;
  }, [id, key, side, body, ink]);
  return (
    <ArtFrame
      box="-210 -96 420 166"
      className={className}
      style={turn === 0 ? undefined : { filter: `hue-rotate(${turn}deg)` }}
    >
      {shapes}
    </ArtFrame>
  );
});
