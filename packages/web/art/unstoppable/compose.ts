import { randomOf } from '../random.ts';
import { at, circle, ellipse, fill, H, type Ink, path, r1, stroke, times, W } from './draw.ts';
import { PALETTES, type PaletteName } from './palettes.ts';
import { SCENES, type SceneName } from './scenes.ts';
import { type SubjectName, subjectOf } from './subjects/index.ts';

export interface Cast {
  palette: PaletteName;
  scene: SceneName;
  subject: SubjectName;
  /** The part that is shown; everything unless told. */
  box?: string;
}

type Weather = (ink: Ink) => string;

const rain: Weather = ({ rnd, rim }) =>
  path(
    Array.from({ length: 16 }, () => `M${rnd.between(0, 170)} ${rnd.between(-10, 96)}l-3 ${rnd.between(8, 16)}`).join(
      '',
    ),
    stroke(rim, 0.6, 0.4),
  );
const sparks: Weather = ({ rnd, shine }) =>
  times(14, () =>
    circle(rnd.between(0, 160), rnd.between(30, 110), rnd.between(0.5, 1.7), fill(shine, rnd.between(0.3, 0.8))),
  );
const dust: Weather = ({ rnd, rim }) =>
  times(5, () =>
    ellipse(rnd.between(0, 160), rnd.between(70, 108), rnd.between(24, 50), rnd.between(2, 5), fill(rim, 0.1)),
  );
const glass: Weather = ({ rnd, rim }) =>
  times(10, () => {
    const x = rnd.between(0, 160);
    const y = rnd.between(4, 104);
    const q = rnd.between(0.8, 2.4);
    return path(
      `M${r1(x)} ${r1(y - q)}L${r1(x + q)} ${r1(y)}L${r1(x)} ${r1(y + q)}L${r1(x - q)} ${r1(y)}Z`,
      fill(rim, rnd.between(0.3, 0.8)),
    );
  });
const motes: Weather = ({ rnd, hot }) =>
  times(16, () =>
    circle(rnd.between(0, 160), rnd.between(10, 108), rnd.between(0.6, 2.4), fill(hot, rnd.between(0.25, 0.6))),
  );

const WEATHER: Record<SceneName, readonly [Weather, ...Weather[]]> = {
  city: [rain, rain, sparks],
  spires: [glass, sparks],
  junk: [sparks, dust],
  facets: [glass, glass, sparks],
  jungle: [motes, rain],
  mesa: [dust, sparks],
  pipes: [rain, dust],
  dome: [dust, glass, motes],
  orbit: [glass, sparks],
};

/**
 * One picture as SVG text, the same for the same id: sky, one light, three depths, the subject (a copy in the colour of
 * the light, shifted towards it, is its rim), what shines on it, weather.
 */
export function compose(id: string, cast: Cast): string {
  const rnd = randomOf(`unstoppable ${id}`);
  const ink: Ink = { ...PALETTES[cast.palette], rnd };
  const { sky, rim, shine, hot, near } = ink;
  const lx = rnd.between(48, 112);
  const ly = rnd.between(26, 48);
  const lr = rnd.between(14, 26);
  const shape = subjectOf(cast.subject)(ink);
  const isTurned = shape.still !== true && rnd.next() < 0.5;
  const toLight = lx < 80 !== isTurned ? -1.6 : 1.6;
  const ring =
    rnd.next() < 0.4
      ? at(`rotate(${rnd.between(-24, 24)} ${lx} ${ly})`, ellipse(lx, ly, lr * 1.8, lr * 0.4, stroke(rim, 1.5, 0.85)))
      : '';
  const stars = times(12, () =>
    circle(rnd.between(0, W), rnd.between(0, 46), rnd.between(0.4, 1), fill('#fff', rnd.between(0.3, 0.9))),
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${cast.box ?? `0 0 ${W} ${H}`}" preserveAspectRatio="xMidYMid slice">` +
    `<defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="${sky[0]}"/><stop offset=".62" stop-color="${sky[1]}"/><stop offset="1" stop-color="${sky[2]}"/></linearGradient>` +
    `<radialGradient id="g"><stop stop-color="${shine}" stop-opacity=".85"/><stop offset=".4" stop-color="${hot}" stop-opacity=".4"/><stop offset="1" stop-color="${hot}" stop-opacity="0"/></radialGradient>` +
    `<linearGradient id="b" gradientUnits="userSpaceOnUse" x2="0" y2="112"><stop stop-color="${near}"/><stop offset="1" stop-color="${ink.ink}"/></linearGradient>` +
    `<g id="o">${shape.body}</g></defs>` +
    path(`M0 0H${W}V${H}H0Z`, 'fill="url(#s)"') +
    stars +
    circle(lx, ly, lr * 3, 'fill="url(#g)"') +
    circle(lx, ly, lr, fill(shine, 0.85)) +
    ring +
    SCENES[cast.scene](ink) +
    path(`M0 58H${W}V${H}H0Z`, fill(hot, 0.1)) +
    (shape.behind ?? '') +
    at(
      isTurned ? 'matrix(-1 0 0 1 160 0)' : 'translate(0)',
      (shape.body === ''
        ? ''
        : `<use href="#o" x="${toLight}" y="-1.500" fill="${rim}" color="${rim}"/><use href="#o" fill="url(#b)" color="${near}"/>`) +
        (shape.planes ?? '') +
        (shape.lights ?? ''),
    ) +
    rnd.pick(WEATHER[cast.scene])(ink) +
    path(`M0 94H${W}V${H}H0Z`, fill(ink.ink, 0.3)) +
    '</svg>'
  );
}
