import type { ReactNode } from 'react';
import { Icon } from '../art/index.ts';
import { IconButton, RichText } from '../kit/index.ts';
import { useDesk } from './context.ts';
import type { ReelOnPage } from './reel/useReel.ts';
import styles from './tempo.module.css';

/**
 * What others do, one act after the other, in a place of its own under the bar: nobody's doing changes, moves or covers my
 * prompt. It can be paused, and gone through step by step.
 */
export function TempoBanner({ reel }: { reel: ReelOnPage<unknown> }): ReactNode {
  const { t, names, words, me } = useDesk();
  const { banner, isHeld, skipped } = reel;
  if (skipped.length > 0) {
    const lines = skipped.flatMap(({ events }) => events).slice(-3);
    return (
      <aside className={styles.banner} data-reel="free" data-tempo="skipped">
        <div>
          <b>{t.tempo.happened}</b>
          {lines.map((event) => (
            <p key={event.n}>
              <RichText text={words.line(event)} />
            </p>
          ))}
        </div>
        <IconButton label={t.tempo.seen} icon={<Icon name="check" />} onPress={reel.forgetSkipped} />
      </aside>
    );
  }
  if (!banner || (banner.seat === me && !isHeld) || names.length < 2) return null;
  const [event] = banner.beat.events;
  return (
    <aside className={styles.banner} data-reel="free" data-tempo={isHeld ? 'held' : 'runs'}>
      <div>
        <b>{names[banner.seat]}</b>
        {event ? (
          <p>
            <RichText text={words.line(event)} />
          </p>
        ) : null}
      </div>
      <IconButton
        label={isHeld ? t.tempo.run : t.tempo.pause}
        icon={<Icon name={isHeld ? 'play' : 'pause'} />}
        onPress={isHeld ? reel.run : reel.pause}
      />
      <IconButton label={t.tempo.step} icon={<Icon name="stepOn" />} onPress={reel.step} />
    </aside>
  );
}
