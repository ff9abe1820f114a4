import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '../art/index.ts';
import { IconButton, RichText } from '../kit/index.ts';
import { useDesk } from './context.ts';
import type { ReelOnPage } from './reel/useReel.ts';
import { isDesk } from './size.ts';
import styles from './tempo.module.css';
import { newsOf, toldOf, unnamed } from './told.ts';

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
  if (!isSkipped && (!banner || (banner.seat === me && !isHeld) || names.length < 2)) return <News reel={reel} />;
  const events = isSkipped
    ? skipped.flatMap(({ events }) => events).slice(-3)
    : (banner?.beat.events.slice(0, 1) ?? []);
  const lines = events.map((event) => ({ n: event.n, line: words.line(event) }));
  const by = names[banner?.seat ?? 0];
  // What somebody does may happen to somebody else: two names side by side would be nobody's.
  const name = lines.length > 0 ? toldOf(lines[0].line, names, by) : by;
  const watch = (): void => {
    replay.go(Math.max(0, skipped[0].at - 1));
    replay.play(true);
    reel.forgetSkipped();
  };
  return (
    <aside className={styles.banner} data-reel="free" data-tempo={isSkipped ? 'skipped' : isHeld ? 'held' : 'runs'}>
      <div>
        <b>{isSkipped ? t.tempo.happened : name}</b>
        {lines.map(({ n, line }) => (
          <p key={n}>
            <RichText text={isSkipped ? line : unnamed(line, name)} />
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

/**
 * Where the log is not in sight, or little of it: what the others did since my last answer, for whoever looked away. It takes no
 * press, and goes with the first one.
 */
function News({ reel: { ofOthers, behind } }: { reel: ReelOnPage<unknown> }): ReactNode {
  const { t, names, words, size, live, moment, front } = useDesk();
  const newest = ofOthers.at(-1)?.event.n ?? -1;
  const [seen, setSeen] = useState(-1);
  const isUnread = front.logsBriefly === true || !isDesk(size);
  const isNew = newest > seen && live && behind === 0 && moment.thinking === null && isUnread;
  useEffect(() => {
    if (!isNew) return;
    const see = (): void => setSeen(newest);
    const gone = new AbortController();
    for (const type of ['pointerdown', 'keydown']) addEventListener(type, see, { capture: true, signal: gone.signal });
    return () => gone.abort();
  }, [isNew, newest]);
  const events = ofOthers.map(({ event }) => event);
  const news = isNew ? newsOf(events, words, names) : '';
  if (news === '') return null;
  return (
    <aside className={styles.banner} data-reel="free" data-tempo="told">
      <div>
        <b>{t.tempo.happened}</b>
        <p>{news}</p>
      </div>
    </aside>
  );
}
