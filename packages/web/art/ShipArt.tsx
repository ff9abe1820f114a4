import { memo, type ReactNode, useId, useMemo } from 'react';
import { ArtFrame } from './ArtFrame.tsx';
import { PALETTES } from './palettes.ts';
import { Pen } from './pen.tsx';
import { randomOf } from './random.ts';
import type { ShipArtProps } from './types.ts';

const LINE = '#0f3a22';
const PALE = '#d9ffe4';
const GREEN = '#7cf29c';
const DEEP = '#2d8a50';
const JET = '#69b8ff';

function draw(pen: Pen, thrust: boolean, damaged: boolean): void {
  const edge = { stroke: LINE, strokeWidth: 1.4 };
  if (thrust) {
    pen.glow(-18, 44, 20, JET, 0.9);
    pen.glow(18, 44, 20, JET, 0.9);
    pen.half([13, 34, 18, 62, 23, 34], JET, JET, { opacity: 0.8 });
    pen.half([15.5, 34, 18, 50, 20.5, 34], '#eaf6ff', '#eaf6ff');
  }
  pen.half([10, -2, 30, 8, 66, 30, 70, 42, 34, 36, 12, 34], GREEN, DEEP, edge);
  pen.half([12, 0, 30, 9, 60, 28, 30, 24], PALE, GREEN);
  pen.half([60, 8, 64, 8, 64, 34, 60, 32], PALE, DEEP);
  pen.half([0, -50, 7, -38, 13, -6, 18, 30, 8, 38, 0, 36], PALE, GREEN, edge);
  pen.half([0, -20, 5, -14, 6, 6, 0, 12], '#0d2b3f', '#081c2b');
  pen.poly([-3, -12, 0, -17, 0, 4, -4, 4], JET, { opacity: 0.9 });
  pen.line('M-30 14L-14 16M30 14L14 16M-44 24L-18 24M44 24L18 24', LINE, 1.5, { opacity: 0.7 });
  pen.dots([-50, 33, 50, 33], 4, '#ffb454');
  if (!damaged) return;
  pen.poly([34, 14, 44, 18, 40, 24, 52, 28, 42, 32, 30, 24], '#1a0b06', { stroke: '#ff7a2e', strokeWidth: 1 });
  pen.glow(40, 22, 14, '#ff7a2e', 0.8);
  pen.line('M42 18C48 6 40 0 50 -14', '#8b93a7', 3, { opacity: 0.5, strokeLinecap: 'round' });
}

/** The crew's ship, nose up, viewBox 160 × 122. */
export const ShipArt = memo(function ShipArt({ thrust = true, damaged = false, className }: ShipArtProps): ReactNode {
  const id = useId();
  const shapes = useMemo(() => {
    const pen = new Pen(id, PALETTES.bug, randomOf('ship'));
    draw(pen, thrust, damaged);
    return pen.shapes;
  }, [id, thrust, damaged]);
  return (
    <ArtFrame box="-80 -58 160 122" className={className}>
      {shapes}
    </ArtFrame>
  );
});
