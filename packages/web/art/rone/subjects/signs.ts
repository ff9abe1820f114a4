import { at, both, circle, fill, path, type Subject, stroke, times } from '../../unstoppable/draw.ts';

/** Signs of protocols: an order on a plate, drawn as a machine would. */

const sign =
  (draw: (ink: { hot: string; shine: string; rim: string; mid: string }) => string): Subject =>
  ({ hot, shine, rim, ink, mid }) => ({
    still: true,
    body: '',
    lights:
      path('M80 4L126 30V82L80 108L34 82V30Z', `fill="${ink}" stroke="${rim}" stroke-width="2.4" fill-opacity=".88"`) +
      path('M80 11L120 34V78L80 101L40 78V34Z', stroke(hot, 1.2, 0.6)) +
      draw({ hot, shine, rim, mid }),
  });

export const signBombs = sign(
  ({ hot, shine }) =>
    times(3, (i) =>
      at(
        `translate(${56 + i * 24} ${34 + (i % 2) * 10})`,
        path('M-5 0h10l-2 8q8 12-3 22q-11-10-3-22z', fill(i === 1 ? shine : hot)),
      ),
    ) + path('M46 86h68M54 92h52', stroke(hot, 2.4)),
);
export const signOverrun = sign(({ hot, shine }) =>
  times(3, (i) => path(`M${48 + i * 18} 34l18 22l-18 22`, stroke(i === 2 ? shine : hot, 5))),
);
export const signReinforce = sign(
  ({ hot, shine }) =>
    path('M80 28L108 40V62Q104 82 80 90Q56 82 52 62V40Z', stroke(hot, 4)) +
    path('M80 42v32M64 58h32', stroke(shine, 6)),
);
export const signStock = sign(
  ({ hot, shine, rim }) =>
    times(6, (i) =>
      circle(
        62 + (i % 3) * 18,
        50 + Math.floor(i / 3) * 20,
        7.4,
        `fill="${i % 2 ? hot : shine}" stroke="${rim}" stroke-width="1"`,
      ),
    ) + path('M48 84h64', stroke(rim, 3)),
);
export const signWipe = sign(
  ({ hot, shine }) =>
    path('M56 34h40l10 10v42H56z', stroke(hot, 3)) +
    path('M64 54h30M64 64h18', stroke(hot, 2.4)) +
    path('M50 88L112 28', stroke(shine, 5)),
);
export const signSeize = sign(
  ({ hot, shine }) =>
    path('M60 88V56q0-8 6-8V34q6-4 8 4v10V28q6-4 8 2v16V32q6-2 8 4v14q6-4 8 2L96 88Z', fill(hot, 0.9)) +
    path('M50 92h60', stroke(shine, 3)),
);
export const signLock = sign(
  ({ hot, shine, mid }) =>
    path('M58 52H102V86H58Z', fill(hot)) +
    path('M66 52V42q0-14 14-14t14 14v10', stroke(shine, 5)) +
    circle(80, 66, 5, fill(mid)) +
    path('M78 66h4v12h-4z', fill(mid)),
);
export const signHard = sign(({ hot, shine }) =>
  times(3, (i) =>
    path(
      `M${50 + i * 4} ${76 - i * 18}L80 ${90 - i * 18}L${110 - i * 4} ${76 - i * 18}`,
      stroke(i === 2 ? shine : hot, 5),
    ),
  ),
);
export const signSlag = sign(
  ({ hot, shine, rim }) =>
    path('M52 40H108L100 60H60Z', fill(rim, 0.8)) +
    path('M76 60q-4 14 4 16q8-2 4-16z', fill(shine)) +
    path('M50 88Q64 74 80 80T110 88Z', fill(hot)),
);
export const signUplink = sign(
  ({ hot, shine }) =>
    path('M54 78Q80 96 106 78L92 60Q80 70 68 60Z', fill(hot)) +
    path('M80 64V46', stroke(shine, 4)) +
    times(3, (i) =>
      path(
        `M${68 - i * 7} ${42 - i * 3}A${14 + i * 8} ${14 + i * 8} 0 0 1 ${92 + i * 7} ${42 - i * 3}`,
        stroke(i ? hot : shine, 3),
      ),
    ),
);
export const signReclaim = sign(
  ({ hot, shine }) =>
    path('M104 56A24 24 0 1 0 92 78', stroke(hot, 5)) +
    path('M112 50L104 66L92 54Z', fill(shine)) +
    path('M70 48h20v18H70z', fill(shine)),
);
export const signMerge = sign(
  ({ hot, shine, rim }) =>
    both(path('M44 40L70 52V62L44 74Z', fill(hot))) +
    circle(80, 57, 11, `fill="${shine}" stroke="${rim}" stroke-width="2"`) +
    path('M80 30v12M80 72v12', stroke(rim, 3)),
);

/** A wall, a gate, and everybody else outside. */
export const holdTheGate: Subject = ({ shine, hot, rim, mid, near }) => ({
  behind:
    times(9, (i) => circle(10 + i * 18, 40 + (i % 3) * 8, 2, fill(hot, 0.9))) +
    path('M60 40L30 -6H130L100 40Z', fill(shine, 0.22)),
  body:
    path('M-2 114V52H14V42H28V52H44V40H116V52H132V42H146V52H162V114Z') +
    path('M52 40V18H64V28H74V14H86V28H96V18H108V40Z'),
  planes:
    path('M4 66h36M4 80h36M4 94h36M120 66h36M120 80h36M120 94h36', stroke(mid, 2)) +
    path('M60 114V72Q80 54 100 72V114Z', fill(near)),
  lights:
    path('M60 114V72Q80 54 100 72V114', stroke(rim, 2.4)) +
    times(4, (i) => path(`M${66 + i * 9} 70V114`, stroke(hot, 2))) +
    both(path('M22 34v-10', stroke(shine, 3)) + circle(22, 22, 4, fill(hot))),
});

/** Links as thick as houses, one of them open. */
export const cutTheChain: Subject = ({ rnd, shine, hot, rim, ink }) => ({
  still: true,
  body: path('M0 112V98Q80 86 160 98V112Z'),
  lights:
    [
      [16, 84, -34],
      [46, 64, 56],
      [116, 38, 56],
      [146, 18, -34],
    ]
      .map(([x = 0, y = 0, a = 0]) =>
        at(
          `rotate(${a} ${x} ${y})`,
          `<ellipse cx="${x}" cy="${y}" rx="25" ry="13" fill="none" stroke="${ink}" stroke-width="13"/><ellipse cx="${x}" cy="${y}" rx="25" ry="13" fill="none" stroke="${rim}" stroke-width="8"/><ellipse cx="${x}" cy="${y}" rx="25" ry="13" fill="none" stroke="${hot}" stroke-width="1.6"/>`,
        ),
      )
      .join('') +
    path('M84 24L74 52H84L72 84L104 44H92L100 22Z', fill(shine)) +
    times(10, () => path(`M82 54l${rnd.between(-34, 34)} ${rnd.between(-34, 34)}`, stroke(shine, 1.4, 0.9))),
});
