import { at, both, circle, ellipse, fill, path, type Subject, stroke, times } from '../draw.ts';

/** Signs of power: of courts, councils and houses. */

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
