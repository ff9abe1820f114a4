import { at, circle, ellipse, fill, type Ink, path, poly, r1, type Shape, stroke, times } from '../unstoppable/draw.ts';
import { HOUSE_SIGNS, type HouseId } from './emblems.ts';

/** What is on the pictures of this game; each varies with the numbers of its card. */

/** Someone of the crew: helmet, hood, cap or bare head over a collar. */
export function bust({ rnd, hot, shine }: Ink, leads: boolean): Shape {
  const head = ['helmet', 'hood', 'cap', 'bare'][Math.floor(rnd.next() * 4)];
  const wide = rnd.between(40, 52);
  const shoulders = `M${80 - wide} 114C${80 - wide} 86 ${r1(80 - wide * 0.6)} 78 66 74L94 74C${r1(80 + wide * 0.6)} 78 ${80 + wide} 86 ${80 + wide} 114Z`;
  const skull = 'M80 24C96 24 102 36 101 50C100 66 92 76 80 76C68 76 60 66 59 50C58 36 64 24 80 24Z';
  const over: Record<string, string> = {
    helmet: 'M54 54C52 28 64 16 80 16C96 16 108 28 106 54L100 60L96 44H64L60 60Z',
    hood: 'M80 10C104 14 110 40 108 78L98 84C102 54 94 34 80 32C66 34 58 54 62 84L52 78C50 40 56 14 80 10Z',
    cap: 'M58 38C58 20 68 14 80 14C92 14 102 20 102 38L112 42H56Z',
    bare: 'M58 46C56 22 70 16 82 18C98 18 104 32 102 46C96 36 88 32 78 34C68 34 62 38 58 46Z',
  };
  const stripes = times(leads ? 3 : 1, (i) =>
    path(`M${70 - i * 4} ${92 + i * 6}L80 ${99 + i * 6}L${90 + i * 4} ${92 + i * 6}`, stroke(hot, 2.4)),
  );
  const visor =
    head === 'helmet'
      ? path('M62 46H98L94 56H66Z', fill(hot, 0.9))
      : circle(72, 50, 1.8, fill(shine)) + circle(88, 50, 1.8, fill(shine));
  return { body: path(shoulders) + path(skull) + path(over[head] ?? ''), lights: visor + stripes };
}

/** A ship seen from above and aside, with as many masts as its numbers give. */
export function ship({ rnd, hot, rim }: Ink): Shape {
  const y = rnd.between(54, 64);
  const long = rnd.between(52, 66);
  const hull = `M${80 + long} ${y}L${96} ${y - 12}H60L${80 - long} ${y - 20}L${88 - long} ${y - 6}H${82 - long}V${y + 6}H${88 - long}L${80 - long} ${y + 20}L60 ${y + 12}H96Z`;
  const masts = 2 + Math.floor(rnd.next() * 3);
  const mast = (i: number): string => {
    const x = 56 + (i * 44) / masts;
    const tall = rnd.between(12, 28);
    return (
      path(`M${r1(x)} ${y - 10}l4-${tall}l4 ${tall}Z`) +
      path(`M${r1(x)} ${y + 10}l4 ${r1(tall * 0.6)}l4-${r1(tall * 0.6)}Z`)
    );
  };
  const windows = times(7, (i) => circle(60 + i * 7, y, 1.3, fill(rim, 0.9)));
  return { body: path(hull) + times(masts, mast), lights: windows + circle(80 - long + 3, y, 4, fill(hot)) };
}

/** Lines of an order running from one point. */
export function order({ rnd, hot, rim }: Ink): Shape {
  const rays = 7 + Math.floor(rnd.next() * 6);
  const cx = rnd.between(58, 102);
  const ray = (i: number): string => {
    const a = Math.PI * (1 + (i + 0.5) / rays);
    const far = rnd.between(50, 96);
    const w = 0.05;
    const p = (angle: number, r: number): [number, number] => [
      r1(cx + Math.cos(angle) * r),
      r1(100 + Math.sin(angle) * r),
    ];
    return poly([...p(a - w, 16), ...p(a, far), ...p(a + w, 16)]);
  };
  return {
    body: times(rays, ray) + path(`M${cx - 30} 114a30 26 0 0 1 60 0Z`),
    lights: circle(cx, 100, 9, fill(hot)) + circle(cx, 100, 4, fill(rim)),
  };
}

export function planet({ rnd, hot, far, rim, mid }: Ink): Shape {
  const r = rnd.between(28, 38);
  const tilt = rnd.between(-24, 24);
  const bands = times(4, (i) =>
    ellipse(80, 56 - r * 0.6 + i * r * 0.4, r * rnd.between(0.5, 0.9), rnd.between(2, 5), fill(i % 2 ? far : mid, 0.7)),
  );
  const ring = rnd.next() < 0.6 ? at(`rotate(${tilt} 80 56)`, ellipse(80, 56, r + 22, 8, stroke(rim, 2.4, 0.8))) : '';
  const moon = circle(
    80 + (r + 16) * (rnd.next() < 0.5 ? -1 : 1),
    rnd.between(18, 34),
    rnd.between(4, 8),
    fill(rim, 0.9),
  );
  return { body: circle(80, 56, r), planes: bands, lights: ring + moon + circle(80 - r * 0.4, 46, 2.5, fill(hot)) };
}

/** A ring of eight marks, as on the cards that the scanner finds. */
export function scan({ rnd, hot, rim }: Ink): Shape {
  const sweep = Math.floor(rnd.next() * 8);
  const mark = (i: number): string => {
    const a = (i * Math.PI) / 4;
    return circle(
      80 + Math.cos(a) * 36,
      56 + Math.sin(a) * 36,
      i === sweep ? 6 : 3,
      fill(i === sweep ? hot : rim, 0.9),
    );
  };
  return {
    body: '',
    still: true,
    lights:
      times(3, (i) => circle(80, 56, 16 + i * 14, stroke(rim, 1.2, 0.6))) +
      times(8, mark) +
      circle(80, 56, 7, fill(hot)),
  };
}

export function colony({ rnd, hot, rim }: Ink): Shape {
  const domes = 2 + Math.floor(rnd.next() * 3);
  const dome = (i: number): string => {
    const x = 80 + (i - (domes - 1) / 2) * 36;
    const r = rnd.between(18, 30);
    return path(`M${r1(x - r)} 100A${r} ${r} 0 0 1 ${r1(x + r)} 100V114H${r1(x - r)}Z`);
  };
  const lights = times(12, () =>
    path(`M${rnd.between(30, 130)} ${rnd.between(90, 108)}h2v3h-2Z`, fill(rnd.next() < 0.5 ? hot : rim)),
  );
  return { body: times(domes, dome) + path('M78 40h4v50h-4Z'), lights: lights + circle(80, 38, 4, fill(hot)) };
}

/** A seal with wax and ribbons. */
export function seal({ rnd, hot, rim }: Ink): Shape {
  const teeth = 10 + Math.floor(rnd.next() * 8);
  const points = Array.from({ length: teeth * 2 }, (_, i) => {
    const a = (i * Math.PI) / teeth;
    const r = i % 2 ? 26 : 31;
    return [80 + Math.cos(a) * r, 50 + Math.sin(a) * r];
  }).flat();
  return {
    body: path('M62 62L50 108L68 98L80 112L92 98L110 108L98 62Z') + poly(points),
    lights: circle(80, 50, 18, stroke(rim, 2)) + circle(80, 50, 7, fill(hot)),
    still: true,
  };
}

/** A plate of the hull that has come apart. */
export function breach({ rnd, hot, shine }: Ink): Shape {
  const x = rnd.between(66, 94);
  const crack = `M${x} 8L${x - 10} 36L${x + 6} 50L${x - 12} 78L${x} 106`;
  return {
    body: path('M24 14L136 8L142 104L18 100Z'),
    lights:
      path(crack, stroke(hot, 7)) +
      path(crack, stroke(shine, 2.4)) +
      times(9, () => circle(rnd.between(40, 120), rnd.between(14, 98), rnd.between(0.8, 2.2), fill(hot))),
    still: true,
  };
}

/** The sign of a House as a window. */
export function window(house: HouseId, { rim }: Ink): Shape {
  return {
    body: '',
    still: true,
    lights:
      at('translate(80 56) scale(3.4)', path(HOUSE_SIGNS[house].d, fill(rim, 0.9))) +
      circle(80, 56, 47, stroke(rim, 2, 0.7)),
  };
}
