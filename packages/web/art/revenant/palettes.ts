import type { Palette } from '../unstoppable/palettes.ts';
import { HOUSE_TONES, type HouseId } from './emblems.ts';

/** Stained glass: night between dark leads, lit in one colour. */

/** So much of a colour in another one: `mix('#ffffff', '#000000', 0.25)` is dark grey. */
export function mix(color: string, into: string, share: number): string {
  const channel = (hex: string, i: number): number => Number.parseInt(hex.slice(1 + i * 2, 3 + i * 2), 16);
  const mixed = [0, 1, 2].map((i) => Math.round(channel(color, i) * share + channel(into, i) * (1 - share)));
  return `#${mixed.map((n) => n.toString(16).padStart(2, '0')).join('')}`;
}

const NIGHT = '#0b0a1c';
const VIOLET = '#2b2266';

/** All inks of a picture from the one light in it. */
export function litBy(tone: string): Palette {
  const dusk = mix(tone, VIOLET, 0.22);
  return {
    sky: [mix(tone, NIGHT, 0.08), dusk, mix(tone, VIOLET, 0.5)],
    far: mix(tone, VIOLET, 0.3),
    mid: mix(tone, '#171338', 0.2),
    near: mix(tone, '#100d28', 0.12),
    ink: NIGHT,
    rim: mix(tone, '#ffffff', 0.7),
    shine: mix(tone, '#ffffff', 0.3),
    hot: tone,
  };
}

/** Cards that belong to no House. */
export const KIND_TONES = {
  planet: '#7fd4c8',
  scanner: '#8f7bff',
  agenda: '#e9c765',
  failure: '#ff5b45',
  crew: '#e9c765',
  board: '#9fb2e8',
  order: '#ff4fae',
  die: '#ff4fae',
  action: '#a48bff',
} as const;

export const toneFor = (kind: string, house?: HouseId): string =>
  house ? HOUSE_TONES[house] : (KIND_TONES[kind as keyof typeof KIND_TONES] ?? '#a48bff');
