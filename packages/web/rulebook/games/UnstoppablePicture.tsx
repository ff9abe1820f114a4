import type { ReactNode } from 'react';
import { BossArt, CardArt, CharacterPortrait, StoryArt, UpgradeArt } from '../../art/unstoppable/index.ts';
import type { CardGroup } from '../cards.ts';

export function UnstoppablePicture({ group, id }: { group: CardGroup; id: string }): ReactNode {
  switch (group) {
    case 'character':
      return <CharacterPortrait id={id} />;
    case 'topUpgrade':
      return <UpgradeArt id={id} notch="top" />;
    case 'bottomUpgrade':
      return <UpgradeArt id={id} notch="bottom" />;
    case 'boss':
      return <BossArt id={id} />;
    case 'story':
      return <StoryArt n={Number(id)} />;
    default:
      return <CardArt id={id} />;
  }
}
