import { at, circle, fill, path, stroke, times } from '../unstoppable/draw.ts';

/** Backs of cards: a plate with a nut, in the colour of its deck. */
const BACKS = {
  card: ['#4a3527', '#1a120d', '#e0814f'],
  recruit: ['#3d3a33', '#15130f', '#f5c84b'],
  technology: ['#23403f', '#0c1819', '#e8a04a'],
  invasion: ['#33205c', '#0f0722', '#a6ff5c'],
  protocol: ['#4a1040', '#180416', '#ff5fb0'],
} as const;

export function backSvg(kind: keyof typeof BACKS): string {
  const [light, dark, hot] = BACKS[kind];
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 130" preserveAspectRatio="xMidYMid slice">' +
    `<defs><radialGradient id="g" cy=".3"><stop stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></radialGradient></defs>` +
    path('M0 0H100V130H0Z', 'fill="url(#g)"') +
    times(12, (i) => path(`M${-50 + i * 16} 130L${10 + i * 16} 0`, stroke(dark, 5, 0.35))) +
    path('M6 6H94V124H6Z', stroke(hot, 1.4, 0.5)) +
    [12, 88]
      .map((x) =>
        [12, 118].map((y) => circle(x, y, 3.4, fill(hot, 0.6)) + path(`M${x - 2} ${y}h4`, stroke(dark, 1.2))).join(''),
      )
      .join('') +
    at(
      'translate(50 65)',
      path('M0-30L26-15V15L0 30L-26 15V-15Z', fill(hot, 0.9)) +
        circle(0, 0, 13, fill(dark)) +
        path('M0-30L26-15V15L0 30Z', fill('#000', 0.16)),
    ) +
    '</svg>'
  );
}
