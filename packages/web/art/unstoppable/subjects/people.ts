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

/** People, from the chest up or whole, dark against the light. */

type Head = (ink: Ink) => Shape;

const eyes = (color: string, y = 54): string => circle(73, y, 2.1, fill(color)) + circle(87, y, 2.1, fill(color));

const HEADS = {
  helmet: ({ shine, hot, mid }) => ({
    body: path('M60 62Q56 28 80 26Q104 28 100 62L94 74H66Z') + path('M77 27L80 12L83 27Z'),
    planes: path('M80 26Q60 30 61 60L66 72L72 50Q72 34 80 26Z', fill(mid, 0.55)),
    lights:
      path('M64 50Q80 44 96 50L94 57Q80 53 66 57Z', fill(shine)) +
      path('M80 30V44M68 66h24M71 70h18', stroke(hot, 1, 0.7)),
  }),
  visor: ({ shine, hot, mid }) => ({
    body: path('M62 60Q60 30 80 29Q100 30 98 60L92 76Q80 82 68 76Z') + path('M56 46h7v14h-7zM97 46h7v14h-7z'),
    planes: path('M66 34Q80 28 94 34L96 44H64Z', fill(mid, 0.6)),
    lights:
      path('M62 45H98L95 55H65Z', fill(hot)) +
      path('M66 47h20', stroke(shine, 1.6)) +
      path('M74 70h12', stroke(shine, 1, 0.7)),
  }),
  hood: ({ shine, hot, mid }) => ({
    body: path('M52 80Q48 34 80 18Q112 34 108 80Q96 70 80 70Q64 70 52 80Z'),
    planes:
      path('M80 18Q54 34 54 74Q60 46 80 34Z', fill(mid, 0.55)) +
      path('M63 66Q62 42 80 36Q98 42 97 66Q80 60 63 66Z', fill('#000', 0.6)),
    lights: eyes(shine) + path('M68 65Q80 61 92 65L87 74H73Z', fill(hot, 0.5)),
  }),
  hair: ({ shine, hot, mid }) => ({
    body:
      path('M64 66Q60 36 80 33Q100 36 96 66Q90 77 80 78Q70 77 64 66Z') +
      path('M60 58Q50 24 84 22Q112 26 106 66L114 90L98 77L98 46Q84 46 74 38Q66 44 63 58Z'),
    planes: path('M64 50Q66 44 74 42Q84 48 96 48L95 64Q90 75 80 76Q70 75 66 66Z', fill(mid, 0.75)),
    lights:
      path('M69 56q4-3 8 0M85 56q4-3 8 0', stroke(shine, 1.7)) +
      path('M75 69q5 2 9 0', stroke(hot, 1.1)) +
      path('M84 24Q104 30 102 60', stroke(hot, 1, 0.5)),
  }),
  bun: ({ shine, hot, mid }) => ({
    body:
      circle(80, 20, 9) +
      path('M62 62Q56 26 80 24Q104 26 98 62L96 50Q90 40 80 40Q70 40 64 50Z') +
      path('M65 50Q80 36 95 50V64Q90 77 80 78Q70 77 65 64Z'),
    planes: path('M66 50Q80 40 94 50V63Q89 75 80 76Q71 75 66 63Z', fill(mid, 0.75)),
    lights:
      path('M70 57q4-3 7 0M83 57q4-3 7 0', stroke(shine, 1.6)) +
      path('M70 18h20', stroke(hot, 1.5)) +
      circle(63, 66, 1.6, fill(hot)) +
      circle(97, 66, 1.6, fill(hot)),
  }),
  beard: ({ shine, hot, mid }) => ({
    body: path('M63 58Q60 30 80 28Q100 30 97 58L99 74Q92 96 80 98Q68 96 61 74Z'),
    planes:
      path('M67 44Q80 38 93 44V58H67Z', fill(mid, 0.75)) +
      path('M66 66Q80 60 94 66Q92 84 80 90Q68 84 66 66Z', fill(mid, 0.4)),
    lights:
      path('M69 52h7M84 52h7', stroke(shine, 2)) +
      path('M72 70q8-4 16 0', stroke(hot, 1.2)) +
      path('M80 74v14M73 72l2 12M87 72l-2 12', stroke(hot, 0.8, 0.5)),
  }),
  crest: ({ shine, hot, mid }) => ({
    body: path('M63 64Q60 38 80 36Q100 38 97 64L90 76H70Z') + path('M76 38L58 12L74 22L80 4L86 22L102 12L84 38Z'),
    planes: path('M67 46L80 42V74H71L65 63Z', fill(mid, 0.6)),
    lights:
      path('M68 52L78 56M92 52L82 56', stroke(shine, 2)) +
      path('M80 58V72', stroke(hot, 1.2)) +
      circle(80, 31, 2, fill(hot)),
  }),
  goggles: ({ ink, rim, shine, hot, mid }) => ({
    body: path('M62 64Q58 30 80 28Q102 30 98 64L90 76H70Z') + path('M58 70Q80 60 102 70L110 84Q80 76 50 86Z'),
    planes: path('M64 40Q80 30 96 40L97 44H63Z', fill(mid, 0.7)),
    lights: both(
      circle(71, 50, 7, `fill="${ink}" stroke="${rim}" stroke-width="1.5"`) +
        circle(71, 50, 3.6, fill(hot)) +
        path('M69 47l3 3', stroke(shine, 1.1)),
    ),
  }),
  gasmask: ({ ink, rim, shine, hot, mid }) => ({
    body: path('M60 62Q56 30 80 28Q104 30 100 62L92 72L86 88H74L68 72Z') + both(ellipse(62, 76, 9, 8)),
    planes: path('M66 36Q80 26 94 36L96 42H64Z', fill(mid, 0.6)),
    lights:
      both(
        path('M64 46l13-2l2 11l-11 3z', `fill="${hot}" stroke="${rim}" stroke-width="1"`) +
          circle(62, 76, 4.5, stroke(rim, 1.2, 0.8)),
      ) +
      path('M75 76h10M75 80h10M76 84h8', stroke(shine, 1, 0.8)) +
      circle(80, 66, 3, fill(ink)),
  }),
  mask: ({ shine, hot, rim, mid }) => ({
    body:
      path('M62 62Q58 28 80 26Q102 28 98 62Q92 78 80 79Q68 78 62 62Z') +
      path('M62 40Q46 30 44 12Q58 22 68 32ZM98 40Q114 30 116 12Q102 22 92 32Z'),
    planes: path('M68 62Q80 70 92 62Q90 75 80 76Q70 75 68 62Z', fill(mid, 0.8)),
    lights:
      path('M60 46Q70 40 80 46Q90 40 100 46Q98 60 88 60Q82 58 80 54Q78 58 72 60Q62 60 60 46Z', `fill="${rim}"`) +
      path('M66 50q5-3 9 1q-5 4-9-1M94 50q-5-3-9 1q5 4 9-1', fill('#0a0516')) +
      path('M75 68q5 3 10 0', stroke(hot, 1.3)) +
      circle(80, 44, 2, fill(shine)),
  }),
  crown: ({ shine, hot, mid }) => ({
    body:
      path('M64 66Q62 38 80 36Q98 38 96 66Q90 78 80 79Q70 78 64 66Z') +
      path('M58 84Q52 46 66 38L62 18L72 28L80 10L88 28L98 18L94 38Q108 46 102 84L95 60V44H65V60Z'),
    planes: path('M67 50Q80 44 93 50V64Q88 75 80 76Q72 75 67 64Z', fill(mid, 0.75)),
    lights:
      path('M66 37H94', stroke(shine, 2.2)) +
      circle(80, 22, 2.2, fill(shine)) +
      circle(66, 26, 1.6, fill(hot)) +
      circle(94, 26, 1.6, fill(hot)) +
      path('M70 56q4-3 7 0M83 56q4-3 7 0', stroke(shine, 1.5)) +
      path('M76 69q4 2 8 0', stroke(hot, 1)),
  }),
  cap: ({ shine, hot, mid }) => ({
    body:
      path('M65 60Q64 44 80 43Q96 44 95 60V66Q90 78 80 79Q70 78 65 66Z') +
      path('M54 40Q58 20 80 18Q102 20 106 40Q108 48 98 46Q80 40 62 46Q52 48 54 40Z'),
    planes: path('M66 50Q80 46 94 50V65Q88 76 80 77Q72 76 66 65Z', fill(mid, 0.75)),
    lights:
      path('M62 41Q80 35 98 41', stroke(hot, 1.8)) +
      path('M80 22l3 5h-6zM76 30h8l-4 5z', fill(shine)) +
      path('M70 56h7M83 56h7', stroke(shine, 1.7)) +
      path('M75 69h10', stroke(hot, 1)),
  }),
  veil: ({ shine, hot, mid }) => ({
    body: path('M50 96Q48 30 80 20Q112 30 110 96L96 80H64Z') + circle(80, 18, 4),
    planes:
      path('M64 78Q60 44 80 36Q100 44 96 78Q80 88 64 78Z', fill('#000', 0.5)) +
      path('M66 62Q80 56 94 62L97 82Q80 92 63 82Z', fill(mid, 0.6)),
    lights:
      path('M69 53q4-2 8 0M83 53q4-2 8 0', stroke(shine, 1.8)) +
      path('M62 38Q80 28 98 38', stroke(hot, 1.6)) +
      circle(80, 32, 2.3, fill(shine)),
  }),
  antlers: ({ shine, hot, mid }) => ({
    body:
      path('M63 62Q62 38 80 36Q98 38 97 62L89 78H71Z') +
      both(`<g>${path('M70 40Q58 30 56 8M62 26L48 20M58 16L66 4', limb(3.4))}</g>`),
    planes: path('M68 48L80 44V76H72L66 62Z', fill(mid, 0.6)),
    lights: path('M67 53L77 57M93 53L83 57', stroke(shine, 2)) + path('M80 60V72M74 66L80 60L86 66', stroke(hot, 1.2)),
  }),
  leaf: ({ shine, hot, mid }) => ({
    body:
      path('M64 64Q60 40 80 37Q100 40 96 64Q90 78 80 79Q70 78 64 64Z') +
      both(path('M70 42Q52 38 44 20Q64 22 76 38ZM64 54Q46 58 36 48Q52 40 66 46Z')) +
      path('M80 38Q72 24 80 8Q88 24 80 38Z'),
    planes: path('M67 52Q80 46 93 52V64Q88 76 80 77Q72 76 67 64Z', fill(mid, 0.75)),
    lights:
      eyes(shine, 57) + both(path('M70 42Q58 34 48 24', stroke(hot, 1, 0.8))) + path('M75 70q5 2 10 0', stroke(hot, 1)),
  }),
  half: ({ shine, hot, mid, rim }) => ({
    body: path('M62 62Q58 30 80 28Q102 30 98 62L92 76Q80 82 68 76Z') + path('M98 46h10v12h-10z'),
    planes: path('M80 28Q62 32 63 60L68 74Q74 79 80 79Z', fill(mid, 0.75)),
    lights:
      path('M80 28V80', stroke(rim, 1.2, 0.7)) +
      circle(89, 52, 5, `fill="#000" stroke="${hot}" stroke-width="1.600"`) +
      circle(89, 52, 2, fill(shine)) +
      path('M68 53h7', stroke(shine, 1.7)) +
      path('M84 66h10M84 70h8M84 36l8-2', stroke(hot, 1, 0.8)),
  }),
} satisfies Record<string, Head>;

export type HeadName = keyof typeof HEADS;

const SHOULDERS: readonly [string, ...string[]] = [
  poly([
    [24, 96],
    [34, 74],
    [58, 80],
    [52, 100],
  ]) +
    poly([
      [136, 96],
      [126, 74],
      [102, 80],
      [108, 100],
    ]),
  ellipse(40, 90, 18, 13) + ellipse(120, 90, 18, 13),
  poly([
    [30, 94],
    [22, 64],
    [54, 82],
  ]) +
    poly([
      [130, 94],
      [138, 64],
      [106, 82],
    ]),
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
