import { inks, type Palette } from '../unstoppable/palettes.ts';

/** Print inks. A player card wears the colour of its resource; the machine's side wears colours that no resource has. */
export const PALETTES = {
  r: inks('#3a1512 #8a2f22 #e0814f', '#7c3223', '#4c1d18', '#2a100f', '#1a0a0a', '#ffcf9e', '#ffe9c9', '#ff5a52'),
  k: inks('#1d1f26 #454a57 #a9a79e', '#565a64', '#34373f', '#1d1f25', '#101116', '#e8e2d2', '#ffcf9e', '#aeb6c8'),
  u: inks('#112233 #2c597f #c9c6a6', '#3b6685', '#20405c', '#112536', '#0a1622', '#e7efdc', '#ffffff', '#4fa3ff'),
  g: inks('#14241a #3f6b46 #d8cf8c', '#4d7449', '#29482f', '#15281b', '#0c1810', '#eef2c0', '#fff6cc', '#57d07c'),
  y: inks('#33210b #9a6a1f #f2d489', '#93662a', '#5b3c17', '#2f1f0d', '#1b1207', '#ffeebb', '#ffffff', '#f5c84b'),
  w: inks('#231a24 #6b4a52 #e2b08e', '#7a5551', '#46302f', '#251a1b', '#151011', '#f8ead8', '#ffffff', '#e9edf7'),
  /** Who leads: dusk over the camp. */
  leader: inks('#2b1420 #8c3b3a #f3a35c', '#7c3a38', '#4d2230', '#27121d', '#170a12', '#ffdfae', '#fff3d6', '#ffb454'),
  /** What was found and works again: brass and oil. */
  tech: inks('#0f2224 #2f5f5c #d9b98a', '#43685f', '#2b4744', '#132a2b', '#0a1819', '#f6dfb6', '#fff4d9', '#e8a04a'),
  /** The Invasion: cold violet, a poisonous light. */
  foe: inks('#140b26 #40246e #8d6ad0', '#4b3384', '#2c1b57', '#150c30', '#0b061b', '#d9c7ff', '#f2ffd0', '#a6ff5c'),
  /** Orders that machines give each other. */
  order: inks('#1a0620 #571048 #c22f7c', '#6b1b5a', '#3d0e3b', '#1e0722', '#110314', '#ffc0e2', '#ffe6f5', '#ff5fb0'),
  /** The field on which all of it happens. */
  war: inks('#1b1016 #6b2d2a #f0b169', '#7a3a2c', '#47211f', '#231113', '#14090b', '#ffe3b3', '#fff2d8', '#ff8a3d'),
} satisfies Record<string, Palette>;

export type PaletteName = keyof typeof PALETTES;
