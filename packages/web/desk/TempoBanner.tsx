import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../art/index.ts';
import { IconButton, RichText } from '../kit/index.ts';
import { useDesk } from './context.ts';
import type { ReelOnPage } from './reel/useReel.ts';
import styles from './tempo.module.css';
import { unnamed } from './told.ts';

/**
 * What others do, one act after the other, in a place of its own under the bar: nobody's doing changes, moves or covers my
 * prompt. It can be paused, and gone through step by step.
 */
export function TempoBanner({ reel }: { reel: ReelOnPage<unknown> }): ReactNode {
  const { t, names, words, me, moment, replay } = useDesk();
  const { isHeld, skipped } = reel;
  // Until the next act of the same seat the last one stands there: whoever looked away reads it.
  const last = useRef(reel.banner);
  if (reel.banner) last.current = reel.banner;
  const banner = reel.banner ?? (last.current?.seat === moment.thinking ? last.current : null);
  // What was left out is old as soon as somebody acts again: the log has it.
  const isOver = skipped.length > 0 && reel.banner !== null && reel.banner.beat.at > skipped[skipped.length - 1].at;
  useEffect(() => {
    if (isOver) reel.forgetSkipped();
  });
  const isSkipped = skipped.length > 0 && !isOver;
  if (!isSkipped && (!banner || (banner.seat === me && !isHeld) || names.length < 2)) return null;
  const lines = isSkipped ? skipped.flatMap(({ events }) => events).slice(-3) : (banner?.beat.events.slice(0, 1) ?? []);
  const name = names[banner?.seat ?? 0];
  const watch = (): void => {
    replay.go(Math.max(0, skipped[0].at - 1));
    replay.play(true);
    reel.forgetSkipped();
  };
  return (
    <aside className={styles.banner} data-reel="free" data-tempo={isSkipped ? 'skipped' : isHeld ? 'held' : 'runs'}>
      <div>
        <b>{isSkipped ? t.tempo.happened : name}</b>
        {lines.map((event) => (
          <p key={event.n}>
            <RichText text={isSkipped ? words.line(event) : unnamed(words.line(event), name)} />
          </p>
        ))}
      </div>
      {isSkipped ? (
        <>
          <IconButton label={t.tempo.watch} icon={<Icon name="play" />} onPress={watch} />
          <IconButton label={t.tempo.seen} icon={<Icon name="check" />} onPress={reel.forgetSkipped} />
        </>
      ) : (
        <>
          <IconButton
            label={isHeld ? t.tempo.run : t.tempo.pause}
            icon={<Icon name={isHeld ? 'play' : 'pause'} />}
            onPress={isHeld ? reel.run : reel.pause}
          />
          <IconButton label={t.tempo.step} icon={<Icon name="stepOn" />} onPress={reel.step} />
        </>
      )}
    </aside>
  );
}
