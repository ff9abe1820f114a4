import type { Pack } from '@starhold/bossin-space/content';
import type { ReactNode } from 'react';
import { BossArt, CommandArt, CrewPortrait, DangerIcon, EnemyArt } from '../../art/index.ts';
import { iconOfDanger } from '../../tables/bossin-space/model/cards.ts';
import type { CardBook } from '../cards.ts';

export function bossinPicture(pack: Pack): CardBook['Picture'] {
  return function BossinPicture({ group, id }): ReactNode {
    switch (group) {
      case 'command':
      case 'upgraded':
        return <CommandArt kind={id} />;
      case 'danger':
        return <DangerIcon {...iconOfDanger(pack.byId.danger.get(id))} />;
      case 'enemy':
        return <EnemyArt type={id} />;
      case 'boss':
        return <BossArt id={id} />;
      case 'crew':
        return <CrewPortrait crew={id} />;
      default:
        return null;
    }
  };
}
