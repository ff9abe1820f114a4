import {
  at,
  both,
  circle,
  ellipse,
  fill,
  type Ink,
  limb,
  path,
  poly,
  r1,
  type Shape,
  type Subject,
  stroke,
  times,
} from '../draw.ts';

import { HEADS, type HeadName } from './heads.ts';

/** People, from the chest up or whole, dark against the light. */

const SHOULDERS: readonly [string, ...string[]] = [
  poly([24, 96, 34, 74, 58, 80, 52, 100]) + poly([136, 96, 126, 74, 102, 80, 108, 100]),
  ellipse(40, 90, 18, 13) + ellipse(120, 90, 18, 13),
  poly([30, 94, 22, 64, 54, 82]) + poly([130, 94, 138, 64, 106, 82]),
  path('M34 92Q50 70 80 78Q110 70 126 92Z'),
];

/** What a hand holds up beside the head. */
const PROPS = {
  none: () => ({ body: '' }),
  blade: ({ shine, hot }: Ink) => ({
    body: path('M112 112l4-20l8 2l-4 20z'),
    lights:
      path('M118 100L148 10', stroke(hot, 5, 0.45)) +
      path('M118 100L148 10', stroke(shine, 1.9)) +
      path('M110 96l16 5', stroke(hot, 2.6)),
  }),
  gun: ({ shine, hot }: Ink) => ({
    body: path('M108 112L118 70H126V40H132V70L136 76V112Z') + path('M124 52h12v5h-12z'),
    lights: path('M129 40v-8', stroke(shine, 1.6)) + path('M122 78h10M122 84h10', stroke(hot, 1.4)),
  }),
  staff: ({ shine, hot }: Ink) => ({
    body: path('M126 112V22h4v90z') + path('M120 34q8 8 16 0l-2 8h-12z'),
    lights: circle(128, 18, 8, fill(hot, 0.35)) + circle(128, 18, 4.2, fill(shine)),
  }),
  shield: ({ shine, hot }: Ink) => ({
    body: path('M96 66L122 58L148 66V94L122 116L96 94Z'),
    lights:
      path('M101 70L122 63L143 70V92L122 109L101 92Z', stroke(hot, 2)) +
      path('M122 74l7 11l-7 11l-7-11z', fill(shine, 0.9)),
  }),
  scroll: ({ rim, hot }: Ink) => ({
    body: path('M112 112l6-22h20l4 22z'),
    lights:
      path('M112 58h32v34h-32z', fill(rim, 0.9)) +
      path('M117 65h22M117 71h22M117 77h16', stroke(hot, 1.5)) +
      circle(139, 88, 4, fill(hot)),
  }),
  coin: ({ shine, hot }: Ink) => ({
    body: path('M108 112Q110 88 126 84L134 92Q130 104 134 112Z'),
    lights:
      circle(128, 70, 9, fill(hot)) + circle(128, 70, 6, stroke(shine, 1.4)) + path('M128 66v8', stroke('#2a1700', 2)),
  }),
  falcon: ({ shine, hot }: Ink) => ({
    body: path('M112 84Q104 64 120 56Q118 46 126 44Q134 46 132 54Q150 60 146 86L136 74L130 92H118Z'),
    lights: circle(127, 50, 1.5, fill(shine)) + path('M122 66q6 6 14 2M122 74q6 4 12 2', stroke(hot, 1, 0.8)),
  }),
};

export type PropName = keyof typeof PROPS;

/** A portrait. The shoulders and small marks follow the id. */
export const bust =
  (head: HeadName, prop: PropName = 'none'): Subject =>
  (ink) => {
    const { rnd, hot, mid } = ink;
    const h: Shape = HEADS[head](ink);
    const p: Shape = PROPS[prop](ink);
    const marks = path(
      `M${rnd.between(40, 48)} 104h${rnd.between(10, 20)}M${rnd.between(104, 112)} 108h${rnd.between(8, 16)}`,
      stroke(hot, 1.6, 0.9),
    );
    const collar =
      rnd.next() < 0.5
        ? path('M60 92L80 106L100 92', stroke(hot, 1.6))
        : path('M66 84Q80 96 94 84', stroke(hot, 1.4, 0.8));
    return {
      body:
        path('M22 116Q24 90 50 82L68 76H92L110 82Q136 90 138 116Z') +
        rnd.pick(SHOULDERS) +
        path('M70 64h20v18H70z') +
        h.body +
        p.body,
      planes: path('M26 116Q28 94 50 85L64 82L58 116Z', fill(mid, 0.4)) + (h.planes ?? '') + (p.planes ?? ''),
      lights: collar + marks + (h.lights ?? '') + (p.lights ?? ''),
    };
  };

const person = (x: number, y: number, s: number): string =>
  at(
    `translate(${r1(x)} ${r1(y)}) scale(${r1(s * 10) / 10})`,
    path('M-10 46L-8 8Q-7-2-3-4L-4-14Q0-20 4-14L3-4Q7-2 8 8L10 46Z'),
  );

/** One whole figure in the middle of a move. */
export const fencer: Subject = ({ rnd, shine, hot, mid }) => {
  const y = rnd.between(-4, 4);
  return {
    body:
      path(
        'M40 112L56 84L66 66Q62 52 72 46L74 40Q68 28 78 22Q90 20 90 32Q90 40 86 44L96 50L118 44L120 50L98 60L94 72L112 90L120 112H106L98 94L82 82L68 98L58 112Z',
      ) + path('M60 66Q44 70 34 92L42 94Q50 80 64 76Z'),
    planes: path('M70 50L84 48L88 66L76 72Z', fill(mid, 0.6)),
    lights:
      path(`M118 47L${r1(158)} ${r1(20 + y)}`, stroke(hot, 4.5, 0.4)) +
      path(`M114 49L158 ${r1(20 + y)}`, stroke(shine, 1.8)) +
      path('M79 30h9', stroke(shine, 2)) +
      path('M70 60l20-6', stroke(hot, 1.4)),
  };
};

/** Two, back to back. */
export const pair: Subject = ({ shine, hot, mid }) => ({
  body: both(
    path('M78 112L76 58Q78 44 66 42L64 36Q70 28 66 22Q58 14 50 22Q46 30 52 37L50 42Q34 46 34 64L28 112Z') +
      path('M36 62L16 48L18 42L42 54Z'),
  ),
  planes: path('M52 44Q38 50 38 66L36 112H50Z', fill(mid, 0.5)),
  lights: both(
    path('M50 29h9', stroke(shine, 2)) +
      path('M44 62h18M46 68h12', stroke(hot, 1.4, 0.9)) +
      path('M17 45L4 26', stroke(shine, 1.6)),
  ),
});

/** Three with spears. */
export const guards: Subject = ({ shine, hot }) => {
  const places = [
    [38, 14],
    [122, 14],
    [80, 0],
  ] as const;
  return {
    body: places
      .map(
        ([x, d]) =>
          path(
            `M${x - 22} 118L${x - 18} ${60 + d}Q${x - 16} ${52 + d} ${x - 8} ${50 + d}L${x - 9} ${30 + d}Q${x} ${18 + d} ${x + 9} ${30 + d}L${x + 8} ${50 + d}Q${x + 16} ${52 + d} ${x + 18} ${60 + d}L${x + 22} 118Z`,
          ) +
          path(`M${x + 20} 118V${16 + d}h2.400V118Z`) +
          path(`M${x + 15} ${18 + d}l6-12l6 12z`),
      )
      .join(''),
    lights: places
      .map(
        ([x, d]) =>
          path(`M${x - 6} ${36 + d}h12`, stroke(shine, 2.2)) +
          path(`M${x - 11} ${64 + d}L${x} ${58 + d}L${x + 11} ${64 + d}L${x} ${86 + d}Z`, fill(hot, 0.7)),
      )
      .join(''),
  };
};

/** A crowd with flags. */
export const crowd: Subject = ({ rnd, shine, hot, rim }) => {
  const back = times(9, (i) => person(8 + i * 18 + rnd.between(-3, 3), rnd.between(58, 66), 0.8));
  const front = times(6, (i) => person(12 + i * 27 + rnd.between(-4, 4), rnd.between(76, 84), 1.1));
  const flags = times(4, (i) => {
    const x = 22 + i * 36 + rnd.between(-6, 6);
    const y = rnd.between(12, 26);
    return (
      path(`M${x} 90V${y}`, stroke(rim, 1.4)) +
      path(`M${x} ${y}q8-5 15 0t13-1v13q-7 3-14 0t-14 1z`, fill(i % 2 ? hot : shine, 0.9))
    );
  });
  return { body: back + front, lights: flags };
};

/** Somebody who stands before the others. */
export const speaker: Subject = ({ rnd, shine, hot, mid }) => ({
  behind: times(7, (i) => at('translate(0 6)', person(8 + i * 24, rnd.between(76, 84), 0.8))),
  body:
    path(
      'M58 116L64 66Q60 56 70 52L71 44Q64 32 74 26Q86 22 89 34Q90 42 86 47L88 52L112 34L108 18L113 16L120 36L98 66L104 116Z',
    ) + path('M42 96H118L112 116H48Z'),
  planes: path('M68 56Q64 60 66 70L62 96H76V54Z', fill(mid, 0.55)),
  lights:
    path('M78 36h8', stroke(shine, 1.8)) +
    path('M48 100H112', stroke(hot, 1.8)) +
    path('M118 8l6-6M124 18l9-2M108 8l-4-6', stroke(shine, 1.8)) +
    path('M80 101l5 6l-5 6l-5-6z', fill(hot)),
});

/** On a motorbike, at speed. */
export const biker: Subject = ({ shine, hot, mid }) => ({
  body:
    circle(42, 90, 17) +
    circle(118, 90, 17) +
    path('M30 86L54 66L72 70L98 62L116 66L134 84L112 88L98 98H62L48 92Z') +
    path('M58 68L64 46Q68 38 80 38L88 46L106 60L102 66L86 58L82 74L64 76Z') +
    circle(86, 31, 9.5) +
    path('M66 44Q48 40 34 50L62 56Z'),
  planes: path('M64 50Q68 40 80 40L84 46L78 70H64Z', fill(mid, 0.6)),
  lights:
    circle(42, 90, 11, stroke(hot, 2.4)) +
    circle(118, 90, 11, stroke(hot, 2.4)) +
    path('M88 28h8', stroke(shine, 3)) +
    path('M134 76l22 4', stroke(shine, 2.4)) +
    path('M2 84h26M8 94h18M-2 74h22', stroke(shine, 1.5, 0.75)) +
    path('M56 84h42', stroke(hot, 1.6)),
});

/** Lying in wait with a long gun. */
export const sniper: Subject = ({ shine, hot }) => ({
  body:
    path('M0 112V96L18 90Q34 80 52 78L58 64Q62 54 74 56Q86 58 84 70L82 78L104 82L112 92L86 96L70 112Z') +
    path('M78 72L158 50L159 54L112 68L110 74L98 76L84 82Z') +
    path('M92 62L116 54L118 60L95 68Z') +
    path('M120 66L114 92M120 66L130 90', limb(2.6)),
  lights:
    circle(117, 57, 2.8, fill(hot)) +
    path('M66 64h14', stroke(shine, 3)) +
    path('M159 52H172', stroke(shine, 1.6)) +
    path('M24 94Q40 84 56 84L62 92Q42 94 30 104Z', fill(hot, 0.6)),
});

/** All shoulders and fists. */
export const brute: Subject = ({ rnd, shine, hot, rim, mid }) => ({
  body:
    path('M10 118Q4 78 34 62Q52 48 66 54Q68 36 80 34Q92 36 94 54Q108 48 126 62Q156 78 150 118Z') +
    path('M34 62L24 42L46 54ZM126 62L136 42L114 54Z') +
    (rnd.next() < 0.5 ? path('M70 38L58 20L76 34ZM90 38L102 20L84 34Z') : path('M75 36V14h10v22z')),
  planes: path('M34 64Q14 76 14 116H44Q36 84 62 58Q48 52 34 64Z', fill(mid, 0.5)),
  lights:
    path('M68 52L78 56M92 52L82 56', stroke(shine, 3)) +
    path('M72 66h16l-2 5h-3l-1-2l-2 2h-3z', fill(shine)) +
    both(path('M30 78Q50 72 62 92Q40 100 26 96Z', fill(hot, 0.6))) +
    path('M64 82Q80 92 96 82M80 88V116', stroke(rim, 1.4, 0.5)),
});

/** In a robe, with one eye. */
export const priest: Subject = ({ hot, shine, mid, rim }) => ({
  behind: circle(80, 50, 34, stroke(hot, 2, 0.7)) + circle(80, 50, 40, `${stroke(rim, 1, 0.5)} stroke-dasharray="3 5"`),
  body: path('M34 118Q42 72 60 62Q58 30 80 16Q102 30 100 62Q118 72 126 118Z') + both(path('M58 74L28 66L24 76L54 90Z')),
  planes:
    path('M80 16Q62 32 62 62Q48 74 40 116H56Q58 50 80 34Z', fill(mid, 0.5)) +
    path('M66 62Q64 42 80 32Q96 42 94 62Q80 72 66 62Z', fill('#000', 0.65)),
  lights:
    circle(80, 51, 4.6, fill(shine)) +
    circle(80, 51, 1.7, fill('#000')) +
    path('M80 70V116M71 74L62 116M89 74L98 116', stroke(hot, 1, 0.55)) +
    both(circle(28, 70, 3, fill(shine))),
});

/** Running over the roofs. */
export const runner: Subject = ({ shine, hot, mid }) => ({
  body: path(
    'M92 20Q102 18 102 28Q102 36 94 37L92 42L108 56L124 50L126 56L106 66L92 58L88 74L104 88L100 112H92L92 92L74 82L58 100L36 104L34 97L54 92L66 72L70 52L54 58L48 74L42 72L48 52L74 40L84 38Q82 24 92 20Z',
  ),
  planes: path('M74 44L90 44L86 68L70 68Z', fill(mid, 0.55)),
  lights:
    path('M94 28h8', stroke(shine, 2.2)) +
    path('M4 50h32M0 64h30M10 78h26', stroke(hot, 1.6, 0.7)) +
    path('M72 54l14-4', stroke(hot, 1.4)),
});
