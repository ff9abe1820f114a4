import { at, both, circle, ellipse, fill, pairs, path, poly, r1, type Subject, stroke, times } from '../draw.ts';

/** Places, for tactics and for the story. */

/** Deep down, with a light at the end. */
export const tunnel: Subject = ({ ink, near, mid, far, hot, shine }) => ({
  behind: times(8, (i) => {
    const k = 0.74 ** i;
    const [w, h, cx, cy] = [96 * k, 72 * k, 80 + (1 - k) * 4, 56 + (1 - k) * 3];
    return poly(
      [
        cx - w,
        cy + h,
        cx - w,
        cy - h * 0.5,
        cx - w * 0.6,
        cy - h,
        cx + w * 0.6,
        cy - h,
        cx + w,
        cy - h * 0.5,
        cx + w,
        cy + h,
      ],
      `fill="${[ink, near, near, mid, mid, far, hot, shine][i]}" stroke="${i % 2 ? hot : mid}" stroke-width="${r1(1.6 * k + 0.4)}"`,
    );
  }),
  body:
    path('M70 98L75 74Q73 66 80 62Q87 66 86 74L92 98Z') +
    path('M84 76L104 72V75L85 82Z') +
    path('M46 112L50 92Q48 86 53 83Q59 86 57 92L62 112Z'),
  lights: path('M104 73l34-6', stroke(shine, 1.6)) + circle(104, 73, 2.6, fill(shine)),
});

/** A gate that is about to open. */
export const gate: Subject = ({ rnd, hot, shine, rim, mid }) => ({
  behind: path('M80 20V112', stroke(shine, 16, 0.5)) + path('M80 16V112', stroke(shine, 5)),
  body: both(path('M76 20L44 8L16 26V112H76Z')) + path('M40 0H120L110 12H50Z'),
  planes: both(path('M70 28L46 20L24 32V60H70ZM70 68H24V104H70Z', fill(mid, 0.6))),
  lights: both(
    path('M70 28L46 20L24 32V60H70ZM70 68H24V104H70Z', stroke(hot, 1.4, 0.8)) +
      circle(68, 64, 3, fill(shine)) +
      path(`M47 ${rnd.between(36, 44)}l9 9l-9 9l-9-9z`, stroke(rim, 1.6)),
  ),
});

/** Ribs of something very large. */
export const ribs: Subject = ({ rnd, rim, mid }) => ({
  body: times(5, (i) =>
    both(
      path(
        `M${r1(76 - i * 15)} ${112 - i * 2}Q${r1(40 - i * 16 + rnd.between(-4, 4))} ${r1(40 - i * 3)} ${r1(74 - i * 9)} ${r1(10 + i * 5)}Q${r1(52 - i * 15)} ${r1(46 - i * 2)} ${r1(86 - i * 15)} 112Z`,
      ),
    ),
  ),
  planes: path('M76 4h8v108h-8z', fill(mid, 0.35)),
  lights: path('M60 112Q80 84 100 112Z', fill(rim, 0.85)) + path('M80 92V60', stroke(rim, 1.4, 0.6)),
});

/** Stalls under lamps. */
export const stalls: Subject = ({ rnd, hot, shine, rim, mid }) => ({
  body:
    path('M6 112V66H52V112ZM62 112V58H114V112ZM122 112V68H158V112Z') +
    path('M0 66L8 48H50L58 66ZM56 58L66 36H110L120 58ZM116 68L124 50H156L164 68Z') +
    path('M84 112l3-22q-2-7 4-9q7 2 5 9l4 22z'),
  planes: path('M6 64l6-14h9l-4 14zM28 64v-14h9l3 14zM64 56l7-17h9l-4 17zM88 56V39h9l4 17z', fill(mid, 0.9)),
  lights:
    times(
      6,
      (i) =>
        circle(12 + i * 28, rnd.between(18, 34), 4, fill(i % 2 ? hot : shine)) +
        circle(12 + i * 28, rnd.between(18, 34), 8, fill(hot, 0.25)),
    ) +
    path('M0 18Q40 36 80 20T160 20', stroke(rim, 1, 0.7)) +
    path('M10 78h38M66 72h44M126 80h28', stroke(hot, 2, 0.85)) +
    times(9, () => circle(rnd.between(14, 150), rnd.between(82, 90), rnd.between(1.6, 3.4), fill(shine, 0.85))),
});

/** A heap with a throne on it. */
export const heap: Subject = ({ rnd, hot, shine, mid }) => ({
  body:
    path('M0 112L22 92L30 96L48 74L58 80L68 62H92L104 78L112 74L130 94L140 90L160 112Z') +
    path('M66 64V26L74 34V18L80 26L86 18V34L94 26V64Z') +
    path('M74 62V44Q80 36 86 44V62Z'),
  planes: path('M22 94L30 98L48 78L58 84L52 112H10Z', fill(mid, 0.5)),
  lights:
    circle(80, 44, 2.4, fill(shine)) +
    times(7, () => path(`M${rnd.between(20, 136)} ${rnd.between(88, 108)}h${rnd.between(4, 10)}`, stroke(hot, 1.8))) +
    path('M70 62h20', stroke(hot, 2)) +
    circle(36, 96, 6, stroke(hot, 2, 0.8)) +
    circle(122, 98, 7, stroke(hot, 2, 0.8)),
});

/** Beds behind clear walls. */
export const ward: Subject = ({ rim, shine, hot, mid }) => ({
  behind: times(
    4,
    (i) =>
      path(`M${8 + i * 38} 14h34v84h-34z`, `fill="${rim}" fill-opacity=".14" stroke="${rim}" stroke-width="1.200"`) +
      path(`M${12 + i * 38} 90L${36 + i * 38} 22`, stroke(shine, 1.4, 0.35)),
  ),
  body:
    times(3, (i) =>
      path(`M${14 + i * 48} 98V80H${24 + i * 48}V86H${52 + i * 48}V98H${48 + i * 48}V92H${18 + i * 48}V98Z`),
    ) + path('M92 98l4-34q-2-8 5-11q8 3 6 11l5 34zM116 98l2-18q-1-5 4-7q5 2 4 7l3 18z'),
  planes: path('M26 82H50V86H26ZM74 82H88V86H74Z', fill(mid, 0.9)),
  lights:
    path('M98 70h8M102 66v8', stroke(hot, 2)) +
    path('M26 80q10-6 22 0M74 80q8-5 14 0', stroke(shine, 2)) +
    circle(121, 77, 1.8, fill(hot)),
});

/** Drawers up to the ceiling, one of them open. */
export const vault: Subject = ({ rnd, rim, shine, hot, near, mid }) => ({
  behind: times(
    24,
    (i) =>
      path(
        `M${6 + (i % 6) * 25} ${8 + Math.floor(i / 6) * 24}h22v20h-22z`,
        `fill="${rnd.next() < 0.5 ? near : mid}" stroke="${rim}" stroke-width=".800" stroke-opacity=".5"`,
      ) + path(`M${13 + (i % 6) * 25} ${18 + Math.floor(i / 6) * 24}h8`, stroke(hot, 1.4, 0.8)),
  ),
  body: path('M72 52H104L112 64V78H64V64Z') + path('M30 112l4-30q-2-8 6-11q8 3 6 11l5 30z'),
  lights:
    ellipse(88, 60, 14, 4, fill(shine, 0.9)) +
    path('M88 58Q80 44 88 32Q96 44 88 58Z', fill(hot)) +
    path('M88 58V38', stroke(shine, 1.2)) +
    path('M80 56L70 20M96 56L106 20', stroke(shine, 4, 0.25)),
});

/** Furnaces that stand still. */
export const foundry: Subject = ({ rnd, hot, shine, rim, mid }) => ({
  body:
    path(
      'M4 112V50L18 38V14H28V38L42 50V112ZM56 112V42L72 28V4H84V28L100 42V112ZM112 112V54L124 44V20H134V44L150 54V112Z',
    ) + path('M0 96H160V112H0Z'),
  planes: path('M8 52L20 42V108H8ZM60 46L74 34V108H60ZM116 58L126 50V108H116Z', fill(mid, 0.6)),
  lights:
    pairs([23, 76, 78, 70, 131, 78])
      .map(
        ([x, y]) =>
          path(`M${x - 10} ${y + 16}V${y}a10 10 0 0 1 20 0v16z`, fill(hot, 0.85)) +
          path(`M${x - 5} ${y + 16}V${y + 4}a5 5 0 0 1 10 0v12z`, fill(shine)),
      )
      .join('') +
    path('M0 98H160', stroke(rim, 1, 0.6)) +
    times(6, () => circle(rnd.between(8, 150), rnd.between(4, 34), rnd.between(4, 9), fill(rim, 0.14))),
});

/** Rows of people who all look the same way. */
export const choir: Subject = ({ hot, shine, mid }) => {
  const rows = [
    [48, 0.7, 9],
    [68, 0.9, 7],
    [92, 1.2, 5],
  ] as const;
  const places = rows.flatMap(([y, s, n]) =>
    Array.from({ length: n }, (_, i) => [((i + 0.5) * 160) / n, y, s] as const),
  );
  return {
    body: places
      .map(([x, y, s]) =>
        at(`translate(${r1(x)} ${y}) scale(${s})`, path('M-11 40L-9 8Q-8 0-3-2L-4-10Q0-18 4-10L3-2Q8 0 9 8L11 40Z')),
      )
      .join(''),
    planes: path('M0 104H160V112H0Z', fill(mid, 0.5)),
    lights: places
      .map(
        ([x, y, s]) =>
          circle(x, y - 9 * s, 1.5 * s, fill(shine)) +
          path(`M${r1(x)} ${r1(y + 6 * s)}v${r1(10 * s)}`, stroke(hot, 1.2 * s, 0.8)),
      )
      .join(''),
  };
};

/** Water over the road. */
export const causeway: Subject = ({ rnd, rim, shine, hot, mid }) => ({
  behind:
    path('M0 74H160V112H0Z', fill(mid, 0.9)) +
    times(16, () =>
      path(
        `M${rnd.between(0, 150)} ${rnd.between(76, 110)}h${rnd.between(6, 22)}`,
        stroke(rim, 1, rnd.between(0.25, 0.7)),
      ),
    ),
  body:
    path('M56 112L74 70H86L104 112Z') +
    both(path('M60 92V58Q60 50 54 50V112H62ZM40 108V62Q40 54 34 54V112H44Z')) +
    path('M78 70V54Q76 50 80 47Q84 50 82 54V70Z'),
  lights:
    both(circle(56, 46, 4, fill(shine)) + circle(36, 50, 4.6, fill(shine)) + circle(36, 50, 10, fill(hot, 0.25))) +
    circle(80, 50, 1.6, fill(hot)) +
    path('M80 74V110', `${stroke(rim, 1.4, 0.6)} stroke-dasharray="5 5"`),
});

/** Two groups and one fire. */
export const campfire: Subject = ({ rnd, hot, shine, mid }) => ({
  behind: ellipse(80, 100, 62, 16, fill(hot, 0.35)),
  body:
    both(path('M14 112L18 78Q14 66 24 62Q34 66 30 78L44 96L42 112Z') + path('M44 112l3-22q-2-8 5-10q8 2 6 10l8 22z')) +
    path('M62 108L98 98L100 102L64 112ZM98 108L62 98L60 102L96 112Z'),
  planes: path('M26 80l4 0l12 18l-2 14h-10z', fill(mid, 0.8)),
  lights:
    path('M66 102Q58 84 72 70Q72 56 82 44Q84 60 92 68Q104 84 94 102Z', fill(hot)) +
    path('M74 102Q70 90 78 80Q80 72 82 66Q86 78 90 86Q92 96 88 102Z', fill(shine)) +
    times(12, () => circle(rnd.between(52, 108), rnd.between(4, 60), rnd.between(0.6, 1.8), fill(shine, 0.9))),
});

/** Seats in a half circle. */
export const hearing: Subject = ({ hot, shine, rim, mid }) => ({
  behind: times(4, (i) =>
    path(
      `M${-10 + i * 16} ${54 + i * 10}Q80 ${20 + i * 12} ${170 - i * 16} ${54 + i * 10}`,
      stroke(i % 2 ? mid : rim, 6 - i, 0.7),
    ),
  ),
  body:
    times(9, (i) =>
      at(
        `translate(${16 + i * 16} ${r1(52 - 12 * (1 - ((i - 4) / 4) ** 2))})`,
        path('M-6 16L-5 4Q-4 0-2-1L-2-5Q0-9 2-5L2-1Q4 0 5 4L6 16Z'),
      ),
    ) + path('M66 112l6-34q-2-8 8-12q10 4 8 12l6 34zM52 112V92H108V112Z'),
  lights:
    path('M56 96H104', stroke(hot, 2)) +
    path('M76 74h8', stroke(shine, 2)) +
    path('M80 0L60 60H100Z', fill(shine, 0.14)) +
    path('M80 98l4 6l-4 6l-4-6z', fill(hot)),
});

/** Ledgers, scales, and the sum at the bottom. */
export const scales: Subject = ({ hot, shine, rim, mid }) => ({
  body:
    path('M76 12H84V96H100V108H60V96H76Z') +
    path('M28 26Q80 10 132 26V32Q80 18 28 32Z') +
    path('M8 76Q28 96 48 76ZM112 66Q132 86 152 66Z'),
  planes: path('M77 20h3v76h-3z', fill(mid)),
  lights:
    path('M28 30L10 76M28 30L46 76M132 30L114 66M132 30L150 66', stroke(rim, 1.2)) +
    ellipse(28, 76, 20, 3.4, fill(hot)) +
    ellipse(132, 66, 20, 3.4, fill(hot)) +
    circle(80, 14, 5, fill(shine)) +
    times(5, (i) =>
      ellipse(18 + i * 5, 70 - (i % 2) * 4, 6, 2.4, `fill="${hot}" stroke="${shine}" stroke-width=".800"`),
    ) +
    path('M126 62q6-16 12 0z', fill(shine)),
});

/** Four hands on one thing. */
export const hands: Subject = ({ hot, shine, rim, mid }) => {
  const four = (inner: (i: number) => string): string => times(4, (i) => at(`rotate(${45 + i * 90} 80 56)`, inner(i)));
  return {
    body: four(
      () => path('M68-12H92L90 16Q98 22 97 34Q94 46 80 46Q66 46 63 34Q62 22 70 16Z') + path('M96 24q8 4 4 16l-8 4z'),
    ),
    planes: four(() => path('M70-10H77V18Q66 22 67 34Q68 40 73 43Q62 44 65 30Q66 20 71 16Z', fill(mid, 0.7))),
    lights:
      circle(80, 56, 22, fill(hot, 0.35)) +
      circle(80, 56, 10, fill(shine)) +
      four(() => path('M72 34v10M80 34v11M88 34v10', stroke(rim, 1.4, 0.7)) + path('M69 6H91', stroke(hot, 3))),
  };
};
