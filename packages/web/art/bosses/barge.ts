import type { Body } from '../pen.tsx';

/** A hulk that carries its young: ribs, egg bays, a prow with jaws. */
export const broodBarge: Body = (pen, { light, mid, dark, line, glow, white }) => {
  const edge = { stroke: line, strokeWidth: 1.6 };
  const lime = '#c8ff6a';
  pen.glow(0, 4, 96, glow, 0.3);
  // sails of skin between ribs
  for (let i = 0; i < 4; i++) {
    const x = 46 + i * 38;
    pen.half(
      [20, -30, x, -92 + i * 10, x + 40, -70 + i * 16, 40 + i * 26, -8],
      i % 2 ? dark : mid,
      i % 2 ? line : dark,
      { opacity: 0.75 },
    );
    pen.half([x, -92 + i * 10, x + 4, -90 + i * 10, 42 + i * 26, -8, 36 + i * 26, -8], light, mid);
  }
  // hull
  pen.half([0, -26, 62, -24, 128, -18, 184, -2, 200, 16, 168, 34, 108, 44, 44, 50, 0, 54], mid, dark, edge);
  pen.half([0, -24, 60, -22, 126, -16, 176, -2, 118, -4, 54, -6, 0, -4], light, mid);
  for (let i = 0; i < 5; i++) {
    const x = 52 + i * 28;
    pen.line(
      `M${x} ${-20 + i * 4}Q${x + 8} 14 ${x - 4} ${44 - i * 3}M${-x} ${-20 + i * 4}Q${-x - 8} 14 ${-x + 4} ${44 - i * 3}`,
      line,
      1.8,
      { opacity: 0.7 },
    );
  }
  // egg bays
  const egg = pen.ballPaint('egg', '#fffbd8', lime, '#3f5a10');
  for (let i = 0; i < 5; i++) {
    const x = 66 + i * 27;
    const r = 12 - i * 1.1;
    for (const s of [-1, 1]) {
      pen.ellipse(s * x, 16 + i, r + 3, r + 5, line);
      pen.ellipse(s * x, 16 + i, r, r + 2, egg);
      pen.path(
        `M${s * x - 3} ${14 + i}C${s * x + 3} ${8 + i} ${s * x + 7} ${16 + i} ${s * x + 1} ${23 + i}C${s * x + 3} ${18 + i} ${s * x} ${16 + i} ${s * x - 3} ${14 + i}Z`,
        '#3f5a10',
        { opacity: 0.8 },
      );
    }
  }
  // larvae that hang out
  for (let i = 0; i < 7; i++) {
    const x = -132 + i * 44 + pen.rnd.between(-8, 8);
    if (Math.abs(x) < 40) continue;
    const long = pen.rnd.between(14, 24);
    pen.line(
      `M${x} 42Q${x + pen.rnd.between(-8, 8)} ${44 + long / 2} ${x + pen.rnd.between(-5, 5)} ${44 + long}`,
      light,
      3,
      { strokeLinecap: 'round' },
    );
    pen.circle(x, 44 + long, 3.4, lime);
  }
  pen.half([184, -2, 210, -16, 204, 6, 212, 22, 190, 22], light, mid, edge);
  // prow: a head
  pen.half([0, -64, 14, -60, 34, -42, 46, -10, 40, 26, 24, 46, 0, 54], mid, dark, edge);
  pen.half([0, -60, 12, -56, 26, -36, 24, -14, 0, -18], light, mid);
  pen.half([0, -80, 6, -66, 18, -82, 20, -62, 36, -70, 30, -50, 18, -42, 0, -40], white, light, edge);
  pen.half([34, -40, 56, -30, 60, -6, 48, 4, 42, -14], light, mid, edge);
  pen.half([5, -14, 34, -30, 38, -12, 22, 0, 8, -4], line, line);
  pen.glow(22, -14, 20, glow, 0.9);
  pen.glow(-22, -14, 20, glow, 0.9);
  pen.half([12, -12, 31, -23, 32, -13, 20, -6], glow, glow);
  pen.half([17, -13, 27, -19, 27, -13, 20, -9], '#fff', '#fff');
  pen.dots([10, -28, -10, -28, 18, -36, -18, -36], 5, lime);
  // jaws
  pen.half([2, 10, 22, 4, 34, 22, 26, 48, 12, 66, 14, 44, 6, 30], line, line);
  pen.half([10, 8, 26, 4, 40, 24, 30, 52, 12, 70, 22, 44, 18, 24], white, light, edge);
  pen.glow(0, 26, 20, lime, 0.55);
  pen.half([0, 16, 7, 18, 6, 34, 0, 42], lime, '#8fbf2a', { opacity: 0.9 });
};
