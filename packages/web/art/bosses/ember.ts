import type { Body } from '../pen.tsx';

/** A crowned face of basalt with fire behind it. */
export const emberSovereign: Body = (pen, { light, mid, dark, line, glow, white }) => {
  const edge = { stroke: line, strokeWidth: 1.5 };
  const hot = '#ff7a2e';
  const sun = '#ffd35c';
  pen.glow(0, -10, 110, hot, 0.4);
  // wings of flame
  for (let i = 0; i < 7; i++) {
    const a = 0.1 + i * 0.2;
    const r = 176 - i * 10 + pen.rnd.between(-8, 8);
    const at = (d: number, turn: number) => [d * Math.cos(a + turn), -d * Math.sin(a + turn) * 0.58 + 6];
    pen.half(
      [...at(36, 0.3), ...at(r * 0.6, 0.14), ...at(r, 0.02), ...at(r * 0.62, -0.1), ...at(36, -0.3)],
      i % 2 ? '#c23a12' : hot,
      i % 2 ? '#7a1c08' : '#b5400f',
      { opacity: 0.85 },
    );
    pen.half([...at(40, 0.12), ...at(r * 0.72, 0.03), ...at(40, -0.12)], sun, hot, { opacity: 0.75 });
  }
  for (let i = 0; i < 22; i++)
    pen.circle(pen.rnd.between(-180, 180), pen.rnd.between(-92, 40), pen.rnd.between(0.8, 2.2), i % 3 ? sun : glow, {
      opacity: 0.85,
    });
  // shoulders of rock with lava in the cracks
  pen.half([12, 34, 54, 18, 104, 26, 150, 50, 168, 72, 60, 72, 12, 72], dark, line, edge);
  pen.half([16, 36, 54, 22, 100, 30, 60, 40], mid, dark);
  pen.half([60, 46, 76, 40, 92, 52, 120, 50, 96, 58, 74, 52], hot, hot);
  pen.half([64, 47, 76, 43, 90, 53, 76, 50], sun, sun);
  pen.half([110, 34, 126, 12, 132, 40], mid, dark, edge);
  pen.half([80, 24, 92, -4, 102, 28], mid, dark, edge);
  // face
  pen.half([0, -48, 20, -46, 38, -28, 42, 0, 34, 28, 18, 52, 0, 66], mid, dark, edge);
  pen.half([0, -44, 16, -42, 26, -24, 18, -6, 0, -6], light, mid);
  pen.half([30, -30, 42, 0, 34, 28, 18, 52, 26, 18, 30, -4], dark, line);
  pen.line(
    'M-26 -34L-20 -22L-28 -12M26 -34L20 -22L28 -12M0 -40L-3 -26L2 -16L0 -8M-30 14L-22 20L-24 34M30 14L22 20L24 34',
    hot,
    2.4,
  );
  pen.line('M-26 -34L-20 -22L-28 -12M26 -34L20 -22L28 -12M0 -40L-3 -26L2 -16L0 -8', sun, 1);
  // brow and eyes
  pen.half([2, -8, 36, -24, 38, -14, 20, -4, 4, -1], line, line);
  pen.glow(20, -8, 20, glow, 0.9);
  pen.glow(-20, -8, 20, glow, 0.9);
  pen.half([8, -5, 30, -16, 29, -9, 16, -2], glow, glow);
  pen.half([14, -6, 25, -12, 24, -8, 17, -5], '#fff', '#fff');
  pen.half([0, -4, 6, 8, 4, 14, 0, 15], mid, dark);
  // mouth of the furnace
  pen.poly([-20, 24, 0, 20, 20, 24, 16, 38, 0, 46, -16, 38], line);
  pen.glow(0, 32, 26, hot, 0.95);
  pen.poly([-15, 27, 0, 24, 15, 27, 11, 35, 0, 40, -11, 35], sun);
  for (let i = -2; i <= 2; i++) pen.poly([i * 6 - 3, 25, i * 6 + 3, 25, i * 6, 33], line);
  // beard of fire
  for (let i = -2; i <= 2; i++) {
    const x = i * 9;
    pen.poly([x - 7, 44, x + 7, 44, x + i * 2, 70 - Math.abs(i) * 6], hot, { opacity: 0.9 });
    pen.poly([x - 3, 44, x + 3, 44, x + i * 1.4, 60 - Math.abs(i) * 5], sun);
  }
  // crown
  pen.half(
    [0, -92, 7, -62, 18, -84, 22, -58, 38, -72, 36, -48, 50, -52, 40, -34, 20, -44, 0, -48],
    sun,
    '#c9861e',
    edge,
  );
  pen.half([0, -84, 3, -62, 0, -56], white, sun);
  pen.half([0, -54, 20, -50, 38, -38, 38, -33, 20, -44, 0, -48], '#b5701a', '#7a4a10');
  pen.dots([0, -52, 17, -48, -17, -48, 32, -40, -32, -40], 5.5, glow);
};
