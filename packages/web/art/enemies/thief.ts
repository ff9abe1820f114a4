import type { Body, Pen } from '../pen.tsx';

/** Yellow: tentacles, bits and goods that are not theirs. */

function bits(pen: Pen, count: number): void {
  for (let i = 0; i < count; i++) {
    const s = pen.rnd.pick([2, 3.5, 5]);
    pen.rect(pen.rnd.between(-88, 88), pen.rnd.between(-66, 40), s, s, pen.ink.glow, {
      opacity: pen.rnd.pick([0.15, 0.3, 0.45, 0.6]),
    });
  }
}

const logThief: Body = (pen, { light, mid, dark, line, glow, white }) => {
  const edge = { stroke: line, strokeWidth: 1.3 };
  bits(pen, 18);
  // a hooded prowler that clutches a log cube
  pen.half([0, -62, 18, -56, 32, -36, 40, -6, 62, 26, 50, 44, 58, 62, 30, 54, 0, 60], mid, dark, edge);
  pen.half([0, -60, 14, -54, 24, -34, 20, -20, 0, -28], light, mid);
  pen.half([30, 4, 56, 28, 46, 40, 34, 22], light, mid, { opacity: 0.6 });
  pen.half([0, -40, 14, -34, 20, -16, 12, 0, 0, 4], line, '#14150a');
  pen.eyes(9, -18, 20, 1);
  pen.glow(9, -18, 12, glow, 0.7);
  pen.glow(-9, -18, 12, glow, 0.7);
  // arms
  pen.half([26, 8, 44, 4, 50, 18, 32, 34, 16, 34, 14, 26, 28, 24], mid, dark, edge);
  pen.half([14, 24, 22, 20, 24, 26, 14, 30], light, mid, edge);
  // the cube
  pen.poly([0, 10, 16, 18, 16, 38, 0, 46, -16, 38, -16, 18], line);
  pen.poly([0, 12, 14, 19, 0, 26, -14, 19], white);
  pen.poly([-14, 20, -1, 27, -1, 43, -14, 37], glow);
  pen.poly([14, 20, 1, 27, 1, 43, 14, 37], mid);
  pen.line('M-11 27L-4 31M-11 32L-6 35M4 32L11 28M5 37L11 34', line, 1.6, { opacity: 0.8 });
  pen.glow(0, 26, 34, glow, 0.4);
  pen.line('M-44 -50L-58 -58M44 -50L58 -58M-50 -36L-66 -38M50 -36L66 -38', glow, 1.4, { opacity: 0.7 });
};

const dataLeech: Body = (pen, { light, mid, dark, line, glow, white }) => {
  bits(pen, 26);
  for (let i = -4; i < 4; i++) {
    const x = (i + 0.5) * 9;
    const k = i + 0.5;
    const sway = pen.rnd.between(-4, 4);
    const d = `M${x} 4C${k * 14} 26 ${k * 6 + sway} 36 ${k * 13 + sway} 52S${k * 19 + sway} 70 ${k * 16 + sway} 78`;
    const w = 9.3 - Math.abs(i + 0.5) * 0.45;
    pen.line(d, line, w, { strokeLinecap: 'round' });
    pen.line(d, i < 0 ? mid : dark, w - 2.5, { strokeLinecap: 'round' });
    pen.line(d, glow, 1.8, { strokeDasharray: '1.5 7', opacity: 0.9 });
  }
  pen.half([0, -64, 14, -60, 30, -44, 40, -20, 38, 2, 26, 14, 12, 10, 0, 16], mid, dark, {
    stroke: line,
    strokeWidth: 1.2,
  });
  pen.half([0, -60, 12, -56, 20, -36, 14, -14, 0, -10], light, mid);
  pen.half([30, -42, 56, -52, 50, -30, 60, -22, 40, -16], light, mid);
  pen.half([0, -12, 28, -18, 34, -8, 24, 2, 0, 4], line, line);
  pen.half([5, -7, 24, -13, 28, -8, 20, -2, 6, 0], glow, glow);
  pen.glow(15, -6, 15, glow, 0.85);
  pen.glow(-15, -6, 15, glow, 0.85);
  pen.line('M-22 -44L-12 -34M22 -44L12 -34M-30 -30L-18 -24M30 -30L18 -24M0 -58V-20', line, 1.5, { opacity: 0.55 });
  pen.rect(-4, -36, 8, 8, white);
  pen.rect(-4, -48, 8, 8, glow, { opacity: 0.8 });
};

/** A freighter in three-quarter view, its colours half painted over. */
const freighter: Body = (pen, { light, mid, dark, line, glow, white }) => {
  const edge = { stroke: line, strokeWidth: 1.5 };
  bits(pen, 8);
  pen.group('rotate(8)', () => {
    pen.poly([-92, -12, -66, -18, -66, 16, -92, 12], dark, edge);
    for (const y of [-12, -2, 8]) pen.glow(-94, y + 1, 12, glow, 0.85);
    pen.poly([-70, -20, 60, -30, 92, -8, 94, 8, 62, 24, -70, 20], dark, edge);
    pen.poly([-70, -20, 60, -30, 92, -8, 40, -4, -70, -2], mid);
    pen.poly([-70, -20, 60, -30, 70, -23, -70, -12], light);
    // containers
    const paints = [mid, light, '#7cd6a0', mid, light] as const;
    paints.forEach((paint, i) => {
      const x = -60 + i * 22;
      pen.poly([x, -22 - i * 1.6, x + 18, -23.5 - i * 1.6, x + 18, -48 - i * 1.6, x, -47 - i * 1.6], paint, edge);
      pen.poly([x, -47 - i * 1.6, x + 18, -48 - i * 1.6, x + 22, -54 - i * 1.6, x + 5, -53 - i * 1.6], white, {
        opacity: 0.5,
        stroke: line,
      });
      pen.line(`M${x + 6} ${-46 - i * 1.6}V${-24 - i * 1.6}M${x + 12} ${-46 - i * 1.6}V${-24 - i * 1.6}`, line, 1, {
        opacity: 0.5,
      });
    });
    // bridge
    pen.poly([54, -30, 58, -50, 76, -48, 86, -16, 70, -20], light, edge);
    pen.poly([62, -44, 74, -43, 79, -32, 64, -34], line);
    pen.poly([64, -42, 73, -41, 76, -34, 66, -35], glow);
    pen.glow(70, -38, 14, glow, 0.7);
    // the flag that was changed
    pen.poly([-40, 2, 10, 0, 10, 16, -40, 16], '#1c6238', edge);
    pen.poly([-22, 4, -16, 10, -8, 2, -5, 5, -16, 15, -25, 7], '#8dff9f');
    for (let i = 0; i < 5; i++) pen.rect(24 + i * 9, 2 - i * 0.6, 5, 3.4, glow, { opacity: pen.rnd.pick([0.4, 0.9]) });
    pen.poly([-30, 20, 40, 22, 34, 36, -24, 34], dark, edge);
    pen.line('M-12 21V34M8 22V35M24 22V35', line, 1.3);
    pen.line('M68 -50V-66M62 -62H74', light, 1.6);
  });
};

export const THIEF_BODIES: Record<string, Body> = { E08: logThief, E19: dataLeech, E26: freighter };
