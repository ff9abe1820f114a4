import type { Body } from '../pen.tsx';

const SPECTRUM = ['#ff5a7a', '#ff9a4d', '#ffe05c', '#62e08a', '#5fd0ff', '#a07bff'] as const;

/** A crystal that takes light in on one side and breaks it on the other. */
export const prismWarden: Body = (pen, { light, mid, dark, line, glow, white }) => {
  const edge = { stroke: line, strokeWidth: 1.4 };
  pen.glow(0, -6, 104, glow, 0.32);
  // light in, colours out
  pen.poly([-208, -40, -40, -14, -40, -6, -208, -20], pen.fadePaint('in', white, -30, -208), { opacity: 0.8 });
  SPECTRUM.forEach((color, i) => {
    const y = -46 + i * 17;
    pen.poly([36, -14 + i * 3, 208, y, 208, y + 12, 36, -11 + i * 3], pen.fadePaint(`ray${i}`, color, 30, 208), {
      opacity: 0.75,
    });
  });
  // shards that orbit
  pen.ellipse(0, 6, 176, 46, 'none', { stroke: glow, strokeWidth: 1.6, strokeDasharray: '3 9', opacity: 0.6 });
  const shards = [
    [74, -58, 30, 16],
    [116, -34, 22, 40],
    [150, -2, 18, 62],
    [112, 36, 20, 100],
    [66, 52, 16, 130],
  ] as const;
  for (const [x, y, s, turn] of shards) {
    for (const side of [-1, 1]) {
      pen.group(`translate(${x * side} ${y}) rotate(${turn * side}) scale(${s / 20})`, () => {
        pen.poly([0, -26, 9, -8, 7, 18, 0, 26, -7, 18, -9, -8], side < 0 ? mid : dark, edge);
        pen.poly([0, -26, -9, -8, -7, 18, 0, 26], side < 0 ? light : mid);
        pen.poly([0, -26, -9, -8, 0, -4], white, { opacity: side < 0 ? 0.9 : 0.5 });
      });
    }
  }
  // the great prism
  pen.half([0, -92, 26, -66, 44, -20, 38, 26, 20, 56, 0, 70], light, dark, edge);
  pen.half([0, -92, 26, -66, 14, -34, 0, -40], white, mid);
  pen.half([14, -34, 26, -66, 44, -20, 24, -6], mid, dark);
  pen.half([0, -40, 14, -34, 24, -6, 12, 18, 0, 22], '#f7ecff', light, { opacity: 0.9 });
  pen.half([24, -6, 44, -20, 38, 26, 12, 18], light, line, { opacity: 0.75 });
  pen.half([12, 18, 38, 26, 20, 56, 0, 70, 0, 22], mid, dark, { opacity: 0.9 });
  pen.line('M0 -92V-40M0 22V70', white, 1, { opacity: 0.7 });
  SPECTRUM.forEach((color, i) => {
    pen.poly([2, -30 + i * 8, 30, -26 + i * 8, 30, -21 + i * 8, 2, -25 + i * 8], color, { opacity: 0.35 });
  });
  // the eye
  pen.poly([-30, -8, 0, -24, 30, -8, 0, 8], line);
  pen.poly([-24, -8, 0, -20, 24, -8, 0, 4], '#2a0a3a');
  pen.glow(0, -8, 24, glow, 1);
  pen.circle(0, -8, 9, glow);
  pen.poly([0, -18, 3, -8, 0, 2, -3, -8], line);
  pen.circle(-4, -12, 2.4, '#fff');
  // guard plates
  pen.half([38, -52, 62, -74, 84, -66, 72, -42, 52, -22, 46, -34], mid, dark, edge);
  pen.half([42, -52, 62, -70, 74, -64, 56, -46], light, mid);
  pen.half([42, 24, 66, 20, 94, 44, 84, 64, 52, 62, 30, 50], mid, dark, edge);
  pen.half([44, 26, 64, 23, 84, 42, 54, 40], light, mid);
  pen.dots([62, -58, -62, -58, 66, 46, -66, 46], 6, glow);
  pen.half([0, -96, 4, -90, 0, -84], '#fff', '#fff');
};
