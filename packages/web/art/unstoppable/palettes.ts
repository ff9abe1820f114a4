/** Sky from the top to the horizon, three depths, the darkest ink, the rim of light, what shines and what glows. */
export interface Palette {
  sky: readonly [string, string, string];
  far: string;
  mid: string;
  near: string;
  ink: string;
  rim: string;
  shine: string;
  hot: string;
}

/** `inks('#top #middle #horizon', …)`. */
export function inks(
  sky: string,
  far: string,
  mid: string,
  near: string,
  ink: string,
  rim: string,
  shine: string,
  hot: string,
): Palette {
  const [top = '', middle = '', low = ''] = sky.split(' ');
  return { sky: [top, middle, low], far, mid, near, ink, rim, shine, hot };
}

export const PALETTES = {
  council: inks('#06143a #1d4fa8 #a9d8ff', '#3f7fd0', '#173d86', '#071a44', '#050f2a', '#cfeaff', '#ffffff', '#7fc4ff'),
  scrappers: inks(
    '#26090f #8a2f12 #ffb347',
    '#b5531d',
    '#5f220f',
    '#2a0f0b',
    '#170806',
    '#ffd08a',
    '#fff3c4',
    '#ff9a2e',
  ),
  silver: inks('#170d33 #5a3f9a #f0d9ff', '#8b78c8', '#40306f', '#1c1338', '#0f0a22', '#f6ecff', '#ffe9b0', '#cdb6ff'),
  virens: inks('#02201f #0b6a58 #b8ff9e', '#1f9a6d', '#0c4d43', '#042523', '#021614', '#c4ffd0', '#eaffb0', '#4cf0a6'),
  none: inks('#0a0d24 #22366e #6fe3ff', '#31589c', '#1a2a5a', '#0c1330', '#070b1d', '#b4efff', '#ffffff', '#38e1ff'),
  kai: inks('#1c0b2e #6b2f78 #ffd0e8', '#99588f', '#4b2559', '#220f30', '#12071c', '#ffe3f3', '#ffe9b0', '#ff8fd0'),
  zephyr: inks('#04122b #0d5f86 #8ff7ff', '#1d84a6', '#0d3f5e', '#06203a', '#031222', '#c9fbff', '#fff7a0', '#38e1ff'),
  plex: inks('#1b1206 #7a5416 #ffe08a', '#a3782c', '#563a12', '#291a08', '#160d04', '#fff0c0', '#ffffff', '#f5c84b'),
  julida: inks('#240609 #8e1f2c #ff9f7d', '#b23d3d', '#5c1520', '#2b0910', '#180408', '#ffd3bd', '#fff1c9', '#ff5d5d'),
  ceres: inks('#12041f #7a1266 #ff7ab8', '#a42a84', '#4c0f55', '#1f0630', '#12031d', '#ffc0e4', '#7df3ff', '#ff4fa3'),
  virenos: inks('#0d1030 #2d5a4f #d9ff8a', '#3d7f5a', '#1c4440', '#0b2027', '#07141a', '#e0ffb4', '#ff6ad5', '#a6f04a'),
  mithras: inks('#2e1206 #a85a1c #ffd98a', '#c07a35', '#6a3a18', '#321a0c', '#1c0e07', '#ffe6b8', '#8df5ff', '#ffb13d'),
  street: inks('#180a1e #7d2f3c #ffb08a', '#a04a4c', '#54222f', '#260f1c', '#150811', '#ffd6bd', '#8df5ff', '#ff8f5c'),
  order: inks('#05030f #2c1260 #b57bff', '#5a2fa6', '#2a1258', '#120730', '#090318', '#e2c8ff', '#ff5fd2', '#a878ff'),
  triumvirate: inks(
    '#0a0508 #4e1020 #ff8d8d',
    '#7c2434',
    '#3d0f1d',
    '#1c0710',
    '#0f0308',
    '#ffc9c9',
    '#ffd98a',
    '#ff4d5e',
  ),
  dome: inks('#0a1020 #2b4a66 #f4dfae', '#6d7f8c', '#33475c', '#152231', '#0a121d', '#fff0cf', '#ffcf6b', '#e9b95a'),
} as const satisfies Record<string, Palette>;

export type PaletteName = keyof typeof PALETTES;
