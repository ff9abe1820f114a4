import { standingOf } from '@starhold/kernel';
import type { View } from '@starhold/revenant';
import { DIFFICULTY_NAMES, nameFor, RIVAL } from '@starhold/revenant/text';
import type { ReactNode } from 'react';
import { Icon } from '../../art/index.ts';
import { PLAYER_TONES, RevenantArt, RevenantIcon } from '../../art/revenant/index.ts';
import type { Ending } from '../../desk/EndPage.tsx';
import { type EndFact, EndSummary, type LineChartProps, Ranking } from '../../kit/index.ts';
import type { RoundValues } from '../../session/types.ts';
import styles from './end.module.css';
import { Scoring } from './Scoring.tsx';
import { ENDS_TEXT, type EndsText } from './texts/ends.ts';
import { type Revenant, useRevenant } from './useRevenant.ts';

/** How a game of Revenant ended: who leads, where everybody's prestige comes from, how it went. */
export function End({ ending: { rows, actions, caveat } }: { ending: Ending }): ReactNode {
  const desk = useRevenant();
  const { view, moment, seat, lang, names, own } = desk;
  const t = ENDS_TEXT[lang];
  const { result } = moment;
  const standing = result ? standingOf(result, Math.max(0, seat)) : 'lost';
  return (
    <EndSummary
      won={standing === 'won'}
      drawn={standing === 'drawn'}
      title={t[standing]}
      text={textOf(desk, t)}
      art={
        <div className={styles.art}>
          <RevenantArt id={own?.side ?? '1A'} kind="crew" />
        </div>
      }
      facts={factsOf(desk, t)}
      charts={rows.length < 2 ? [] : chartsOf(rows, view, (one) => names[one] ?? RIVAL[lang], t)}
      actions={actions}
      {...caveat}
    >
      {result ? (
        <>
          <Ranking
            result={result}
            nameOf={(one) => names[one] ?? ''}
            gameName={RIVAL[lang]}
            partName={(part) => t.ranking[part] ?? part}
            {...(seat < 0 ? {} : { me: seat })}
          />
          <Scoring result={result} />
        </>
      ) : null}
    </EndSummary>
  );
}

/** Who leads, and where the fleet has come to. */
function textOf({ view, moment, names, lang, pack }: Revenant, t: EndsText): string {
  const first = moment.result?.sides.find(({ place }) => place === 1);
  const winner = first ? first.seats.map((one) => names[one] ?? '').join(', ') || RIVAL[lang] : '';
  const colony = pack.colonies[pack.colonyIndex.get(view.chosen) ?? -1];
  const settled = colony ? t.colony(colony.name[lang], nameFor(view, colony.house, lang)) : t.noColony;
  return `${t.winner(winner)} ${settled}`;
}

function factsOf({ view, lang }: Revenant, t: EndsText): EndFact[] {
  const ships = view.ships.filter(({ id, sector }) => !id.startsWith('frigate') && sector !== '').length;
  const voidborn = view.sectors.reduce((sum, sector) => sum + sector.voidborn, 0);
  return [
    ...(view.rival === null
      ? []
      : [
          {
            label: RIVAL[lang],
            value: DIFFICULTY_NAMES[view.options.difficulty][lang],
            icon: <Icon name="warning" />,
          },
        ]),
    { label: t.ships, value: ships, icon: <RevenantIcon name="ark" /> },
    { label: t.voidborn, value: voidborn, icon: <RevenantIcon name="voidborn" /> },
    { label: t.hull, value: view.hull, icon: <RevenantIcon name="damage" /> },
  ];
}

function chartsOf(
  rows: readonly RoundValues[],
  view: View,
  nameOf: (seat: number) => string,
  t: EndsText,
): LineChartProps[] {
  const of = (gauge: string): number[] => rows.map((row) => row.values[gauge] ?? 0);
  const base = { xLabel: t.cycle, firstX: 0 };
  const perPlayer = (what: 'tactics' | 'influence' | 'cards'): LineChartProps => ({
    ...base,
    title: t.charts[what],
    series: view.players.map((_, seat) => ({
      id: `${what}${seat}`,
      label: nameOf(seat),
      values: of(`${what}:${seat}`),
      color: PLAYER_TONES[seat % PLAYER_TONES.length] ?? PLAYER_TONES[0],
    })),
  });
  return [
    perPlayer('influence'),
    perPlayer('cards'),
    perPlayer('tactics'),
    {
      ...base,
      title: t.charts.fleet,
      series: [
        { id: 'ships', label: t.charts.ships, values: of('ships'), color: '#e9c765' },
        { id: 'voidborn', label: t.charts.voidborn, values: of('voidborn'), color: '#ff4fae' },
        { id: 'hull', label: t.charts.hull, values: of('hull'), color: '#ff5b45' },
      ],
    },
  ];
}
