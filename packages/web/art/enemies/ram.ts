import type { Body, Pen } from '../pen.tsx';
import { pairs } from '../points.ts';

/** Orange: wedges that come down, and everything that burns. */

function speed(pen: Pen, count: number): void {
  for (let i = 0; i < count; i++) {
    const x = pen.rnd.between(-86, 84);
    pen.rect(x, pen.rnd.between(-70, -16), 1.4, pen.rnd.between(22, 60), pen.ink.glow, {
      opacity: pen.rnd.pick([0.2, 0.3, 0.4]),
    });
  }
}

const trailhound: Body = (pen, { light, mid, dark, line, glow, white }) => {
  const edge = { stroke: line, strokeWidth: 1.3 };
  speed(pen, 10);
  // ears, that is: sensor fins
  pen.half([14, -34, 34, -70, 44, -44, 36, -18, 22, -16], mid, dark, edge);
  pen.half([18, -34, 34, -64, 36, -40, 26, -24], light, mid);
  pen.half([36, -20, 66, -40, 88, -34, 72, -10, 78, 14, 52, 10, 36, 8], mid, dark, edge);
  pen.half([38, -20, 66, -36, 80, -32, 56, -18], light, mid);
  pen.half([46, 10, 60, 12, 66, 44, 56, 58, 52, 40, 44, 26], mid, dark, edge);
  pen.half([56, 52, 60, 40, 64, 46], white, light);
  pen.half([0, -40, 20, -38, 38, -18, 40, 6, 26, 24, 0, 28], mid, dark, edge);
  pen.half([0, -38, 16, -36, 22, -16, 10, 4, 0, 8], light, mid);
  // muzzle
  pen.half([0, -2, 12, 2, 22, 20, 18, 46, 8, 56, 0, 58], light, mid, edge);
  pen.half([0, 42, 8, 42, 10, 50, 0, 56], line, line);
  for (const x of [4, 9, 14]) pen.half([x, 36, x + 4, 34, x + 2, 44], white, white);
  pen.line('M-18 22L-14 36L0 38L14 36L18 22', line, 1.4, { opacity: 0.8 });
  pen.eyes(20, -10, 30, 1.25);
  pen.glow(20, -10, 14, glow, 0.55);
  pen.glow(-20, -10, 14, glow, 0.55);
  pen.circle(0, -24, 5, line);
  pen.circle(0, -24, 3.4, glow);
};

function flame(pen: Pen, x: number, y: number, s: number): void {
  const { glow, white, light } = pen.ink;
  pen.group(`translate(${x} ${y}) scale(${s})`, () => {
    pen.path(
      'M0 -34C8 -20 20 -14 18 4C17 16 8 22 0 22C-8 22 -18 16 -18 3C-18 -6 -10 -8 -9 -18C-4 -14 -2 -22 0 -34Z',
      light,
    );
    pen.path('M0 -18C5 -9 11 -5 10 6C9 14 5 18 0 18C-6 18 -10 13 -10 6C-10 0 -4 -2 -4 -8C-1 -6 0 -12 0 -18Z', glow);
    pen.path('M0 -4C3 1 6 3 5 9C5 13 2 15 0 15C-3 15 -5 12 -5 9C-5 5 -1 3 0 -4Z', white);
  });
}

const kindler: Body = (pen, { light, mid, dark, line, glow }) => {
  const edge = { stroke: line, strokeWidth: 1.4 };
  // a torch on two arms
  pen.half([16, 0, 42, -12, 62, 4, 58, 12, 42, 0, 18, 12], mid, dark, edge);
  pen.half([56, -2, 74, -10, 78, 8, 66, 18, 54, 12], light, mid, edge);
  flame(pen, 66, -20, 0.8);
  flame(pen, -66, -20, 0.8);
  flame(pen, 0, -32, 1.35);
  pen.glow(0, -34, 40, glow, 0.4);
  pen.half([0, -22, 22, -20, 28, -10, 24, 4, 0, 8], light, mid, edge);
  pen.half([0, 2, 22, 0, 26, 24, 14, 44, 0, 50], mid, dark, edge);
  pen.half([0, 8, 14, 6, 16, 22, 0, 34], line, line);
  for (const y of [10, 17, 24])
    pen.half([1, y, 13 - (y - 10) * 0.4, y - 1, 13 - (y - 10) * 0.4, y + 2, 1, y + 3], glow, glow, { opacity: 0.85 });
  pen.eyes(12, -9, 20, 1);
  pen.half([10, 42, 22, 34, 30, 54, 20, 64], mid, dark, edge);
  for (let i = 0; i < 16; i++) {
    pen.circle(
      pen.rnd.between(-80, 80),
      pen.rnd.between(-66, 10),
      pen.rnd.between(0.6, 1.8),
      pen.rnd.pick([glow, light]),
      { opacity: 0.85 },
    );
  }
};

const furnaceRay: Body = (pen, { light, mid, dark, line, glow, white }) => {
  const edge = { stroke: line, strokeWidth: 1.4 };
  pen.line('M0 34C-6 48 8 56 2 72', mid, 5, { strokeLinecap: 'round' });
  pen.line('M0 34C-6 48 8 56 2 72', glow, 1.6, { strokeDasharray: '2 5' });
  // wings of a manta
  pen.half([0, -38, 20, -42, 34, -30, 62, -34, 98, -8, 70, 2, 58, 22, 40, 18, 24, 36, 0, 42], mid, dark, edge);
  pen.half([0, -34, 18, -38, 32, -26, 60, -30, 88, -10, 50, -8, 22, 2, 0, 4], light, mid);
  for (const [x, y] of pairs([28, -8, 40, -7, 52, -7, 64, -8])) {
    pen.half([x, y, x + 6, y - 1, x + 2, y + 13, x - 3, y + 12], line, line);
    pen.half([x + 1, y + 2, x + 4, y + 1, x + 1, y + 10, x - 1, y + 10], glow, glow);
  }
  pen.half([10, -38, 16, -62, 26, -60, 24, -38], mid, dark, edge);
  pen.dots([20, -60, -20, -60], 5, glow);
  // the furnace
  pen.half([0, -22, 16, -18, 20, 4, 14, 26, 0, 32], line, line);
  pen.glow(0, 8, 34, glow, 0.95);
  pen.half([0, -14, 10, -10, 13, 4, 9, 20, 0, 24], glow, light);
  for (const y of [-6, 2, 10, 18]) pen.line(`M-14 ${y}H14`, line, 2.2, { opacity: 0.85 });
  pen.circle(0, 7, 4, white);
  pen.eyes(17, -28, 20, 1);
};

const meltdownCore: Body = (pen, { light, mid, dark, line, glow, white }) => {
  const edge = { stroke: line, strokeWidth: 1.4 };
  pen.glow(0, 0, 74, glow, 0.35);
  // claws that hold the core
  for (const turn of [0, 60, 120, 180, 240, 300]) {
    pen.group(`rotate(${turn + 30})`, () => {
      pen.poly([-9, -40, -14, -62, -6, -72, 6, -72, 14, -62, 9, -40, 5, -34, -5, -34], turn < 180 ? dark : mid, edge);
      pen.poly([-9, -42, -12, -60, -5, -68, -1, -44], turn < 180 ? mid : light);
      pen.circle(0, -58, 3, glow);
    });
  }
  pen.circle(0, 0, 42, dark, { stroke: line, strokeWidth: 3 });
  pen.circle(0, 0, 37, line);
  const ball = pen.ballPaint('core', white, glow, '#b5300c');
  pen.circle(0, 0, 34, ball);
  // cracks in the crust
  for (let i = 0; i < 7; i++) {
    const a = (i / 7) * Math.PI * 2 + pen.rnd.between(-0.2, 0.2);
    const r = pen.rnd.between(16, 24);
    const wide = pen.rnd.between(0.2, 0.36);
    const at = (d: number, turn: number) => [d * Math.cos(a + turn), d * Math.sin(a + turn)];
    pen.poly([...at(34, -wide), ...at(r, -wide * 0.6), ...at(r - 5, wide * 0.3), ...at(34, wide)], dark, {
      opacity: 0.85,
    });
  }
  pen.glow(0, 0, 26, white, 0.85);
  pen.half([3, 0, 20, -13, 22, -3, 9, 4], line, line);
  pen.half([6, 0, 17, -8, 18, -3, 9, 1.5], white, white);
  pen.line('M-14 15L-9 11L-4 16L1 11L6 16L10 12L14 15', line, 3);
  pen.line('M-42 0H-60M42 0H60', light, 2);
  pen.half([58, -6, 72, -10, 80, 0, 72, 10, 58, 6], mid, dark, edge);
};

const ramShip: Body = (pen, { light, mid, dark, line, glow, white }) => {
  speed(pen, 16);
  pen.half([16, -34, 22, -74, 28, -34], glow, glow, { opacity: 0.75 });
  pen.half([19, -34, 22, -58, 25, -34], white, white);
  pen.half([2, -34, 8, -64, 14, -34], glow, glow, { opacity: 0.75 });
  pen.half([5, -34, 8, -52, 11, -34], white, white);
  pen.half([36, -34, 78, -58, 70, -18, 52, 4, 30, 0], mid, dark);
  pen.half([40, -32, 78, -58, 64, -30, 44, -16], light, mid);
  pen.half([0, -40, 14, -42, 30, -34, 42, -18, 34, 8, 20, 26, 10, 46, 0, 60], mid, dark);
  pen.half([0, -36, 14, -38, 20, -14, 12, 14, 0, 22], light, mid);
  pen.half([0, 18, 9, 8, 14, 18, 8, 42, 0, 70], white, glow);
  pen.half([14, 10, 30, -2, 26, 16, 14, 34], light, mid, { opacity: 0.7 });
  pen.eyes(15, -14, 32, 1);
  pen.line('M-30 -34L-18 -10L-14 20M30 -34L18 -10L14 20M-20 -36H20', line, 1.5, { opacity: 0.7 });
  for (const [x, y] of pairs([50, -34, 58, -40, 66, -46])) {
    pen.half([x, y, x + 3, y - 2, x - 3, y + 27, x - 6, y + 30], line, line, { opacity: 0.5 });
  }
  pen.glow(0, 62, 16, white, 0.55);
};

export const RAM_BODIES: Record<string, Body> = {
  E05: trailhound,
  E07: kindler,
  E15: furnaceRay,
  E24: meltdownCore,
  E25: ramShip,
};
