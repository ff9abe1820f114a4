import { at, both, circle, fill, limb, pairs, path, poly, r1, type Subject, stroke, times } from '../draw.ts';

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

export const thorns: Subject = ({ rnd, hot, shine }) => ({
  body: times(5, (i) => {
    const y = 30 + i * 18;
    const vine = `M-6 ${y}C30 ${r1(y - 26 + rnd.between(-6, 6))} 60 ${r1(y + 24)} 92 ${y}S140 ${r1(y - 20)} 168 ${r1(y + rnd.between(-6, 6))}`;
    return (
      path(vine, limb(7)) +
      times(7, (k) => {
        const x = 8 + k * 22 + rnd.between(-3, 3);
        return path(`M${x} ${r1(y + 3)}l${rnd.between(-6, 6)} ${rnd.next() < 0.5 ? -18 : 16}l6 ${rnd.between(6, 12)}z`);
      })
    );
  }),
  lights: times(8, () =>
    circle(
      rnd.between(8, 152),
      rnd.between(26, 106),
      rnd.between(1.6, 3.4),
      fill(rnd.next() < 0.5 ? hot : shine, 0.95),
    ),
  ),
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

export const comb: Subject = ({ rnd, hot, shine, rim, near }) => ({
  body: '',
  lights: pairs([80, 56, 46, 36, 114, 36, 46, 76, 114, 76, 80, 16, 80, 96, 12, 56, 148, 56])
    .map(([x, y], i) => {
      const hex = [x - 19, y - 11, x, y - 22, x + 19, y - 11, x + 19, y + 11, x, y + 22, x - 19, y + 11];
      return (
        poly(hex, `fill="${near}" stroke="${i === 0 ? shine : rim}" stroke-width="2"`) +
        circle(x, y, rnd.between(6, 11), fill(i % 3 === 0 ? hot : shine, i === 0 ? 1 : rnd.between(0.35, 0.8)))
      );
    })
    .join(''),
});

export const heartBloom: Subject = ({ hot, shine, rim, mid }) => ({
  behind: times(16, (i) => at(`rotate(${i * 22.5} 80 56)`, path('M80 22V-20', stroke(shine, 2, 0.2)))),
  body: times(6, (i) => at(`rotate(${i * 60} 80 56)`, path('M80 52Q58 34 68 8Q80 0 92 8Q102 34 80 52Z'))),
  planes: times(6, (i) => at(`rotate(${i * 60} 80 56)`, path('M80 48Q64 34 72 12Q78 8 80 8Z', fill(mid, 0.8)))),
  lights:
    circle(80, 56, 14, fill(hot)) +
    circle(80, 56, 6, fill(shine)) +
    times(6, (i) =>
      at(`rotate(${i * 60} 80 56)`, path('M80 40V14', stroke(rim, 1.2, 0.7)) + circle(80, 12, 1.8, fill(shine))),
    ) +
    path('M20 56h16l6-12l8 24l6-12h8M96 56h8l6-12l8 24l6-12h16', stroke(shine, 1.8, 0.85)),
});
