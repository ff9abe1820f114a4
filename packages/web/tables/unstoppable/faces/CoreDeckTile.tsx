import { coreIn } from '@starhold/unstoppable/content';
import { nameFor } from '@starhold/unstoppable/text';
import { memo, type ReactNode } from 'react';
import { CardArt, UnsIcon } from '../../../art/unstoppable/index.ts';
import { Thing, type ThingProps } from '../../../desk/Thing.tsx';
import { divided } from '../texts/breaks.ts';
import styles from './CoreDeckTile.module.css';
import { deckName } from './describe.ts';
import { useCards } from './pack.ts';

export interface CoreDeckTileProps extends Pick<ThingProps, 'target' | 'marking' | 'flip' | 'onPress'> {
  level: number;
  size: number;
  /** Id of the core card on top. */
  top: string | null;
}

/** A core deck: its level, how many cards, and the card that lies on top. */
export const CoreDeckTile = memo(function CoreDeckTile({ level, size, top, ...touch }: CoreDeckTileProps): ReactNode {
  const cards = useCards();
  const { pack, lang } = cards;
  const def = coreIn(pack, top);
  return (
    <Thing {...touch} shape="deck" className={styles.thing} name={deckName(cards, level, size, top)}>
      <span
        className={styles.deck}
        data-tone="dark"
        data-faction={def?.faction ?? 'none'}
        data-empty={size === 0 ? '' : undefined}
        data-thick={size > 8 ? 3 : size > 3 ? 2 : 1}
      >
        {top === null ? null : <CardArt id={top} kin={def?.faction ?? undefined} className={styles.art} />}
        <b className={styles.level}>{level}</b>
        {def ? (
          <span className={styles.sign}>
            <UnsIcon name={def.faction ?? 'none'} />
          </span>
        ) : null}
        {top === null ? null : (
          <span className={styles.name} lang={lang}>
            {divided(nameFor(pack, top, lang), lang)}
          </span>
        )}
        <span className={styles.size}>{size}</span>
      </span>
    </Thing>
  );
});
