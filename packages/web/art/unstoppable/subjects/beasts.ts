import {
  both,
  circle,
  ellipse,
  fill,
  type Ink,
  limb,
  path,
  r1,
  type Shape,
  type Subject,
  stroke,
  times,
} from '../draw.ts';

/** Animals, fungi and plants. */

const branch = (ink: Ink, x: number, y: number, angle: number, length: number, depth: number, s: number): string => {
  if (depth === 0 || length < 4) return '';
  const x2 = x + length * Math.cos(angle) * s;
  const y2 = y - length * Math.sin(angle);
  return (
    path(`M${r1(x)} ${r1(y)}L${r1(x2)} ${r1(y2)}`, limb(depth * 1.1)) +
    branch(ink, x2, y2, angle + ink.rnd.between(0.35, 0.65), length * 0.74, depth - 1, s) +
    branch(ink, x2, y2, angle - ink.rnd.between(0.5, 0.8), length * 0.6, depth - 1, s)
  );
};

const deer =
  (antlers: boolean): Subject =>
  (ink) => ({
    body:
      path('M26 116Q34 88 66 80H94Q126 88 134 116Z') +
      path('M66 58L60 44Q80 34 100 44L94 58L88 90Q80 98 72 90Z') +
      path('M62 46L40 36L56 56ZM98 46L120 36L104 56Z') +
      (antlers ? branch(ink, 70, 42, 2.1, 20, 4, 1) + branch(ink, 90, 42, 2.1, 20, 4, -1) : ''),
    planes: path('M66 56L62 46Q72 40 80 40V92Q75 92 74 88Z', fill(ink.mid, 0.6)),
    lights:
      both(circle(71, 58, 2.5, fill(ink.shine))) +
      path('M80 48V76', stroke(ink.hot, 1.4)) +
      path('M74 88Q80 92 86 88', stroke(ink.shine, 1)) +
      both(path('M40 104q8-8 18-8', stroke(ink.hot, 1.2, 0.6))),
  });
export const stag = deer(true);
export const doe = deer(false);

export const bear: Subject = ({ shine, hot, mid, rim }) => ({
  body:
    path(
      'M8 116Q8 70 44 54Q50 44 60 42Q54 30 64 24Q72 24 74 32H86Q88 24 96 24Q106 30 100 42Q110 44 116 54Q152 70 152 116Z',
    ) + path('M24 60L18 44L34 54ZM136 60L142 44L126 54Z'),
  planes:
    path('M46 58Q16 74 14 114H46Q40 84 62 60Q56 52 46 58Z', fill(mid, 0.5)) +
    path('M66 62Q80 54 94 62L90 76Q80 82 70 76Z', fill(mid, 0.75)),
  lights:
    path('M64 48L74 52M96 48L86 52', stroke(shine, 2.8)) +
    path('M70 72h20l-3 10l-3-5l-4 6l-4-6l-3 5z', fill(shine)) +
    path('M76 62h8l-4 4z', fill('#000')) +
    both(path('M30 92q8-10 20-10M26 104q8-10 20-10', stroke(hot, 1.8, 0.7))) +
    both(path('M38 70l6 14', stroke(rim, 1, 0.5))),
});

const cat =
  (big: boolean): Subject =>
  ({ shine, hot, mid }) => ({
    body: big
      ? path(
          'M4 104Q10 66 48 62L92 58Q96 40 112 36L110 24L120 32Q128 30 134 34L142 26L144 40Q150 52 140 60L126 64L122 78L128 112H114L108 86L84 84L70 92L66 112H52L54 88Q36 88 30 96L28 112H14L16 98Q10 84-4 78L-2 70Q10 74 16 84Z',
        )
      : path('M50 116Q46 84 62 72L58 58Q52 46 56 36L54 14L70 28H90L106 14L104 36Q108 46 102 58L98 72Q114 84 110 116Z') +
        path('M108 108Q136 104 130 74Q128 66 136 62Q142 84 134 100Q126 116 108 116Z'),
    planes: big
      ? path('M20 84Q30 68 50 66L90 62Q94 74 84 80Q50 76 30 92Z', fill(mid, 0.5))
      : path('M62 74Q50 86 54 114H72V70Z', fill(mid, 0.5)),
    lights: big
      ? path('M120 44l8 2M134 44l7-1', stroke(shine, 2.4)) +
        path('M124 56l12-2', stroke(shine, 1.2)) +
        path('M34 76l10-6M50 74l12-6M70 72l12-6', stroke(hot, 2, 0.8))
      : both(path('M64 46q6-6 11 2q-7 4-11-2z', fill(shine)) + path('M62 58L44 54M62 61L46 64', stroke(hot, 1))) +
        path('M77 56h6l-3 4z', fill(hot)) +
        path('M120 62l6-12l-2 8l8-6l-8 14', stroke(shine, 1.4)) +
        path('M66 86h28', stroke(hot, 2)) +
        circle(80, 90, 3, fill(shine)),
  });
export const panther = cat(true);
export const houseCat = cat(false);

/** Rings, teeth, and the ground breaks. */
export const worm: Subject = ({ rnd, shine, hot, ink, rim, near, mid }) => ({
  body:
    path('M44 116Q42 60 66 34Q80 22 96 32Q122 54 118 116Z') +
    times(4, (i) =>
      path(
        `M${38 + i * 2} ${112 - i * 16}Q80 ${98 - i * 16} ${122 - i * 2} ${112 - i * 16}L${120 - i * 2} ${106 - i * 16}Q80 ${92 - i * 16} ${40 + i * 2} ${106 - i * 16}Z`,
      ),
    ),
  planes: path('M48 112Q46 66 66 40Q60 70 64 112Z', fill(mid, 0.6)),
  lights:
    ellipse(82, 40, 19, 15, `fill="${ink}" stroke="${hot}" stroke-width="2.400"`) +
    times(
      9,
      (i) => `<g transform="rotate(${i * 40 + rnd.between(-4, 4)} 82 40)">${path('M79 27l3 8l3-8z', fill(shine))}</g>`,
    ) +
    circle(82, 40, 4, fill(hot)) +
    path('M50 84Q82 70 114 84M52 68Q82 56 112 68', stroke(rim, 1, 0.4)) +
    path('M20 112L34 94L46 112ZM114 112L130 96L146 112Z', fill(near)),
});

/** A giant of roots. */
export const colossus: Subject = ({ rnd, shine, hot, mid }): Shape => {
  const strands = times(9, (i) =>
    path(
      `M${28 + i * 13} 116Q${r1(36 + i * 11 + rnd.between(-8, 8))} 86 ${r1(54 + i * 6.5)} ${rnd.between(58, 70)}`,
      limb(rnd.between(4, 8)),
    ),
  );
  return {
    body:
      strands +
      path('M40 74Q50 46 66 44L62 28L72 34L76 14L84 32L94 22L96 42Q112 48 120 74Q100 92 80 92Q60 92 40 74Z') +
      both(path('M46 66Q22 66 12 92Q6 104 14 112L22 96Q32 82 50 82Z')),
    planes: path('M46 72Q54 50 68 48V88Q54 84 46 72Z', fill(mid, 0.6)),
    lights:
      both(path('M64 56l10 4l-7 5z', fill(shine))) +
      path('M80 66Q72 78 80 90Q88 78 80 66Z', fill(hot)) +
      both(path('M48 84Q36 100 40 116M22 84q-8 10-6 22', stroke(hot, 1.2, 0.7))),
  };
};
