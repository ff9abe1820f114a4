import type { Body } from '../pen.tsx';
import { pairs } from '../points.ts';

/** Cyan: spheres and hexagons. */

const medpod: Body = (pen, { light, mid, dark, line, glow, white }) => {
  const edge = { stroke: line, strokeWidth: 1.5 };
  pen.group('rotate(12)', () => {
    // solar panels
    pen.half([30, -10, 82, -22, 90, 14, 32, 10], mid, dark, edge);
    pen.line(
      'M46 -13L48 11M62 -17L66 12M76 -20L80 13M32 0L88 -4M-46 -13L-48 11M-62 -17L-66 12M-76 -20L-80 13M-32 0L-88 -4',
      line,
      1.2,
      { opacity: 0.7 },
    );
    pen.half([34, -8, 60, -14, 62, -4, 34, 0], light, mid, { opacity: 0.55 });
    pen.path('M-30 -26C-30 -48 30 -48 30 -26V26C30 50 -30 50 -30 26Z', dark, edge);
    pen.path('M-30 -26C-30 -42 -10 -43 0 -43V44C-12 44 -30 41 -30 26Z', light);
    pen.path('M0 -43C12 -43 30 -42 30 -26V26C30 41 12 44 0 44Z', mid);
    pen.path('M-20 -22C-20 -36 20 -36 20 -22V-6H-20Z', line);
    pen.path('M-17 -21C-17 -32 17 -32 17 -21V-9H-17Z', glow, { opacity: 0.8 });
    // the sleeper behind the glass
    pen.circle(0, -19, 6, dark);
    pen.path('M-9 -9C-9 -14 9 -14 9 -9Z', dark);
    pen.line('M-12 -26L-4 -30', white, 2.4, { strokeLinecap: 'round', opacity: 0.9 });
    pen.path('M-5 4H5V13H14V23H5V32H-5V23H-14V13H-5Z', '#fff');
    pen.path('M-5 4H0V32H-5V23H-14V13H-5Z', '#d8fbff');
    pen.half([18, 30, 26, 24, 30, 44, 20, 52], mid, dark, edge);
    pen.glow(0, 52, 14, glow, 0.8);
  });
  pen.line('M-20 -54C-16 -60 -8 -64 0 -64M-26 -48C-22 -60 -12 -70 0 -71', glow, 1.6, { opacity: 0.7 });
};

/** A drone with one large shield on the side it moves to. */
const drone =
  (side: 1 | -1): Body =>
  (pen, { light, mid, dark, line, glow, white }) => {
    const edge = { stroke: line, strokeWidth: 1.4 };
    pen.group(side === 1 ? '' : 'scale(-1 1)', () => {
      // shield
      pen.hexagon(34, 0, 60, glow, { fillOpacity: 0.1, stroke: glow, strokeWidth: 2.2, opacity: 0.9 });
      pen.hexagon(34, 0, 52, 'none', { stroke: glow, strokeWidth: 0.9, strokeDasharray: '10 5', opacity: 0.6 });
      for (const [x, y] of pairs([70, 0, 58, -22, 58, 22, 82, -22, 82, 22])) {
        pen.hexagon(x, y, 11, glow, { fillOpacity: 0.16, stroke: glow, strokeWidth: 1 });
      }
      // jets on the other side
      pen.poly([-44, -12, -88, -20, -60, -4], glow, { opacity: 0.5 });
      pen.poly([-44, 12, -88, 20, -60, 4], glow, { opacity: 0.5 });
      pen.poly([-44, -8, -68, -12, -52, -4], white, { opacity: 0.8 });
      pen.poly([-44, 8, -68, 12, -52, 4], white, { opacity: 0.8 });
      pen.poly([-50, -20, -30, -26, -22, 0, -30, 26, -50, 20, -42, 0], mid, edge);
      pen.poly([-50, -20, -30, -26, -26, -10, -44, -8], light);
      pen.poly([-8, -30, 14, -52, 26, -46, 12, -24], mid, edge);
      pen.poly([-8, 30, 14, 52, 26, 46, 12, 24], dark, edge);
      pen.poly([-6, -30, 14, -48, 18, -44, 4, -26], light);
      const ball = pen.ballPaint('ball', white, mid, line);
      pen.circle(0, 0, 33, ball, { stroke: line, strokeWidth: 1.6 });
      pen.line('M-30 -12C-10 -6 10 -6 30 -12M-30 12C-10 18 10 18 30 12', line, 1.2, { opacity: 0.5 });
      pen.circle(10, 0, 17, line);
      pen.circle(10, 0, 14, dark);
      pen.glow(11, 0, 20, glow, 1);
      pen.circle(12, 0, 6.5, glow);
      pen.circle(13, 0, 3, '#042028');
      pen.circle(9, -4, 2, '#fff');
      pen.circle(32, 0, 4, white);
      pen.line('M34 0L60 0', white, 1.4, { strokeDasharray: '3 4', opacity: 0.9 });
      pen.poly([76, -7, 88, 0, 76, 7], white, { opacity: 0.95 });
    });
  };

const wardenSphere: Body = (pen, { light, mid, dark, line, glow, white }) => {
  const turn = Math.PI / 6;
  pen.hexagon(0, 0, 66, glow, { fillOpacity: 0.08, stroke: glow, strokeWidth: 2, opacity: 0.9 }, turn);
  pen.hexagon(0, 0, 60, 'none', { stroke: glow, strokeWidth: 0.8, strokeDasharray: '10 5', opacity: 0.5 }, turn);
  const knots = Array.from({ length: 6 }, (_, i) => turn + (i * Math.PI) / 3).flatMap((a) => [
    66 * Math.cos(a),
    66 * Math.sin(a),
  ]);
  pen.dots(knots, 13, glow, 0.3);
  pen.dots(knots, 6.8, white);
  pen.line('M-78 8A80 20 -10 0 1 78 -10', dark, 7);
  const ball = pen.ballPaint('ball', white, mid, line);
  pen.circle(0, 0, 42, ball, { stroke: line, strokeWidth: 1.5 });
  pen.ellipse(0, 0, 14, 42, 'none', { stroke: line, strokeWidth: 1.2, opacity: 0.45 });
  pen.ellipse(0, 0, 28, 42, 'none', { stroke: line, strokeWidth: 1.2, opacity: 0.45 });
  pen.line('M-40 -14H40M-40 16H40', line, 1.2, { opacity: 0.4 });
  for (let i = 0; i < 10; i++) {
    const a = pen.rnd.between(0, 6.2);
    const r = pen.rnd.between(27, 37);
    pen.rect(r * Math.cos(a) - 3, r * Math.sin(a), pen.rnd.between(3.5, 7), 2.4, line, { opacity: 0.55 });
  }
  pen.circle(0, 0, 22, line);
  pen.circle(0, 0, 18, dark);
  pen.glow(0, 0, 24, glow, 1);
  pen.circle(0, 0, 9, glow);
  pen.circle(0, 0, 4.5, '#042028');
  pen.circle(-4, -5, 2.6, '#fff');
  for (let i = 0; i < 12; i++) {
    const a = (i * Math.PI) / 6;
    const at = (r: number, d: number) => [r * Math.cos(a + d), r * Math.sin(a + d)];
    pen.poly([...at(15, 0), ...at(21, 0.1), ...at(21, -0.1)], light, { opacity: 0.8 });
  }
  pen.line('M-78 8A80 20 -10 0 0 78 -10', mid, 7);
  pen.line('M-78 5A80 20 -10 0 0 78 -13', white, 1.6, { opacity: 0.9 });
  pen.circle(-52, 21, 5, light, { stroke: line, strokeWidth: 1.5 });
  pen.circle(56, 14, 4, light, { stroke: line, strokeWidth: 1.5 });
};

export const WARD_BODIES: Record<string, Body> = { E09: medpod, E17: drone(1), E18: drone(-1), E27: wardenSphere };
