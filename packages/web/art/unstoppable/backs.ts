import { randomOf } from '../random.ts';
import { circle, fill, path, r1, stroke, times } from './draw.ts';

/** Backs of cards and the wiring of upgrades. */

const BACKS = {
  core: ['#161f3a', '#0a0f20', '#38e1ff', '#ff4fa3'],
  threat: ['#3a1022', '#16060e', '#ff6161', '#ffb454'],
  upgrade: ['#0f2c38', '#07131c', '#38e1ff', '#b4efff'],
} as const;

const svg = (box: string, inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" preserveAspectRatio="xMidYMid slice">${inner}</svg>`;

/** An arrow that nothing stops, between the two notches. */
export function backSvg(kind: keyof typeof BACKS): string {
  const [sky, ground, one, two] = BACKS[kind];
  return svg(
    '0 0 100 150',
    `<defs><radialGradient id="g"><stop stop-color="${sky}"/><stop offset="1" stop-color="${ground}"/></radialGradient></defs>` +
      path('M0 0H100V150H0Z', 'fill="url(#g)"') +
      times(9, (i) => path(`M${-60 + i * 24} 150L${20 + i * 24} 0`, stroke(one, 1, 0.1))) +
      path('M8 8H92V142H8Z', stroke(one, 1.4, 0.5)) +
      path('M12 12H88V52H60V64H88V108H52V120H88V138H12Z', stroke(two, 1, 0.45)) +
      path('M50 30L72 58H60V92H40V58H28Z', fill(one, 0.75)) +
      path('M50 30L50 92H40V58H28Z', fill('#fff', 0.18)) +
      path('M40 98H60V104H40ZM40 110H60V113H40Z', fill(two, 0.8)) +
      circle(50, 66, 38, stroke(two, 1.2, 0.35)),
  );
}

export function circuitSvg(id: string, notch: 'top' | 'bottom'): string {
  const rnd = randomOf(`circuit ${id}`);
  const color = notch === 'top' ? '#38e1ff' : '#ff4fa3';
  let lines = '';
  let ends = '';
  for (let i = 0; i < 8; i++) {
    let x = Math.round(rnd.next() * 14) * 8;
    let y = Math.round(rnd.next() * 12) * 8;
    lines += `M${x} ${y}`;
    for (let k = 0; k < 3; k++) {
      const d = Math.round((rnd.next() - 0.5) * 8) * 8;
      if (rnd.next() < 0.5) x += d;
      else y += d;
      lines += `L${r1(x)} ${r1(y)}`;
    }
    ends += circle(x, y, 2.2, fill(color));
  }
  const chip = `M${rnd.between(50, 80)} ${rnd.between(30, 60)}h22v22h-22z`;
  return svg(
    '0 0 110 100',
    `${path(lines, stroke(color, 1, 0.5))}<g opacity=".6">${ends}</g>${path(chip, stroke(color, 1.6, 0.6))}`,
  );
}
