import { at, both, circle, fill, limb, path, poly, type Subject, stroke, times } from '../../unstoppable/draw.ts';

/** People of the wastes: soldiers, gangs, hybrids and mutants. */

const rifleman = (x: number, y: number, s: number): string =>
  at(
    `translate(${x} ${y}) scale(${s})`,
    path('M-14 60L-12 18Q-14 6-4 2L-6-12Q0-22 8-12L6 2Q16 6 14 18L16 60H4L2 32H-2L-4 60Z') +
      path('M-20 22L34 6L36 10L6 22L2 32L-16 30Z'),
  );

export const troop: Subject = ({ shine, hot }) => ({
  body: rifleman(38, 56, 0.86) + rifleman(118, 58, 0.86) + rifleman(78, 48, 1.1),
  lights:
    path('M30 45h12M110 47h12M70 34h14', stroke(shine, 2.4)) +
    path('M68 58h20M28 66h16M110 68h16', stroke(hot, 2)) +
    path('M119 55l14-4', stroke(shine, 1.8)),
});

/** Fire from a tank on the back. */
export const flamer: Subject = ({ rnd, shine, hot, rim, mid }) => ({
  body:
    path('M14 114L20 70Q18 54 32 50L28 34Q38 20 50 34L46 50Q60 54 58 70L64 114H44L40 88H36L32 114Z') +
    path('M8 50h14v40H8zM4 46h10v6H4z') +
    path('M40 62L94 56V50h10v16H94L48 74Z'),
  planes: path('M10 54h5v32h-5z', fill(mid, 0.8)),
  lights:
    path('M104 58Q124 34 158 42Q140 50 160 60Q138 62 152 78Q126 76 104 58Z', fill(hot)) +
    path('M106 58Q124 46 146 54Q128 58 140 68Q122 66 106 58Z', fill(shine)) +
    times(6, () => circle(rnd.between(110, 158), rnd.between(28, 92), rnd.between(0.8, 2), fill(shine, 0.8))) +
    path('M32 38h14', stroke(rim, 3)) +
    path('M28 72h26', stroke(hot, 2)),
});

/** A chain swung over the head. */
export const chainFighter: Subject = ({ shine, hot, rim }) => ({
  body:
    path('M54 114L60 74Q52 60 66 54L64 40Q72 26 84 38L82 54Q98 58 94 74L102 114H84L80 88H76L72 114Z') +
    path('M90 60L118 34L124 38L96 74Z') +
    path('M62 60L42 78L46 84L66 72Z'),
  lights:
    `${path('M120 34Q150 20 132 8Q96-4 54 10Q22 22 20 42', stroke(rim, 4))}${path('M120 34Q150 20 132 8Q96-4 54 10Q22 22 20 42', `${stroke(hot, 1.6)} stroke-dasharray="3 5"`)}` +
    poly([20, 34, 30, 46, 20, 58, 10, 46], fill(shine)) +
    path('M68 42h12', stroke(shine, 2.6)) +
    path('M62 78h30', stroke(hot, 2)),
});

const bulk = (more: string): string =>
  path('M10 118Q4 78 34 62Q52 48 66 54Q68 36 80 34Q92 36 94 54Q108 48 126 62Q156 78 150 118Z') +
  path('M34 62L24 42L46 54ZM126 62L136 42L114 54Z') +
  more;

const bulkMarks = ({ shine, hot, rim }: { shine: string; hot: string; rim: string }): string =>
  path('M68 52L78 56M92 52L82 56', stroke(shine, 3)) +
  path('M72 66h16l-2 5h-3l-1-2l-2 2h-3z', fill(shine)) +
  path('M30 78Q50 72 62 92Q40 100 26 96ZM130 78Q110 72 98 92Q120 100 134 96Z', fill(hot, 0.75)) +
  path('M64 82Q80 92 96 82M80 88V116', stroke(rim, 1.4, 0.6));

/** More shoulder than head. */
const hulk =
  (more: string, lights = ''): Subject =>
  (ink) => ({ body: bulk(more), lights: bulkMarks(ink) + lights });

export const hornedMutant = hulk(path('M68 42Q40 34 34 6Q48 22 72 32ZM92 42Q120 34 126 6Q112 22 88 32Z'));
export const hammerMutant = hulk(
  path('M126 118L140 30L146 31L134 118Z') +
    path('M122 8L160 14L157 40L119 34Z') +
    path('M70 38L58 20L76 34ZM90 38L102 20L84 34Z'),
);
export const spikedMutant = hulk(
  path('M76 36V14h8v22zM62 42L50 18L70 36ZM98 42L110 18L90 36Z') + path('M20 66L4 50L26 58ZM140 66L156 50L134 58Z'),
);
/** Four arms. */
export const pitMutant = hulk(
  path('M26 84L2 74L0 62L14 66L34 72ZM134 84L158 74L160 62L146 66L126 72Z') +
    path('M28 100L4 108L2 96L24 88ZM132 100L156 108L158 96L136 88Z') +
    path('M74 36L66 22L80 32L94 22L86 36Z'),
);
/** Grown into a tree. */
export const elderMutant: Subject = (ink) => ({
  body:
    bulk('') +
    both(path('M70 40Q52 34 48 14M58 28Q46 26 38 30M50 20Q54 8 48 2', limb(4))) +
    path('M16 114Q22 96 6 92M144 114Q138 96 154 92', limb(5)),
  lights:
    bulkMarks(ink) +
    times(7, (i) => circle(36 + i * 15, 10 + (i % 3) * 7, 2.6, fill(i % 2 ? ink.hot : ink.shine, 0.9))),
});

/** Half steel, half anger. */
export const hybrid: Subject = ({ shine, hot, rim, ink, mid }) => ({
  body:
    path('M44 116L52 76Q46 62 62 56L62 36Q80 16 98 36V56Q114 62 108 76L116 116Z') +
    path('M104 62L136 52L142 26H154L152 62L138 80L108 82Z') +
    path('M56 62L30 70L18 100L26 104L38 84L58 78Z'),
  planes: path('M80 24Q98 26 98 38V56L80 52Z', fill(mid, 0.9)),
  lights:
    circle(90, 42, 6, `fill="${ink}" stroke="${hot}" stroke-width="2.2"`) +
    circle(90, 42, 2.4, fill(shine)) +
    path('M66 42h8', stroke(shine, 2.4)) +
    path('M142 28v-16M148 28V8M153 30V14', stroke(rim, 2.6)) +
    path('M80 60V112', stroke(rim, 1.2, 0.7)) +
    path('M84 72h20M84 82h20M84 92h20', stroke(hot, 2.2)),
});

/** Two in one skin. */
export const symbiote: Subject = ({ rnd, shine, hot, rim }) => ({
  body:
    path('M40 116Q44 84 58 74Q52 44 74 38Q92 40 88 70Q106 76 112 116Z') +
    path('M86 74Q104 40 96 14Q112 2 124 18Q134 40 116 50Q110 66 104 82Z') +
    path('M56 80Q34 84 22 64M60 92Q36 104 16 92M104 96Q128 104 140 88', limb(5)),
  lights:
    path('M64 56h8', stroke(shine, 2.6)) +
    circle(112, 24, 4.6, fill(shine)) +
    circle(113, 24, 1.8, fill('#000')) +
    path('M104 38q8 6 18 0', stroke(hot, 2.4)) +
    times(9, () => circle(rnd.between(54, 106), rnd.between(82, 112), rnd.between(1, 2.6), fill(hot, 0.85))) +
    circle(22, 64, 3, fill(rim)) +
    circle(16, 92, 3, fill(rim)),
});

/** Hands on the table, plans on the wall. */
export const recruiter: Subject = ({ shine, hot, rim, near }) => ({
  still: true,
  body:
    path('M20 114V88H140V114Z') +
    path('M56 88Q56 62 72 58L70 40Q80 28 92 40L90 58Q106 62 106 88Z') +
    path('M58 46Q80 26 104 46L100 50H62Z'),
  lights:
    path('M10 22H44V66H10Z', fill(rim, 0.9)) +
    path('M16 30h22M16 38h22M16 46h14', stroke(near, 2)) +
    circle(27, 57, 4, fill(hot)) +
    path('M118 22h32v44h-32z', fill(rim, 0.75)) +
    path('M134 30l8 14h-5v12h-6V44h-5z', fill(hot)) +
    path('M74 50h14', stroke(shine, 2)) +
    path('M48 94h30v10H48z', fill(rim)) +
    path('M52 98h20', stroke(near, 1.4)),
});

/** Shouts at a row of three. */
export const sergeant: Subject = ({ shine, hot, rim }) => ({
  body:
    path('M14 114L20 70Q16 56 32 50L30 34Q44 18 56 34L54 50Q70 56 66 70L74 114H50L44 84L38 114Z') +
    path('M26 32Q44 18 60 30L70 34L26 38Z') +
    path('M58 58L84 48L86 54L62 70Z') +
    [100, 120, 142]
      .map((x, i) =>
        at(`translate(${x} ${60 + i * 3}) scale(.62)`, path('M-14 84L-10 20Q0 8 10 20L14 84Z') + circle(0, 0, 11)),
      )
      .join(''),
  lights:
    path('M58 42l16-4M58 46l18 2M56 50l14 8', stroke(shine, 1.8)) +
    path('M36 60l8 6l8-6M36 68l8 6l8-6', stroke(hot, 2.2)) +
    path('M96 60h8M116 63h8M138 66h8', stroke(rim, 2)),
});

/** One man, one flag, no retreat. */
export const lastStand: Subject = ({ shine, hot, rim, near }) => ({
  behind: times(7, (i) => path(`M80 66L${-20 + i * 34} -10L${-4 + i * 34} -10Z`, fill(rim, 0.14))),
  body:
    path('M0 114Q30 84 80 82T160 114Z') +
    path('M66 86L70 62Q64 52 74 48L72 38Q80 28 88 38L86 48Q98 52 94 62L98 86Z') +
    path('M92 52L108 40L110 8H114V88H110V48L96 62Z'),
  lights:
    path('M114 10Q134 4 150 14Q138 22 150 34Q132 28 114 36Z', fill(hot)) +
    path('M118 16q12-4 24 0M118 24q10-4 20 0', stroke(near, 1.4)) +
    path('M74 42h10', stroke(shine, 2.4)) +
    path('M22 104l10-14M44 98l4-16M130 104l-8-14', stroke(rim, 2.6)),
});
