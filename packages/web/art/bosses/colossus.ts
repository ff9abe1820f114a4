import type { Body } from '../pen.tsx';

/** A giant of mismatched plates that welds itself together again. */
export const menderColossus: Body = (pen, { light, mid, dark, line, glow, white }) => {
  const edge = { stroke: line, strokeWidth: 1.6 };
  const heal = '#6dffb0';
  pen.glow(0, 14, 100, heal, 0.22);
  // repair arms that reach in from the sides
  const arms = [
    [70, -6, 122, -56, 178, -44, 192, -8],
    [78, 22, 136, 4, 186, 22, 172, 54],
  ] as const;
  for (const [x1, y1, x2, y2, x3, y3, x4, y4] of arms) {
    const d = (s: number) => `M${x1 * s} ${y1}L${x2 * s} ${y2}L${x3 * s} ${y3}L${x4 * s} ${y4}`;
    for (const s of [-1, 1]) {
      pen.line(d(s), line, 13, { strokeLinecap: 'round' });
      pen.line(d(s), s < 0 ? mid : dark, 9, { strokeLinecap: 'round' });
      pen.line(d(s), s < 0 ? light : mid, 2.4, { opacity: 0.7 });
      pen.dots([x2 * s, y2, x3 * s, y3], 14, line);
      pen.dots([x2 * s, y2, x3 * s, y3], 8, light);
      pen.poly([(x4 - 8) * s, y4 - 2, x4 * s, y4 + 14, (x4 + 8) * s, y4 - 2, x4 * s, y4 - 8], light, edge);
      pen.glow(x4 * s, y4 + 14, 15, heal, 0.95);
    }
  }
  // shoulders
  pen.half([26, -30, 60, -56, 104, -50, 118, -18, 104, 14, 66, 20, 36, 4], mid, dark, edge);
  pen.half([30, -30, 60, -51, 96, -46, 72, -30], light, mid);
  pen.half([84, -26, 112, -22, 104, 8, 80, 4], '#c9903a', '#7a5216', edge);
  pen.line('M-84 -26L-80 4M84 -26L80 4', white, 2, { strokeDasharray: '3 3' });
  // chest
  pen.half([0, -28, 36, -26, 62, -4, 58, 36, 40, 68, 0, 72], mid, dark, edge);
  pen.half([0, -24, 32, -22, 50, -4, 24, 6, 0, 4], light, mid);
  pen.poly([-58, 12, -30, 18, -34, 48, -52, 44], '#b5566a', edge);
  pen.poly([34, 26, 56, 20, 54, 46, 36, 56], '#4a7fae', edge);
  pen.line('M-58 12L-30 18L-34 48M34 26L56 20M34 26L36 56', white, 2, { strokeDasharray: '3 3' });
  // core: a cross of light
  pen.hexagon(0, 34, 25, line, edge, Math.PI / 6);
  pen.hexagon(0, 34, 20, '#06281a', { stroke: heal, strokeWidth: 1.4 }, Math.PI / 6);
  pen.glow(0, 34, 30, heal, 0.9);
  pen.path('M-5 20H5V29H14V39H5V48H-5V39H-14V29H-5Z', '#eafff4');
  // head
  pen.half([0, -84, 18, -82, 32, -68, 36, -44, 26, -22, 12, -14, 0, -12], mid, dark, edge);
  pen.half([0, -80, 14, -78, 24, -66, 22, -54, 0, -56], light, mid);
  pen.half([30, -66, 44, -74, 48, -50, 36, -40], light, mid, edge);
  pen.half([0, -56, 30, -62, 33, -46, 20, -38, 0, -36], line, line);
  pen.half([6, -48, 27, -56, 28, -48, 18, -43, 8, -42], glow, glow);
  pen.glow(17, -49, 17, glow, 0.85);
  pen.glow(-17, -49, 17, glow, 0.85);
  pen.half([12, -48, 23, -53, 23, -48, 16, -45], '#fff', '#fff');
  pen.line('M-16 -28H16M-14 -22H14', line, 2.4, { opacity: 0.85 });
  pen.line('M-8 -32V-18M0 -34V-16M8 -32V-18', line, 2);
  pen.line('M6 -82L12 -68L4 -60', white, 2, { strokeDasharray: '3 3' });
  pen.line('M0 -84V-94', light, 2.4);
  pen.circle(0, -94, 3, glow);
  for (let i = 0; i < 14; i++)
    pen.circle(pen.rnd.between(-200, 200), pen.rnd.between(-80, 60), pen.rnd.between(0.8, 1.8), heal, { opacity: 0.7 });
};
