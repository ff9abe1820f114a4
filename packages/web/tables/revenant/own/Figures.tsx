import type { PlayerView } from '@starhold/revenant';
import { wordingOf } from '@starhold/revenant/text';
import type { CSSProperties, ReactNode } from 'react';
import { PLAYER_TONES, RevenantIcon } from '../../../art/revenant/index.ts';
import { Spoken } from '../../../kit/index.ts';
import { useRevenant } from '../useRevenant.ts';
import styles from './own.module.css';

export const FIGURES = ['captain', 'cadet1', 'cadet2'] as const;

/** Under which a figure is the same thing wherever it is drawn at home. */
export const figureKey = (seat: number, figure: string): string => `figure:p${seat}.${figure}`;

/** The three of a crew, small: who is at home stands out, who is sent is an outline. `still`: they are drawn large elsewhere. */
export function Figures({ of, seat, still }: { of: PlayerView; seat: number; still?: boolean }): ReactNode {
  const { w, lang } = useRevenant();
  const { figures } = wordingOf(lang);
  const said = FIGURES.map((id) => `${figures[id]} ${of.home.includes(id) ? w.crew.ready : w.crew.sent}`).join(', ');
  return (
    <span className={styles.three} style={{ '--who': PLAYER_TONES[seat] ?? PLAYER_TONES[0] } as CSSProperties}>
      <Spoken>{said}</Spoken>
      {FIGURES.map((id) => (
        <i
          key={id}
          aria-hidden="true"
          data-home={of.home.includes(id) ? '' : undefined}
          data-flip={still ? undefined : figureKey(seat, id)}
        >
          <RevenantIcon name={id === 'captain' ? 'captain' : 'cadet'} />
        </i>
      ))}
    </span>
  );
}
