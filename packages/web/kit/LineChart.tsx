import { type ReactNode, useId } from 'react';
import { useKitText } from '../text/kit.ts';
import styles from './LineChart.module.css';
import type { ChartSeries, LineChartProps } from './types.ts';

const W = 300;
const H = 132;
const LEFT = 26;
const RIGHT = 10;
const TOP = 20;
const FOOT = 22;
const COLORS = ['#ff9a4d', '#69b8ff', '#62d992', '#ff8ae0'];
const DASHES = [undefined, '6 3', '2 3', '9 3 2 3'];

/** A small line chart: lines differ in colour, dash and mark; the values are also there as a table. */
export function LineChart({ title, series, xLabel, firstX = 1, limit, atLeast = 1 }: LineChartProps): ReactNode {
  const t = useKitText();
  const heading = useId();
  const count = Math.max(2, ...series.map((s) => s.values.length));
  const top = Math.max(atLeast, limit?.at ?? 0, ...series.flatMap((s) => s.values));
  const x = (i: number) => LEFT + (i * (W - LEFT - RIGHT)) / (count - 1);
  const y = (v: number) => TOP + (1 - v / top) * (H - TOP - FOOT);
  const steps = niceSteps(top);
  const first = series[0]?.values ?? [];
  const spoken = t.chart(
    title,
    String(Math.min(...first, top)),
    String(Math.max(...first, 0)),
    String(first.at(-1) ?? 0),
  );
  return (
    <figure className={styles.chart} aria-labelledby={heading}>
      <figcaption id={heading}>
        <span>{title}</span>
        {series.length > 1
          ? series.map((s, i) => (
              <span key={s.id} className={styles.legend} style={{ color: s.color ?? COLORS[i % 4] }}>
                <svg viewBox="0 0 22 8" aria-hidden="true">
                  <path d="M0 4H22" stroke="currentColor" strokeWidth="2" strokeDasharray={DASHES[i % 4]} />
                </svg>
                <em>{s.label}</em>
              </span>
            ))
          : null}
      </figcaption>
      <svg viewBox={`0 0 ${W} ${H}`} role="img" aria-label={spoken}>
        {steps.map((v) => (
          <g key={v}>
            <path className={styles.grid} d={`M${LEFT} ${y(v)}H${W - RIGHT}`} />
            <text x={LEFT - 6} y={y(v) + 3.5} textAnchor="end">
              {v}
            </text>
          </g>
        ))}
        {limit ? (
          <g className={styles.limit}>
            <path d={`M${LEFT} ${y(limit.at)}H${W - RIGHT}`} />
            <text x={LEFT + 4} y={y(limit.at) - 4}>
              {limit.label}
            </text>
          </g>
        ) : null}
        {series.map((s, i) => (
          <Line key={s.id} series={s} index={i} x={x} y={y} />
        ))}
        <text x={LEFT} y={H - 6}>
          {xLabel} {firstX}
        </text>
        <text x={W - RIGHT} y={H - 6} textAnchor="end">
          {firstX + count - 1}
        </text>
      </svg>
      <details className={styles.table}>
        <summary>{t.chartShowTable}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{xLabel}</th>
              {series.map((s) => (
                <th key={s.id} scope="col">
                  {s.label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: count }, (_, i) => firstX + i).map((n, i) => (
              <tr key={n}>
                <th scope="row">{n}</th>
                {series.map((s) => (
                  <td key={s.id}>{s.values[i] ?? ''}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

function Line({
  series,
  index,
  x,
  y,
}: {
  series: ChartSeries;
  index: number;
  x: (i: number) => number;
  y: (v: number) => number;
}): ReactNode {
  const { values } = series;
  if (values.length === 0) return null;
  const color = series.color ?? COLORS[index % 4];
  const points = values.map((v, i) => `${x(i).toFixed(1)} ${y(v).toFixed(1)}`);
  const last = values.length - 1;
  const area = `M${points.join('L')}L${x(last).toFixed(1)} ${y(0)}L${x(0).toFixed(1)} ${y(0)}Z`;
  const dots = values.length <= 24 ? values.map((v, i) => ({ i, cx: x(i), cy: y(v) })) : [];
  return (
    <g style={{ color }}>
      {index === 0 ? <path d={area} fill="currentColor" opacity=".12" /> : null}
      <path
        d={`M${points.join('L')}`}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
        strokeDasharray={DASHES[index % 4]}
      />
      {dots.map(({ i, cx, cy }) => (
        <circle key={i} cx={cx} cy={cy} r={i === last ? 4 : 2} fill="currentColor" />
      ))}
      <text className={styles.last} x={x(last) - 6} y={y(values[last] ?? 0) - 7} textAnchor="end">
        {values[last]}
      </text>
    </g>
  );
}

function niceSteps(top: number): number[] {
  const step = [1, 2, 5, 10, 20, 50, 100].find((s) => top / s <= 4) ?? Math.ceil(top / 4);
  return Array.from({ length: Math.floor(top / step) + 1 }, (_, i) => i * step);
}
