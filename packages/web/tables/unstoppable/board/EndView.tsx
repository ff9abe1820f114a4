import { standingOf } from '@starhold/kernel';
import type { UnsView } from '@starhold/unstoppable';
import { packOf, storyIn } from '@starhold/unstoppable/content';
import { DIFFICULTY_NAMES, nameFor, storyText } from '@starhold/unstoppable/text';
import type { ReactNode } from 'react';
import { Icon } from '../../../art/index.ts';
import type { Ending } from '../../../desk/EndPage.tsx';
import { type EndAction, type EndFact, EndSummary, type LineChartProps } from '../../../kit/index.ts';
import type { RoundValues } from '../../../session/types.ts';
import { CardArt, CharacterPortrait } from '../faces/index.ts';
import type { PARTS_TEXT, PartsText } from '../texts/parts.ts';
import { useUns } from '../useUns.ts';
import { Downfall, type DownfallProps } from './Downfall.tsx';
import { lacking, lastDeeds, lastTurn } from './downfall.ts';
import styles from './end.module.css';
import { Achievements, ScoreSheet } from './ScoreSheet.tsx';

export interface EndViewProps {
  view: UnsView;
  won: boolean;
  /** The public numbers turn by turn, as the session gives them. */
  rows: readonly RoundValues[];
  actions: readonly EndAction[];
  /** Taken back past something that was learned. */
  caveat?: string | undefined;
  /** What is told about a lost game besides its numbers. */
  lost?: Omit<DownfallProps, 'view' | 'children'>;
}

export function End({ ending }: { ending: Ending }): ReactNode {
  const { view, moment, seat, log, words, replay, why } = useUns();
  const won = moment.result !== null && standingOf(moment.result, seat) === 'won';
  const start = lastTurn(log);
  const lost = {
    deeds: lastDeeds(log).map(({ event }) => ({
      key: event.n,
      icon: words.look(event.type)[0],
      text: words.line(event),
    })),
    lacking: lacking(log),
    onWhy: why,
    onLastTurn: start ? () => replay.go(start.at) : undefined,
  };
  const { rows, actions, caveat } = ending;
  return <EndView view={view} won={won} rows={rows} actions={actions} {...caveat} lost={lost} />;
}

/** How it ended: outcome, numbers, score with achievements, and the course of the game. */
export function EndView({ view, won, rows, actions, caveat, lost }: EndViewProps): ReactNode {
  const { parts: t, lang } = useUns();
  const end = view.end === 'danger' || view.end === 'threats' ? view.end : 'health';
  const title = won ? (t.end.won[view.boss.id] ?? '') : t.end.lost[end];
  const characters = view.players.map((p) => nameFor(view, p.character, lang)).join(' & ');
  const facts = t.end.text(view.turn, DIFFICULTY_NAMES[view.options.difficulty][lang], characters);
  const story = won ? storyIn(packOf(view), view.boss.story) : undefined;
  const ending = story ? storyText(story, lang).ending : '';
  return (
    <div className={styles.end}>
      <EndSummary
        won={won}
        title={title}
        text={ending === '' ? facts : `${ending} (${facts})`}
        art={won ? <Heroes view={view} /> : <Boss id={view.boss.id} />}
        facts={factsOf(view, t.end)}
        charts={chartsOf(rows, view.boss.goal, t)}
        actions={actions}
        {...(caveat === undefined ? {} : { caveat })}
      >
        {won ? (
          <ScoreSheet view={view} />
        ) : (
          <Downfall view={view} {...lost}>
            <Achievements view={view} brief />
          </Downfall>
        )}
      </EndSummary>
    </div>
  );
}

/** Who was stronger. */
function Boss({ id }: { id: string }): ReactNode {
  return (
    <div className={styles.boss}>
      <CardArt id={id} />
    </div>
  );
}

/** The winners, side by side. */
function Heroes({ view }: { view: UnsView }): ReactNode {
  return (
    <div className={styles.heroes}>
      {view.players.map(({ character }) => (
        <span key={character}>
          <CharacterPortrait id={character} />
        </span>
      ))}
    </div>
  );
}

function factsOf(view: UnsView, t: (typeof PARTS_TEXT)['en']['end']): EndFact[] {
  const both = (of: (p: UnsView['players'][number]) => number): string => view.players.map(of).join(' + ');
  return [
    ...(view.score ? [{ label: t.score, value: view.score.total, icon: <Icon name="trophy" /> }] : []),
    { label: t.turns, value: view.turn, icon: <Icon name="hourglass" /> },
    { label: t.level, value: both((p) => p.level), icon: <Icon name="up" /> },
    { label: t.health, value: both((p) => p.health), icon: <Icon name="heart" /> },
    ...(view.boss.goal === null
      ? []
      : [{ label: t.boss, value: `${view.boss.damage}/${view.boss.goal}`, icon: <Icon name="enemies" /> }]),
    { label: t.danger, value: view.danger.level, icon: <Icon name="warning" /> },
  ];
}

/** The course of a game as plots over its turns, from the public numbers of each (`gauges` of the game). */
function chartsOf(rows: readonly RoundValues[], goal: number | null, { end, player }: PartsText): LineChartProps[] {
  if (rows.length < 2) return [];
  const t = end.charts;
  const line = (id: string, label: string, color: string) => {
    return { id, label, color, values: rows.map((row) => row.values[id] ?? 0) };
  };
  const chart = (title: string, ...series: LineChartProps['series']): LineChartProps => {
    return { title, series, xLabel: t.turn, firstX: rows[0].round };
  };
  const boss = chart(end.boss, line('boss', end.boss, '#ff5fd2'));
  return [
    ...(goal === null ? [] : [{ ...boss, limit: { at: goal, label: t.goal } }]),
    chart(t.players, line('health', end.health, '#ff7d8d'), line('credits', player.credits, '#ffb454')),
    chart(t.pace, line('level', end.level, '#38c8e8'), line('danger', end.danger, '#ff4fa3')),
    chart(t.pressure, line('attack', t.attack, '#ff8080'), line('threats', t.threats, '#9cc9ff')),
  ];
}
