import type { Pen } from './pen.tsx';
import { type Points, scattered } from './points.ts';

/** Behind every body, back to front: sky in the hue of the role, nebula strokes, stars, one planet, a halo. */
export function drawSky(pen: Pen): void {
  const { id, ink, rnd } = pen;
  const cx = rnd.between(38, 62);
  const cy = rnd.between(28, 52);
  pen.add(
    <defs key="defs">
      <radialGradient id={`${id}s`} cx={`${cx}%`} cy={`${cy}%`} r="85%">
        <stop offset="0" stopColor={ink.sky} />
        <stop offset=".55" stopColor={ink.night} />
        <stop offset="1" stopColor="#04060c" />
      </radialGradient>
      <radialGradient id={`${id}h`}>
        <stop offset="0" stopColor={ink.glow} stopOpacity=".5" />
        <stop offset="1" stopColor={ink.glow} stopOpacity="0" />
      </radialGradient>
      <linearGradient id={`${id}p`} x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stopColor={ink.mid} stopOpacity=".55" />
        <stop offset=".7" stopColor={ink.line} stopOpacity=".9" />
      </linearGradient>
    </defs>,
  );
  pen.rect(-100, -72, 200, 144, `url(#${id}s)`);
  for (let i = 0; i < 4; i++) {
    const y = rnd.between(-55, 60);
    const bend = rnd.between(-20, 20);
    const d = `M-100 ${y}Q${bend} ${y - rnd.between(10, 28)} 100 ${y + rnd.between(-5, 15)}`;
    pen.line(d, ink.mid, rnd.between(3, 14), { opacity: 0.1 });
  }
  const stars = (n: number): Points => scattered(rnd, n, [-98, 98], [-70, 70]);
  pen.dots(stars(12), 1.1, '#fff', 0.35);
  pen.dots(stars(9), 1.7, '#fff', 0.55);
  pen.dots(stars(5), 2.3, '#fff', 0.8);
  const px = rnd.between(-62, 62);
  const py = rnd.between(-30, 8);
  const r = rnd.between(16, 40);
  pen.circle(px, py, r, `url(#${id}p)`, { opacity: 0.8 });
  if (rnd.next() < 0.55) {
    pen.add(
      <ellipse
        key="ring"
        cx={px}
        cy={py}
        rx={r * 1.7}
        ry={r * 0.32}
        fill="none"
        stroke={ink.light}
        strokeWidth="1.2"
        opacity=".35"
        transform={`rotate(${rnd.between(-12, 12)} ${px} ${py})`}
      />,
    );
  }
  pen.ellipse(0, 2, 86, 62, `url(#${id}h)`);
}
