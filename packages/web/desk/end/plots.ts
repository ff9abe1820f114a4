import type { LineChartProps } from '../../kit/index.ts';
import type { RoundValues } from '../../session/types.ts';

/** A plot of public numbers (`gauges` of the game): each line is a number, its name and its colour. */
export interface Plot {
  title: string;
  lines: readonly (readonly [gauge: string, label: string, color: string])[];
  limit?: LineChartProps['limit'];
}

/** How a game went, round by round; nothing before there are two of them. */
export function plotted(rows: readonly RoundValues[], xLabel: string, plots: readonly Plot[]): LineChartProps[] {
  if (rows.length < 2) return [];
  return plots.map(({ lines, ...plot }) => ({
    ...plot,
    xLabel,
    firstX: rows[0].round,
    series: lines.map(([gauge, label, color]) => ({
      id: gauge,
      label,
      color,
      values: rows.map(({ values }) => values[gauge] ?? 0),
    })),
  }));
}
