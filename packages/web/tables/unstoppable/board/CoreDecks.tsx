import type { UnsView } from '@starhold/unstoppable';
import { type ReactNode, useRef } from 'react';
import { useDesk } from '../../../desk/context.ts';
import { useRoving } from '../../../kit/index.ts';
import { useText } from '../../../shell/lang.tsx';
import { CoreDeckTile } from '../faces/index.ts';
import { PARTS_TEXT } from '../texts/parts.ts';
import { Label } from './Label.tsx';
import { LevelTokens } from './LevelTokens.tsx';
import styles from './supply.module.css';

/** The six core decks, top cards open, with the level tokens at them. */
export function CoreDecks({ at }: { at?: string }): ReactNode {
  const { view, seat } = useDesk<UnsView>();
  const t = useText(PARTS_TEXT).cores;
  const root = useRef<HTMLUListElement>(null);
  const onKeyDown = useRoving(root);
  const draft = view.players[seat]?.draft ?? 1;
  return (
    <>
      <Label title={t.title} note={t.upTo(draft)} />
      <ul className={styles.cores} ref={root} onKeyDown={onKeyDown} aria-label={`${t.title}, ${t.upTo(draft)}`}>
        {view.coreDecks.map((deck, i) => {
          const level = i + 1;
          return (
            <li key={level} data-beyond={level > draft ? '' : undefined}>
              <CoreDeckTile
                flip={`${at ?? ''}deck:${level}`}
                target={`deck:${level}`}
                level={level}
                size={deck.size}
                top={deck.top}
              />
              <LevelTokens view={view} deck={level} />
            </li>
          );
        })}
      </ul>
    </>
  );
}
