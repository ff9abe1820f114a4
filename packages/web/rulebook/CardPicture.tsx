import type { ReactNode } from 'react';
import { BossArt, CommandArt, CrewPortrait, DangerIcon, EnemyArt } from '../art/index.ts';
import styles from './cards.module.css';
import type { CardGroup } from './cards.ts';

/** The drawing of a card; decoration, its name stands beside it. */
export function CardPicture({ group, id }: { group: CardGroup; id: string }): ReactNode {
  return (
    <div className={styles.picture} data-tone="dark" aria-hidden="true">
      <Drawing group={group} id={id} />
    </div>
  );
}

function Drawing({ group, id }: { group: CardGroup; id: string }): ReactNode {
  switch (group) {
    case 'command':
    case 'upgraded':
      return <CommandArt kind={id} />;
    case 'danger':
      return <DangerIcon id={id} />;
    case 'enemy':
      return <EnemyArt type={id} />;
    case 'boss':
      return <BossArt id={id} />;
    case 'crew':
      return <CrewPortrait crew={id} />;
  }
}
