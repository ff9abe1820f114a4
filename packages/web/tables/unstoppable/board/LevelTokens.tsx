import type { UnsView } from '@starhold/unstoppable';
import { nameFor } from '@starhold/unstoppable/text';
import type { ReactNode } from 'react';
import { Spoken } from '../../../kit/index.ts';
import { useLang, useText } from '../../../shell/lang.tsx';
import { PARTS_TEXT } from '../texts/parts.ts';
import styles from './supply.module.css';

/** UNS-2.1: six core decks; the large token may go beyond (A-07), then it stays at the last one. */
export const LAST_DECK = 6;

interface Token {
  key: string;
  kind: 'level' | 'draft';
  words: string;
  shown: string;
}

/** The level tokens at one core deck: large and small, of each player; two players have their initials on them. */
export function LevelTokens({ view, deck }: { view: UnsView; deck: number }): ReactNode {
  const t = useText(PARTS_TEXT).cores;
  const lang = useLang();
  const alone = view.players.length === 1;
  const tokens = view.players.flatMap((player, seat): Token[] => {
    const name = nameFor(view, player.character, lang);
    const at = Math.min(LAST_DECK, player.level);
    const token = (kind: Token['kind'], n: number, shown: string): Token => ({
      key: `${seat}-${kind}`,
      kind,
      words: t.token(name, kind, n),
      shown: alone ? shown : `${name.charAt(0)}${n > LAST_DECK ? ` ${n}` : ''}`,
    });
    return [
      ...(at === deck
        ? [token('level', player.level, player.level > LAST_DECK ? t.beyond(player.level) : t.level)]
        : []),
      // On the large token the small one adds nothing.
      ...(player.draft === deck && player.draft !== at ? [token('draft', deck, t.draft)] : []),
    ];
  });
  if (tokens.length === 0) return null;
  return (
    <span className={styles.tokens}>
      {tokens.map(({ key, kind, words, shown }) => (
        <span key={key} className={styles.token} data-kind={kind} data-flip={`token-${key}`} title={words}>
          <Spoken>{words}</Spoken>
          <span aria-hidden="true">{shown}</span>
        </span>
      ))}
    </span>
  );
}
