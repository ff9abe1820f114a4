import type { ReactNode } from 'react';
import { AvatarArt } from '../art/index.ts';
import { useText } from '../shell/lang.tsx';
import { KIT_TEXT } from '../text/kit.ts';
import { ProgressDots } from './Help.tsx';
import styles from './SeatPanel.module.css';
import { Spoken } from './Spoken.tsx';
import type { SeatPanelProps } from './types.ts';

/** A seat: who sits there, in which role, how many cards, and whether the table waits for it. */
export function SeatPanel(props: SeatPanelProps): ReactNode {
  const { name, seat, portrait, role, roleIcon, badge, badgeIcon, handSize, chosen, me, bot, thinking, waiting } =
    props;
  const t = useText(KIT_TEXT);
  const body = (
    <>
      <span className={styles.avatar} data-tone="dark">
        {portrait ?? <AvatarArt seed={`${name}/${seat}`} />}
      </span>
      <span className={styles.who}>
        <b>
          <span className={styles.name}>{name}</span>
          {badge === undefined ? null : (
            <span className={styles.badge}>
              {badgeIcon}
              {badge}
            </span>
          )}
        </b>
        <small>
          {roleIcon}
          <span>
            {role}
            {bot ? `${role === undefined ? '' : ' · '}${t.bot}` : null}
          </span>
          {thinking ? <ProgressDots label={t.thinking(name)} /> : null}
        </small>
      </span>
      {chosen === undefined || chosen.of === 0 ? null : (
        <span className={styles.chosen} data-done={chosen.done >= chosen.of ? '' : undefined}>
          <Spoken>{t.cardsChosen(chosen.done, chosen.of)}</Spoken>
          <span aria-hidden="true">
            {chosen.done}/{chosen.of}
          </span>
        </span>
      )}
      {handSize === undefined ? null : (
        <span className={styles.hand}>
          <Spoken>{t.cardsInHand(handSize)}</Spoken>
          <span aria-hidden="true">{handSize}</span>
        </span>
      )}
    </>
  );
  const flags = {
    className: styles.seat,
    'data-me': me ? '' : undefined,
    'data-waiting': waiting ? '' : undefined,
  };
  if (!props.onInspect) return <div {...flags}>{body}</div>;
  return (
    <button type="button" {...flags} onClick={props.onInspect}>
      {body}
    </button>
  );
}
