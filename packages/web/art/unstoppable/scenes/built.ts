import { circle, fill, path, poly, r1, type Scene, stroke, times } from '../draw.ts';
import { layers, side } from './depth.ts';

/** Backdrops that somebody built. */

/** Neon city: towers with lit windows, one hologram. */
export const city: Scene = (ink) => {
  const { rnd, shine, hot } = ink;
  let out = '';
  layers(ink).forEach(([color, opacity], depth) => {
    let x = -8;
    while (x < 168) {
      const w = rnd.between(10 + depth * 3, 18 + depth * 4);
      const h = 26 + rnd.next() * 30 + side(x) * 16 + (depth === 0 ? 20 : depth === 1 ? 6 : -12);
      const y = 112 - h;
      const cap = rnd.next() * 9;
      out += path(
        `M${r1(x)} 112V${r1(y)}h${r1(w * 0.3)}v${r1(-cap)}h${r1(w * 0.38)}v${r1(cap)}h${r1(w * 0.32)}V112Z`,
        fill(color, opacity),
      );
      if (depth < 2) {
        let windows = '';
        for (let k = 0; k < 6; k++) {
          if (rnd.next() < 0.66)
            windows += `M${r1(x + 2 + rnd.next() * (w - 6))} ${r1(y + 5 + rnd.next() * h * 0.6)}h${r1(1 + rnd.next() * 3)}`;
        }
        out += path(windows || 'M0 0', stroke(rnd.next() < 0.5 ? shine : hot, 1, 0.75));
      }
      x += w - 0.5;
    }
  });
  const sx = rnd.next() < 0.5 ? rnd.between(6, 30) : rnd.between(122, 148);
  const sy = rnd.between(24, 44);
  return `${out}${path(`M${sx} ${sy}h7v26h-7z`, fill(hot, 0.5))}${path(`M${sx + 1.5} ${sy + 4}h4m-4 5h4m-4 5h3`, stroke(shine, 1.2, 0.8))}`;
};

/** Halls of the Council: rays, rings of a rotunda, spires left and right. */
export const spires: Scene = (ink) => {
  const { rnd, rim, shine } = ink;
  let rays = '';
  for (let i = 0; i < 13; i++) {
    const a = -Math.PI * (0.06 + i * 0.0733);
    const to = (d: number): string => `${r1(80 + 150 * Math.cos(a + d))} ${r1(62 + 150 * Math.sin(a + d))}`;
    rays += path(`M80 62L${to(-0.02)}L${to(0.02)}Z`, fill(shine, i % 2 ? 0.09 : 0.17));
  }
  const rings = times(3, (i) =>
    circle(
      80,
      60,
      28 + i * 13 + rnd.next() * 3,
      `${stroke(rim, 1.6 - i * 0.4, 0.6 - i * 0.16)} stroke-dasharray="${i === 1 ? '2 4' : 'none'}"`,
    ),
  );
  let out = rays + rings;
  layers(ink).forEach(([color, opacity], depth) => {
    for (let i = 0; i < 5 - depth; i++) {
      const d = 15 + depth * 17 + i * rnd.between(15, 18);
      const w = 5 + depth * 2;
      for (const s of [-1, 1]) {
        const h = 62 - i * 6 - depth * 8 + rnd.next() * 12;
        const x = 80 + s * d;
        out += path(
          `M${r1(x - w)} 112V${r1(112 - h)}L${r1(x)} ${r1(100 - h)}L${r1(x + w)} ${r1(112 - h)}V112Z`,
          fill(color, opacity),
        );
        out += path(`M${r1(x)} ${r1(104 - h)}V${r1(112 - h * 0.4)}`, stroke(rim, 0.8, 0.25));
      }
    }
  });
  return out;
};

/** Palace of Silver: cut glass, nested diamonds, pillars. */
export const facets: Scene = (ink) => {
  const { rnd, far, mid, near, rim, shine } = ink;
  let out = times(11, (i) => {
    const to = (k: number): string =>
      `${r1(80 + 120 * Math.cos(Math.PI * (1 + k / 11)))} ${r1(78 + 120 * Math.sin(Math.PI * (1 + k / 11)))}`;
    return path(`M80 78L${to(i)}L${to(i + 1)}Z`, fill(i % 2 ? far : shine, rnd.between(0.08, 0.3)));
  });
  out += times(3, (i) => {
    const q = 32 + i * 12;
    return path(
      `M80 ${54 - q}L${r1(80 + q * 0.86)} 54L80 ${54 + q}L${r1(80 - q * 0.86)} 54Z`,
      stroke(i === 1 ? shine : rim, 1.5 - i * 0.35, 0.75 - i * 0.18),
    );
  });
  for (const s of [-1, 1]) {
    out += times(3, (i) => {
      const x = 80 + s * (40 + i * 17 + rnd.next() * 4);
      const h = rnd.between(48, 82);
      const w = rnd.between(8, 13);
      return (
        poly(
          [x - w, 113, x - w * 0.4, 112 - h, x, 106 - h, x + w * 0.6, 112 - h * 0.9, x + w, 113],
          fill(i === 2 ? near : mid),
        ) + poly([x - w * 0.4, 112 - h, x, 106 - h, x - 1, 113, x - w, 113], fill(far, 0.7))
      );
    });
  }
  return out;
};

/** Undercity: pipes, a grating, steam. */
export const pipes: Scene = (ink) => {
  const { rnd, far, mid, near, hot, shine } = ink;
  let out = times(6, (i) => {
    const x = i * 30 + rnd.between(-8, 8);
    const w = rnd.between(6, 15);
    return (
      path(`M${r1(x)} 0h${w}V112h-${w}Z`, fill(i % 2 ? far : mid, 0.55)) +
      path(`M${r1(x + 1.5)} 0V112`, stroke(shine, 0.8, 0.25))
    );
  });
  out += times(4, () => {
    const y = rnd.between(8, 60);
    const h = rnd.between(4, 9);
    return (
      path(`M0 ${y}H160v${h}H0Z`, fill(mid, 0.9)) +
      path(`M${rnd.between(0, 140)} ${r1(y - 2)}h8v${r1(h + 4)}h-8z`, fill(near))
    );
  });
  out += path('M0 92H160V112H0Z', fill(near)) + path('M4 97h152M4 103h152', stroke(hot, 1, 0.35));
  return out + times(3, () => circle(rnd.between(10, 150), rnd.between(60, 92), rnd.between(8, 18), fill(shine, 0.07)));
};

/** Under the great dome: ribs, tiers of arches, a shaft of light. */
export const dome: Scene = (ink) => {
  const { rnd, far, mid, near, rim, shine } = ink;
  let out = path('M80-4L40 112H120Z', fill(shine, 0.13)) + path('M80-4L62 112H98Z', fill(shine, 0.14));
  out += times(9, (i) =>
    path(
      `M80-6Q${r1(80 + (i - 4) * 26)} ${r1(18 + Math.abs(i - 4) * 3)} ${r1(80 + (i - 4) * 29)} 76`,
      stroke(i % 2 ? far : mid, 3.4, 0.75),
    ),
  );
  [44, 62].forEach((y, row) => {
    out += path(`M0 ${y}Q80 ${y + 12} 160 ${y}v4Q80 ${y + 16} 0 ${y + 4}Z`, fill(mid, 0.9));
    for (let x = 6 + row * 4; x < 160; x += 14) {
      const drop = 12 * (1 - side(x) ** 2);
      out += path(`M${x} ${r1(y + 20 + drop * 0.6)}v-8a4 4 0 0 1 8 0v8z`, fill(rnd.next() < 0.3 ? shine : near, 0.75));
    }
  });
  return out + path('M0 90Q80 82 160 90V112H0Z', fill(near)) + path('M0 90Q80 82 160 90', stroke(rim, 1, 0.5));
};
