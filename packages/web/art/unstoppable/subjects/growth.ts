import { at, circle, fill, limb, pairs, path, poly, r1, type Subject, stroke, times } from '../draw.ts';

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
