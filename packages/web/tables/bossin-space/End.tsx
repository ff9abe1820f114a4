import { DIFFICULTY_NAMES, nameOf } from '@starhold/bossin-space/text';
import { standingOf } from '@starhold/kernel';
import type { ReactNode } from 'react';
import { BossArt, Icon, ShipArt } from '../../art/index.ts';
import type { Ending } from '../../desk/EndPage.tsx';
import { type EndFact, EndSummary, type LineChartProps } from '../../kit/index.ts';
import type { RoundValues } from '../../session/types.ts';
import type { BosText } from './text/index.ts';
import { useBos } from './useBos.ts';

/** How a game of Bossin' Space ended. */
export function End({ ending: { rows, actions, caveat } }: { ending: Ending }): ReactNode {
  const { view, w, lang, moment } = useBos();
  const won = moment.result !== null && standingOf(moment.result, 0) === 'won';
  return (
    <EndSummary
      won={won}
      title={w.end.titles[view.end === '' ? 'hull' : (view.end as 'boss' | 'hull' | 'heat')]}
      text={w.end.text(view.round, DIFFICULTY_NAMES[view.options.difficulty][lang], view.seats.length)}
      art={won || !view.boss ? <ShipArt thrust /> : <BossArt id={view.boss.id} side={view.boss.side} />}
      facts={facts()}
      charts={rows.length < 2 ? [] : chartsOf(rows, view.heatMax, w)}
      actions={actions}
      {...caveat}
    />
  );

  function facts(): EndFact[] {
    const { levels, boss } = view;
    const list: EndFact[] = [
      { label: w.end.rounds, value: view.round, icon: <Icon name="hourglass" /> },
      { label: w.end.life, value: `${view.intact}/${view.life}`, icon: <Icon name="heart" /> },
      { label: w.ship.heat, value: `${view.heat}/${view.heatMax}`, icon: <Icon name="flame" /> },
      {
        label: w.end.upgrades,
        value: levels.rockets + levels.laser + levels.deck + levels.life,
        icon: <Icon name="cube" />,
      },
      { label: w.end.defeated, value: view.discards.enemies.length, icon: <Icon name="skull" /> },
    ];
    if (boss)
      list.push({
        label: nameOf(view, 'boss', boss.id, lang),
        value: `${boss.hp}/${boss.maxHp}`,
        icon: <Icon name="enemies" />,
      });
    return list;
  }
}

function chartsOf(rows: readonly RoundValues[], heatMax: number, w: BosText): LineChartProps[] {
  const of = (gauge: string): number[] => rows.map((row) => row.values[gauge] ?? 0);
  const names = w.end.charts;
  const base = { xLabel: w.end.round, firstX: 0 };
  const boss = of('boss');
  return [
    {
      ...base,
      title: names.hull,
      series: [
        { id: 'damage', label: names.damage, values: of('damage'), color: '#ff7d8d' },
        { id: 'heat', label: w.ship.heat, values: of('heat'), color: '#ff9a4d' },
      ],
      limit: { at: heatMax, label: w.ship.explosion },
    },
    {
      ...base,
      title: names.progress,
      series: [
        { id: 'xp', label: w.ship.xp, values: of('xp'), color: '#7cf29c' },
        { id: 'upgrades', label: w.ship.upgrades, values: of('upgrades'), color: '#ffd166' },
      ],
    },
    {
      ...base,
      title: names.enemies,
      series: [
        { id: 'enemies', label: names.onBoard, values: of('enemies'), color: '#69b8ff' },
        { id: 'toCome', label: names.toCome, values: of('enemiesToCome'), color: '#c19bff' },
        ...(boss.some((hp) => hp > 0) ? [{ id: 'boss', label: names.boss, values: boss, color: '#ff5fd2' }] : []),
      ],
    },
  ];
}
