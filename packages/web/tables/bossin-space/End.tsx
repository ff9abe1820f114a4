import { BOSS_NAMES, DIFFICULTY_NAMES, nameFor } from '@starhold/bossin-space/text';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { BossArt, Icon, ShipArt } from '../../art/index.ts';
import { type EndAction, type EndFact, EndSummary, type LineChartProps } from '../../kit/index.ts';
import { tableStore } from '../../session/index.ts';
import type { RoundValues } from '../../session/types.ts';
import { paths } from '../../shell/routes.ts';
import type { TableText } from '../../text/table.ts';
import { download, fileName } from '../download.ts';
import { useShare } from '../useShare.ts';
import styles from './BossinTable.module.css';
import { useBos } from './context.ts';

/** How it ended, how it went, and where to go from here. */
export function End({ onBoard }: { onBoard: () => void }): ReactNode {
  const bos = useBos();
  const { session, view, t, lang, moment, replay } = bos;
  const [rows, setRows] = useState<RoundValues[]>([]);
  const [starting, setStarting] = useState(false);
  const share = useShare(session);
  const [, go] = useLocation();
  useEffect(() => {
    let here = true;
    session.series().then(
      (list) => here && setRows(list),
      () => {}, // the plots are left out
    );
    return () => {
      here = false;
    };
  }, [session]);
  const won = moment.over === 'win';
  const again = async (): Promise<void> => {
    setStarting(true);
    const next = await tableStore.create({ ...session.setup, guided: false });
    next.close();
    go(paths.table(next.id));
  };
  const actions: EndAction[] = [
    {
      id: 'again',
      label: starting ? t.end.starting : t.end.again,
      icon: <Icon name="replay" />,
      primary: true,
      onAct: () => void again(),
    },
    { id: 'replay', label: t.end.replay, icon: <Icon name="stepBack" />, onAct: () => replay.go(0) },
    { id: 'share', label: share.copied ? t.menu.copied : t.end.share, icon: <Icon name="share" />, onAct: share.copy },
    {
      id: 'export',
      label: t.end.export,
      icon: <Icon name="down" />,
      onAct: () => {
        void session
          .exportFile()
          .then((file) => download(fileName(session.setup.game, `round-${view.round}`), JSON.stringify(file)));
      },
    },
    { id: 'board', label: t.end.board, icon: <Icon name="eyeOpen" />, onAct: onBoard },
    { id: 'home', label: t.end.home, icon: <Icon name="back" />, onAct: () => go(paths.home) },
  ];
  return (
    <main className={styles.end} id="content">
      <EndSummary
        won={won}
        title={t.end.titles[view.end === '' ? 'hull' : (view.end as 'boss' | 'hull' | 'heat')]}
        text={t.end.text(view.round, DIFFICULTY_NAMES[view.options.difficulty][lang], view.seats.length)}
        art={won || !view.boss ? <ShipArt thrust /> : <BossArt id={view.boss.id} side={view.boss.side} />}
        facts={facts()}
        charts={chartsOf(rows, view.heatMax, t)}
        actions={actions}
        {...(moment.marked ? { marked: t.end.marked } : {})}
      />
      {share.link === null ? null : (
        <input className={styles.link} readOnly value={share.link} aria-label={t.menu.copyThis} />
      )}
    </main>
  );

  function facts(): EndFact[] {
    const { levels, boss } = view;
    const list: EndFact[] = [
      { label: t.end.rounds, value: view.round, icon: <Icon name="hourglass" /> },
      { label: t.end.life, value: `${view.intact}/${view.life}`, icon: <Icon name="heart" /> },
      { label: t.end.heat, value: `${view.heat}/${view.heatMax}`, icon: <Icon name="flame" /> },
      {
        label: t.end.upgrades,
        value: levels.rockets + levels.laser + levels.deck + levels.life,
        icon: <Icon name="cube" />,
      },
      { label: t.end.defeated, value: view.discards.enemies.length, icon: <Icon name="skull" /> },
    ];
    if (boss)
      list.push({
        label: nameFor(BOSS_NAMES, boss.id, lang),
        value: `${boss.hp}/${boss.maxHp}`,
        icon: <Icon name="enemies" />,
      });
    return list;
  }
}

function chartsOf(rows: readonly RoundValues[], heatMax: number, t: TableText): LineChartProps[] {
  if (rows.length < 2) return [];
  const of = (fact: string): number[] => rows.map((row) => row.values[fact] ?? 0);
  const names = t.end.charts;
  const base = { xLabel: t.end.round, firstX: 0 };
  const boss = of('boss');
  return [
    {
      ...base,
      title: names.hull,
      series: [
        { id: 'damage', label: names.damage, values: of('damage'), color: '#ff7d8d' },
        { id: 'heat', label: names.heat, values: of('heat'), color: '#ff9a4d' },
      ],
      limit: { at: heatMax, label: t.end.explosionAt },
    },
    {
      ...base,
      title: names.progress,
      series: [
        { id: 'xp', label: names.xp, values: of('xp'), color: '#7cf29c' },
        { id: 'upgrades', label: names.upgrades, values: of('upgrades'), color: '#ffd166' },
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
