import type { ReactNode } from 'react';
import { BossArt } from '../../art/BossArt.tsx';
import type { Value } from './model.ts';

/** Drawings for the values of an option, by game and option. */
const PICTURES: Record<string, Record<string, (value: string) => ReactNode>> = {
  'bossin-space': { boss: (id) => <BossArt id={id} /> },
};

export function pictureOf(game: string, option: string, value: Value): ReactNode {
  return PICTURES[game]?.[option]?.(String(value)) ?? null;
}
