import { randomOf } from '../random.ts';
import { circle, fill, H, type Ink, path, poly, r1, type Shape, stroke, times, W } from '../unstoppable/draw.ts';
import type { HouseId } from './emblems.ts';
import { litBy, toneFor } from './palettes.ts';
import { breach, bust, colony, order, planet, scan, seal, ship, window } from './subjects.ts';

/** What stands before the window, by the kinds of the game's catalogue. */
const SUBJECTS = {
  cadet: (ink) => bust(ink, false),
  crew: (ink) => bust(ink, true),
  frigate: ship,
  board: ship,
  planet,
  scanner: scan,
  die: scan,
  colony,
  agenda: seal,
  failure: breach,
  house: (ink, house) => (house ? window(house, ink) : seal(ink)),
  command: order,
  action: order,
  order,
} satisfies Record<string, (ink: Ink, house: HouseId | undefined) => Shape>;
export type RevenantKind = keyof typeof SUBJECTS;

/** Facets of a rose window around a point, in the three colours of the sky, between dark leads. */
function glass({ rnd, sky: [top, middle, low], ink, shine }: Ink): string {
  const cx = rnd.between(60, 100);
  const cy = rnd.between(40, 70);
  const n = 12 + Math.floor(rnd.next() * 5) * 2;
  const turn = rnd.next();
  const facet = (i: number): string => {
    const p = (k: number): [number, number] => {
      const a = ((k + turn) * 2 * Math.PI) / n;
      return [r1(cx + Math.cos(a) * 150), r1(cy + Math.sin(a) * 150)];
    };
    return poly(
      [cx, cy, ...p(i), ...p(i + 1)],
      `${fill(i % 3 === 0 ? low : i % 3 === 1 ? middle : top, 0.8)} stroke="${ink}" stroke-width="2"`,
    );
  };
  const stars = times(16, () => circle(rnd.between(0, W), rnd.between(0, H), rnd.between(0.3, 0.9), fill(shine, 0.7)));
  return (
    path(`M0 0H${W}V${H}H0Z`, fill(top)) +
    times(n, facet) +
    circle(cx, cy, 26, `fill="url(#h)"`) +
    circle(cx, cy, 52, stroke(ink, 2, 0.7)) +
    stars
  );
}

/** One picture as SVG text, the same for the same id: a window, and what stands before its light. */
export function compose(id: string, kind: RevenantKind, house?: HouseId): string {
  const rnd = randomOf(`revenant ${id}`);
  const ink: Ink = { ...litBy(toneFor(kind, house)), rnd };
  const back = glass(ink);
  const shape = SUBJECTS[kind](ink, house);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" preserveAspectRatio="xMidYMid slice">` +
    `<defs><radialGradient id="h"><stop stop-color="${ink.shine}"/><stop offset="1" stop-color="${ink.hot}" stop-opacity="0"/></radialGradient>` +
    `<linearGradient id="b" x2="1" y2="1"><stop stop-color="${ink.mid}"/><stop offset="1" stop-color="${ink.ink}"/></linearGradient>` +
    `<g id="o">${shape.body}</g></defs>` +
    back +
    (shape.behind ?? '') +
    `<use href="#o" x="-1.6" y="-1.4" fill="${ink.rim}"/><use href="#o" fill="url(#b)"/>` +
    (shape.planes ?? '') +
    (shape.lights ?? '') +
    '</svg>'
  );
}
