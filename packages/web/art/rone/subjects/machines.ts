import {
  at,
  both,
  circle,
  ellipse,
  fill,
  limb,
  path,
  poly,
  type Subject,
  stroke,
  times,
} from '../../unstoppable/draw.ts';

/** What was welded together, and what was found. */

export const canister: Subject = ({ shine, hot, rim }) => ({
  body: path('M50 34H104L114 46V108H46V40Z') + path('M62 34V22H92V34H86V28H68V34Z') + path('M100 30l16-10l4 6l-12 10z'),
  lights:
    path('M54 48L106 100M106 48L54 100', stroke(hot, 4)) +
    path('M54 44H106V104H54Z', stroke(rim, 1.6)) +
    path('M80 58Q94 76 80 86Q66 76 80 58Z', fill(shine)),
});

/** A box with a cross that people fight over. */
export const medicCase: Subject = ({ shine, hot, rim }) => ({
  body: path('M28 46H132L136 54V104H24V54Z') + path('M60 46V32H100V46H92V39H68V46Z'),
  lights:
    path('M24 62H136', stroke(rim, 1.6)) +
    path('M70 56h20v12h12v18H90v12H70V86H58V68h12Z', fill(hot)) +
    path('M70 56h20v12h12v18H90v12H70V86H58V68h12Z', stroke(shine, 1.4)) +
    path('M36 60h10v7H36zM114 60h10v7h-10z', fill(rim)),
});

export const plates: Subject = ({ shine, hot, rim }) => ({
  body: [
    [46, 0],
    [114, 0],
    [80, -10],
  ]
    .map(([x = 0, d = 0]) =>
      path(`M${x - 24} ${30 + d}L${x} ${20 + d}L${x + 24} ${30 + d}V${78 + d}L${x} ${104 + d}L${x - 24} ${78 + d}Z`),
    )
    .join(''),
  lights:
    path('M62 24L80 16L98 24V64L80 84L62 64Z', stroke(hot, 3)) +
    path('M80 30L90 50L80 70L70 50Z', fill(shine)) +
    [62, 98, 30, 130].map((x) => circle(x, x > 50 && x < 110 ? 26 : 36, 2.6, fill(rim))).join(''),
});

/** A dish that listens. */
export const tower: Subject = ({ shine, hot, rim }) => ({
  body:
    path('M72 112L76 40H84L88 112Z') +
    path('M52 112L74 60M108 112L86 60', limb(4)) +
    path('M48 34Q80 68 112 34L104 28Q80 52 56 28Z') +
    path('M78 40V14h4V40z'),
  lights:
    [12, 22, 32]
      .map((q, i) =>
        path(
          `M${80 - q} ${16 - q * 0.2}A${q} ${q} 0 0 1 ${80 + q} ${16 - q * 0.2}`,
          stroke(i === 1 ? hot : shine, 2, 0.95 - i * 0.2),
        ),
      )
      .join('') +
    circle(80, 14, 4, fill(hot)) +
    path('M68 80h24M66 96h28', stroke(rim, 1.6, 0.6)),
});

export const eye: Subject = ({ shine, hot, far, ink }) => ({
  body: path('M10 60Q80 -6 150 60Q80 122 10 60Z'),
  lights:
    circle(80, 58, 27, `fill="${far}" stroke="${hot}" stroke-width="4"`) +
    circle(80, 58, 13, fill(ink)) +
    circle(74, 51, 5, fill(shine)) +
    times(12, (i) => at(`rotate(${i * 30} 80 58)`, path('M97 58h8', stroke(shine, 1.6, 0.8)))),
});

export const mortar: Subject = ({ shine, hot }) => ({
  body:
    path('M58 92L98 20L112 28L74 100Z') +
    path('M40 104H116L122 114H34Z') +
    path('M92 50L120 106M82 56L96 110', limb(4)) +
    path('M14 114Q16 84 32 80Q34 66 44 68Q54 72 48 84L62 92L58 114Z'),
  lights:
    path('M96 28l12 7', stroke(hot, 4)) +
    path('M108 18Q128 -4 156 8', `${stroke(shine, 2)} stroke-dasharray="6 4"`) +
    path('M106 6L118 2L114 20Z', fill(shine)) +
    path('M36 74h10', stroke(shine, 2.4)) +
    path('M24 96h26', stroke(hot, 3)),
});

/** A cart of other people's things. */
export const dealer: Subject = ({ shine, hot, rim }) => ({
  body:
    path('M26 76H130L120 102H36Z') +
    circle(52, 104, 11) +
    circle(106, 104, 11) +
    path('M32 76L44 52L58 66L68 38L86 60L102 44L124 76Z') +
    path('M126 78l22-16l3 4l-20 18z'),
  lights:
    circle(52, 104, 5, fill(hot)) +
    circle(106, 104, 5, fill(hot)) +
    path('M34 84H122', stroke(hot, 4)) +
    path('M68 40L74 74M102 46L96 74M44 54L50 74', stroke(rim, 1.8, 0.8)) +
    circle(86, 66, 5.4, stroke(shine, 2.4)),
});

/** As high as the gate. */
export const titan: Subject = ({ shine, hot, rim, ink, mid }) => ({
  body:
    path('M48 20L62 6H98L112 20V54L122 64V86H108V116H88V84H72V116H52V86H38V64L48 54Z') +
    both(path('M46 26L18 30L8 60L14 96H28L32 62L46 58Z')),
  planes: path('M52 24L64 12H78V80H56V62L52 56Z', fill(mid, 0.5)),
  lights:
    path('M64 22H96L90 34H70Z', fill(ink)) +
    path('M70 28h20', stroke(shine, 3.4)) +
    path('M60 46h40M60 54h40M60 62h40', stroke(hot, 2.6)) +
    both(path('M14 66h14', stroke(hot, 3)) + circle(24, 40, 4, fill(rim))) +
    path('M56 94h12M92 94h12', stroke(rim, 2)),
});

/** A gun that needs nobody. */
export const turret: Subject = ({ shine, hot, rim }) => ({
  body:
    path('M40 112L54 84H106L120 112Z') +
    path('M50 84V62Q52 44 80 42Q108 44 110 62V84Z') +
    path('M96 54L150 36L153 44L104 68ZM92 64L146 52L148 60L100 76Z'),
  lights:
    path('M60 62h22v8H60z', fill(shine)) +
    path('M150 38l10-6M152 42l10 0M147 56l12 2', stroke(shine, 2.2)) +
    path('M52 92h56M48 102h64', stroke(hot, 2.4)) +
    circle(58, 52, 2.4, fill(rim)) +
    circle(100, 52, 2.4, fill(rim)),
});

/** Hook and jaws. */
export const crane: Subject = ({ shine, hot, rim, mid }) => ({
  body:
    path('M20 112V16H32V112Z') +
    path('M14 18L120 8V18L32 28Z') +
    path('M100 14V40', limb(3)) +
    path('M78 44Q100 32 122 44L128 78H114L110 58H90L86 78H72Z') +
    path('M64 112L72 92H130L138 112Z'),
  planes: path('M32 24L52 16M52 24L72 14M72 22L92 12', stroke(mid, 2)),
  lights:
    path('M84 50Q100 42 116 50', stroke(hot, 4)) +
    path('M76 96h50M74 104h56', stroke(shine, 2)) +
    circle(26, 40, 3, fill(rim)) +
    path('M92 80l-4 10M108 80l4 10M100 82v10', stroke(shine, 1.8)),
});

/** An engine that coughs. */
export const motor: Subject = ({ rnd, shine, hot, rim, ink }) => ({
  body:
    path('M30 52H118V98H30Z') +
    times(4, (i) => path(`M${36 + i * 20} 52V34H${48 + i * 20}V52Z`)) +
    path('M118 62H140V56H150V92H140V86H118Z') +
    path('M24 98H126V110H24Z'),
  lights:
    circle(58, 74, 15, `fill="${ink}" stroke="${hot}" stroke-width="3"`) +
    times(6, (i) => at(`rotate(${i * 60} 58 74)`, path('M58 74V62', stroke(shine, 2)))) +
    path('M82 64h30M82 72h30M82 80h30', stroke(rim, 2)) +
    times(4, (i) => path(`M${42 + i * 20} 32q${rnd.between(-8, 8)} -10 0 -20`, stroke(shine, 2, 0.6))),
});

/** Cells in a rack. */
export const cells: Subject = ({ shine, hot, rim, mid }) => ({
  still: true,
  body:
    times(
      4,
      (i) =>
        path(`M${20 + i * 32} 34H${44 + i * 32}V104H${20 + i * 32}Z`) +
        path(`M${28 + i * 32} 26H${36 + i * 32}V34H${28 + i * 32}Z`),
    ) + path('M12 104H150V112H12Z'),
  planes: times(4, (i) => path(`M${22 + i * 32} 36H${28 + i * 32}V102H${22 + i * 32}Z`, fill(mid, 0.9))),
  lights:
    times(4, (i) =>
      path(`M${24 + i * 32} ${98 - [3, 4, 2, 4][i] * 12}H${40 + i * 32}V98H${24 + i * 32}Z`, fill(hot, 0.9)),
    ) +
    path('M78 44l-8 18h8l-4 16l14-20h-8l6-14z', fill(shine)) +
    path('M32 26Q64 4 96 26M64 26Q96 4 128 26', stroke(rim, 2)),
});

/** A lens on a stand. */
export const lens: Subject = ({ shine, hot, rim, far, ink }) => ({
  body:
    path('M70 112L76 84H84L90 112Z') + path('M46 112H114V106H46Z') + circle(80, 50, 36) + path('M116 44h34v12h-34z'),
  lights:
    circle(80, 50, 28, `fill="${far}" stroke="${rim}" stroke-width="3"`) +
    path('M80 16V84M46 50H114', stroke(hot, 1.8)) +
    circle(80, 50, 13, `${stroke(hot, 2.4)} stroke-dasharray="8 5"`) +
    circle(80, 50, 4, fill(ink)) +
    path('M62 36Q70 26 82 26', stroke(shine, 3)) +
    path('M150 50h10', stroke(shine, 2)),
});

/** Wheel, rail, sparks. */
export const bench: Subject = ({ rnd, shine, hot, rim }) => ({
  body:
    path('M14 78H146V88H136V112H126V88H34V112H24V88H14Z') +
    path('M30 78V56H54V64H62V78Z') +
    circle(104, 58, 20) +
    path('M70 78L78 44L86 46L80 78Z'),
  lights:
    circle(104, 58, 13, `${stroke(hot, 3)} stroke-dasharray="4 3"`) +
    circle(104, 58, 4, fill(shine)) +
    times(11, () => path(`M84 62l-${rnd.between(6, 26)} ${rnd.between(-26, 12)}`, stroke(shine, 1.3, 0.9))) +
    path('M18 82h124', stroke(rim, 1.6, 0.7)),
});

/** Bars, a gate, a yard behind. */
export const yard: Subject = ({ shine, hot, rim, mid }) => ({
  still: true,
  body: path('M10 112V44L40 28L70 44V112ZM90 112V44L120 28L150 44V112Z') + path('M64 112V60H96V112Z'),
  planes: path('M16 60H64V64H16ZM96 60H144V64H96Z', fill(mid)),
  lights:
    both(
      path('M24 74h12v14H24zM46 74h12v14H46z', fill(hot, 0.85)) + path('M40 28V10l14 5l-14 5', `${stroke(rim, 1.6)}`),
    ) +
    path('M72 70v42M80 70v42M88 70v42', stroke(rim, 2)) +
    circle(80, 52, 5, fill(shine)),
});

/** A belt that sorts. */
export const belt: Subject = ({ shine, hot, rim, ink }) => ({
  body:
    path('M-2 84H162V100H-2Z') +
    times(3, (i) => circle(20 + i * 60, 104, 9)) +
    path('M20 60h26v24H20zM62 48h30v36H62zM110 64h24v20h-24z') +
    path('M96 0h20v30h-20z'),
  lights:
    path('M0 88H160', `${stroke(hot, 2.4)} stroke-dasharray="10 6"`) +
    path('M24 66h18M66 56h22M114 70h16', stroke(rim, 2)) +
    path('M98 30L84 50M114 30L126 62', stroke(shine, 5, 0.25)) +
    circle(106, 30, 4, fill(shine)) +
    times(3, (i) => circle(20 + i * 60, 104, 3, fill(ink))),
});

/** Treads and a ram. */
export const crawler: Subject = ({ shine, hot, rim, mid }) => ({
  body:
    path('M14 80H136L148 96L138 112H20L8 96Z') +
    path('M30 80L42 48H104L118 80Z') +
    path('M102 56H150V64H106Z') +
    path('M54 48V34H84V48Z') +
    path('M148 84L160 78V110L146 104Z'),
  planes: path('M34 78L45 52H62L56 78Z', fill(mid, 0.55)),
  lights:
    times(6, (i) => circle(26 + i * 22, 96, 6.4, stroke(hot, 2.6))) +
    path('M62 40h14', stroke(shine, 3.4)) +
    path('M150 60h10', stroke(shine, 2)) +
    path('M64 60h34M64 68h40', stroke(rim, 1.8, 0.8)),
});

/** Sheet, spring and light thrown back. */
export const mirror: Subject = ({ rnd, shine, hot, rim, far }) => ({
  body: path('M48 8H112L124 24V92L112 108H48L36 92V24Z'),
  lights:
    path('M52 14H108L118 27V89L108 102H52L42 89V27Z', fill(far)) +
    path('M48 74L92 20H108L48 94Z', fill(shine, 0.5)) +
    path('M66 98L116 38V54L78 98Z', fill(shine, 0.3)) +
    path('M-4 30L60 52L-4 74', stroke(hot, 3)) +
    times(6, () => circle(rnd.between(46, 60), rnd.between(40, 64), rnd.between(0.8, 2), fill(shine))) +
    path('M52 14H108L118 27V89L108 102H52L42 89V27Z', stroke(rim, 1.6)),
});

/** Boxes under a net. */
export const cache: Subject = ({ shine, hot, rim, near }) => ({
  still: true,
  body: path('M20 70H66V112H20ZM70 64H124V112H70ZM40 36H92V68H40ZM126 84H152V112H126Z'),
  lights:
    path('M24 80h38M24 96h38M74 76h46M74 94h46M44 46h44', stroke(hot, 2)) +
    path('M66 50l6 10l-6 8l-6-8z', fill(shine)) +
    path('M84 82h26v16H84z', fill(rim)) +
    path('M88 87h16M88 92h10', stroke(near, 1.6)) +
    times(4, (i) => path(`M${12 + i * 40} 112L${44 + i * 30} 28`, stroke(rim, 0.9, 0.5))),
});

/** Dust behind a wheel of six. */
export const rider: Subject = ({ shine, hot, rim }) => ({
  body:
    circle(48, 90, 20) +
    circle(122, 92, 17) +
    path('M34 82L60 64L92 70L118 60L136 76L110 84L98 96H66Z') +
    path('M60 66L66 42Q72 32 84 36L92 46L110 56L106 62L88 56L84 72Z') +
    circle(84, 28, 10),
  lights:
    circle(48, 90, 12, `${stroke(hot, 3)} stroke-dasharray="5 3"`) +
    circle(122, 92, 10, `${stroke(hot, 3)} stroke-dasharray="5 3"`) +
    path('M84 26h10', stroke(shine, 3.2)) +
    path('M0 78h24M4 90h18M-2 102h28', stroke(shine, 1.6, 0.75)) +
    path('M66 42l-16 4l6 8', stroke(rim, 2)),
});

/** A round gate with a beam. */
export const beacon: Subject = ({ shine, hot, rim }) => ({
  behind: path('M70 34L40 -10H120L90 34Z', fill(shine, 0.4)) + path('M76 34L68 -10H92L84 34Z', fill(shine, 0.8)),
  body:
    path('M48 112L66 64H94L112 112Z') +
    path('M58 64Q56 40 80 34Q104 40 102 64Z') +
    both(path('M52 100L24 112L20 106L56 88Z')),
  lights:
    path('M66 54h28', stroke(hot, 4)) +
    ellipse(80, 36, 14, 4, fill(shine)) +
    path('M62 78h36M57 92h46', stroke(rim, 1.8, 0.8)),
});

/** Nothing but points of light. */
export const volley: Subject = ({ rnd, shine, hot }) => ({
  body: path('M0 112V96L24 88L60 98L100 90L160 100V112Z'),
  lights:
    times(11, (i) => {
      const y = rnd.between(8, 84);
      const x = rnd.between(-6, 30) + (i % 3) * 10;
      return path(
        `M${x} ${y}l${rnd.between(60, 110)} ${rnd.between(-14, 8)}`,
        stroke(i % 3 ? hot : shine, rnd.between(1.4, 3)),
      );
    }) + times(5, () => poly(times8(rnd.between(112, 152), rnd.between(14, 90), rnd.between(5, 11)), fill(shine, 0.9))),
});

function times8(x: number, y: number, q: number): number[] {
  return Array.from({ length: 16 }, (_, i) => {
    const a = (i * Math.PI) / 8;
    const r = i % 2 ? q * 0.4 : q;
    return [x + r * Math.cos(a), y + r * Math.sin(a)];
  }).flat();
}

/** One unit, seen three times. */
export const echo: Subject = ({ shine, hot, rim, near }) => {
  const one = path('M-18 60L-14 16Q-16 4-6 0L-8-14Q0-26 10-14L8 0Q18 4 16 16L20 60Z');
  return {
    behind:
      at('translate(46 52)', `<g fill="${near}" opacity=".45">${one}</g>`) +
      at('translate(114 52)', `<g fill="${near}" opacity=".45">${one}</g>`),
    body: at('translate(80 46) scale(1.15)', one),
    lights:
      path('M72 31h16', stroke(shine, 3)) +
      path('M40 42h12M108 42h12', stroke(hot, 2, 0.7)) +
      times(3, (i) => circle(80, 56, 38 + i * 12, `${stroke(rim, 1.4, 0.7 - i * 0.2)} stroke-dasharray="9 6"`)) +
      path('M66 70h28M66 80h28', stroke(hot, 2.4)),
  };
};
