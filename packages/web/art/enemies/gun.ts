import type { Body, Pen } from '../pen.tsx';

/** Red: barrels and jaws. */

function cannon(pen: Pen, place: string): void {
  const { light, mid, dark, line, glow, white } = pen.ink;
  pen.group(place, () => {
    pen.poly([-15, -8, 15, -8, 17, 8, 11, 14, -11, 14, -17, 8], dark, { stroke: line, strokeWidth: 1.4 });
    pen.poly([-15, -8, 0, -8, 0, 14, -11, 14, -17, 8], mid);
    pen.rect(-8, 12, 16, 34, dark);
    pen.rect(-8, 12, 6, 34, light);
    pen.rect(-10, 20, 20, 4, line);
    pen.rect(-10, 40, 20, 7, mid, { stroke: line });
    pen.circle(0, 47, 5, white);
    pen.glow(0, 49, 20, glow, 0.95);
  });
}

const popgun: Body = (pen, { light, mid, dark, line, glow, white }) => {
  const edge = { stroke: line, strokeWidth: 1.4 };
  pen.half([30, -14, 58, -30, 76, -22, 70, 2, 46, 12, 30, 10], mid, dark, edge);
  pen.half([34, -12, 58, -26, 70, -20, 52, -8], light, mid);
  pen.line('M46 -26V-46M-46 -26V-40', light, 1.8, { opacity: 0.9 });
  pen.dots([46, -48, -46, -42], 5, glow);
  pen.half([0, -44, 20, -40, 36, -22, 38, 4, 26, 22, 0, 28], mid, dark, edge);
  pen.half([0, -40, 16, -36, 22, -20, 0, -14], light, mid);
  pen.eyes(19, -22, 18, 1.05);
  // one fat barrel, corked
  pen.ellipse(0, 12, 25, 22, line);
  pen.ellipse(0, 12, 22, 19, dark, { stroke: light, strokeWidth: 2 });
  pen.ellipse(0, 14, 16, 14, line);
  pen.glow(0, 16, 26, glow, 0.9);
  pen.circle(0, 16, 8, white);
  pen.half([22, 26, 30, 34, 24, 52, 14, 44, 14, 32], mid, dark, edge);
  for (let i = 0; i < 7; i++) {
    const a = Math.PI * (0.12 + i * 0.127);
    pen.circle(22 * Math.cos(a), 12 + 19.5 * Math.sin(a), 1.6, white, { opacity: 0.8 });
  }
  pen.line('M-12 -44L-18 -58M12 -44L20 -60', mid, 2.4);
};

const flanker: Body = (pen, { light, mid, dark, line, glow, white }) => {
  const edge = { stroke: line, strokeWidth: 1.4 };
  for (let i = 0; i < 10; i++) {
    pen.rect(pen.rnd.between(-86, 84), pen.rnd.between(-64, -10), 1.4, pen.rnd.between(20, 46), glow, {
      opacity: 0.22,
    });
  }
  // swept wings, one flight of three engines
  pen.half([14, -18, 44, -46, 92, -52, 74, -20, 88, 12, 52, 4, 22, 20], mid, dark, edge);
  pen.half([16, -18, 44, -42, 82, -48, 52, -22], light, mid);
  pen.half([60, -10, 86, 10, 58, 4], light, mid, { opacity: 0.8 });
  pen.half([40, -40, 44, -62, 50, -42], glow, glow, { opacity: 0.75 });
  pen.half([56, -44, 60, -66, 66, -47], glow, glow, { opacity: 0.75 });
  for (const x of [66, 38]) {
    pen.half([x, -4, x + 6, -4, x + 5, 34, x + 1, 34], light, mid, edge);
    pen.glow(x + 3, 36, 12, glow, 0.9);
    pen.glow(-x - 3, 36, 12, glow, 0.9);
  }
  pen.half([0, -48, 10, -42, 20, -14, 18, 16, 8, 40, 0, 56], light, mid, edge);
  pen.half([0, 8, 8, 14, 5, 38, 0, 52], mid, dark);
  pen.half([0, -34, 7, -28, 10, -8, 0, -2], line, line);
  pen.half([1, -26, 6, -22, 8, -10, 1, -8], glow, glow);
  pen.glow(0, -16, 18, glow, 0.7);
  pen.dots([0, 22, 0, 30, 0, 38], 3, white, 0.9);
  pen.line('M20 -8L62 -24M-20 -8L-62 -24', line, 1.4, { opacity: 0.7 });
};

const broadside: Body = (pen, { light, mid, dark, line, glow }) => {
  pen.half([0, -26, 40, -30, 72, -22, 92, -6, 86, 10, 60, 16, 0, 18], mid, dark, { stroke: line, strokeWidth: 1.4 });
  pen.half([0, -24, 38, -28, 70, -20, 88, -6, 56, -8, 0, -6], light, mid);
  for (let i = 0; i < 7; i++) {
    const x = 14 + i * 10;
    const lit = i % 3 === 0 ? glow : line;
    pen.half([x, -4, x + 6, -4, x + 6, 2, x, 2], lit, lit, { opacity: 0.85 });
  }
  pen.half([0, -56, 8, -54, 14, -40, 24, -38, 28, -26, 0, -24], light, mid, { stroke: line, strokeWidth: 1.2 });
  pen.half([0, -44, 9, -42, 11, -36, 0, -36], glow, glow);
  pen.line('M0 -56V-70M-18 -38V-58M18 -38V-52', light, 1.6, { opacity: 0.9 });
  pen.dots([0, -71, -18, -59], 4, glow);
  cannon(pen, 'translate(-50 10) rotate(24) scale(.85)');
  cannon(pen, 'translate(50 10) rotate(-24) scale(.85)');
  cannon(pen, 'translate(0 10) scale(1.08)');
  pen.half([86, -8, 102, -18, 98, 0, 104, 12, 86, 10], light, mid);
};

const siegeMaw: Body = (pen, { light, mid, dark, line, glow, white }) => {
  for (let i = 0; i < 5; i++) {
    const a = -1.5 + i * 0.38;
    const reach = pen.rnd.between(64, 86);
    const at = (r: number, turn: number) => [r * Math.cos(a + turn), r * 0.9 * Math.sin(a + turn)];
    pen.half([...at(44, -0.16), ...at(reach, 0), ...at(44, 0.16)], mid, dark);
  }
  pen.half([0, -46, 22, -45, 48, -32, 64, -8, 62, 16, 44, 40, 22, 52, 0, 55], mid, dark);
  pen.half([0, -50, 12, -46, 20, -24, 14, -6, 0, -4], light, mid);
  pen.half([20, -44, 44, -32, 58, -8, 50, 0, 34, -12, 22, -22], light, mid, { opacity: 0.85 });
  pen.half([0, -6, 26, -5, 46, 4, 44, 26, 26, 42, 0, 46], line, '#14030a');
  pen.glow(0, 22, 34, glow, 0.95);
  pen.circle(0, 22, 12, 'none', { stroke: dark, strokeWidth: 4 });
  pen.circle(0, 22, 18, 'none', { stroke: line, strokeWidth: 3 });
  pen.circle(0, 22, 6, white);
  for (let i = -4; i <= 4; i++) {
    const y = -5 + Math.abs(i) * 2.6;
    const long = [18, 11, 16, 9, 14][Math.abs(i)] ?? 12;
    pen.poly([i * 10 - 5, y, i * 10 + 5, y, i * 10, y + long], i < 0 ? white : '#e8c4b4');
  }
  for (let i = -3; i <= 3; i++) {
    const y = 47 - Math.abs(i) * 3.2;
    const long = [10, 15, 10, 15][Math.abs(i)] ?? 12;
    pen.poly([i * 11 - 5, y, i * 11 + 5, y, i * 11, y - long], i < 0 ? white : '#d8b0a2');
  }
  pen.half([0, 57, 26, 53, 50, 36, 63, 12, 60, 30, 42, 52, 18, 62, 0, 64], light, mid);
  pen.eyes(27, -24, 24, 1.05);
  pen.eyes(45, -12, 40, 0.7);
};

export const GUN_BODIES: Record<string, Body> = { E06: popgun, E13: flanker, E16: broadside, E21: siegeMaw };
