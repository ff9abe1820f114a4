import { type Result, type Side, standingOf } from '@starhold/kernel';
import type { View } from '@starhold/rone';
import { DIFFICULTY_NAMES, MODE_NAMES } from '@starhold/rone/text';
import type { ReactNode } from 'react';
import { Icon } from '../../art/index.ts';
import { RoneArt, RoneIcon } from '../../art/rone/index.ts';
import type { Ending } from '../../desk/EndPage.tsx';
import { type EndFact, EndSummary, type LineChartProps, Ranking } from '../../kit/index.ts';
import type { RoundValues } from '../../session/types.ts';
import { isLeader } from './cards/pack.ts';
import styles from './end.module.css';
import { scenarioIn } from './invasion/model.ts';
import { ENDS_TEXT, type EndsWords } from './text/ends.ts';
import { type Rone, useRone } from './useRone.ts';

/** How a game of RONE ended: a duel, a series, a team fight or the campaign. */
export function End({ ending: { rows, actions, caveat } }: { ending: Ending }): ReactNode {
  const rone = useRone();
  const { view, moment, seat, lang, names } = rone;
  const t = ENDS_TEXT[lang].end;
  const { result } = moment;
  const standing = result ? standingOf(result, Math.max(0, seat)) : 'lost';
  const title = view.invasion ? t.coop[standing === 'won' ? 'won' : 'lost'] : t[standing];
  return (
    <EndSummary
      won={standing === 'won'}
      drawn={standing === 'drawn'}
      title={title}
      text={`${causeOf(rone, t)} ${t.text(MODE_NAMES[view.options.mode][lang], view.round)}`}
      art={<Picture rone={rone} won={standing === 'won'} />}
      facts={factsOf(rone, t)}
      charts={rows.length < 2 ? [] : chartsOf(rows, view, names, t)}
      actions={actions}
      {...caveat}
    >
      {result && !view.invasion ? (
        <Ranking
          result={result}
          nameOf={(one) => names[one] ?? ''}
          gameName={t.game}
          teamName={(side: Side) => (side.seats.length > 1 ? t.team(namesOf(side, names)) : undefined)}
          me={seat}
        />
      ) : null}
    </EndSummary>
  );
}

const namesOf = (side: Side, names: readonly string[]): string => side.seats.map((one) => names[one] ?? '').join(' & ');

/** Who fell, and why; a draw by survival check says so. */
function causeOf({ view, moment, names, log }: Rone, t: EndsWords['end']): string {
  const reason = view.over;
  const result: Result | null = moment.result;
  if (!view.invasion && reason === 'survival') return t.checkDraw;
  const fallen = view.players.findIndex(({ health }) => health <= 0);
  const told = log.findLast(({ event }) => event.type === 'fell')?.event.seat;
  const loser = told ?? (fallen < 0 ? (result?.sides.find(({ place }) => place > 1)?.seats[0] ?? 0) : fallen);
  return t.why[reason]?.(names[loser] ?? '') ?? '';
}

function Picture({ rone, won }: { rone: Rone; won: boolean }): ReactNode {
  const { view, pack, seat } = rone;
  const leader = view.players[Math.max(0, seat)]?.base.find(({ id }) => isLeader(pack, id))?.id;
  const foe = view.invasion?.stack.at(-1)?.id;
  return (
    <div className={styles.art}>
      {won || !view.invasion ? (
        <RoneArt id={leader ?? 'RC48'} kind="leader" />
      ) : (
        <RoneArt id={foe ?? 'IC22'} kind="invasion" />
      )}
    </div>
  );
}

function factsOf({ view, lang, pack }: Rone, t: EndsWords['end']): EndFact[] {
  // Narrow spaces that do not break: four numbers stay in one line.
  const all = (of: (p: View['players'][number]) => number): string => view.players.map(of).join('\u202f·\u202f');
  const facts: EndFact[] = [
    { label: t.rounds, value: view.round, icon: <Icon name="hourglass" /> },
    { label: t.armour, value: all((p) => p.armour), icon: <RoneIcon name="armour" /> },
    { label: t.health, value: all((p) => p.health), icon: <RoneIcon name="health" /> },
    { label: t.technologies, value: all((p) => Math.max(0, p.base.length - 1)), icon: <RoneIcon name="technology" /> },
  ];
  if (view.options.mode === 'series') {
    facts.unshift({ label: t.matches, value: view.wins.join(' : '), icon: <Icon name="trophy" /> });
  }
  if (view.invasion) {
    facts.unshift(
      {
        label: t.scenario,
        value: scenarioIn(pack, view.invasion.scenario)?.name[lang] ?? '',
        icon: <Icon name="book" />,
      },
      { label: t.difficulty, value: DIFFICULTY_NAMES[view.options.difficulty][lang], icon: <Icon name="warning" /> },
    );
  }
  return facts;
}

const TONES = ['#e8793f', '#69b8ff', '#62d992', '#f5c84b'];

function chartsOf(
  rows: readonly RoundValues[],
  view: View,
  names: readonly string[],
  t: EndsWords['end'],
): LineChartProps[] {
  const of = (gauge: string): number[] => rows.map((row) => row.values[gauge] ?? 0);
  const base = { xLabel: t.round, firstX: 0 };
  const perPlayer = (what: 'health' | 'armour'): LineChartProps => ({
    ...base,
    title: t.charts[what],
    series: view.players.map((_, seat) => ({
      id: `${what}${seat}`,
      label: names[seat] ?? '',
      values: of(`${what}:${seat}`),
      color: TONES[seat % TONES.length],
    })),
  });
  return [
    perPlayer('health'),
    perPlayer('armour'),
    ...(view.invasion
      ? [
          {
            ...base,
            title: t.charts.invasion,
            series: [
              { id: 'deployed', label: t.charts.deployed, values: of('deployed'), color: '#a6ff5c' },
              { id: 'research', label: t.charts.research, values: of('invasionResearch'), color: '#bfa6ff' },
              { id: 'protocols', label: t.charts.protocols, values: of('protocols'), color: '#ff5fb0' },
            ],
          },
        ]
      : []),
  ];
}
