import { both, circle, ellipse, fill, limb, path, r1, type Subject, stroke, times } from '../draw.ts';

/** What has six legs or more. */

export const spider: Subject = ({ rnd, shine, hot }) => {
  let legs = '';
  for (const s of [-1, 1]) {
    for (let i = 0; i < 4; i++) {
      legs += path(
        `M${80 + s * 7} ${60 + i * 3}L${r1(80 + s * (28 + i * 8 + rnd.next() * 5))} ${r1(34 + i * 9 - rnd.next() * 8)}L${r1(80 + s * (46 + i * 9 + rnd.next() * 6))} ${82 + i * 9}`,
        limb(4.2 - i * 0.4),
      );
    }
  }
  return {
    body: legs + ellipse(80, 46, 20, 18) + ellipse(80, 71, 13, 14) + path('M72 80L66 96L76 86ZM88 80L94 96L84 86Z'),
    lights:
      both(circle(75, 72, 2.4, fill(shine)) + circle(70, 67, 1.5, fill(shine)) + circle(77, 78, 1.2, fill(shine))) +
      times(3, (i) =>
        path(`M${66 + i * 2} ${38 + i * 7}Q80 ${44 + i * 7} ${94 - i * 2} ${38 + i * 7}`, stroke(hot, 1.6, 0.8)),
      ),
  };
};

const wings =
  (moth: boolean): Subject =>
  ({ rnd, shine, hot, rim, mid }) => ({
    body:
      (moth
        ? both(path('M76 50Q40 0 8 22Q4 52 40 64Q18 74 26 100Q54 108 76 66Z'))
        : both(path('M76 46Q40 8 10 20Q24 44 74 56Z') + path('M76 54Q44 44 20 62Q40 72 76 62Z'))) +
      ellipse(80, 40, 9, 9) +
      ellipse(80, 58, 8, 13) +
      (moth ? ellipse(80, 80, 7, 18) : path('M72 68Q66 88 80 112Q94 88 88 68Z')) +
      path('M76 32Q70 16 58 12M84 32Q90 16 102 12', limb(1.8)),
    planes: moth
      ? both(path('M70 46Q44 16 20 28Q20 46 44 56Z', fill(mid, 0.85)))
      : both(path('M72 46Q44 18 20 24Q34 40 72 52Z', fill(rim, 0.22))),
    lights:
      both(
        circle(75, 39, 2.6, fill(shine)) +
          (moth
            ? circle(36, 38, rnd.between(5, 8), stroke(hot, 2.4)) +
              circle(36, 38, 2.4, fill(shine)) +
              circle(42, 84, 4, stroke(hot, 1.8))
            : path('M72 48L22 24M70 52L40 34', stroke(hot, 0.8, 0.7))),
      ) +
      (moth
        ? ''
        : times(3, (i) => path(`M${70 + i} ${76 + i * 8}h${20 - i * 2}`, stroke(hot, 2.6))) +
          path('M80 108v8', stroke(shine, 1.6))),
  });
export const wasp = wings(false);
export const moth = wings(true);

export const beetle: Subject = ({ rnd, shine, hot, mid }) => ({
  body:
    path('M30 84Q30 34 80 30Q130 34 130 84Q104 100 80 100Q56 100 30 84Z') +
    path('M60 86Q66 70 80 70Q94 70 100 86L92 106Q80 112 68 106Z') +
    both(path('M36 82L14 92L8 112M42 90L28 104L26 116M32 70L8 70L-2 84', limb(4))) +
    path('M70 100L58 112L72 108ZM90 100L102 112L88 108Z'),
  planes: path('M36 80Q38 42 78 34V70Q64 74 58 88Q46 86 36 80Z', fill(mid, 0.55)),
  lights:
    path('M80 32V70', stroke(hot, 1.6)) +
    times(6, () => circle(rnd.between(44, 116), rnd.between(42, 66), rnd.between(1.4, 3.4), fill(hot, 0.85))) +
    both(circle(74, 90, 2.4, fill(shine)) + path('M52 44Q44 58 46 76', stroke(hot, 1, 0.6))),
});
