import type { ReactNode } from 'react';
import { RoneArt, RoneIcon, type RoneKind } from '../../art/rone/index.ts';
import type { CardGroup } from '../cards.ts';

const KINDS: Partial<Record<CardGroup, RoneKind>> = {
  roneLeader: 'leader',
  roneTechnology: 'technology',
  roneInvasionStarter: 'invasion',
  roneInvasion: 'invasion',
  roneProtocol: 'protocol',
  roneScenario: 'scenario',
};

export function RonePicture({ group, id }: { group: CardGroup; id: string }): ReactNode {
  if (group === 'roneBoard') return <RoneIcon name="part" />;
  return <RoneArt id={id} kind={KINDS[group] ?? 'card'} />;
}
