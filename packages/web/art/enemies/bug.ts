import type { Body } from '../pen.tsx';
import { pairs } from '../points.ts';

/** Green: domes and legs. */

/** A mite seen from the side it crawls to. */
const mite =
  (side: 1 | -1): Body =>
  (pen, { light, mid, dark, line, glow, white }) => {
    const edge = { stroke: line, strokeWidth: 1.5 };
    pen.group(side === 1 ? 'rotate(-6)' : 'scale(-1 1) rotate(-6)', () => {
      for (let i = 0; i < 4; i++) {
        const x = -44 + i * 24;
        pen.poly([x, 18, x - 10, 34, x - 4, 56, x + 2, 58, x - 2, 36, x + 8, 22], i % 2 ? dark : mid, edge);
      }
      pen.path('M-70 22C-76 -14 -44 -46 -6 -46C28 -46 50 -22 48 16C20 30 -40 32 -70 22Z', dark, edge);
      pen.path('M-70 22C-76 -14 -44 -46 -6 -46C8 -46 20 -42 28 -36C-4 -36 -30 -16 -32 24C-48 25 -60 24 -70 22Z', mid);
      pen.path('M-60 -6C-50 -28 -30 -40 -10 -41', 'none', {
        stroke: white,
        strokeWidth: 4,
        strokeLinecap: 'round',
        opacity: 0.7,
      });
      for (const [x, y, r] of [
        [-38, -6, 8],
        [-16, -22, 7],
        [-20, 6, 9],
        [6, -14, 8],
        [8, 10, 6],
        [-52, 10, 5],
      ] as const) {
        pen.circle(x, y, r, line, { opacity: 0.85 });
        pen.circle(x - 1, y - 1, r - 2.4, glow, { opacity: pen.rnd.pick([0.45, 0.7, 0.95]) });
      }
      // head
      pen.path('M34 -18C56 -30 80 -14 82 6C80 20 60 26 40 20C32 8 30 -6 34 -18Z', mid, edge);
      pen.path('M36 -17C54 -26 72 -16 78 -2C62 -8 46 -6 36 2Z', light);
      pen.circle(64, -2, 9, line);
      pen.circle(65, -2, 6.5, glow);
      pen.circle(67, -2, 3, '#06210f');
      pen.circle(63, -5, 1.8, '#fff');
      pen.circle(48, -8, 4.6, line);
      pen.circle(48.5, -8, 3, glow);
      pen.poly([72, 14, 94, 12, 84, 22], white, edge);
      pen.poly([66, 18, 80, 30, 64, 26], light, edge);
      pen.line('M56 -22C60 -40 76 -46 86 -40M46 -24C46 -44 58 -56 68 -54', mid, 2.6, { strokeLinecap: 'round' });
      pen.dots([86, -40, 68, -54], 6, glow);
      pen.poly([-70, 8, -92, -6, -84, 10, -96, 20, -72, 20], mid, edge);
    });
    pen.glow(side * 66, -10, 16, glow, 0.45);
  };

const shellBug: Body = (pen, { light, mid, dark, line, glow, white }) => {
  for (const y of [10, 22, 34]) {
    const d = y - 10;
    pen.half([34, y, 62, 4 + d * 1.33, 74, 28 + d * 1.33, 60, 14 + d * 1.33, 34, y + 8], mid, dark);
  }
  pen.half([0, 34, 20, 32, 34, 40, 26, 54, 12, 50, 0, 58], mid, dark);
  pen.half([4, 52, 14, 50, 20, 64, 9, 60], white, light);
  pen.path('M-56 34C-60 -10 -34 -50 0 -50C34 -50 60 -10 56 34C36 44 -36 44 -56 34Z', dark, {
    stroke: line,
    strokeWidth: 1.6,
  });
  pen.path('M-56 34C-60 -10 -34 -50 0 -50V41C-22 42 -44 40 -56 34Z', mid);
  for (const [x, y] of pairs([0, -28, -22, -15, 22, -15, 0, -2, -22, 11, 22, 11, 0, 24, -43, 22, 43, 22])) {
    pen.hexagon(x, y, 13, x > 0 ? mid : light, { opacity: pen.rnd.between(0.6, 0.9), stroke: line, strokeWidth: 1.4 });
  }
  pen.line('M-44 -12C-34 -34 -18 -44 -4 -46', white, 4, { strokeLinecap: 'round', opacity: 0.75 });
  pen.half([0, 36, 22, 34, 26, 44, 12, 50, 0, 48], line, line);
  pen.eyes(13, 42, -8, 1);
  pen.line('M-10 -48C-22 -62 -34 -62 -40 -58M10 -48C22 -62 34 -62 40 -58', mid, 2.4);
  pen.dots([-41, -58, 41, -58], 6, glow);
};

const acidSpitter: Body = (pen, { light, mid, dark, line, glow, white }) => {
  const edge = { stroke: line, strokeWidth: 1.4 };
  // a toad with two acid sacs
  pen.half([36, 10, 66, -8, 86, 12, 78, 40, 92, 54, 66, 50, 44, 36], mid, dark, edge);
  pen.half([40, 10, 66, -4, 78, 10, 56, 18], light, mid);
  pen.path('M-50 26C-56 -18 -30 -44 0 -44C30 -44 56 -18 50 26C30 42 -30 42 -50 26Z', dark, edge);
  pen.path('M-50 26C-56 -18 -30 -44 0 -44V36C-20 37 -38 34 -50 26Z', mid);
  const sac = pen.ballPaint('sac', white, glow, dark);
  for (const x of [-46, 46]) {
    pen.circle(x, 12, 19, line);
    pen.circle(x, 12, 16.5, sac);
    pen.dots([x - 5, 16, x + 4, 9, x + 2, 19], 3.4, white, 0.7);
  }
  // eyes on top
  pen.both(() => {
    pen.circle(24, -40, 14, dark, edge);
    pen.circle(24, -40, 10.5, light);
    pen.poly([14, -42, 34, -47, 34, -38, 16, -36], line);
    pen.poly([18, -41, 31, -44, 31, -39.5, 19, -38], glow);
  });
  // mouth and the spit
  pen.path('M-28 6C-14 -4 14 -4 28 6C22 22 -22 22 -28 6Z', line);
  pen.poly([-20, 4, -14, 2, -16, 10], white);
  pen.poly([20, 4, 14, 2, 16, 10], white);
  pen.path('M-10 10C-8 26 -14 34 -8 46C-6 54 6 54 8 46C12 36 8 26 10 10Z', glow);
  pen.path('M-5 12C-4 26 -8 36 -3 44C0 30 -1 22 0 12Z', white, { opacity: 0.85 });
  pen.dots([-14, 56, 12, 60, 0, 66], 6, glow, 0.95);
  pen.glow(0, 34, 30, glow, 0.5);
  for (let i = 0; i < 9; i++)
    pen.circle(pen.rnd.between(-30, 30), pen.rnd.between(-30, -8), pen.rnd.between(1.4, 3.6), i % 2 ? light : line, {
      opacity: 0.6,
    });
  pen.half([10, 34, 30, 32, 36, 58, 20, 62], mid, dark, edge);
};

export const BUG_BODIES: Record<string, Body> = { E02: mite(-1), E03: mite(1), E10: shellBug, E12: acidSpitter };
