import { type ReactNode, useRef } from 'react';
import { useRoving } from '../../../kit/index.ts';
import { useText } from '../../../shell/lang.tsx';
import { CoreDeckTile } from '../cards/index.ts';
import { PARTS_TEXT } from '../text/parts.ts';
import styles from './cores.module.css';
import { LevelTokens } from './LevelTokens.tsx';
import { touchOf } from './touch.ts';
import type { PartProps } from './types.ts';
import { Zone } from './Zone.tsx';

/** The six core decks, top cards open, with the level tokens at them. */
export function CoreDecks(part: PartProps): ReactNode {
  const { view, seat } = part;
  const t = useText(PARTS_TEXT).cores;
  const root = useRef<HTMLUListElement>(null);
  const onKeyDown = useRoving(root);
  const draft = view.players[seat]?.draft ?? 1;
  return (
    <Zone title={t.title} note={t.upTo(draft)} className={styles.cores}>
      <ul className={styles.row} ref={root} onKeyDown={onKeyDown} aria-label={t.title}>
        {view.coreDecks.map((deck, i) => {
          const level = i + 1;
          const target = `deck:${level}`;
          return (
            <li key={level} data-beyond={level > draft ? '' : undefined}>
              <CoreDeckTile level={level} size={deck.size} top={deck.top} flipKey={target} {...touchOf(part, target)} />
              <LevelTokens view={view} deck={level} />
            </li>
          );
        })}
      </ul>
    </Zone>
  );
}
