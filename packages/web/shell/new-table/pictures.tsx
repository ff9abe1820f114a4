import { lazy, type ReactNode, Suspense } from 'react';
import { BossArt } from '../../art/BossArt.tsx';
import type { Value } from './model.ts';

/** The art of a game comes with the game. */
const UnsBoss = lazy(async () => ({ default: (await import('../../art/unstoppable/index.ts')).BossArt }));
const Portrait = lazy(async () => ({ default: (await import('../../art/unstoppable/index.ts')).CharacterPortrait }));

/** Drawings for the values of an option, by game and option. */
const PICTURES: Record<string, Record<string, (value: string) => ReactNode>> = {
  'bossin-space': { boss: (id) => <BossArt id={id} /> },
  unstoppable: {
    boss: (id) => <UnsBoss id={id} />,
    character1: (id) => <Portrait id={id} />,
    character2: (id) => <Portrait id={id} />,
  },
};

export function pictureOf(game: string, option: string, value: Value): ReactNode {
  const picture = PICTURES[game]?.[option];
  return picture ? <Suspense fallback={<span />}>{picture(String(value))}</Suspense> : null;
}
