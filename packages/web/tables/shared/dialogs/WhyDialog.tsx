import { type ReactNode, useEffect, useState } from 'react';
import { Icon } from '../../../art/index.ts';
import { Dialog, ProgressDots, RichText } from '../../../kit/index.ts';
import type { Cause } from '../../../session/types.ts';
import { useDesk } from '../context.ts';
import styles from './dialogs.module.css';

const SHOWN = 12;

/** The chain of events that made a number what it is, newest first, each with its cause and rule. */
export function WhyDialog({ gauge, onClose }: { gauge: string; onClose: () => void }): ReactNode {
  const { session, t, replay, words, openRule } = useDesk();
  const [causes, setCauses] = useState<Cause[] | null>(null);
  const { at } = replay;
  useEffect(() => {
    let here = true;
    session.why(gauge).then(
      (list) => here && setCauses(at === null ? list : list.filter((cause) => cause.at <= at)),
      () => here && setCauses([]),
    );
    return () => {
      here = false;
    };
  }, [session, gauge, at]);
  const newest = causes?.toReversed() ?? [];
  return (
    <Dialog title={words.whyTitle(gauge)} onClose={onClose}>
      {causes === null ? <ProgressDots label={t.prompt.sending} /> : null}
      {causes?.length === 0 ? <p>{words.whyNone(gauge)}</p> : null}
      <ol className={styles.causes}>
        {newest.slice(0, SHOWN).map((cause) => (
          <li key={cause.event.n}>
            <b data-change={Math.sign(cause.change)}>{signed(cause.change)}</b>
            <div>
              <p>
                <Icon name={words.look(cause.event.type)[0]} />
                <span>
                  <RichText text={words.line(cause.event)} />
                </span>
              </p>
              <small>
                {words.round(cause.round)} · {words.cause(cause.event.cause)} ·{' '}
                <button type="button" onClick={() => openRule(cause.event.rule)}>
                  {cause.event.rule}
                </button>
              </small>
            </div>
            <button
              type="button"
              className={styles.jump}
              aria-label={t.why.show}
              title={t.why.show}
              onClick={() => {
                replay.go(cause.at);
                onClose();
              }}
            >
              <Icon name="replay" />
            </button>
          </li>
        ))}
      </ol>
      {newest.length > SHOWN ? <p className={styles.more}>{t.why.earlier(newest.length - SHOWN)}</p> : null}
    </Dialog>
  );
}

function signed(n: number): string {
  return n === 0 ? '±0' : n > 0 ? `+${n}` : `−${-n}`;
}
