import { type ReactNode, useEffect, useState } from 'react';
import { Icon } from '../../art/index.ts';
import { Dialog, ProgressDots, RichText } from '../../kit/index.ts';
import type { ChangeEntry } from '../../session/types.ts';
import { useDesk } from '../context.ts';
import styles from './dialogs.module.css';

const SHOWN = 12;

/** The chain of events that made a number what it is, newest first, each with its cause and rule. */
export function WhyDialog({ gauge, onClose }: { gauge: string; onClose: () => void }): ReactNode {
  const { session, t, replay, words, openRule } = useDesk();
  const [changes, setChanges] = useState<ChangeEntry[] | null>(null);
  const { at } = replay;
  useEffect(() => {
    let here = true;
    session.why(gauge).then(
      (list) => here && setChanges(at === null ? list : list.filter((entry) => entry.at <= at)),
      () => here && setChanges([]),
    );
    return () => {
      here = false;
    };
  }, [session, gauge, at]);
  const newest = changes?.toReversed() ?? [];
  return (
    <Dialog title={words.whyTitle(gauge)} onClose={onClose}>
      {changes === null ? <ProgressDots label={t.prompt.sending} /> : null}
      {changes?.length === 0 ? <p>{words.whyNone(gauge)}</p> : null}
      <ol className={styles.causes}>
        {newest.slice(0, SHOWN).map((entry) => (
          <li key={entry.event.n}>
            <b data-change={Math.sign(entry.change)}>{signed(entry.change)}</b>
            <div>
              <p>
                <Icon name={words.look(entry.event.type)[0]} />
                <span>
                  <RichText text={words.line(entry.event)} />
                </span>
              </p>
              <small>
                {words.round(entry.round)} · {words.cause(entry.event.cause)} ·{' '}
                <button type="button" onClick={() => openRule(entry.event.rule)}>
                  {entry.event.rule}
                </button>
              </small>
            </div>
            <button
              type="button"
              className={styles.jump}
              aria-label={t.why.show}
              title={t.why.show}
              onClick={() => {
                replay.go(entry.at);
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
