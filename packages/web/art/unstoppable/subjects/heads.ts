import { both, circle, ellipse, fill, type Ink, limb, path, type Shape, stroke } from '../draw.ts';

/** Heads of portraits, seen from the front. */

type Head = (ink: Ink) => Shape;

const eyes = (color: string, y = 54): string => circle(73, y, 2.1, fill(color)) + circle(87, y, 2.1, fill(color));

export const HEADS = {
  helmet: ({ shine, hot, mid }) => ({
    body: path('M60 62Q56 28 80 26Q104 28 100 62L94 74H66Z') + path('M77 27L80 12L83 27Z'),
    planes: path('M80 26Q60 30 61 60L66 72L72 50Q72 34 80 26Z', fill(mid, 0.55)),
    lights:
      path('M64 50Q80 44 96 50L94 57Q80 53 66 57Z', fill(shine)) +
      path('M80 30V44M68 66h24M71 70h18', stroke(hot, 1, 0.7)),
  }),
  visor: ({ shine, hot, mid }) => ({
    body: path('M62 60Q60 30 80 29Q100 30 98 60L92 76Q80 82 68 76Z') + path('M56 46h7v14h-7zM97 46h7v14h-7z'),
    planes: path('M66 34Q80 28 94 34L96 44H64Z', fill(mid, 0.6)),
    lights:
      path('M62 45H98L95 55H65Z', fill(hot)) +
      path('M66 47h20', stroke(shine, 1.6)) +
      path('M74 70h12', stroke(shine, 1, 0.7)),
  }),
  hood: ({ shine, hot, mid }) => ({
    body: path('M52 80Q48 34 80 18Q112 34 108 80Q96 70 80 70Q64 70 52 80Z'),
    planes:
      path('M80 18Q54 34 54 74Q60 46 80 34Z', fill(mid, 0.55)) +
      path('M63 66Q62 42 80 36Q98 42 97 66Q80 60 63 66Z', fill('#000', 0.6)),
    lights: eyes(shine) + path('M68 65Q80 61 92 65L87 74H73Z', fill(hot, 0.5)),
  }),
  hair: ({ shine, hot, mid }) => ({
    body:
      path('M64 66Q60 36 80 33Q100 36 96 66Q90 77 80 78Q70 77 64 66Z') +
      path('M60 58Q50 24 84 22Q112 26 106 66L114 90L98 77L98 46Q84 46 74 38Q66 44 63 58Z'),
    planes: path('M64 50Q66 44 74 42Q84 48 96 48L95 64Q90 75 80 76Q70 75 66 66Z', fill(mid, 0.75)),
    lights:
      path('M69 56q4-3 8 0M85 56q4-3 8 0', stroke(shine, 1.7)) +
      path('M75 69q5 2 9 0', stroke(hot, 1.1)) +
      path('M84 24Q104 30 102 60', stroke(hot, 1, 0.5)),
  }),
  bun: ({ shine, hot, mid }) => ({
    body:
      circle(80, 20, 9) +
      path('M62 62Q56 26 80 24Q104 26 98 62L96 50Q90 40 80 40Q70 40 64 50Z') +
      path('M65 50Q80 36 95 50V64Q90 77 80 78Q70 77 65 64Z'),
    planes: path('M66 50Q80 40 94 50V63Q89 75 80 76Q71 75 66 63Z', fill(mid, 0.75)),
    lights:
      path('M70 57q4-3 7 0M83 57q4-3 7 0', stroke(shine, 1.6)) +
      path('M70 18h20', stroke(hot, 1.5)) +
      circle(63, 66, 1.6, fill(hot)) +
      circle(97, 66, 1.6, fill(hot)),
  }),
  beard: ({ shine, hot, mid }) => ({
    body: path('M63 58Q60 30 80 28Q100 30 97 58L99 74Q92 96 80 98Q68 96 61 74Z'),
    planes:
      path('M67 44Q80 38 93 44V58H67Z', fill(mid, 0.75)) +
      path('M66 66Q80 60 94 66Q92 84 80 90Q68 84 66 66Z', fill(mid, 0.4)),
    lights:
      path('M69 52h7M84 52h7', stroke(shine, 2)) +
      path('M72 70q8-4 16 0', stroke(hot, 1.2)) +
      path('M80 74v14M73 72l2 12M87 72l-2 12', stroke(hot, 0.8, 0.5)),
  }),
  crest: ({ shine, hot, mid }) => ({
    body: path('M63 64Q60 38 80 36Q100 38 97 64L90 76H70Z') + path('M76 38L58 12L74 22L80 4L86 22L102 12L84 38Z'),
    planes: path('M67 46L80 42V74H71L65 63Z', fill(mid, 0.6)),
    lights:
      path('M68 52L78 56M92 52L82 56', stroke(shine, 2)) +
      path('M80 58V72', stroke(hot, 1.2)) +
      circle(80, 31, 2, fill(hot)),
  }),
  goggles: ({ ink, rim, shine, hot, mid }) => ({
    body: path('M62 64Q58 30 80 28Q102 30 98 64L90 76H70Z') + path('M58 70Q80 60 102 70L110 84Q80 76 50 86Z'),
    planes: path('M64 40Q80 30 96 40L97 44H63Z', fill(mid, 0.7)),
    lights: both(
      circle(71, 50, 7, `fill="${ink}" stroke="${rim}" stroke-width="1.5"`) +
        circle(71, 50, 3.6, fill(hot)) +
        path('M69 47l3 3', stroke(shine, 1.1)),
    ),
  }),
  gasmask: ({ ink, rim, shine, hot, mid }) => ({
    body: path('M60 62Q56 30 80 28Q104 30 100 62L92 72L86 88H74L68 72Z') + both(ellipse(62, 76, 9, 8)),
    planes: path('M66 36Q80 26 94 36L96 42H64Z', fill(mid, 0.6)),
    lights:
      both(
        path('M64 46l13-2l2 11l-11 3z', `fill="${hot}" stroke="${rim}" stroke-width="1"`) +
          circle(62, 76, 4.5, stroke(rim, 1.2, 0.8)),
      ) +
      path('M75 76h10M75 80h10M76 84h8', stroke(shine, 1, 0.8)) +
      circle(80, 66, 3, fill(ink)),
  }),
  mask: ({ shine, hot, rim, mid }) => ({
    body:
      path('M62 62Q58 28 80 26Q102 28 98 62Q92 78 80 79Q68 78 62 62Z') +
      path('M62 40Q46 30 44 12Q58 22 68 32ZM98 40Q114 30 116 12Q102 22 92 32Z'),
    planes: path('M68 62Q80 70 92 62Q90 75 80 76Q70 75 68 62Z', fill(mid, 0.8)),
    lights:
      path('M60 46Q70 40 80 46Q90 40 100 46Q98 60 88 60Q82 58 80 54Q78 58 72 60Q62 60 60 46Z', `fill="${rim}"`) +
      path('M66 50q5-3 9 1q-5 4-9-1M94 50q-5-3-9 1q5 4 9-1', fill('#0a0516')) +
      path('M75 68q5 3 10 0', stroke(hot, 1.3)) +
      circle(80, 44, 2, fill(shine)),
  }),
  crown: ({ shine, hot, mid }) => ({
    body:
      path('M64 66Q62 38 80 36Q98 38 96 66Q90 78 80 79Q70 78 64 66Z') +
      path('M58 84Q52 46 66 38L62 18L72 28L80 10L88 28L98 18L94 38Q108 46 102 84L95 60V44H65V60Z'),
    planes: path('M67 50Q80 44 93 50V64Q88 75 80 76Q72 75 67 64Z', fill(mid, 0.75)),
    lights:
      path('M66 37H94', stroke(shine, 2.2)) +
      circle(80, 22, 2.2, fill(shine)) +
      circle(66, 26, 1.6, fill(hot)) +
      circle(94, 26, 1.6, fill(hot)) +
      path('M70 56q4-3 7 0M83 56q4-3 7 0', stroke(shine, 1.5)) +
      path('M76 69q4 2 8 0', stroke(hot, 1)),
  }),
  cap: ({ shine, hot, mid }) => ({
    body:
      path('M65 60Q64 44 80 43Q96 44 95 60V66Q90 78 80 79Q70 78 65 66Z') +
      path('M54 40Q58 20 80 18Q102 20 106 40Q108 48 98 46Q80 40 62 46Q52 48 54 40Z'),
    planes: path('M66 50Q80 46 94 50V65Q88 76 80 77Q72 76 66 65Z', fill(mid, 0.75)),
    lights:
      path('M62 41Q80 35 98 41', stroke(hot, 1.8)) +
      path('M80 22l3 5h-6zM76 30h8l-4 5z', fill(shine)) +
      path('M70 56h7M83 56h7', stroke(shine, 1.7)) +
      path('M75 69h10', stroke(hot, 1)),
  }),
  veil: ({ shine, hot, mid }) => ({
    body: path('M50 96Q48 30 80 20Q112 30 110 96L96 80H64Z') + circle(80, 18, 4),
    planes:
      path('M64 78Q60 44 80 36Q100 44 96 78Q80 88 64 78Z', fill('#000', 0.5)) +
      path('M66 62Q80 56 94 62L97 82Q80 92 63 82Z', fill(mid, 0.6)),
    lights:
      path('M69 53q4-2 8 0M83 53q4-2 8 0', stroke(shine, 1.8)) +
      path('M62 38Q80 28 98 38', stroke(hot, 1.6)) +
      circle(80, 32, 2.3, fill(shine)),
  }),
  antlers: ({ shine, hot, mid }) => ({
    body:
      path('M63 62Q62 38 80 36Q98 38 97 62L89 78H71Z') +
      both(`<g>${path('M70 40Q58 30 56 8M62 26L48 20M58 16L66 4', limb(3.4))}</g>`),
    planes: path('M68 48L80 44V76H72L66 62Z', fill(mid, 0.6)),
    lights: path('M67 53L77 57M93 53L83 57', stroke(shine, 2)) + path('M80 60V72M74 66L80 60L86 66', stroke(hot, 1.2)),
  }),
  leaf: ({ shine, hot, mid }) => ({
    body:
      path('M64 64Q60 40 80 37Q100 40 96 64Q90 78 80 79Q70 78 64 64Z') +
      both(path('M70 42Q52 38 44 20Q64 22 76 38ZM64 54Q46 58 36 48Q52 40 66 46Z')) +
      path('M80 38Q72 24 80 8Q88 24 80 38Z'),
    planes: path('M67 52Q80 46 93 52V64Q88 76 80 77Q72 76 67 64Z', fill(mid, 0.75)),
    lights:
      eyes(shine, 57) + both(path('M70 42Q58 34 48 24', stroke(hot, 1, 0.8))) + path('M75 70q5 2 10 0', stroke(hot, 1)),
  }),
  half: ({ shine, hot, mid, rim }) => ({
    body: path('M62 62Q58 30 80 28Q102 30 98 62L92 76Q80 82 68 76Z') + path('M98 46h10v12h-10z'),
    planes: path('M80 28Q62 32 63 60L68 74Q74 79 80 79Z', fill(mid, 0.75)),
    lights:
      path('M80 28V80', stroke(rim, 1.2, 0.7)) +
      circle(89, 52, 5, `fill="#000" stroke="${hot}" stroke-width="1.600"`) +
      circle(89, 52, 2, fill(shine)) +
      path('M68 53h7', stroke(shine, 1.7)) +
      path('M84 66h10M84 70h8M84 36l8-2', stroke(hot, 1, 0.8)),
  }),
} satisfies Record<string, Head>;

export type HeadName = keyof typeof HEADS;
