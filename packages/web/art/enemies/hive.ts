import type { Body, Pen } from '../pen.tsx';

/** Violet: pods and wings. */

function pod(pen: Pen, paint: string, x: number, y: number, r: number): void {
  const { line, white } = pen.ink;
  pen.circle(x, y, r + 3, line);
  pen.circle(x, y, r, paint);
  pen.group(`translate(${x} ${y}) rotate(${pen.rnd.between(0, 360)}) scale(${Math.round(r * 0.52) / 10})`, () => {
    pen.path('M-7 -6C2 -14 14 -4 10 6C8 13 -2 14 -6 8C-1 9 4 6 3 1C2 -4 -4 -3 -7 -6Z', line, { opacity: 0.75 });
    pen.circle(5, -2, 1.8, white);
  });
  pen.ellipse(x - r * 0.35, y - r * 0.45, r * 0.28, r * 0.16, '#fff', { opacity: 0.55 });
}

const skitterling: Body = (pen, { light, mid, dark, line, glow, white }) => {
  // long legs, drawn up to jump
  for (let i = 0; i < 3; i++) {
    const y = -12 + i * 13;
    const knee = -46 + i * 22;
    pen.half([16, y, 46 + i * 8, knee, 62 + i * 9, 44 + i * 7, 52 + i * 8, knee + 12, 18, y + 7], mid, dark, {
      stroke: line,
      strokeWidth: 1,
    });
    pen.half([44 + i * 8, knee, 49 + i * 8, knee + 4, 60 + i * 9, 42 + i * 7], light, mid, { opacity: 0.8 });
  }
  pen.half([4, -20, 30, -62, 64, -64, 44, -34, 14, -8], glow, mid, { opacity: 0.42 });
  pen.half([6, -12, 46, -34, 76, -26, 44, -14, 16, 0], glow, mid, { opacity: 0.3 });
  pen.line('M8 -18L62 -62M-8 -18L-62 -62M10 -10L72 -26M-10 -10L-72 -26', white, 0.8, { opacity: 0.5 });
  for (let i = 3; i >= 0; i--) {
    pen.ellipse(0, 12 + i * 11, 18 - i * 3.4, 10, i % 2 ? dark : mid, { stroke: line, strokeWidth: 1.4 });
    pen.ellipse(-5, 9 + i * 11, 7 - i, 3.4, light, { opacity: 0.5 });
  }
  pen.half([0, -34, 14, -30, 24, -14, 18, 4, 8, 12, 0, 14], mid, dark, { stroke: line, strokeWidth: 1.2 });
  pen.half([0, -30, 10, -26, 12, -12, 0, -4], light, mid);
  pen.line('M-8 -32C-14 -50 -26 -56 -34 -52M8 -32C14 -50 26 -56 34 -52', light, 2);
  pen.dots([-35, -52, 35, -52], 5.5, glow);
  pen.eyes(13, -14, 24, 1.15);
  pen.eyes(7, -25, 30, 0.6);
  pen.half([3, 10, 8, 8, 10, 20, 4, 16], white, light);
};

const hatchery: Body = (pen, { light, mid, dark, glow, white }) => {
  for (let i = -4; i <= 4; i++) {
    const x = i * 10;
    const end = x + pen.rnd.between(-5, 6);
    const foot = pen.rnd.between(58, 69);
    pen.line(`M${x} 26Q${x + pen.rnd.between(-12, 12)} ${foot - 12} ${end} ${foot}`, i % 2 ? dark : mid, 2.3, {
      strokeLinecap: 'round',
    });
    pen.circle(end, foot + 1, 1.8, glow, { opacity: 0.8 });
  }
  pen.path('M-62 4C-66 -30 -34 -48 0 -48C34 -48 66 -30 62 4C60 28 34 42 0 42C-34 42 -60 28 -62 4Z', dark);
  pen.path(
    'M-62 4C-66 -30 -34 -48 0 -48C4 -48 8 -48 12 -47C-26 -40 -44 -16 -40 10C-38 26 -26 38 -10 42C-38 40 -60 26 -62 4Z',
    mid,
  );
  const egg = pen.ballPaint('egg', white, glow, dark);
  pod(pen, egg, 0, 6, 19);
  pod(pen, egg, -31, -4, 14);
  pod(pen, egg, 32, -6, 13);
  pod(pen, egg, -15, -28, 10);
  pod(pen, egg, 17, -30, 11);
  pod(pen, egg, -26, 24, 9);
  pod(pen, egg, 27, 22, 10);
  pen.half([0, -64, 7, -50, 22, -56, 24, -44, 40, -46, 36, -34, 20, -40, 0, -42], light, mid);
  pen.half([62, -2, 78, -16, 74, 2, 84, 10, 70, 14, 60, 14], light, mid);
};

const broodQueen: Body = (pen, { light, mid, dark, line, glow, white }) => {
  const legs = [
    [26.5, -66.3, 55.5, -30],
    [42.2, -48.3, 75.2, 0.1],
    [48, -26.3, 77.9, 28.6],
    [43.4, -5.1, 64.6, 49.7],
  ] as const;
  for (const [kx, ky, fx, fy] of legs) {
    pen.half([8, -8, kx, ky, fx, fy, kx - 4, ky + 9, 8, 0], mid, dark);
    pen.half([kx - 3, ky - 1, kx + 2, ky + 3, fx, fy], light, mid);
  }
  pen.half([6, -30, 44, -66, 84, -62, 62, -40, 30, -14], glow, mid, { opacity: 0.42 });
  pen.half([6, -24, 58, -44, 88, -30, 60, -18, 24, -6], glow, mid, { opacity: 0.3 });
  pen.line('M8 -26L84 -62M10 -24L62 -40M-8 -26L-84 -62M-10 -24L-62 -40M10 -18L88 -30M-10 -18L-88 -30', white, 0.8, {
    opacity: 0.45,
  });
  for (let i = 4; i >= 0; i--) {
    const y = 10 + i * 10;
    const rx = [30, 26.4, 18.8, 15.2, 11.6][i] ?? 12;
    pen.ellipse(0, y, rx, 12 - i * 0.6, i % 2 ? dark : mid, { stroke: line, strokeWidth: 1.4 });
    pen.ellipse(-rx * 0.35, y - 3, rx * 0.4, 4, light, { opacity: 0.55 });
    if (i === 4) continue;
    pen.dots([-rx / 2, y + 3, 0, y + 3, rx / 2, y + 3], 6 - i * 0.5, glow, 0.95);
    pen.dots([-rx / 2 - 0.8, y + 2, -0.8, y + 2, rx / 2 - 0.8, y + 2], 2, white);
  }
  pen.half([0, -34, 18, -30, 26, -14, 20, 4, 0, 12], mid, dark, { stroke: line, strokeWidth: 1.2 });
  pen.half([0, -30, 12, -26, 14, -10, 0, -2], light, mid);
  pen.half([0, -58, 5, -48, 14, -64, 17, -46, 30, -58, 24, -38, 16, -28, 0, -24], light, mid, {
    stroke: line,
    strokeWidth: 1,
  });
  pen.half([4, -28, 12, -28, 16, -14, 9, -6, 10, -16], white, light);
  pen.eyes(11, -38, 20, 0.85);
  pen.circle(0, -46, 2.4, glow);
};

export const HIVE_BODIES: Record<string, Body> = { E04: skitterling, E14: hatchery, E23: broodQueen };
