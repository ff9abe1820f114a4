import { at, circle, fill, limb, path, poly, r1, type Scene, stroke, times, trace } from '../draw.ts';
import { layers, side } from './depth.ts';

/** Backdrops that nobody keeps in order: scrap, forest, desert, the sky. */

/** Scrapyard: heaps with wheels in them, a crane, sparks. */
export const junk: Scene = (ink) => {
  const { rnd, mid, shine, sky } = ink;
  let out = '';
  [56, 70, 88].forEach((y, depth) => {
    const [color, opacity] = layers(ink)[depth] ?? ['', 1];
    const points = [-4, 114];
    let x = -4;
    while (x < 168) {
      points.push(x, y - rnd.next() * 20 + (Math.abs(x - 80) < 40 ? 8 : -8));
      x += rnd.between(3, 16);
      points.push(x, y - rnd.next() * 14);
    }
    points.push(168, 114);
    out += poly(points, fill(color, opacity));
    if (depth === 2) return;
    out += times(2, () => {
      const gx = rnd.between(4, 156);
      const gr = rnd.between(7, 15);
      return (
        circle(gx, y + 4, gr, `${stroke(color, 5)} stroke-dasharray="${r1(gr * 0.5)} ${r1(gr * 0.28)}"`) +
        circle(gx, y + 4, gr * 0.75, fill(color)) +
        circle(gx, y + 4, gr * 0.3, fill(sky[1]))
      );
    });
  });
  const s = rnd.next() < 0.5 ? 1 : -1;
  const cx = 80 + s * rnd.between(46, 60);
  out += path(
    `${trace([cx, 112, cx, 22, cx - s * 64, 12])}${trace([cx + s * 14, 26, cx, 14, cx - s * 34, 17])}`,
    stroke(mid, 3),
  );
  out += path(`M${r1(cx - s * 50)} 14v${rnd.between(20, 34)}`, stroke(mid, 1.2));
  return (
    out +
    times(9, () =>
      path(
        `M${rnd.between(0, 160)} ${rnd.between(0, 70)}l${rnd.between(2, 6)} ${rnd.between(-6, -3)}`,
        stroke(shine, 1, rnd.between(0.4, 1)),
      ),
    )
  );
};

/** Forest of the Virens: caps, crooked trunks, spores. */
export const jungle: Scene = (ink) => {
  const { rnd, hot, shine } = ink;
  let out = '';
  layers(ink).forEach(([color, opacity], depth) => {
    const n = 9 - depth * 2;
    for (let i = 0; i < n; i++) {
      const x = (i / (n - 1)) * 176 - 8 + rnd.next() * 8;
      const h = 18 + side(x) * 58 - depth * 6 + rnd.next() * 14;
      const q = rnd.between(6, 15);
      if (rnd.next() < 0.5) {
        out += path(
          `M${r1(x - 2)} 114Q${r1(x - 3 + rnd.next() * 8)} ${r1(112 - h * 0.5)} ${r1(x)} ${r1(112 - h)}h3Q${r1(x + 5)} ${r1(112 - h * 0.5)} ${r1(x + 4)} 114Z`,
          fill(color, opacity),
        );
        out += path(
          `M${r1(x - q * 1.5)} ${r1(114 - h)}Q${r1(x)} ${r1(104 - h - q)} ${r1(x + q * 1.5)} ${r1(114 - h)}Q${r1(x)} ${r1(109 - h)} ${r1(x - q * 1.5)} ${r1(114 - h)}Z`,
          fill(color, opacity),
        );
      } else {
        out += `<g color="${color}" opacity="${opacity}">${path(`M${r1(x)} 114C${r1(x - 18 + rnd.next() * 20)} ${r1(90 - h * 0.3)} ${r1(x + 20 - rnd.next() * 24)} ${r1(100 - h * 0.8)} ${r1(x + rnd.next() * 18 - 9)} ${r1(106 - h)}`, limb(rnd.between(3, 6)))}</g>`;
        out += circle(x, 106 - h, rnd.between(2, 4.5), fill(depth === 1 ? hot : color, opacity));
      }
    }
  });
  return (
    out +
    times(16, () =>
      circle(rnd.between(0, 160), rnd.between(0, 92), rnd.between(0.5, 2), fill(shine, rnd.between(0.3, 0.9))),
    )
  );
};

/** Desert of Mithras: table mountains, a wreck now and then. */
export const mesa: Scene = (ink) => {
  const { rnd, near } = ink;
  let out = '';
  [50, 66, 86].forEach((y, depth) => {
    const [color, opacity] = layers(ink)[depth] ?? ['', 1];
    const points = [-10, 114];
    let x = -10;
    while (x < 170) {
      const h = rnd.next() * 26 * (0.4 + side(x));
      const w = rnd.between(14, 40);
      const top = y - h * (rnd.next() < 0.55 ? 1 : 0.2);
      points.push(x, y + 4, x + 3, top, x + w * 0.7, top, x + w * 0.8, y - h * 0.2, x + w, y + 4);
      x += w;
    }
    points.push(170, 114);
    out += poly(points, fill(color, opacity));
  });
  if (rnd.next() < 0.6) {
    const x = rnd.next() < 0.5 ? 14 : 132;
    out += at(
      `translate(${x} 62) rotate(${rnd.between(-14, 14)})`,
      path('M0 44V4L7-8L14 4V44ZM-6 18h26v3H-6zM7-8V-22', `fill="${near}" stroke="${near}" stroke-width="1.600"`),
    );
  }
  return out;
};

/** High above a planet: its limb, rings, the lights of ships. */
export const orbit: Scene = (ink) => {
  const { rnd, far, mid, near, rim, shine, hot } = ink;
  const y = rnd.between(150, 164);
  let out = circle(rnd.between(40, 120), y, 90, fill(mid)) + circle(80, y + 4, 88, fill(near, 0.9));
  out += path(`M-10 ${r1(y - 66)}Q80 ${r1(y - 98)} 170 ${r1(y - 66)}`, stroke(rim, 1.6, 0.7));
  out += times(3, (i) =>
    path(`M-10 ${84 - i * 9}Q80 ${44 - i * 11} 170 ${76 - i * 9}`, stroke(i === 1 ? hot : far, 1.4 - i * 0.3, 0.6)),
  );
  return (
    out +
    times(5, () => path(`M${rnd.between(0, 150)} ${rnd.between(6, 60)}h${rnd.between(4, 12)}`, stroke(shine, 1.2, 0.8)))
  );
};
