import type { UnsView } from '@starhold/unstoppable';
import { nameFor } from '@starhold/unstoppable/text';
import type { ReactNode } from 'react';
import { Spoken } from '../../../kit/index.ts';
import { useLang, useText } from '../../../shell/lang.tsx';
import { PARTS_TEXT } from '../text/parts.ts';
import styles from './cores.module.css';

/** UNS-2.1: six core decks; the large token may go beyond, then it stays at the last one. */
export const LAST_DECK = 6;

export interface LevelTokensProps {
  view: UnsView;
  /** The deck they stand at. */
  deck: number;
}

/** The level tokens at one core deck: large and small, of each player. */
export function LevelTokens({ view, deck }: LevelTokensProps): ReactNode {
  const t = useText(PARTS_TEXT).cores;
  const lang = useLang();
  const tokens = view.players.flatMap((player, seat) => {
    const name = nameFor(player.character, lang);
    const at = Math.min(LAST_DECK, player.level);
    const here: { key: string; kind: 'level' | 'draft'; words: string; shown: string }[] = [];
    const mark = view.players.length === 1 ? '' : ` ${name.charAt(0)}`;
    if (at === deck) {
      const shown = player.level > LAST_DECK ? t.beyond(player.level) : t.level;
      here.push({
        key: `${seat}-level`,
        kind: 'level',
        words: t.token(name, 'level', player.level),
        shown: shown + mark,
      });
    }
    // On the large token the small one adds nothing.
    if (player.draft === deck && player.draft !== at) {
      here.push({ key: `${seat}-draft`, kind: 'draft', words: t.token(name, 'draft', deck), shown: t.draft + mark });
    }
    return here;
  });
  if (tokens.length === 0) return null;
  return (
    <span className={styles.tokens}>
      {tokens.map(({ key, kind, words, shown }) => (
        <span key={key} className={styles.token} data-kind={kind} data-flip={`token-${key}`}>
          <Spoken>{words}</Spoken>
          <span aria-hidden="true">{shown}</span>
        </span>
      ))}
    </span>
  );
}
