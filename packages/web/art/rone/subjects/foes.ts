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

/** The machine's side: eyes instead of faces, and nothing that rusts. */

/** One eye that hangs in the air. */
const orbOf =
  (body: string, lights = ''): Subject =>
  ({ shine, hot, ink, rim }) => ({
    body: circle(80, 54, 32) + body,
    lights:
      circle(80, 54, 22, `fill="${ink}" stroke="${hot}" stroke-width="3"`) +
      circle(80, 54, 10, fill(hot)) +
      circle(76, 50, 3.6, fill(shine)) +
      path('M52 38Q66 22 86 24', stroke(rim, 2, 0.8)) +
      lights,
  });

export const orb = orbOf(both(path('M54 70L38 104M62 80L56 108', limb(3))));
export const archive = orbOf(
  both(path('M46 40L20 24L14 34L44 54ZM46 66L20 84L14 74L44 60Z')) + path('M72 20h16V4H72z'),
);
export const jammer = orbOf(path('M78 20V0h4v20zM70 12h20v3H70zM66 4h28v3H66z') + path('M60 80L46 114H114L100 80Z'));

/** Three legs over the roofs. */
export const tripod: Subject = ({ shine, hot, ink, rim }) => ({
  body:
    path('M50 40Q52 14 80 12Q108 14 110 40L98 54H62Z') +
    path('M64 52L34 84L26 116M96 52L126 84L134 116M80 54V116', limb(5)) +
    both(path('M62 46L44 60L48 66L66 54Z')),
  lights:
    path('M60 34Q80 26 100 34L96 42Q80 36 64 42Z', fill(ink)) +
    circle(80, 37, 4.6, fill(shine)) +
    path('M66 37h8M86 37h8', stroke(hot, 2.6)) +
    circle(34, 84, 4, fill(hot)) +
    circle(126, 84, 4, fill(hot)) +
    path('M46 62L10 106M114 62L150 106', stroke(rim, 1.4, 0.7)),
});

/** A soldier of theirs: no neck, one slit. */
const thrallOf =
  (tool: string, lights: (ink: { shine: string; hot: string; rim: string }) => string): Subject =>
  ({ shine, hot, rim, mid }) => ({
    body: path('M46 116L52 74Q44 60 58 52L64 26Q80 14 96 26L102 52Q116 60 108 74L114 116Z') + tool,
    planes: path('M62 50L67 30Q74 22 80 22V112H58Z', fill(mid, 0.4)),
    lights:
      path('M68 36L80 40L92 36', stroke(hot, 3.4)) +
      path('M80 56V104', stroke(hot, 1.4, 0.7)) +
      circle(80, 66, 5, fill(shine)) +
      lights({ shine, hot, rim }),
  });

export const miner = thrallOf(
  path('M104 60L140 20L146 24L114 74Z') + path('M124 10Q148 8 156 34Q142 22 128 24Z'),
  ({ rim }) => path('M128 14Q146 14 152 28', stroke(rim, 1.8)),
);
export const slave = thrallOf(
  both(path('M56 60Q36 70 40 92L48 96L60 78Z')),
  ({ rim, shine }) =>
    path('M62 22Q80-6 98 22', stroke(rim, 2)) +
    times(5, (i) => circle(62 + i * 9, 12 - Math.abs(2 - i) * -4, 2, fill(shine))),
);
export const chainGuard = thrallOf(
  path('M18 40L50 34V96L34 108L18 98Z') + path('M108 56L132 42L136 50L114 74Z'),
  ({ hot, rim }) =>
    path('M134 46q14 10 8 26q-8 14 2 30', `${stroke(rim, 4)} stroke-dasharray="6 3"`) +
    path('M24 50h20M24 62h20M24 74h20', stroke(hot, 2.2)),
);
export const pulser = thrallOf(
  path('M100 62L150 40L152 48L112 78ZM120 44L142 34L144 40L122 52Z'),
  ({ shine, hot }) => path('M151 44h12M150 40l10-6M150 48l10 4', stroke(shine, 2.2)) + circle(132, 50, 3, fill(hot)),
);
export const marksman = thrallOf(
  path('M94 66L158 30L160 34L104 80ZM116 46L132 36L136 42L120 52Z') + path('M120 62L124 112M120 62L110 110', limb(2.6)),
  ({ shine, hot }) => path('M160 31h10', stroke(shine, 1.6)) + circle(126, 44, 3.6, fill(hot)),
);
export const bearer = thrallOf(
  path('M20 44h28v54H20zM26 36h16v8H26z'),
  ({ hot, shine }) =>
    path('M24 54h20v34H24z', fill(hot, 0.75)) +
    times(6, (i) => circle(14 + (i % 3) * 18, 30 - i * 4, 5 + i, fill(shine, 0.16))),
);
export const enforcer = thrallOf(
  both(path('M54 58L24 62L14 100L28 106L38 78L56 74Z')) + path('M8 96h26v12H8zM126 96h26v12h-26z'),
  ({ hot, rim }) => both(path('M12 102h18', stroke(hot, 3))) + path('M58 84h44', stroke(rim, 2)),
);
export const executioner = thrallOf(
  path('M112 112L136 8L142 9L120 112Z') +
    path('M128 6Q160 -2 158 40Q146 20 132 26Z') +
    path('M60 30L50 6L74 22ZM100 30L110 6L86 22Z'),
  ({ shine, rim }) => path('M134 8Q156 6 156 34', stroke(shine, 2)) + path('M66 90h28', stroke(rim, 2)),
);
export const shieldBearer = thrallOf(
  path('M8 26L64 14V104L36 116L8 100Z'),
  ({ shine, hot, rim }) =>
    path('M14 32L58 22V98L36 108L14 95Z', stroke(hot, 2.6)) +
    path('M36 40l10 22l-10 22l-10-22z', fill(shine)) +
    path('M20 40v40', stroke(rim, 1.4)),
);
export const lancer: Subject = ({ shine, hot, rim }) => ({
  body:
    path('M64 30Q80 16 96 30L92 62L106 84L86 78L80 108L74 78L54 84L68 62Z') +
    both(path('M66 44L20 16L4 30L28 38L14 52L64 60Z')) +
    path('M120 112L142 0L146 1L126 112Z'),
  lights:
    path('M72 38L80 42L88 38', stroke(hot, 3)) +
    path('M142 2l6-12', stroke(shine, 2.6)) +
    both(path('M22 22L60 48M26 40L60 54', stroke(rim, 1.4, 0.7))) +
    path('M76 90L80 116L84 90', stroke(shine, 3, 0.7)),
});

/** So many that they have no shape. */
export const swarm: Subject = ({ rnd, shine, hot, ink }) => ({
  body: '',
  behind: ellipse(80, 54, 70, 42, fill(ink, 0.35)),
  lights: times(46, (i) => {
    const a = i * 0.52;
    const q = 8 + i * 1.35;
    const x = 80 + q * Math.cos(a) * 1.1;
    const y = 54 + q * Math.sin(a) * 0.66;
    const z = rnd.between(2.4, 5);
    return (
      poly(
        [x - z, y, x, y - z * 0.6, x + z, y, x, y + z * 0.6],
        `fill="${ink}" stroke="${i % 4 ? hot : shine}" stroke-width="1"`,
      ) + circle(x, y, 0.9, fill(shine))
    );
  }),
});

export const mother: Subject = ({ rnd, shine, hot, ink, rim }) => ({
  body:
    path('M80 8Q128 12 126 54Q122 96 80 104Q38 96 34 54Q32 12 80 8Z') +
    both(path('M48 84Q30 96 28 116M62 96Q54 106 56 118M38 66Q16 72 6 92', limb(5))),
  lights:
    times(9, (i) => {
      const x = 52 + (i % 3) * 28;
      const y = 30 + Math.floor(i / 3) * 24;
      return (
        ellipse(x, y, 10, 8.5, `fill="${ink}" stroke="${hot}" stroke-width="2"`) +
        circle(x + rnd.between(-3, 3), y, 3, fill(i === 4 ? shine : hot))
      );
    }) + path('M46 26Q62 12 84 14', stroke(rim, 2, 0.7)),
});

/** A mouth with wheels in it. */
export const grinder: Subject = ({ shine, hot, rim, ink }) => ({
  body: path('M12 112V40L34 14H126L148 40V112Z') + both(path('M12 60L-4 74V112H12Z')),
  lights:
    path('M32 54H128V100H32Z', fill(ink)) +
    times(3, (i) =>
      circle(
        50 + i * 30,
        77,
        15,
        `fill="${ink}" stroke="${i === 1 ? shine : hot}" stroke-width="7" stroke-dasharray="5 4.4"`,
      ),
    ) +
    path('M44 30L70 38M116 30L90 38', stroke(hot, 4)) +
    path('M20 106H140', stroke(rim, 2)),
});

/** Ears of wheat in front, blades below. */
export const harvester: Subject = ({ shine, hot, rim, mid }) => ({
  body: path('M24 30H100L124 52V84H24Z') + circle(44, 94, 18) + circle(96, 96, 14) + path('M120 60L156 52V108H128Z'),
  planes: path('M28 34H60V80H28Z', fill(mid, 0.5)),
  lights:
    path('M82 38h16l16 16H82z', fill(shine, 0.9)) +
    times(5, (i) => path(`M${130 + i * 6} 60L${126 + i * 7} 104`, stroke(hot, 2.4))) +
    circle(44, 94, 10, stroke(hot, 3)) +
    circle(96, 96, 7, stroke(hot, 3)) +
    path('M32 44h40M32 54h40', stroke(rim, 1.8)),
});

/** A tower without a foot. */
export const node: Subject = ({ shine, hot, rim, ink }) => ({
  behind: circle(80, 56, 48, `${stroke(hot, 1.6, 0.7)} stroke-dasharray="12 8"`),
  body: path('M80 6L112 32V80L80 106L48 80V32Z') + both(path('M46 42L18 34V46L46 58ZM46 70L22 82L28 92L48 82Z')),
  lights:
    path('M80 20L100 36V76L80 92L60 76V36Z', `fill="${ink}" stroke="${rim}" stroke-width="1.6"`) +
    path('M74 40h12v10h10v12H86v10H74V62H64V50h10Z', fill(hot)) +
    path('M74 40h12v10h10v12H86v10H74V62H64V50h10Z', stroke(shine, 1.2)),
});

/** Comes out of the ground. */
export const burrower: Subject = ({ shine, hot, rim, ink }) => ({
  body:
    path('M50 112Q44 60 80 12Q116 60 110 112Z') +
    path('M0 112Q14 88 44 92L50 112ZM160 112Q146 88 116 92L110 112Z') +
    both(path('M52 90L24 70L20 76L50 104Z')),
  lights:
    times(5, (i) =>
      path(
        `M${56 + i} ${96 - i * 17}Q80 ${106 - i * 18} ${104 - i} ${96 - i * 17}`,
        stroke(i % 2 ? hot : rim, 3.2 - i * 0.3),
      ),
    ) +
    circle(80, 30, 4, fill(shine)) +
    path('M20 104l-10-14M140 104l10-14M36 100l-4-16', stroke(ink, 2.6)),
});

/** Half here. */
export const phase: Subject = ({ shine, hot, rim, near }) => ({
  behind: times(4, (i) =>
    at(
      `translate(${-18 + i * 8} 0)`,
      `<g fill="${i === 3 ? hot : near}" opacity=".22">${path('M56 112L64 70L52 50L70 46L72 24Q84 12 94 24L94 46L112 50L100 70L106 112H90L82 82L72 112Z')}</g>`,
    ),
  ),
  body: path('M66 112L72 70L62 50L78 46L80 24Q92 12 102 24L102 46L120 50L108 70L114 112H98L90 82L80 112Z'),
  lights:
    path('M84 32h14', stroke(shine, 3.4)) +
    path('M78 58h26M80 68h22', stroke(hot, 2.2)) +
    times(5, (i) => path(`M${8 + i * 6} ${24 + i * 16}h${40 - i * 4}`, stroke(rim, 1.4, 0.6))),
});

/** Bags of screws and no use for them. */
export const collector: Subject = ({ shine, hot, rim }) => ({
  body:
    path('M54 116L58 70Q54 44 80 38Q106 44 102 70L106 116Z') +
    path('M62 42Q64 16 80 14Q96 16 98 42Z') +
    both(path('M58 64L26 56L20 80L32 84L36 70L56 76Z') + circle(26, 96, 15)),
  lights:
    path('M70 30h20', stroke(hot, 3.4)) +
    both(times(4, (i) => circle(20 + (i % 2) * 11, 92 + Math.floor(i / 2) * 8, 3.4, fill(i % 2 ? shine : hot)))) +
    path('M70 60h20v30H70z', stroke(rim, 2)) +
    circle(80, 75, 4, fill(shine)),
});

/** What is not there. */
export const mirage: Subject = ({ shine, hot, rim }) => ({
  body: '',
  lights:
    times(5, (i) =>
      path(
        `M${40 - i * 4} ${112 - i * 4}Q${44 - i * 3} ${70 - i * 6} ${70 - i} ${58 - i * 4}L${68 - i} ${36 - i * 3}Q80 ${20 - i * 3} ${92 + i} ${36 - i * 3}L${90 + i} ${58 - i * 4}Q${116 + i * 3} ${70 - i * 6} ${120 + i * 4} ${112 - i * 4}`,
        stroke(i === 0 ? shine : i % 2 ? hot : rim, 2.6 - i * 0.4, 1 - i * 0.17),
      ),
    ) + path('M72 44h6M84 44h6', stroke(shine, 3)),
});

/** The last of them, and the first. */
export const cynex: Subject = ({ shine, hot, rim, ink, mid }) => ({
  behind: times(12, (i) => at(`rotate(${i * 30} 80 48)`, path('M77 30L80 -50L83 30Z', fill(hot, 0.18)))),
  body:
    path('M40 116L46 60L34 36L58 40Q62 14 80 10Q98 14 102 40L126 36L114 60L120 116Z') +
    both(path('M42 62L8 46L2 84L14 110L24 104L18 82L40 86Z') + path('M56 30L40 4L68 20Z')),
  planes: path('M60 42Q64 18 80 14V112H46L52 62Z', fill(mid, 0.4)),
  lights:
    path('M64 36L80 44L96 36L92 48H68Z', fill(ink)) +
    path('M66 40L80 45L94 40', stroke(hot, 3.4)) +
    circle(80, 74, 13, `fill="${ink}" stroke="${rim}" stroke-width="2"`) +
    [
      ['#ff5a52', 0],
      ['#8b93a7', 1],
      ['#4fa3ff', 2],
      ['#57d07c', 3],
      ['#f5c84b', 4],
    ]
      .map(([c, i]) => at(`rotate(${Number(i) * 72} 80 74)`, circle(80, 66, 3.2, fill(String(c)))))
      .join('') +
    circle(80, 74, 2.6, fill(shine)) +
    both(path('M8 60l8 40', stroke(hot, 2.4))),
});

/** A thing that looks like a base and is none. */
export const decoy: Subject = ({ shine, hot, rim }) => ({
  body:
    path('M16 84L40 70H120L144 84L132 96H28Z') +
    path('M56 70V44H72V34H88V44H104V70Z') +
    both(path('M38 96L30 112M58 96L56 112', limb(4))),
  lights:
    path('M34 84H126', `${stroke(hot, 3)} stroke-dasharray="8 6"`) +
    circle(80, 26, 4, fill(shine)) +
    path('M62 52h36M62 60h36', stroke(rim, 1.8)) +
    path('M56 20A34 34 0 0 1 104 20', stroke(hot, 2, 0.7)),
});

/** A net over everything. */
export const net: Subject = ({ shine, hot, rim, ink }) => ({
  body: path('M56 112L64 62H96L104 112Z') + path('M50 62L60 38H100L110 62Z'),
  lights:
    circle(80, 50, 8, `fill="${ink}" stroke="${hot}" stroke-width="2.4"`) +
    circle(80, 50, 3, fill(shine)) +
    times(5, (i) =>
      path(
        `M80 ${38 - i * 2}Q${i % 2 ? 20 : 140} ${20 + i * 8} ${i % 2 ? 2 : 158} ${50 + i * 12}`,
        stroke(rim, 1.4, 0.75),
      ),
    ) +
    path('M6 84Q80 60 154 84M14 98Q80 78 146 98M24 66Q80 44 136 66', stroke(hot, 1.4, 0.8)),
});
