import { randomOf } from '../random.ts';
import { at, circle, fill, H, type Ink, path, r1, stroke, times, W } from '../unstoppable/draw.ts';
import { PALETTES, type PaletteName } from './palettes.ts';
import { SCENES, type SceneName } from './scenes.ts';
import { type SubjectName, subjectOf } from './subjects/index.ts';

export interface Cast {
  palette: PaletteName;
  scene: SceneName;
  subject: SubjectName;
  /** Colour of what glows, where it is not that of the palette. */
  glow?: string;
  /** The part that is shown; everything unless told. */
  box?: string;
}

/** A sky in flat bands and a sun cut by its own haze. */
function sky({ rnd, sky: [top, middle, low], rim }: Ink, lx: number, ly: number, lr: number): string {
  const tilt = (rnd.next() - 0.5) * 14;
  const band = (y: number, color: string, opacity: number): string =>
    path(`M0 0H${W}V${r1(y - tilt)}L0 ${r1(y + tilt)}Z`, fill(color, opacity));
  const ring =
    rnd.next() < 0.7 ? `${stroke(rim, 1, 0.8)} stroke-dasharray="${rnd.between(2, 8)} ${rnd.between(2, 6)}"` : '';
  return (
    path(`M0 0H${W}V${H}H0Z`, fill(low)) +
    band(40, top, 1) +
    band(52, middle, 0.75) +
    circle(lx, ly, lr, fill(rim)) +
    times(4, (i) =>
      path(`M${r1(lx - lr)} ${r1(ly + lr * 0.15 + i * 5.5)}h${r1(lr * 2)}`, stroke(middle, 1 + i * 0.75)),
    ) +
    (ring === '' ? '' : circle(lx, ly, lr + 7, ring))
  );
}

/** Specks and a foot of dots: the press was not clean. */
const grain = ({ rnd, ink, rim }: Ink): string =>
  times(26, () =>
    circle(rnd.between(0, W), rnd.between(0, H), rnd.between(0.3, 1), fill(rnd.next() < 0.5 ? ink : rim, 0.45)),
  ) + path(`M0 86H${W}V${H}H0Z`, 'fill="url(#d)"');

/**
 * One picture as SVG text, the same for the same id: sky and sun, three depths, the subject (a copy in the colour of the
 * light, shifted towards it, is its rim), what glows on it, and the marks of the press.
 */
export function compose(id: string, cast: Cast): string {
  const rnd = randomOf(`rone ${id}`);
  const palette = PALETTES[cast.palette];
  const ink: Ink = { ...palette, hot: cast.glow ?? palette.hot, rnd };
  const lx = rnd.between(46, 114);
  const ly = rnd.between(34, 56);
  const lr = rnd.between(20, 29);
  const shape = subjectOf(cast.subject)(ink);
  const isTurned = shape.still !== true && rnd.next() < 0.5;
  const toLight = lx < 80 !== isTurned ? -1.7 : 1.7;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${cast.box ?? `0 0 ${W} ${H}`}" preserveAspectRatio="xMidYMid slice">` +
    `<defs><linearGradient id="b" x2="1" y2="1"><stop stop-color="${ink.near}"/><stop offset=".5" stop-color="${ink.near}"/><stop offset=".5" stop-color="${ink.ink}"/><stop offset="1" stop-color="${ink.ink}"/></linearGradient>` +
    `<pattern id="d" width="6" height="8" patternUnits="userSpaceOnUse"><circle cx="1.500" cy="2" r="1.100" fill="${ink.ink}" opacity=".42"/><circle cx="4.500" cy="6" r="1.300" fill="${ink.ink}" opacity=".42"/></pattern>` +
    `<g id="o">${shape.body}</g></defs>` +
    sky(ink, lx, ly, lr) +
    SCENES[cast.scene](ink) +
    (shape.behind ?? '') +
    at(
      isTurned ? 'matrix(-1 0 0 1 160 0)' : 'translate(0)',
      (shape.body === ''
        ? ''
        : `<use href="#o" x="${toLight}" y="-1.5" fill="${ink.rim}" color="${ink.rim}"/><use href="#o" fill="url(#b)" color="${ink.near}"/>`) +
        (shape.planes ?? '') +
        (shape.lights ?? ''),
    ) +
    grain(ink) +
    '</svg>'
  );
}
