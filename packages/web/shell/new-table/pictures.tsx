import { type ReactNode, Suspense } from 'react';
import { BosBoss, Portrait, Revenant, Rone, UnsBoss } from './arts.ts';
import type { Value } from './model.ts';

/** What stands for a mode: who fights whom. */
const RONE_MODES: Record<string, string> = { duel: 'L5', series: 'L8', training: 'RC33', team: 'TE20', coop: 'IC14' };
const RONE_SCENARIOS: Record<string, string> = { campaign: 'IC22', 1: 'hold-the-gate', 2: 'cut-the-chain' };

const leader = (id: string): ReactNode => (id.startsWith('L') ? <Rone id={id} /> : null);

const crew = (id: string): ReactNode => (/^\d/.test(id) ? <Revenant id={id} kind="crew" /> : null);

/** Drawings for the values of an option, by game and option. */
const PICTURES: Record<string, Record<string, (value: string) => ReactNode>> = {
  'bossin-space': { boss: (id) => <BosBoss id={id} /> },
  unstoppable: {
    boss: (id) => <UnsBoss id={id} />,
    character1: (id) => <Portrait id={id} />,
    character2: (id) => <Portrait id={id} />,
  },
  rone: {
    mode: (id) => <Rone id={RONE_MODES[id] ?? id} />,
    scenario: (id) => <Rone id={RONE_SCENARIOS[id] ?? id} />,
    leader1: leader,
    leader2: leader,
    leader3: leader,
    leader4: leader,
  },
  revenant: {
    crew1: crew,
    crew2: crew,
    crew3: crew,
    crew4: crew,
    difficulty: (rank) => <Revenant id={`rival ${rank}`} kind="crew" />,
  },
};

export function pictureOf(game: string, option: string, value: Value): ReactNode {
  const picture = PICTURES[game]?.[option]?.(String(value)) ?? null;
  return picture === null ? null : <Suspense fallback={<span />}>{picture}</Suspense>;
}
