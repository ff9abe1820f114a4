import { at, both, circle, ellipse, fill, pairs, path, r1, type Subject, stroke, times } from '../draw.ts';

/** Things in the foreground: tools, weapons, signs of power. */

/** Cuts through the air. */
export const slash: Subject = ({ rnd, shine, hot }) => ({
  body: path('M56 116L66 70Q62 62 68 52Q76 42 86 52Q92 62 88 70L102 116Z') + path('M84 70L122 50L126 56L90 84Z'),
  lights:
    times(3, (i) => {
      const y = 22 + i * 26 + rnd.next() * 8;
      const x = rnd.between(8, 22);
      return path(
        `M${x} ${r1(y + 30)}Q80 ${r1(y - 10)} ${rnd.between(140, 156)} ${r1(y - 20)}Q86 ${r1(y + 6)} ${x} ${r1(y + 30)}Z`,
        fill(i === 1 ? shine : hot, i === 1 ? 1 : 0.75),
      );
    }) +
    times(14, () => {
      const x = 80 + (rnd.next() - 0.5) * 130;
      const y = 56 + (rnd.next() - 0.5) * 80;
      return path(`M${r1(x)} ${r1(y)}l${r1((x - 80) * 0.1)} ${r1((y - 56) * 0.14)}`, stroke(shine, 1.3));
    }),
});

/** Five claws. */
export const coins: Subject = ({ rnd, far, mid, hot, shine, ink }) => ({
  body: '',
  lights:
    pairs([42, 3, 80, 6, 118, 4])
      .map(
        ([x, n]) =>
          times(n, (i) => {
            const y = 98 - i * 10 + rnd.next() * 1.5;
            const d = rnd.between(-2, 2);
            return (
              path(`M${r1(x - 18 + d)} ${r1(y)}v7a18 6.500 0 0 0 36 0v-7z`, fill(mid)) +
              ellipse(x + d, y, 18, 6.5, `fill="${i === n - 1 ? hot : far}" stroke="${shine}" stroke-width="1"`)
            );
          }) + path(`M${x - 5} ${98 - (n - 1) * 10}h10M${x - 3} ${95.5 - (n - 1) * 10}h6`, stroke(ink, 1.4)),
      )
      .join('') +
    times(3, (i) =>
      ellipse(
        30 + i * 48,
        rnd.between(16, 34),
        8,
        rnd.between(3, 8),
        `fill="${hot}" stroke="${shine}" stroke-width="1.200"`,
      ),
    ),
});

/** A decree with a seal. */
/** Files, and a fire among them. */
export const fire: Subject = ({ rnd, rim, hot, shine, near }) => ({
  body: path('M10 112L20 84L56 90L64 78L100 82L108 92L146 84L152 112Z'),
  lights:
    times(6, () =>
      at(
        `translate(${rnd.between(24, 128)} ${rnd.between(62, 92)}) rotate(${rnd.between(-40, 40)})`,
        path('M0 0h18v22H0z', fill(rim, 0.9)) + path('M3 5h12M3 10h12M3 15h8', stroke(near, 1.4, 0.7)),
      ),
    ) +
    path('M44 104Q30 76 54 58Q50 40 70 18Q72 40 84 46Q90 30 88 22Q112 46 104 66Q124 82 112 104Z', fill(hot, 0.9)) +
    path('M60 104Q52 84 68 70Q70 56 80 46Q82 62 92 70Q104 86 98 104Z', fill(shine, 0.92)),
});

export const bomb: Subject = ({ hot, shine, rim, mid }) => ({
  body: circle(76, 70, 34) + path('M92 36L104 24L116 36L104 48Z') + both(path('M30 92L10 104L22 112Z')),
  planes: path('M50 56Q62 38 84 40Q58 54 56 92Q42 76 50 56Z', fill(mid, 0.75)),
  lights:
    path('M110 28Q124 10 140 22', stroke(rim, 2)) +
    circle(141, 22, 8, fill(hot, 0.6)) +
    circle(141, 22, 3.6, fill(shine)) +
    path('M150 16l8-6M150 26l10 2M138 10l0-9', stroke(shine, 1.8)) +
    path('M76 52L92 80H60Z', stroke(hot, 3)) +
    path('M76 62v8M76 74v2', stroke(shine, 2.6)),
});

/** Rings that hold each other. */
export const knot: Subject = ({ rnd, hot, rim, far, ink, shine }) => ({
  body: '',
  lights:
    times(3, (i) => {
      const a = i * 2.094 + 0.5 + rnd.next() * 0.2;
      const x = 80 + 18 * Math.cos(a);
      const y = 54 + 16 * Math.sin(a);
      return (
        circle(x, y, 25, stroke(ink, 10)) +
        circle(x, y, 25, stroke([hot, rim, far][i] ?? hot, 6)) +
        circle(x, y, 25, stroke(shine, 1, 0.7))
      );
    }) + circle(80, 54, 7, fill(shine)),
});

/** Four flags, one volley. */
/** Jaws in the grass. */
/** A wall that grows. */
/** Sap rising in a stem of glass. */
/** Combs, and something in each. */
/** A flower under power. */
/** Papers, stamps and a hammer price. */
export const auction: Subject = ({ hot, shine, rim, near }) => ({
  still: true,
  body: path('M16 112V74H60V62H100V74H144V112Z'),
  lights:
    (
      [
        [38, 48, -8, '3'],
        [80, 34, 3, '9'],
        [122, 48, 9, '5'],
      ] as const
    )
      .map(([x, y, turn, n]) =>
        at(
          `translate(${x} ${y}) rotate(${turn})`,
          path('M-15-20H15V18H-15Z', fill(rim, 0.95)) +
            `<text x="0" y="9" font-family="sans-serif" font-weight="700" font-size="26" text-anchor="middle" fill="${near}">${n}</text>` +
            path('M0 18V44', stroke(rim, 3)),
        ),
      )
      .join('') +
    path('M22 82H138', stroke(hot, 2)) +
    path('M66 70h28', stroke(shine, 2.4)),
});

/** An arrow that points up, in steps. */
export const ascent: Subject = ({ hot, shine, rim, mid }) => ({
  still: true,
  body: path('M0 112V100H36V84H70V66H104V46H140V112Z'),
  planes: path('M36 84H70V88H36ZM70 66H104V70H70ZM104 46H140V50H104Z', fill(mid)),
  lights:
    path('M14 90L52 68L86 50L128 20', stroke(hot, 4)) +
    path('M128 20l-18-2M128 20l-8 16', stroke(hot, 4)) +
    circle(14, 90, 4, fill(shine)) +
    circle(52, 68, 4, fill(shine)) +
    circle(86, 50, 4, fill(shine)) +
    path('M128 8v-6M140 20h8M138 10l6-6', stroke(rim, 2)),
});
