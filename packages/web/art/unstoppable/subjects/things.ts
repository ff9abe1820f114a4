import { at, both, circle, ellipse, fill, limb, path, poly, r1, type Subject, stroke, times } from '../draw.ts';

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
export const claws: Subject = ({ rnd, shine, hot }) => ({
  body: path('M160 112V44Q132 40 112 54L96 44L104 62L84 58L96 74L78 78L96 86L86 102L108 96L112 112Z'),
  lights: times(4, (i) =>
    path(
      `M${14 + i * 16} ${r1(10 + i * 3)}Q${r1(40 + i * 12)} ${rnd.between(48, 60)} ${30 + i * 22} ${108 - i * 2}Q${r1(30 + i * 14)} 60 ${14 + i * 16} ${r1(10 + i * 3)}Z`,
      fill(i % 2 ? hot : shine, 0.95),
    ),
  ),
});

export const coins: Subject = ({ rnd, far, mid, hot, shine, ink }) => ({
  body: '',
  lights:
    (
      [
        [42, 3],
        [80, 6],
        [118, 4],
      ] as const
    )
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

export const gavel: Subject = ({ hot, shine, rim, mid }) => ({
  behind: circle(80, 96, 44, stroke(rim, 1.6, 0.5)) + circle(80, 96, 58, stroke(rim, 1, 0.35)),
  body:
    at('rotate(-32 80 56)', path('M44 26H104V62H44ZM38 30H44V58H38ZM104 30H110V58H104Z') + path('M71 62H78V124H71Z')) +
    path('M34 98H126V112H34Z'),
  planes: at('rotate(-32 80 56)', path('M46 28H102V40H46Z', fill(mid, 0.8))),
  lights:
    at('rotate(-32 80 56)', path('M54 26V62M94 26V62', stroke(hot, 3))) +
    path('M40 103H120', stroke(hot, 2)) +
    path('M42 92L24 82M56 90L48 74M118 92L138 84M104 90L114 76', stroke(shine, 2)),
});

/** A decree with a seal. */
export const decree: Subject = ({ rim, hot, shine, near, mid }) => ({
  body: path('M38 14H118Q126 16 124 26L118 98Q118 108 108 108H34Q44 104 44 94Z'),
  lights:
    path('M48 20H116L110 96Q108 102 104 102H48Z', fill(rim, 0.92)) +
    path('M56 32H108M56 42H108M55 52H107M55 62H92', stroke(near, 2.2, 0.75)) +
    circle(94, 82, 12, fill(hot)) +
    circle(94, 82, 7.5, stroke(shine, 1.6)) +
    path('M94 77l4 6h-8z', fill(shine)) +
    path('M86 92l-4 16l8-4l4 8l4-18', fill(mid, 0.8)),
});

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

export const shield: Subject = ({ hot, shine, rim, mid }) => ({
  body: path('M80 8L126 22V60Q122 92 80 112Q38 92 34 60V22Z'),
  planes: path('M80 14L40 26V60Q44 88 80 105Z', fill(mid, 0.8)),
  lights:
    path('M80 16L119 28V60Q115 87 80 104Q45 87 41 60V28Z', stroke(hot, 2.4)) +
    path('M80 34L98 58L80 86L62 58Z', fill(shine, 0.9)) +
    path('M80 34V86M62 58H98', stroke(mid, 1.4)) +
    path('M50 34q10-6 22-7', stroke(rim, 2, 0.8)),
});

export const goblet: Subject = ({ rnd, hot, shine, rim, mid }) => ({
  body: path('M50 20H110Q112 56 86 64V90L104 102V108H56V102L74 90V64Q48 56 50 20Z'),
  planes: path('M54 24H78V60Q56 54 54 24Z', fill(mid, 0.75)),
  lights:
    ellipse(80, 24, 28, 6, fill(hot)) +
    ellipse(80, 24, 28, 6, stroke(shine, 1.4)) +
    times(8, () =>
      circle(rnd.between(58, 102), rnd.between(-4, 18), rnd.between(1, 3.4), fill(shine, rnd.between(0.4, 0.9))),
    ) +
    path('M60 34Q62 50 72 56M66 104h28', stroke(rim, 1.8, 0.8)) +
    path('M80 30q10 8 0 18q-8-8 0-18z', fill(shine, 0.8)),
});

export const bell: Subject = ({ hot, shine, rim, mid }) => ({
  behind: both(path('M36 34Q18 54 36 76M24 26Q0 54 24 84', stroke(rim, 2, 0.6))),
  body: path('M74 10H86V20Q110 26 112 60Q114 78 122 86H38Q46 78 48 60Q50 26 74 20Z') + circle(80, 96, 9),
  planes: path('M76 24Q54 30 53 60Q52 74 46 82H68Q64 50 76 24Z', fill(mid, 0.75)),
  lights:
    path('M48 78H112M52 62H108', stroke(hot, 2)) +
    circle(80, 96, 4, fill(shine)) +
    path('M66 36Q60 46 60 58', stroke(shine, 2, 0.8)),
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

export const letter: Subject = ({ rim, hot, shine, mid, near }) => ({
  body: at('rotate(-7 80 60)', path('M26 26H134V100H26Z')),
  lights: at(
    'rotate(-7 80 60)',
    path('M30 30H130V96H30Z', fill(rim, 0.92)) +
      path('M30 30L80 70L130 30M30 96L66 60M130 96L94 60', stroke(mid, 1.6)) +
      circle(80, 68, 13, fill(hot)) +
      path('M80 60l8 8l-8 8l-8-8z', fill(shine)) +
      path('M40 88h20', stroke(near, 1.6, 0.6)),
  ),
});

export const chess: Subject = ({ hot, shine, mid, rim, far }) => ({
  behind: times(6, (i) =>
    path(`M${-20 + i * 34} 112L${50 + i * 11} 80H${55.5 + i * 11}L${-3 + i * 34} 112Z`, fill(far, 0.6)),
  ),
  body:
    path(
      'M52 112V104L60 96Q64 74 62 60L50 58Q46 48 56 42Q60 24 78 18L82 8L90 18Q108 26 108 56Q108 78 100 96L108 104V112Z',
    ) + path('M122 112V108L126 102L128 88Q122 82 126 76Q134 70 140 78Q142 84 138 88L140 102L144 108V112Z'),
  planes: path('M66 96Q70 74 66 56L56 54Q58 44 66 40Q70 28 82 24Q72 52 84 96Z', fill(mid, 0.55)),
  lights:
    circle(74, 38, 2.6, fill(shine)) +
    path('M90 22Q104 34 104 60', stroke(hot, 2, 0.9)) +
    path('M58 100H102', stroke(hot, 1.8)) +
    path('M127 102h12', stroke(rim, 1.2)),
});

export const crownJewel: Subject = ({ hot, shine, rim, mid }) => ({
  behind: times(12, (i) => at(`rotate(${i * 30} 80 58)`, path('M79 10h2l2-16h-6z', fill(shine, 0.3)))),
  body: path('M36 88L26 34L54 56L80 16L106 56L134 34L124 88Z') + path('M36 92H124V106H36Z'),
  planes: path('M40 84L34 46L56 64L76 32V84Z', fill(mid, 0.7)),
  lights:
    circle(80, 16, 5, fill(shine)) +
    circle(26, 34, 4, fill(hot)) +
    circle(134, 34, 4, fill(hot)) +
    path('M80 60l10 12l-10 12l-10-12z', fill(hot)) +
    path('M80 60v24M70 72h20', stroke(shine, 1)) +
    path('M42 99H118', stroke(shine, 2)) +
    both(circle(54, 76, 3, fill(rim))),
});

/** A ball with masks. */
export const masks: Subject = ({ hot, shine, rim, ink, mid }) => {
  const face = (sad: boolean): string =>
    path('M-24-26Q0-34 24-26Q28 14 0 32Q-28 14-24-26Z', fill(rim)) +
    path('M-15-10q7-6 12 1q-7 5-12-1zM15-10q-7-6-12 1q7 5 12-1z', fill(ink)) +
    path(sad ? 'M-10 16Q0 6 10 16' : 'M-10 8Q0 20 10 8', stroke(ink, 2.6)) +
    path('M-24-26Q0-34 24-26', stroke(hot, 3));
  return {
    body: path('M20 112Q30 70 60 60Q80 90 104 56Q134 66 144 112Z'),
    planes: path('M28 112Q36 78 58 66L64 112Z', fill(mid, 0.5)),
    lights:
      at('translate(58 50) rotate(-14)', face(false)) +
      at('translate(108 56) rotate(12)', face(true)) +
      path('M48 26Q36 8 18 6M118 32Q132 12 150 12', stroke(hot, 2.6)) +
      circle(18, 6, 3, fill(shine)) +
      circle(150, 12, 3, fill(shine)),
  };
};

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

/** A plan on a glowing table. */
export const plan: Subject = ({ rnd, hot, shine }) => {
  const points = Array.from({ length: 4 }, (_, i) => [28 + i * 34 + rnd.next() * 8, 86 - rnd.next() * 22] as const);
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
      points
        .map(
          ([x, y], i) =>
            path(`M${r1(x)} ${r1(y)}V${r1(y - 30)}`, stroke(shine, 1, 0.6)) +
            poly(
              [
                [x, y - 38],
                [x + 6, y - 30],
                [x, y - 21],
                [x - 6, y - 30],
              ],
              fill(i === 2 ? shine : hot),
            ),
        )
        .join(''),
  };
};

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
export const flags: Subject = ({ rnd, hot, shine, rim, far }) => ({
  body: path('M0 112V98Q80 84 160 98V112Z'),
  lights:
    times(4, (i) => {
      const x = 20 + i * 36;
      const y = rnd.between(8, 18);
      return (
        path(`M${x} 100V${y}`, stroke(rim, 2)) +
        path(`M${x} ${y}q9-6 17 0t14 0v24q-6 5-14 0t-17 0z`, fill([hot, shine, far, rim][i] ?? hot, 0.95)) +
        circle(x + 15, y + 12, 4, stroke('#0a1028', 1.6))
      );
    }) + path('M4 70l20-26M60 66l14-22M112 68l16-24', stroke(shine, 1.6, 0.8)),
});

/** Jaws in the grass. */
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

/** A wall that grows. */
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

/** Sap rising in a stem of glass. */
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

/** Combs, and something in each. */
export const comb: Subject = ({ rnd, hot, shine, rim, near }) => ({
  body: '',
  lights: (
    [
      [80, 56],
      [46, 36],
      [114, 36],
      [46, 76],
      [114, 76],
      [80, 16],
      [80, 96],
      [12, 56],
      [148, 56],
    ] as const
  )
    .map(([x, y], i) => {
      const hex = [
        [-19, -11],
        [0, -22],
        [19, -11],
        [19, 11],
        [0, 22],
        [-19, 11],
      ].map(([dx, dy]) => [x + (dx ?? 0), y + (dy ?? 0)] as const);
      return (
        poly(hex, `fill="${near}" stroke="${i === 0 ? shine : rim}" stroke-width="2"`) +
        circle(x, y, rnd.between(6, 11), fill(i % 3 === 0 ? hot : shine, i === 0 ? 1 : rnd.between(0.35, 0.8)))
      );
    })
    .join(''),
});

/** A flower under power. */
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
    (
      [
        [50, 61],
        [66, 58],
        [82, 57],
        [99, 58],
      ] as const
    )
      .map(([x, y]) =>
        poly(
          [
            [x - 5, y],
            [x, y - 14],
            [x + 5, y],
          ],
          fill(shine),
        ),
      )
      .join('') +
    path('M122 30l18-12M126 48l24-2M124 64l20 10M28 40L10 32M30 58L6 62', stroke(shine, 2.4)),
});
