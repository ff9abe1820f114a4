import type { Body, Pen } from '../pen.tsx';
import type { Points } from '../points.ts';

/** Steel blue: plates. */

function rivets(pen: Pen, at: Points): void {
  pen.dots(at, 2.4, pen.ink.line, 0.9);
}

function windows(pen: Pen, x: number, y: number, count: number, step: number, size = 4): void {
  for (let i = 0; i < count; i++) {
    pen.rect(x + i * step, y, size, size * 0.62, pen.ink.glow, { opacity: pen.rnd.pick([0.25, 0.7, 0.9, 1]) });
  }
}

/** A wreck that drifts: three-quarter view, torn open on one side. */
const drifter: Body = (pen, { light, mid, dark, line, glow, white }) => {
  const edge = { stroke: line, strokeWidth: 1.6 };
  pen.group('rotate(-14)', () => {
    pen.poly([40, -34, 78, -40, 92, -24, 84, -4, 60, 2, 44, -6], dark, edge);
    pen.poly([44, -32, 76, -37, 84, -26, 56, -20], mid);
    pen.poly([-72, -18, -40, -36, 14, -42, 48, -34, 56, -6, 46, 26, 2, 36, -46, 30, -76, 10], dark, edge);
    pen.poly([-72, -18, -40, -36, 14, -42, 48, -34, 40, -16, -6, -12, -58, -4], light);
    pen.poly([-72, -18, -58, -4, -6, -12, -2, 34, -46, 30, -76, 10], mid);
    pen.line('M-40 -36L-34 -8L-36 30M14 -42L10 -14L12 35', line, 1.4, { opacity: 0.7 });
    // the hole
    pen.poly([20, -12, 30, -20, 42, -12, 46, 2, 38, 8, 40, 18, 26, 20, 22, 10, 14, 2], line);
    pen.glow(30, 4, 15, glow, 0.55);
    pen.line('M22 -6L32 2L28 14M40 -6L34 6', mid, 1.6);
    pen.poly([-70, -6, -92, -14, -96, 2, -74, 8], mid, edge);
    pen.circle(-94, -6, 5, glow, { opacity: 0.8 });
    windows(pen, -54, 6, 5, 9);
    windows(pen, -48, 15, 3, 9);
    pen.poly([-20, -40, -16, -58, 2, -60, 4, -42], mid, edge);
    pen.poly([-14, -50, -12, -56, 0, -57, 1, -51], glow);
    pen.line('M-6 -60V-72M-12 -70H0', light, 1.6);
    rivets(pen, [-62, -16, -46, -24, -20, -32, 0, -34, 24, -34]);
  });
  for (let i = 0; i < 6; i++) {
    const x = pen.rnd.between(30, 88);
    const y = pen.rnd.between(12, 58);
    const s = pen.rnd.between(2, 5);
    pen.poly([x, y - s, x + s, y, x - s * 0.4, y + s], pen.rnd.pick([mid, dark, light]), { stroke: line });
  }
  pen.dots([-20, -47], 2, white);
};

const bruiser: Body = (pen, { light, mid, dark, line, glow }) => {
  const edge = { stroke: line, strokeWidth: 1.5 };
  // fists
  pen.half([52, -4, 78, -14, 96, 2, 94, 30, 76, 44, 54, 34, 46, 14], mid, dark, edge);
  pen.half([54, -4, 78, -12, 90, 0, 66, 8], light, mid);
  for (const y of [12, 22, 32]) pen.half([68, y, 94, y - 4, 94, y, 68, y + 4], line, line, { opacity: 0.6 });
  pen.half([24, -30, 44, -44, 68, -34, 66, -8, 48, 4, 30, -6], mid, dark, edge);
  pen.half([26, -30, 44, -40, 62, -32, 46, -22], light, mid);
  pen.half([0, -34, 22, -32, 38, -14, 36, 18, 24, 42, 0, 50], mid, dark, edge);
  pen.half([0, -30, 18, -28, 26, -10, 0, -4], light, mid);
  pen.half([0, 2, 24, -2, 28, 16, 18, 34, 0, 40], dark, line, edge);
  for (let i = 0; i < 4; i++)
    pen.half([0, 6 + i * 8, 20 - i * 2, 4 + i * 8, 20 - i * 2, 8 + i * 8, 0, 10 + i * 8], mid, dark);
  pen.half([0, -58, 14, -56, 22, -44, 20, -26, 8, -18, 0, -18], light, mid, edge);
  pen.half([0, -44, 17, -46, 18, -36, 0, -33], line, line);
  pen.half([3, -42, 15, -43, 15, -38, 3, -36], glow, glow);
  pen.glow(9, -40, 12, glow, 0.6);
  pen.glow(-9, -40, 12, glow, 0.6);
  rivets(pen, [-30, -16, 30, -16, -34, 6, 34, 6, -44, -34, 44, -34, -60, -26, 60, -26]);
  pen.half([8, 46, 24, 40, 28, 58, 10, 62], mid, dark, edge);
};

const bastion: Body = (pen, { light, mid, dark, line, glow }) => {
  const edge = { stroke: line, strokeWidth: 1.5 };
  pen.ellipse(0, 4, 92, 60, glow, {
    fillOpacity: 0.05,
    stroke: '#8fd0ff',
    strokeWidth: 1.6,
    strokeDasharray: '14 6',
    opacity: 0.8,
  });
  // towers
  pen.half([46, -34, 50, -52, 58, -46, 64, -54, 70, -46, 78, -50, 78, 34, 62, 44, 46, 38], mid, dark, edge);
  pen.half([48, -34, 52, -46, 58, -40, 60, 40, 48, 36], light, mid, { opacity: 0.7 });
  // wall
  pen.half([0, -28, 46, -24, 48, 40, 20, 52, 0, 54], mid, dark, edge);
  pen.half([0, -24, 42, -20, 42, -8, 0, -10], light, mid);
  for (const y of [4, 18, 32]) pen.line(`M-46 ${y}L0 ${y - 3}L46 ${y}`, line, 1.4, { opacity: 0.6 });
  pen.line('M-30 -8V4M30 -8V4M-16 4V16M16 4V16M-32 18V30M32 18V30', line, 1.2, { opacity: 0.6 });
  // keep
  pen.half([0, -62, 8, -62, 8, -56, 14, -56, 14, -62, 22, -60, 24, -20, 0, -16], light, mid, edge);
  pen.half([2, -46, 16, -44, 16, -38, 2, -38], glow, glow);
  pen.half([0, -4, 16, 0, 18, 26, 12, 40, 0, 42], line, line);
  pen.glow(0, 20, 22, glow, 0.75);
  pen.half([0, 4, 9, 8, 10, 24, 0, 34], glow, '#d99a2e', { opacity: 0.85 });
  for (const x of [56, 66])
    for (const y of [-24, -4, 16])
      pen.half([x, y, x + 4, y, x + 4, y + 8, x, y + 8], glow, glow, { opacity: pen.rnd.pick([0.3, 0.9]) });
  rivets(pen, [-40, -16, -24, -16, 24, -16, 40, -16, -38, 40, 38, 40]);
  pen.line('M0 -62V-72', light, 1.6);
  pen.poly([0, -72, 12, -69, 0, -66], glow);
};

/** Three-quarter view: the one that breaks the symmetry. */
const leviathan: Body = (pen, { light, mid, dark, line, glow, white }) => {
  const edge = { stroke: line, strokeWidth: 1.6 };
  pen.poly([78, -56, 98, -72, 92, -52, 104, -40, 84, -44], mid);
  pen.poly([78, -56, 98, -72, 88, -56], light);
  for (let i = 0; i < 9; i++) {
    const f = i / 8;
    const x = 78.5 - f * 110;
    const y = -53.6 + f * 65.5 - Math.sin(f * Math.PI) * 6;
    const s = 0.34 + f * 0.66;
    const at = (points: Points) => points.map((p, k) => (k % 2 ? y : x) + p * s);
    if (i % 2 === 0 && i > 1) {
      pen.poly(at([0, -30, 22, -58, 18, -22]), mid);
      pen.poly(at([-4, 28, 30, 52, 20, 18]), dark);
    }
    pen.poly(at([-20, -10, -6, -28, 24, -20, 34, 0, 24, 24, -6, 30, -26, 14]), dark, edge);
    pen.poly(at([-20, -10, -6, -28, 24, -20, 16, -2, -22, 2]), i % 2 ? mid : light, { opacity: 0.95 });
    pen.poly(at([-6, -28, 24, -20, 10, -18, -6, -22]), white, { opacity: 0.4 });
    if (i > 3) windows(pen, x - 14 * s, y + 6 * s, 3, 13 * s, 6.6 * s);
  }
  pen.poly([-26, -28, -56, -24, -88, 0, -96, 18, -64, 16, -24, 16], light, edge);
  pen.poly([-26, -28, -56, -24, -74, -11, -40, -14, -22, -8], white, { opacity: 0.6 });
  pen.poly([-94, 20, -64, 18, -24, 18, -20, 34, -48, 46, -80, 36], dark, edge);
  for (let i = 0; i < 6; i++) pen.poly([-89 + i * 10, 17, -82 + i * 10, 17, -86 + i * 10, 25], white, { opacity: 0.9 });
  pen.poly([-72, -2, -52, -6, -46, 2, -62, 5], line);
  pen.poly([-69, -1, -53, -4, -49, 1, -61, 3], glow);
  pen.glow(-59, 0, 14, glow, 0.8);
  pen.line('M-32 -22L-28 10M-42 -22L-38 -12', line, 1.4, { opacity: 0.7 });
};

export const HULL_BODIES: Record<string, Body> = { E01: drifter, E11: bruiser, E20: leviathan, E22: bastion };
