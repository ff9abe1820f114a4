import { at, both, circle, ellipse, fill, path, poly, r1, type Subject, stroke, times } from '../draw.ts';

/** Machines and vehicles. */

/** Hovers and looks. */
export const drone: Subject = ({ rnd, ink, hot, shine }) => ({
  body:
    (rnd.next() < 0.5 ? path('M80 26L108 40V70L80 86L52 70V40Z') : circle(80, 56, 26)) +
    both(path('M60 48L26 36V30L66 40ZM6 30H50V34H6Z') + path('M62 74L50 98L56 98L72 78Z')) +
    path('M76 32V12h4V32z'),
  lights:
    circle(80, 56, 15, `fill="${ink}" stroke="${hot}" stroke-width="3"`) +
    circle(80, 56, 7.5, fill(hot)) +
    circle(77, 53, 2.6, fill(shine)) +
    path('M80 72L56 118H104Z', fill(shine, 0.16)),
});

/** A cloud of small ones around a cross. */
export const nanobots: Subject = ({ rnd, hot, shine, mid }) => ({
  body: '',
  lights:
    times(70, (i) => {
      const a = (i / 70) * Math.PI * 4;
      const q = 10 + i * 0.8;
      const x = 80 + q * Math.cos(a) * 1.15;
      const y = 55 + q * Math.sin(a) * 0.68;
      const z = rnd.between(1.2, 3.6);
      return path(
        `M${r1(x - z)} ${r1(y)}l${r1(z / 2)}${r1(-z * 0.87)}h${r1(z)}l${r1(z / 2)} ${r1(z * 0.87)}l${r1(-z / 2)} ${r1(z * 0.87)}h${r1(-z)}z`,
        fill(i % 4 ? hot : shine, rnd.between(0.5, 1)),
      );
    }) +
    path('M72 40h16v10h10v16H88v10H72V66H62V50H72Z', fill(shine)) +
    path('M76 44h8v10h10v8H84v10h-8V62H66v-8h10Z', fill(mid, 0.5)),
});

/** Many eyes in the air. */
export const eyeSwarm: Subject = ({ rnd, ink, hot, shine }) => {
  const spots = [
    [80, 54, 17],
    [38, 34, 10],
    [124, 38, 11],
    [48, 78, 9],
    [116, 80, 10],
    [16, 62, 6],
    [146, 64, 6],
    [92, 22, 7],
  ] as const;
  return {
    body: spots
      .map(
        ([x, y, r]) =>
          circle(x, y, r) +
          path(
            `M${x - r * 1.8} ${r1(y - r)}h${r1(r * 1.3)}v2h-${r1(r * 1.3)}zM${r1(x + r * 0.5)} ${r1(y - r)}h${r1(r * 1.3)}v2h-${r1(r * 1.3)}z`,
          ),
      )
      .join(''),
    lights: spots
      .map(
        ([x, y, r]) =>
          circle(x, y, r * 0.6, `fill="${ink}" stroke="${hot}" stroke-width="${r1(r * 0.14)}"`) +
          circle(x + rnd.between(-1, 1), y, r * 0.28, fill(shine)),
      )
      .join(''),
  };
};

/** Two legs, one gun. */
export const walker: Subject = ({ shine, hot, rim, mid }) => ({
  body:
    path('M48 28H104L118 42V62L102 70H56L42 60V38Z') +
    path('M56 68L38 84L46 112H30L28 82L44 64ZM102 68L122 84L114 112H132L134 82L116 62Z') +
    path('M118 44H154V52H118ZM116 34H140V39H116Z') +
    path('M64 28V16H84V28Z') +
    path('M24 108h28v7H24zM108 108h28v7h-28z'),
  planes: path('M50 30H70L62 66H57L44 58V40Z', fill(mid, 0.6)),
  lights:
    path('M52 42h24v9H52z', fill(shine)) +
    path('M84 38h24M84 46h24M84 54h24', stroke(hot, 3)) +
    path('M48 62L60 66H100L112 58', stroke(rim, 1.4, 0.7)) +
    circle(38, 84, 4, fill(hot)) +
    circle(122, 84, 4, fill(hot)) +
    path('M154 48l10-8M154 48l12 0M154 48l10 8', stroke(shine, 1.8)),
});

/** Lifts containers, or people. */
export const loader: Subject = ({ shine, hot, mid }) => ({
  body:
    path('M56 112V82L50 60V34L62 24H98L110 34V60L104 82V112H90V86H70V112Z') +
    both(path('M52 38L30 44L18 74L8 72L6 84L22 88L34 60L52 56Z')) +
    path('M4 80h24v20H4zM132 80h24v20h-24z'),
  planes: path('M52 36L64 26H78V80H60L52 58Z', fill(mid, 0.5)),
  lights:
    path('M62 34H98L94 48H66Z', fill(hot)) +
    path('M66 37h20', stroke(shine, 1.8)) +
    path('M60 60h40M62 68h36', stroke(hot, 2.2, 0.8)) +
    both(path('M8 84l16 12M24 84L8 96', stroke(hot, 1.4))) +
    circle(80, 20, 3, fill(shine)),
});

/** A riot robot behind a wall of a shield. */
export const automaton: Subject = ({ shine, hot, mid, ink }) => ({
  body:
    path('M60 112V66L52 58V44H66V30Q80 22 94 30V44H108V58L100 66V112Z') +
    path('M22 48L60 40V106L40 116L22 106Z') +
    path('M108 50L128 58L140 24L146 26L134 70L106 66Z'),
  planes: path('M26 51L56 45V102L40 110L26 103Z', fill(mid, 0.65)),
  lights:
    path('M68 36H92V44H68Z', fill(ink)) +
    path('M70 40h20', stroke(shine, 3)) +
    path('M28 62h26M28 72h26', stroke(hot, 2)) +
    path('M143 25l6-14', stroke(shine, 2.6)) +
    path('M143 25l6-14', stroke(hot, 6, 0.4)) +
    path('M72 72h16v16H72z', stroke(hot, 1.6)),
});

/** Turns in the ceiling of a vault. */
export const sentry: Subject = ({ shine, hot, rim, mid, near }) => ({
  behind:
    circle(80, 58, 46, fill(near)) +
    circle(80, 58, 46, `${stroke(rim, 3, 0.7)} stroke-dasharray="10 6"`) +
    circle(80, 58, 37, stroke(hot, 1.4, 0.7)),
  body:
    path('M60 20H100L108 40V66L94 80H66L52 66V40Z') +
    both(path('M54 48H28V40H20V64H28V56H54Z')) +
    path('M70 78h20v20l-10 10l-10-10z'),
  planes: path('M62 22H78V78H67L54 65V41Z', fill(mid, 0.55)),
  lights:
    circle(80, 50, 11, `fill="#000" stroke="${hot}" stroke-width="2.400"`) +
    circle(80, 50, 5, fill(shine)) +
    path('M24 52H2M136 52h22', stroke(shine, 1.8)) +
    path('M70 70h20', stroke(hot, 2)),
});

/** Field gun with its crew. */
export const howitzer: Subject = ({ shine, hot, rim }) => ({
  body:
    path('M34 92L130 30L138 42L60 98Z') +
    path('M124 26L146 22L150 36L134 46Z') +
    circle(62, 92, 18) +
    path('M14 112L40 86L58 96L40 112Z') +
    path('M92 112l4-22q-2-8 5-10q8 2 6 10l5 22zM118 112l3-18q-1-7 5-8q6 1 5 8l3 18z'),
  lights:
    circle(62, 92, 11, `${stroke(hot, 3)} stroke-dasharray="7 4"`) +
    circle(62, 92, 3.6, fill(shine)) +
    path('M60 78L126 36', stroke(rim, 1.4, 0.6)) +
    path('M148 28l12-10M150 32l10 0M146 22l4-14', stroke(shine, 2.2)) +
    circle(149, 27, 6, fill(hot, 0.5)),
});

/** A steel ball on a chain. */
export const wreckingBall: Subject = ({ shine, hot, rim, mid }) => ({
  body:
    circle(88, 66, 29) +
    path('M84 0h8v40h-8z') +
    path('M0 112L10 74L30 80L38 96L60 92L70 112Z') +
    path('M140 112L150 70L160 66V112Z'),
  planes: path('M66 50Q84 36 102 42Q74 50 68 86Q56 70 66 50Z', fill(mid, 0.75)),
  lights:
    times(5, (i) => ellipse(88, 4 + i * 8, i % 2 ? 2 : 4, 4.6, stroke(rim, 1.8))) +
    path('M46 84l-14 8M50 92l-8 14M42 72l-18 0', stroke(shine, 2.4)) +
    path('M66 78q22 14 44 0', stroke(hot, 2, 0.8)),
});

/** Trucks in a row, armoured. */
export const convoy: Subject = ({ shine, hot, mid }) => {
  const truck = path('M0 30V8H34V0H48L58 14V30Z') + circle(12, 31, 7) + circle(28, 31, 7) + circle(49, 31, 7);
  const lamp =
    path('M58 22l16 6', stroke(shine, 2)) +
    path('M38 4h8l5 9h-13z', fill(hot)) +
    path('M4 14h26M4 20h26', stroke(hot, 1.2, 0.7));
  const places = ['translate(4 40) scale(.6)', 'translate(34 52) scale(.9)', 'translate(62 66) scale(1.3)'];
  return {
    body: places.map((p) => at(p, truck)).join(''),
    planes: at('translate(62 66) scale(1.3)', path('M2 10H32V26H2Z', fill(mid, 0.55))),
    lights: places.map((p) => at(p, lamp)).join(''),
  };
};

/** A weapon that looks down on cities. */
export const satellite: Subject = ({ shine, hot, rim, mid }) => ({
  body: path('M68 18H92L98 34L88 46H72L62 34Z') + both(path('M62 26H16V40H62ZM10 22h4v22h-4z')),
  planes: path(
    'M18 28h12v10H18zM33 28h12v10H33zM48 28h10v10H48zM102 28h10v10h-10zM115 28h12v10h-12zM130 28h12v10h-12z',
    fill(mid, 0.9),
  ),
  lights:
    path('M74 46L60 118H100L86 46Z', fill(shine, 0.35)) +
    path('M78 46L74 118H86L82 46Z', fill(shine, 0.9)) +
    ellipse(80, 108, 32, 5, fill(hot, 0.7)) +
    path('M44 112l-14-8M116 112l14-8M54 104l-8-12M106 104l8-12', stroke(shine, 1.8)) +
    path('M70 30h20', stroke(rim, 2)),
});

/** Rivets at one thousand a minute. */
export const rivetGun: Subject = ({ shine, hot, rim, mid }) => ({
  body:
    path('M22 42H104L112 36H132V62H112L104 58H78L84 104H58L54 60H22Z') +
    path('M30 30H92V42H30Z') +
    path('M92 66q10 4 6 16l-12-2z'),
  planes: path('M26 44H100L106 40H110V50H26Z', fill(mid, 0.75)),
  lights:
    times(5, (i) => circle(38 + i * 12, 36, 2.6, fill(hot))) +
    path('M132 49H160', stroke(shine, 3)) +
    path('M132 42l20-10M132 56l20 10', stroke(hot, 1.8)) +
    path('M62 70h16M63 80h16M65 90h14', stroke(rim, 1.2, 0.6)),
});

/** Sails over the sand with a gun on top. */
export const skiff: Subject = ({ shine, hot, mid }) => ({
  body:
    path('M8 80L30 62L58 58L70 42H104L116 58L150 64L156 78L132 90H30Z') +
    path('M118 58V18h5v42z') +
    path('M28 90h30l6 10H36zM96 90h34l-8 10H90z') +
    path('M80 42V28H88V42ZM72 26h44v5H72z'),
  planes: path('M14 80L32 66L60 62H110L112 74Z', fill(mid, 0.55)),
  lights:
    path('M74 46H100L108 58H66Z', fill(hot, 0.85)) +
    path('M22 76H146', stroke(hot, 2.4)) +
    path('M34 102q10 8 22 2M94 102q12 8 24 2M14 108h130', stroke(shine, 1.6, 0.8)) +
    path('M123 20l20 6l-20 8z', fill(hot)) +
    path('M116 28h20', stroke(shine, 1.8)),
});

/** Wheels in wheels. */
export const gears: Subject = ({ rnd, shine, hot, ink, rim }) => {
  const wheel = (x: number, y: number, q: number, teeth: number): string =>
    poly(
      Array.from({ length: teeth * 4 }, (_, i) => {
        const a = (i * Math.PI) / (teeth * 2);
        const z = i % 4 < 2 ? q * 1.2 : q;
        return [x + z * Math.cos(a), y + z * Math.sin(a)];
      }).flat(),
    );
  return {
    body: wheel(62, 62, 30, 10) + wheel(113, 38, 18, 8) + wheel(118, 88, 14, 7),
    lights:
      circle(62, 62, 18, stroke(hot, 4)) +
      circle(62, 62, 7, fill(shine)) +
      circle(113, 38, 9, fill(hot)) +
      circle(113, 38, 3.4, fill(ink)) +
      circle(118, 88, 5, fill(shine)) +
      path(`M18 112L58 ${rnd.between(62, 70)}`, stroke(rim, 4)),
  };
};
