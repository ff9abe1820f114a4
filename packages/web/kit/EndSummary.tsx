import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon } from '../art/index.ts';
import { useKitText } from '../text/kit.ts';
import { Button } from './Button.tsx';
import styles from './EndSummary.module.css';
import { LineChart } from './LineChart.tsx';
import { RichText } from './RichText.tsx';
import type { AnyText, EndAction, EndFact, LineChartProps } from './types.ts';

interface EndSummaryProps {
  won: boolean;
  /** Neither won nor lost: the title says so. */
  drawn?: boolean;
  title: string;
  text: AnyText;
  art?: ReactNode;
  facts: readonly EndFact[];
  charts: readonly LineChartProps[];
  actions: readonly EndAction[];
  caveat?: string;
  /** What else the game has to tell. */
  children?: ReactNode;
}

/**
 * How it ended: outcome, facts, the course of the game as plots, and where to go from here. What the game itself has to
 * tell comes before the plots.
 */
export function EndSummary({
  won,
  drawn = false,
  title,
  text,
  art,
  facts,
  charts,
  actions,
  caveat,
  children,
}: EndSummaryProps): ReactNode {
  const t = useKitText();
  const heading = useId();
  const root = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    root.current?.focus();
  }, []);
  const plots = (
    <div className={styles.charts}>
      {charts.map((chart) => (
        <LineChart key={chart.title} {...chart} />
      ))}
    </div>
  );
  return (
    <section className={styles.end} data-end="" data-won={won ? '' : undefined} aria-labelledby={heading}>
      <div className={styles.hero} data-tone="dark">
        {art === undefined ? null : (
          <div className={styles.art} data-fill="">
            {art}
          </div>
        )}
        <div className={styles.words}>
          {drawn ? null : (
            <p className={styles.outcome}>
              <Icon name={won ? 'trophy' : 'skull'} />
              {won ? t.won : t.lost}
            </p>
          )}
          <h1 id={heading} ref={root} tabIndex={-1}>
            {title}
          </h1>
          <p>
            <RichText text={text} />
          </p>
          {caveat === undefined ? null : <p className={styles.marked}>{caveat}</p>}
        </div>
      </div>
      <dl className={styles.facts}>
        {facts.map((fact) => (
          <div key={fact.label}>
            <dt>
              {fact.icon}
              {fact.label}
            </dt>
            <dd>{fact.value}</dd>
          </div>
        ))}
      </dl>
      {children === undefined ? plots : null}
      <div className={styles.actions}>
        {actions.map((action) => (
          <Button
            key={action.id}
            kind={action.primary ? 'filled' : 'outline'}
            icon={action.icon}
            onPress={action.onAct}
          >
            {action.label}
          </Button>
        ))}
      </div>
      {children}
      {children === undefined ? null : plots}
    </section>
  );
}
