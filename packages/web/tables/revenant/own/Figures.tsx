import type { PlayerView } from '@starhold/revenant';
import { wordingOf } from '@starhold/revenant/text';
import type { CSSProperties, ReactNode } from 'react';
import { PLAYER_TONES, RevenantIcon } from '../../../art/revenant/index.ts';
import { Spoken } from '../../../kit/index.ts';
import { useRevenant } from '../useRevenant.ts';
import styles from './own.module.css';

export const FIGURES = ['captain', 'cadet1', 'cadet2'] as const;

/** The three of a crew, small: who is at home stands out, who is sent is an outline. */
export function Figures({ of, seat }: { of: PlayerView; seat: number }): ReactNode {
  const { w, lang } = useRevenant();
  const { figures } = wordingOf(lang);
  const said = FIGURES.map((id) => `${figures[id]} ${of.home.includes(id) ? w.crew.ready : w.crew.sent}`).join(', ');
  return (
    <span className={styles.three} style={{ '--who': PLAYER_TONES[seat] ?? PLAYER_TONES[0] } as CSSProperties}>
      <Spoken>{said}</Spoken>
      {FIGURES.map((id) => (
        <i key={id} aria-hidden="true" data-home={of.home.includes(id) ? '' : undefined}>
          <RevenantIcon name={id === 'captain' ? 'captain' : 'cadet'} />
        </i>
      ))}
    </span>
  );
}
