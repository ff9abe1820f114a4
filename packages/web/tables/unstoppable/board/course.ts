import type { LineChartProps } from '../../../kit/index.ts';
import type { RoundValues } from '../../../session/types.ts';
import type { PartsText } from '../texts/parts.ts';

/** The course of a game as plots over its turns, from the public numbers of each (`gauges` of the game). */
export function chartsOf(
  rows: readonly RoundValues[],
  goal: number | null,
  t: PartsText['end']['charts'],
): LineChartProps[] {
  if (rows.length < 2) return [];
  const of = (gauge: string): number[] => rows.map((row) => row.values[gauge] ?? 0);
  const base = { xLabel: t.turn, firstX: rows[0]?.round ?? 0 };
  return [
    ...(goal === null
      ? []
      : [
          {
            ...base,
            title: t.bossDamage,
            series: [{ id: 'boss', label: t.bossDamage, values: of('boss'), color: '#ff5fd2' }],
            limit: { at: goal, label: t.goal },
          },
        ]),
    {
      ...base,
      title: t.players,
      series: [
        { id: 'health', label: t.health, values: of('health'), color: '#ff7d8d' },
        { id: 'credits', label: t.credits, values: of('credits'), color: '#ffb454' },
      ],
    },
    {
      ...base,
      title: t.pace,
      series: [
        { id: 'level', label: t.level, values: of('level'), color: '#38c8e8' },
        { id: 'danger', label: t.danger, values: of('danger'), color: '#ff4fa3' },
      ],
    },
    {
      ...base,
      title: t.pressure,
      series: [
        { id: 'attack', label: t.attack, values: of('attack'), color: '#ff8080' },
        { id: 'threats', label: t.threats, values: of('threats'), color: '#9cc9ff' },
      ],
    },
  ];
}
