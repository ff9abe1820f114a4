import type { Body } from '../pen.tsx';

/** A white mask before a choir of pipes. */
export const nullCantor: Body = (pen, { light, mid, dark, line, glow, white }) => {
  const pipe = { stroke: light, strokeWidth: 0.9 };
  const mouths: number[] = [];
  for (let i = 0; i < 13; i++) {
    const a = 0.035 + (i / 12) * 1.36;
    const r = (i % 2 ? 116 : 132) + Math.sin(i * 0.7) * 8;
    const at = (d: number, turn: number) => [d * Math.cos(a + turn), -d * Math.sin(a + turn) * 0.72];
    const [x = 0, y = 0] = at(r, 0);
    const near = 34;
    pen.half(
      [...at(near, 0.035), ...at(r, 0.03), ...at(r, -0.03), ...at(near, -0.035)],
      i % 2 ? dark : mid,
      i % 2 ? '#1a0b2e' : dark,
      pipe,
    );
    mouths.push(x, y, -x, y);
  }
  pen.dots(mouths, 8, glow, 0.9);
  for (let i = 0; i < 4; i++) {
    pen.ellipse(0, 18, 60 + i * 46, 22 + i * 11, 'none', {
      stroke: glow,
      strokeWidth: 2.2 - i * 0.4,
      opacity: 0.5 - i * 0.11,
    });
  }
  pen.glow(0, 10, 84, glow, 0.35);
  pen.half([14, 34, 46, 26, 92, 40, 120, 62, 70, 60, 20, 62], mid, dark, { stroke: light, strokeWidth: 1 });
  pen.half([16, 34, 46, 28, 86, 42, 40, 44], light, mid);
  pen.half([0, -62, 14, -60, 30, -44, 36, -14, 30, 20, 18, 48, 0, 60], white, light, {
    stroke: dark,
    strokeWidth: 1.4,
  });
  pen.half([0, -58, 10, -56, 16, -40, 12, -14, 0, -2], '#fff', '#cda4ea', { opacity: 0.85 });
  pen.half([0, -50, 4, -40, 3, -22, 0, -16], glow, '#c93fa6');
  pen.half([30, -44, 36, -14, 30, 20, 18, 48, 24, 10, 26, -16], light, mid);
  pen.half([4, -10, 30, -27, 27, -8, 14, 2, 6, -2], line, line);
  pen.glow(16, -10, 17, glow, 0.85);
  pen.glow(-16, -10, 17, glow, 0.85);
  pen.half([9, -8, 24, -17, 21, -8, 13, -4], glow, glow);
  pen.half([12, -8, 20, -13, 18, -8, 14, -6], '#fff', '#fff');
  pen.poly([-9, 17, 0, 12, 9, 17, 11, 36, 0, 52, -11, 36], line);
  pen.glow(0, 32, 22, glow, 0.55);
  pen.line('M-8 18V34M-4 16.5V41M0 15V48M4 16.5V41M8 18V34', white, 1.7, { opacity: 0.95 });
  pen.line('M-3 -4L-5 10L0 13L5 10L3 -4', mid, 1.6, { opacity: 0.8 });
  pen.line('M-26 8L-16 14M26 8L16 14M-24 22L-15 24M24 22L15 24', mid, 2, { opacity: 0.8 });
  pen.half([0, -78, 5, -66, 13, -74, 16, -60, 0, -54], glow, '#c93fa6');
  pen.circle(0, -62, 3, '#fff');
};
