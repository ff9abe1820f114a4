import type { ReactNode } from 'react';
import { CardArt, CharacterPortrait, UpgradeArt } from '../../art/unstoppable/index.ts';
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
      return <CardArt id={id} />;
    case 'story':
      return <CardArt id={`story-${id}`} />;
    default:
      return <CardArt id={id} />;
  }
}
