import { at, both, circle, ellipse, fill, path, r1, type Subject, stroke, times } from '../draw.ts';

/** The three bosses, larger than their frame. */

/** The Harbinger: a thing with a shell older than the cities. */
export const harbinger: Subject = ({ hot, shine, rim, mid }) => {
  const turn = Array.from({ length: 46 }, (_, t) => {
    const a = -t * 0.36;
    const q = 2 + t * 0.86;
    return `${t ? 'L' : 'M'}${r1(94 + q * Math.cos(a))} ${r1(52 + q * Math.sin(a) * 0.96)}`;
  }).join('');
  return {
    body:
      path('M4 104Q22 92 26 70Q20 50 34 46Q48 46 48 62Q52 86 70 92H128Q150 96 158 112H2Z') +
      circle(94, 52, 42) +
      path('M30 50L16 18L21 17L36 46ZM38 48L44 14L49 15L44 48Z') +
      times(7, (i) => at(`rotate(${-70 + i * 30} 94 52)`, path('M90 12l4-16l4 16z'))),
    planes: path('M62 78Q46 44 74 20Q94 8 112 18Q78 22 72 52Q70 70 84 90Q70 88 62 78Z', fill(mid, 0.55)),
    lights:
      path(turn, stroke(hot, 3.4)) +
      path(turn, `${stroke(shine, 1)} stroke-dasharray="1 5"`) +
      circle(18, 16, 4.4, fill(shine)) +
      circle(47, 13, 4.4, fill(shine)) +
      path('M12 106Q70 98 150 108', stroke(hot, 1.6)) +
      path('M30 72q6 8 16 6', stroke(rim, 1.6)),
  };
};

/** The Triumvirate: the Vault, the Whisper, the Fist. */
export const triumvirate: Subject = ({ hot, shine, rim, mid, ink }) => ({
  behind:
    path('M80 2L140 106H20Z', stroke(hot, 1.6, 0.8)) +
    circle(80, 60, 50, `${stroke(rim, 1, 0.5)} stroke-dasharray="4 6"`),
  body:
    path('M46 116Q48 74 66 66Q58 30 80 22Q102 30 94 66Q112 74 114 116Z') +
    both(path('M-6 116Q-4 84 14 76L18 70Q10 56 16 46Q30 36 42 48Q46 60 38 72L40 78Q54 82 58 116Z')),
  planes:
    path('M68 68Q62 36 80 28V112H54Q56 78 68 68Z', fill(mid, 0.5)) +
    path('M18 50Q28 42 30 50V112H2Q2 88 18 78Z', fill(mid, 0.45)),
  lights:
    path('M66 60Q64 40 80 36Q96 40 94 60L88 66H72Z', fill(ink)) +
    path('M70 52h8M82 52h8', stroke(shine, 2.4)) +
    path('M18 56h18v7H18z', fill(hot)) +
    path('M122 58q8-5 18 0M122 66h14', stroke(shine, 2)) +
    path('M80 74l7 10l-7 10l-7-10z', fill(hot)) +
    circle(27, 92, 6, stroke(hot, 2)) +
    path('M124 88h16v12h-16z', stroke(hot, 2)),
});

/** Duomo: the dome that keeps. */
export const duomo: Subject = ({ rnd, hot, shine, rim, mid, near, ink }) => ({
  behind: times(14, (i) => at(`rotate(${i * 12.8 - 84} 80 66)`, path('M78 20L80-60L82 20Z', fill(shine, 0.22)))),
  body: path('M16 92Q16 26 80 20Q144 26 144 92Z') + path('M76 22V4h8v18z') + path('M4 90H156V112H4Z'),
  planes:
    times(9, (i) => path(`M80 20Q${r1(80 + (i - 4) * 17)} 40 ${r1(80 + (i - 4) * 16)} 90`, stroke(mid, 2.4, 0.9))) +
    path('M20 90Q22 34 76 24Q44 40 42 90Z', fill(mid, 0.35)),
  lights:
    path('M50 66Q80 40 110 66Q80 90 50 66Z', fill(ink)) +
    path('M50 66Q80 40 110 66Q80 90 50 66Z', stroke(hot, 2.4)) +
    circle(80, 65, 11, fill(hot)) +
    circle(80, 65, 4.6, fill(ink)) +
    circle(77, 62, 2.2, fill(shine)) +
    circle(80, 6, 3.4, fill(shine)) +
    path('M8 96H152', stroke(rim, 1.6, 0.8)) +
    times(11, (i) => path(`M${12 + i * 13} 112v-8a3 3 0 0 1 6 0v8z`, fill(rnd.next() < 0.6 ? shine : near, 0.9))) +
    both(ellipse(30, 100, 2, 2, fill(hot))),
});
