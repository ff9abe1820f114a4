import type { UnsView } from '@starhold/unstoppable';
import { packOf, storyIn } from '@starhold/unstoppable/content';
import { DIFFICULTY_NAMES, nameFor, storyText } from '@starhold/unstoppable/text';
import type { ReactNode } from 'react';
import { Icon } from '../../../art/index.ts';
import { type EndAction, type EndFact, EndSummary } from '../../../kit/index.ts';
import type { RoundValues } from '../../../session/types.ts';
import { useLang, useText } from '../../../shell/lang.tsx';
import { CardArt, CharacterPortrait } from '../faces/index.ts';
import { PARTS_TEXT } from '../texts/parts.ts';
import { chartsOf } from './course.ts';
import { Downfall, type DownfallProps } from './Downfall.tsx';
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

/** How it ended: outcome, numbers, score with achievements, and the course of the game. */
export function EndView({ view, won, rows, actions, caveat, lost }: EndViewProps): ReactNode {
  const t = useText(PARTS_TEXT);
  const lang = useLang();
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
        charts={chartsOf(rows, view.boss.goal, t.end.charts)}
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
