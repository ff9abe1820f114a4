import type { UnsView } from '@starhold/unstoppable';
import { type ReactNode, useId } from 'react';
import { Icon, type IconName } from '../../../art/index.ts';
import { type AnyText, Button, RichText } from '../../../kit/index.ts';
import { useUns } from '../useUns.ts';
import styles from './downfall.module.css';
import { Measures } from './Measures.tsx';

export interface DownfallProps {
  view: UnsView;
  /** The last turn as the log tells it. */
  deeds?: readonly { key: number; icon: IconName; text: AnyText }[];
  /** So much more would have stood the last hit. */
  lacking?: number;
  onWhy?: ((gauge: string) => void) | undefined;
  onLastTurn?: (() => void) | undefined;
  /** What stands beside the last turn. */
  children?: ReactNode;
}

/** A lost game: what ended it, how near the victory was, and the way back into its last turn. */
export function Downfall({ view, deeds = [], lacking = 0, onWhy, onLastTurn, children }: DownfallProps): ReactNode {
  const { parts: t } = useUns();
  const { downfall: d } = t.end;
  const id = useId();
  const end = view.end === 'danger' || view.end === 'threats' ? view.end : 'health';
  const dead = Math.max(
    0,
    view.players.findIndex((p) => p.health === 0),
  );
  const gauge = end === 'health' ? `health:${dead}` : 'danger';
  return (
    <section className={styles.downfall} aria-labelledby={id}>
      <h2 id={id}>{d.title}</h2>
      <p className={styles.cause}>
        <Icon name="skull" />
        <span>{d.cause[end](view.turn)}</span>
      </p>
      <Measures view={view} lacking={lacking} />
      <div className={styles.after}>
        <div className={styles.turn}>
          {deeds.length === 0 ? null : (
            <>
              <h3>{d.lastTurn}</h3>
              <ol className={styles.deeds}>
                {deeds.map(({ key, icon, text }) => (
                  <li key={key}>
                    <Icon name={icon} />
                    <span>
                      <RichText text={text} />
                    </span>
                  </li>
                ))}
              </ol>
            </>
          )}
          <div className={styles.actions}>
            {onLastTurn ? (
              <Button kind="outline" icon={<Icon name="stepBack" />} onPress={onLastTurn}>
                {d.seeAgain}
              </Button>
            ) : null}
            {onWhy ? (
              <Button kind="outline" icon={<Icon name="info" />} onPress={() => onWhy(gauge)}>
                {d.why[end === 'health' ? 'health' : 'danger']}
              </Button>
            ) : null}
          </div>
        </div>
        {children}
      </div>
    </section>
  );
}
