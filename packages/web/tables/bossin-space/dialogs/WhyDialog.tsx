import { causeName, ENEMY_NAMES, nameFor } from '@starhold/bossin-space/text';
import { plain } from '@starhold/effects/text';
import { type ReactNode, useEffect, useState } from 'react';
import { Icon } from '../../../art/index.ts';
import { Dialog, ProgressDots, RichText } from '../../../kit/index.ts';
import type { Cause } from '../../../session/types.ts';
import { useBos } from '../context.ts';
import { lineText, lookOf } from '../model/log.ts';
import styles from './dialogs.module.css';

const SHOWN = 12;

/** The chain of events that made a number what it is, newest first, each with its cause and rule. */
export function WhyDialog({ fact, onClose }: { fact: string; onClose: () => void }): ReactNode {
  const bos = useBos();
  const { session, t, view, lang, names, replay } = bos;
  const [causes, setCauses] = useState<Cause[] | null>(null);
  const { at } = replay;
  useEffect(() => {
    let here = true;
    session.why(fact).then(
      (list) => here && setCauses(at === null ? list : list.filter((cause) => cause.at <= at)),
      () => here && setCauses([]),
    );
    return () => {
      here = false;
    };
  }, [session, fact, at]);
  const newest = causes?.toReversed() ?? [];
  const reader = { view, names, lang, t };
  return (
    <Dialog title={titleOf()} onClose={onClose}>
      {causes === null ? <ProgressDots label={t.prompt.sending} /> : null}
      {causes?.length === 0 ? <p>{fact.startsWith('damage') ? t.why.none : t.why.start}</p> : null}
      <ol className={styles.causes}>
        {newest.slice(0, SHOWN).map((cause) => (
          <li key={cause.event.n}>
            <b data-change={Math.sign(cause.change)}>{signed(cause.change)}</b>
            <div>
              <p>
                <Icon name={lookOf(cause.event.type)[0]} />
                <span>
                  <RichText text={lineText(cause.event, reader)} />
                </span>
              </p>
              <small>
                {t.why.at(cause.round)} · {plain(causeName(view, cause.event.cause, lang))} ·{' '}
                <button type="button" onClick={() => bos.openRule(cause.event.rule)}>
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

  function titleOf(): string {
    if (!fact.startsWith('damage:')) return t.why.title[fact as 'life' | 'heat' | 'xp' | 'boss'];
    const uid = Number(fact.slice('damage:u'.length));
    const type = view.columns.flat().find((enemy) => enemy.uid === uid)?.type ?? '';
    return t.why.title.damage(nameFor(ENEMY_NAMES, type, lang));
  }
}

function signed(n: number): string {
  return n === 0 ? '±0' : n > 0 ? `+${n}` : `−${-n}`;
}
