import { at, both, circle, ellipse, fill, limb, pairs, path, poly, r1, type Subject, stroke, times } from '../draw.ts';

/** Drawings that more than one game uses: a table loads these without the rest. */

export const mushroom: Subject = ({ rnd, shine, hot, mid }) => ({
  body:
    path('M34 66Q36 24 80 20Q124 24 126 66Q104 76 80 75Q56 76 34 66Z') +
    path('M62 72Q56 98 48 116H112Q104 98 98 72Z') +
    both(path('M58 92L34 84L30 96L54 104Z')),
  planes: path('M40 62Q44 30 78 24Q58 40 56 68Z', fill(mid, 0.6)),
  lights:
    times(9, () => circle(rnd.between(46, 114), rnd.between(30, 60), rnd.between(2, 5.5), fill(hot, 0.85))) +
    path('M70 84L78 88M90 84L82 88', stroke(shine, 2.6)) +
    path('M70 98Q80 104 90 98', stroke(shine, 1.4)),
});

/** A whole family of caps. */
export const fungi: Subject = ({ rnd, shine, hot, mid }) => {
  const caps = [
    [44, 58, 26],
    [112, 50, 30],
    [78, 34, 24],
    [78, 82, 30],
    [20, 88, 16],
    [144, 90, 16],
  ] as const;
  return {
    body: caps
      .map(
        ([x, y, r]) =>
          path(
            `M${x - r} ${y}Q${x - r * 0.8} ${r1(y - r * 0.9)} ${x} ${r1(y - r)}Q${r1(x + r * 0.8)} ${r1(y - r * 0.9)} ${x + r} ${y}Q${x} ${r1(y + r * 0.34)} ${x - r} ${y}Z`,
          ) + path(`M${r1(x - r * 0.24)} ${y}L${r1(x - r * 0.4)} 116H${r1(x + r * 0.4)}L${r1(x + r * 0.24)} ${y}Z`),
      )
      .join(''),
    planes: caps
      .map(([x, y, r]) =>
        path(
          `M${r1(x - r * 0.86)} ${r1(y - 2)}Q${r1(x - r * 0.6)} ${r1(y - r * 0.8)} ${x} ${r1(y - r * 0.9)}Q${r1(x - r * 0.4)} ${r1(y - r * 0.4)} ${r1(x - r * 0.4)} ${y}Z`,
          fill(mid, 0.6),
        ),
      )
      .join(''),
    lights:
      caps
        .map(([x, y, r]) =>
          times(3, () =>
            circle(
              x + rnd.between(-0.5, 0.5) * r,
              y - rnd.between(0.2, 0.7) * r,
              rnd.between(1.4, 3.2),
              fill(hot, 0.85),
            ),
          ),
        )
        .join('') + path('M70 70L76 73M88 70L82 73', stroke(shine, 2)),
  };
};

/** A flower with a mouth. */
export const bloom: Subject = ({ rnd, shine, hot, ink, rim }) => ({
  body:
    times(
      9,
      (i) =>
        `<g transform="rotate(${i * 40 + rnd.between(-6, 6)} 80 52)">${path('M72 44Q62 14 80 2Q98 14 88 44Z')}</g>`,
    ) +
    path('M76 70Q70 96 60 116H100Q88 96 86 70Z') +
    path('M70 100Q44 84 26 96Q44 112 68 110Z'),
  planes: times(9, (i) => `<g transform="rotate(${i * 40} 80 52)">${path('M80 40V10', stroke(rim, 1, 0.35))}</g>`),
  lights:
    circle(80, 52, 19, fill(ink)) +
    circle(80, 52, 19, stroke(hot, 2.4)) +
    times(10, (i) => `<g transform="rotate(${i * 36} 80 52)">${path('M77 35l3 9l3-9z', fill(shine))}</g>`) +
    circle(80, 52, 7, fill(hot)),
});

/** Too many mouths for a bog. */
export const leech: Subject = ({ rnd, shine, hot, ink, mid }) => {
  const coil = 'M10 112Q4 78 34 74Q66 72 66 92Q64 104 84 104Q116 102 112 70Q108 48 90 48';
  return {
    body: path(coil, limb(22)) + path('M96 60L66 58Q56 44 66 32Q84 22 100 36Z'),
    planes: path(coil, `fill="none" stroke="${mid}" stroke-width="9" opacity=".4" stroke-linecap="round"`),
    lights:
      circle(72, 44, 10, `fill="${ink}" stroke="${hot}" stroke-width="2"`) +
      times(
        7,
        (i) =>
          `<g transform="rotate(${i * 51 + rnd.between(-5, 5)} 72 44)">${path('M70 35l2 5l2-5z', fill(shine))}</g>`,
      ) +
      circle(90, 38, 2, fill(shine)) +
      path('M22 78l4 8M44 76l0 9M60 96l8-4M90 104l-2-9M110 86l-9-2M108 64l-8 4', stroke(hot, 1.6, 0.8)),
  };
};

/** A herd. */
export const herd: Subject = ({ shine, hot }) => {
  const one = 'M0 36L6 14Q16 4 34 8L46-2L42-14L50-8L56-16L54-4L62 4L58 12L50 12L46 22L52 36H46L38 24L20 22L8 36Z';
  const places = [
    'translate(96 34) scale(.8)',
    'translate(28 40) scale(.9)',
    'translate(72 62) scale(1.25)',
    'translate(0 72) scale(1.1)',
  ];
  return {
    body: places.map((p) => `<g transform="${p}">${path(one)}</g>`).join(''),
    lights:
      places
        .map(
          (p) =>
            `<g transform="${p}">${circle(54, 3, 1.8, fill(shine))}${path('M10 14q10-4 22 0', stroke(hot, 1.4, 0.8))}</g>`,
        )
        .join('') + path('M0 108h30M60 106h40M120 108h40', stroke(hot, 1.2, 0.5)),
  };
};

export const shield: Subject = ({ hot, shine, rim, mid }) => ({
  body: path('M80 8L126 22V60Q122 92 80 112Q38 92 34 60V22Z'),
  planes: path('M80 14L40 26V60Q44 88 80 105Z', fill(mid, 0.8)),
  lights:
    path('M80 16L119 28V60Q115 87 80 104Q45 87 41 60V28Z', stroke(hot, 2.4)) +
    path('M80 34L98 58L80 86L62 58Z', fill(shine, 0.9)) +
    path('M80 34V86M62 58H98', stroke(mid, 1.4)) +
    path('M50 34q10-6 22-7', stroke(rim, 2, 0.8)),
});

export const daggers: Subject = ({ rnd, hot, shine, rim }) => ({
  body: '',
  lights: times(7, (i) =>
    at(
      `translate(${80 + (i - 3) * 21} ${r1(56 + Math.abs(i - 3) * 3)}) rotate(${r1((i - 3) * 11 + rnd.between(-3, 3))})`,
      path('M-4-46L0-58L4-46V4H-4Z', fill(i % 2 ? rim : shine, 0.95)) +
        path('M0-54V2', stroke(hot, 1, 0.8)) +
        path('M-10 4H10V8H-10Z', fill(hot)) +
        path('M-2.500 8H2.500V24H-2.500Z', fill('#160c2a')) +
        circle(0, 27, 3.4, fill(hot)),
    ),
  ),
});

/** What grows, and what it does to others. */

export const claws: Subject = ({ rnd, shine, hot }) => ({
  body: path('M160 112V44Q132 40 112 54L96 44L104 62L84 58L96 74L78 78L96 86L86 102L108 96L112 112Z'),
  lights: times(4, (i) =>
    path(
      `M${14 + i * 16} ${r1(10 + i * 3)}Q${r1(40 + i * 12)} ${rnd.between(48, 60)} ${30 + i * 22} ${108 - i * 2}Q${r1(30 + i * 14)} 60 ${14 + i * 16} ${r1(10 + i * 3)}Z`,
      fill(i % 2 ? hot : shine, 0.95),
    ),
  ),
});

export const jaws: Subject = ({ hot, shine, mid, rim }) => ({
  body:
    both(path('M80 104Q30 104 22 56Q20 30 40 16L44 34L52 26L54 44L62 38L62 56L70 52L70 70L80 72Z')) +
    path('M20 100H140V112H20Z'),
  planes: path('M28 56Q28 36 38 26Q34 60 54 92Q32 86 28 56Z', fill(mid, 0.7)),
  lights:
    both(path('M40 16L44 34M52 26L54 44M62 38L62 56', stroke(rim, 1.6))) +
    circle(80, 92, 6, fill(hot)) +
    circle(80, 92, 2.4, fill(shine)) +
    both(path('M30 62Q36 84 56 94', stroke(hot, 1.8, 0.8))),
});

export const sap: Subject = ({ rnd, hot, shine, rim, mid }) => ({
  body: path('M66 10H94V34Q120 48 118 78Q114 108 80 110Q46 108 42 78Q40 48 66 34Z'),
  planes: path('M70 14H76V38Q50 50 48 78Q50 92 58 98Q46 50 70 38Z', fill(mid, 0.7)),
  lights:
    path('M47 72Q64 64 80 72T113 72Q112 103 80 105Q48 103 47 72Z', fill(hot, 0.9)) +
    times(9, () => circle(rnd.between(58, 102), rnd.between(78, 100), rnd.between(1, 3.6), fill(shine, 0.85))) +
    path('M80 96Q70 70 82 50Q80 30 80 12', stroke(shine, 2)) +
    path('M82 52q14-10 20-2q-10 8-20 2zM79 62q-14-8-20 0q10 8 20 0z', fill(shine)) +
    path('M62 10H98', stroke(rim, 3)),
});

/** Thin, with a long reach, like dead wood. */
export const mantis: Subject = ({ shine, hot, mid }) => ({
  body:
    path('M74 52Q66 96 40 116H104Q90 96 88 52Z') +
    path('M62 34L80 24L98 34L92 52L80 60L68 52Z') +
    path('M66 30L48 8M94 30L112 8', limb(2)) +
    both(path('M72 66L38 52L22 78L10 100L16 74L30 42L74 56Z')) +
    both(path('M72 84L44 96L34 116', limb(3))),
  planes: path('M64 36L80 27V56L69 50Z', fill(mid, 0.6)),
  lights:
    both(path('M66 38l9 4l-5 6z', fill(shine)) + path('M34 50L20 78', stroke(hot, 1.4, 0.8))) +
    path('M80 66V104M74 76h12M72 88h16', stroke(hot, 1.2, 0.7)),
});

/** A chest that will not close. */
export const chest: Subject = ({ rnd, hot, shine, mid, rim }) => ({
  behind: path('M46 64L22 8M70 60L64 2M92 60L104 4M114 64L142 10', stroke(shine, 6, 0.16)),
  body: path('M32 66H128L134 110H26Z') + path('M34 62Q30 34 52 24H118Q136 30 130 50L126 62Z'),
  planes: path('M36 72H70V106H31Z', fill(mid, 0.6)) + path('M40 58Q38 36 56 28H80V58Z', fill(mid, 0.4)),
  lights:
    times(9, () =>
      ellipse(rnd.between(44, 116), rnd.between(58, 66), 7, 3, `fill="${hot}" stroke="${shine}" stroke-width=".800"`),
    ) +
    path('M30 82H131M72 66h16v20H72z', stroke(rim, 1.8)) +
    circle(80, 78, 3, fill(shine)),
});

/** A ball with masks. */
/** A plan on a glowing table. */
export const plan: Subject = ({ rnd, hot, shine }) => {
  const points = Array.from({ length: 4 }, (_, i) => [28 + i * 34 + rnd.next() * 8, 86 - rnd.next() * 22]).flat();
  return {
    body: path('M-2 116Q12 92 34 94Q52 96 54 116Z') + path('M162 116Q150 88 128 92Q108 96 106 116Z'),
    lights:
      times(6, (i) =>
        ellipse(
          80,
          78,
          22 + i * 14,
          8 + i * 5.4,
          `${stroke(hot, 1.1, 0.95 - i * 0.13)} stroke-dasharray="${i % 2 ? '5 3' : 'none'}"`,
        ),
      ) +
      poly(points, `${stroke(shine, 1.6)}`) +
      pairs(points)
        .map(
          ([x, y], i) =>
            path(`M${r1(x)} ${r1(y)}V${r1(y - 30)}`, stroke(shine, 1, 0.6)) +
            poly([x, y - 38, x + 6, y - 30, x, y - 21, x - 6, y - 30], fill(i === 2 ? shine : hot)),
        )
        .join(''),
  };
};

/** Comes straight at you. */
export const fist: Subject = ({ rnd, hot, shine, rim, mid }) => ({
  behind: times(9, () => path(`M80 56L${rnd.between(-20, 180)} ${rnd.between(-20, 130)}`, stroke(shine, 2, 0.25))),
  body: path(
    'M34 118L44 84Q36 72 40 56L44 36Q48 28 57 32Q60 22 70 26Q75 18 84 25Q93 20 98 31Q112 30 112 44L110 72Q106 86 100 92L106 118Z',
  ),
  planes: path('M42 60Q44 44 48 38L58 36V84L48 86Q40 74 42 60Z', fill(mid, 0.7)),
  lights:
    path('M57 34V54M71 28V54M85 27V54M98 34V54', stroke(rim, 2, 0.75)) +
    path('M42 58Q74 50 112 56V65Q74 58 42 68Z', fill(hot)) +
    pairs([50, 61, 66, 58, 82, 57, 99, 58])
      .map(([x, y]) => poly([x - 5, y, x, y - 14, x + 5, y], fill(shine)))
      .join('') +
    path('M122 30l18-12M126 48l24-2M124 64l20 10M28 40L10 32M30 58L6 62', stroke(shine, 2.4)),
});
