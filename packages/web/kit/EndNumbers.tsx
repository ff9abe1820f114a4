import type { ReactNode } from 'react';
import styles from './EndNumbers.module.css';
import { LineChart } from './LineChart.tsx';
import type { EndFact, LineChartProps } from './types.ts';

interface EndNumbersProps {
  facts: readonly EndFact[];
  charts: readonly LineChartProps[];
  /** What else the game has to tell. */
  children?: ReactNode;
}

/** A finished game in numbers, and its course as plots. What the game itself has to tell comes before the plots. */
export function EndNumbers({ facts, charts, children }: EndNumbersProps): ReactNode {
  return (
    <>
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
      {children}
      <div className={styles.charts}>
        {charts.map((chart) => (
          <LineChart key={chart.title} {...chart} />
        ))}
      </div>
    </>
  );
}
