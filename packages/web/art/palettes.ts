/** Five steps per role: light, middle, dark, outline, and the glow; `white` is the hottest tone, `sky` the ground. */
export interface Ink {
  light: string;
  mid: string;
  dark: string;
  line: string;
  glow: string;
  white: string;
  sky: string;
  night: string;
}

const ink = (
  light: string,
  mid: string,
  dark: string,
  line: string,
  glow: string,
  white: string,
  sky: string,
  night: string,
): Ink => ({ light, mid, dark, line, glow, white, sky, night });

export type EnemyRole = 'gun' | 'hive' | 'hull' | 'ram' | 'ward' | 'thief' | 'bug';

export const PALETTES: Record<EnemyRole, Ink> = {
  gun: ink('#e2596a', '#a8283f', '#5a1327', '#2a0812', '#ff8a6b', '#ffe1c4', '#3a0f1c', '#12060d'),
  hive: ink('#d983e6', '#8f3aa6', '#4a1a63', '#220a31', '#ff8df0', '#ffe3fb', '#33124a', '#0e0618'),
  hull: ink('#a9c4e4', '#5c7da6', '#2c4467', '#122036', '#ffd27a', '#fff3d4', '#122a46', '#060d18'),
  ram: ink('#ffb066', '#cc6224', '#6e2f10', '#301306', '#ffcf5c', '#fff4cf', '#452410', '#140a05'),
  ward: ink('#a6f3f7', '#3fa9bb', '#17596b', '#08303d', '#5ff0ff', '#eaffff', '#0b3a48', '#04121a'),
  thief: ink('#e8ea7d', '#a3a52c', '#575a12', '#282a07', '#f6ff5c', '#ffffdc', '#36380c', '#111205'),
  bug: ink('#a5f0a8', '#46b565', '#1c6238', '#0a2e1a', '#8dff9f', '#eaffea', '#0f3a22', '#05130b'),
};

/** What an enemy does decides its role: the faction is known at a glance. */
export const ENEMY_ROLES: Record<string, EnemyRole> = {
  E01: 'hull',
  E02: 'bug',
  E03: 'bug',
  E04: 'hive',
  E05: 'ram',
  E06: 'gun',
  E07: 'ram',
  E08: 'thief',
  E09: 'ward',
  E10: 'bug',
  E11: 'hull',
  E12: 'bug',
  E13: 'gun',
  E14: 'hive',
  E15: 'ram',
  E16: 'gun',
  E17: 'ward',
  E18: 'ward',
  E19: 'thief',
  E20: 'hull',
  E21: 'gun',
  E22: 'hull',
  E23: 'hive',
  E24: 'ram',
  E25: 'ram',
  E26: 'thief',
  E27: 'ward',
};
