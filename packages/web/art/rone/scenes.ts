import { at, circle, fill, type Ink, path, poly, r1, type Scene, stroke, times, trace } from '../unstoppable/draw.ts';
import { layers } from '../unstoppable/scenes/depth.ts';

/** Flat backdrops in three depths, as a cheap print has them. */

const mesas = (ink: Ink): string =>
  layers(ink)
    .map(([color], depth) => {
      const y = [50, 66, 86][depth] ?? 86;
      const points = [-10, 114];
      let x = -10;
      while (x < 170) {
        const h = ink.rnd.next() * 26;
        const w = 14 + ink.rnd.next() * 26;
        const top = y - h * (ink.rnd.next() < 0.55 ? 1 : 0.2);
        points.push(x, y + 4, x + 3, top, x + w * 0.7, top, x + w * 0.8, y - h * 0.2, x + w, y + 4);
        x += w;
      }
      points.push(170, 114);
      return poly(points, fill(color, [0.75, 0.95, 1][depth]));
    })
    .join('');

/** Table mountains. */
const mesa: Scene = mesas;

/** What is left of houses. */
const ruin: Scene = (ink) =>
  mesas(ink) +
  times(4, (i) => {
    const x = ink.rnd.next() < 0.5 ? ink.rnd.next() * 46 : 114 + ink.rnd.next() * 46;
    const h = 30 + ink.rnd.next() * 46;
    const w = 9 + ink.rnd.next() * 9;
    return (
      poly(
        [
          x - w,
          114,
          x - w,
          112 - h,
          x - w * 0.4,
          112 - h + ink.rnd.next() * 10,
          x,
          108 - h - ink.rnd.next() * 8,
          x + w * 0.5,
          112 - h * 0.7,
          x + w,
          112 - h * 0.65,
          x + w,
          114,
        ],
        fill(i % 2 ? ink.mid : ink.near),
      ) +
      times(4, (k) =>
        path(`M${r1(x - w * 0.6)} ${r1(108 - h * 0.6 + k * 9)}h${r1(w * 0.5)}`, stroke(ink.sky[2], 1.6, 0.35)),
      )
    );
  });

/** Dead power lines. */
const pylons: Scene = (ink) => {
  const masts = times(3, (i) => {
    const x = 18 + i * 58 + ink.rnd.next() * 14;
    const h = 62 + ink.rnd.next() * 24;
    return path(
      trace([x - 8, 114, x, 112 - h, x + 8, 114]) +
        trace([x - 5.6, 96, x + 4, 84, x - 2.8, 72]) +
        trace([x - 13, 118 - h, x + 13, 118 - h]) +
        trace([x - 10, 126 - h, x + 10, 126 - h]),
      stroke(i === 1 ? ink.far : ink.near, 1.7),
    );
  });
  return mesas(ink) + masts + path('M-5 44Q40 66 76 42T166 46', stroke(ink.near, 0.8));
};

/** A camp behind walls: tents, a mast with a flag. */
const camp: Scene = (ink) => {
  const { rnd, far, mid, near, hot } = ink;
  const tent = (x: number, w: number, h: number, color: string): string =>
    poly([x - w, 114, x, 112 - h, x + w, 114], fill(color)) +
    path(`M${r1(x)} ${r1(112 - h)}v${r1(h)}`, stroke(ink.ink, 1, 0.5));
  const mx = rnd.next() < 0.5 ? 16 : 142;
  return (
    times(5, (i) => tent(rnd.between(-4, 20) + i * 34, rnd.between(20, 30), rnd.between(34, 48), far)) +
    times(4, (i) => tent(rnd.between(0, 24) + i * 42, rnd.between(18, 26), rnd.between(22, 34), mid)) +
    path(`M${mx} 112V16`, stroke(near, 2.4)) +
    path(`M${mx} 18l${mx < 80 ? 22 : -22} 6l${mx < 80 ? -22 : 22} 8z`, fill(hot, 0.85)) +
    path('M-2 114V96l8-6v8l8-6v8l10-6v6l120 2v-8l8 6v-8l8 6v18z', fill(near))
  );
};

/** A hall with girders and lamps. */
const works: Scene = ({ rnd, far, mid, near, shine, sky }) =>
  path('M0 0H160V26H0Z', fill(near, 0.85)) +
  times(6, (i) => path(`M${i * 32 - 6} 26L${i * 32 + 10} 4L${i * 32 + 26} 26`, stroke(mid, 2.4))) +
  times(5, (i) => path(`M${8 + i * 36} 26V112`, stroke(i % 2 ? mid : far, rnd.between(5, 8)))) +
  times(3, (i) => {
    const x = 26 + i * 54;
    return (
      path(`M${x} 26v8`, stroke(near, 1.4)) +
      path(`M${x - 6} 40l6-6l6 6z`, fill(near)) +
      path(`M${x - 5} 41L${x - 20} 84H${x + 20}L${x + 5} 41Z`, fill(shine, 0.12))
    );
  }) +
  path('M0 88H160V112H0Z', fill(near)) +
  path('M0 92H160M0 99H160', stroke(sky[1], 1, 0.5));

/** Where the machines come from: spires that nobody built, ships that hang in the air. */
const hive: Scene = (ink) => {
  const { rnd, far, mid, near, hot } = ink;
  const spire = (x: number, w: number, h: number): string =>
    `M${r1(x - w)} 114Q${r1(x - w * 0.3)} ${r1(112 - h * 0.5)} ${r1(x)} ${r1(112 - h)}Q${r1(x + w * 0.3)} ${r1(112 - h * 0.5)} ${r1(x + w)} 114Z`;
  return (
    times(3, () => {
      const x = rnd.between(4, 156);
      const y = rnd.between(8, 34);
      const w = rnd.between(8, 18);
      return (
        path(
          `M${r1(x - w)} ${y}Q${r1(x)} ${r1(y - w * 0.5)} ${r1(x + w)} ${y}L${r1(x)} ${r1(y + w * 0.45)}Z`,
          fill(far, 0.9),
        ) + path(`M${r1(x)} ${r1(y + w * 0.4)}v${rnd.between(8, 30)}`, stroke(hot, 1, 0.35))
      );
    }) +
    times(6, (i) =>
      path(spire(i * 31 + rnd.between(-6, 8), rnd.between(10, 16), rnd.between(46, 84)), fill(far, 0.7)),
    ) +
    times(5, (i) => path(spire(i * 40 + rnd.between(-8, 8), rnd.between(12, 20), rnd.between(24, 54)), fill(mid))) +
    path('M0 114V98Q40 90 80 99T160 96V114Z', fill(near))
  );
};

/** A plain after the ships: craters and columns of smoke. */
const crater: Scene = ({ rnd, far, mid, near, hot }) =>
  times(4, () => {
    const x = rnd.between(6, 154);
    return path(
      `M${x} 76q-${rnd.between(4, 9)} -24 ${rnd.between(-4, 6)} -42q8 -18 ${rnd.between(-10, 14)} -40h12q-6 22 -2 40q6 20 -4 42z`,
      fill(far, 0.45),
    );
  }) +
  path('M0 80Q40 70 84 78T160 74V114H0Z', fill(mid)) +
  times(3, (i) => {
    const x = 20 + i * 56 + rnd.between(-8, 8);
    return at(
      `translate(${r1(x)} ${86 + i * 5}) scale(1 .26)`,
      circle(0, 0, 20, fill(near)) + circle(0, -6, 16, stroke(hot, 3, 0.45)),
    );
  }) +
  path('M0 102Q60 94 160 104V114H0Z', fill(near));

/** Conductors on a board. */
const board: Scene = ({ rnd, far, mid, hot }) =>
  path('M0 0H160V112H0Z', fill(mid, 0.7)) +
  times(16, () => {
    const y = rnd.between(2, 110);
    const x = rnd.between(-10, 120);
    const run = rnd.between(16, 50);
    const step = rnd.next() < 0.5 ? -8 : 8;
    return (
      path(`M${x} ${y}h${run}l8 ${step}h${run}`, stroke(far, rnd.between(1, 3))) +
      circle(x + run * 2 + 8, y + step, 2, fill(rnd.next() < 0.3 ? hot : far))
    );
  });

export const SCENES = { mesa, ruin, pylons, camp, works, hive, crater, board };
export type SceneName = keyof typeof SCENES;
