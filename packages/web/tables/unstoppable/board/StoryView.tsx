import { packOf, storyIn } from '@starhold/unstoppable/content';
import { storyText } from '@starhold/unstoppable/text';
import { type ReactNode, useId, useState } from 'react';
import { Icon } from '../../../art/index.ts';
import { RichText } from '../../../kit/index.ts';
import { CardArt } from '../faces/index.ts';
import { useUns } from '../useUns.ts';
import { StoryMap } from './StoryMap.tsx';
import { StoryOptions } from './StoryOptions.tsx';
import styles from './story.module.css';
import { type Stage, type StoryChoice, stageOf } from './storyPath.ts';

/** Duomo's Menace: the map with the way taken, the current card with its ways on, and everything read before. */
export function StoryView({ told }: { told: readonly StoryChoice[] }): ReactNode {
  const { view, parts } = useUns();
  const t = parts.story;
  const current = view.boss.story;
  const [chosen, setChosen] = useState<number | null>(null);
  const shown = chosen ?? current;
  if (current === null || shown === null) return null;
  const stage = stageOf(view, told);
  const before = told.findLast((step) => step.card === shown && (shown !== current || stage === 'chosen'));
  return (
    <div className={styles.story}>
      <StoryMap current={current} told={told} shown={shown} onShow={setChosen} />
      <StoryCard card={shown} stage={shown === current ? stage : null} taken={before?.option} />
      <SoFar told={told} heading={t.soFar} />
    </div>
  );
}

interface StoryCardProps {
  card: number;
  /** Of the current card; null for one that was read before. */
  stage: Stage | null;
  /** What was chosen on it. */
  taken: string | undefined;
}

/** One card in full: picture, words, what it changes, and its ways on with what they ask for. */
function StoryCard({ card, stage, taken }: StoryCardProps): ReactNode {
  const { view, openRule, parts, lang } = useUns();
  const { story: t } = parts;
  const id = useId();
  const def = storyIn(packOf(view), card);
  if (!def) return null;
  const text = storyText(def, lang, view.players.length);
  const isCurrent = stage !== null;
  return (
    <article className={styles.card} data-current={isCurrent ? '' : undefined} aria-labelledby={id}>
      <div className={styles.tale}>
        <div className={styles.picture} data-tone="dark">
          <CardArt id={`story-${card}`} />
          <p className={styles.number}>{isCurrent ? t.current : t.reached[taken === undefined ? 'ahead' : 'read']}</p>
          <h3 id={id}>{text.title}</h3>
        </div>
        <p className={styles.words}>{text.story}</p>
        {text.ongoing.length > 0 ? (
          <p className={styles.ongoing}>
            <Icon name="info" />
            <span>
              <RichText text={text.ongoing} onRule={openRule} />
            </span>
          </p>
        ) : null}
      </div>
      {isCurrent || taken !== undefined ? <StoryOptions def={def} taken={taken} stage={stage} /> : null}
    </article>
  );
}

/** The way so far, as one would tell it: title, choice. */
function SoFar({ told, heading }: { told: readonly StoryChoice[]; heading: string }): ReactNode {
  const { view, parts, lang } = useUns();
  const { story: t } = parts;
  return (
    <section className={styles.soFar} aria-label={heading}>
      <h3>{heading}</h3>
      {told.length === 0 ? <p>{t.nothingYet}</p> : null}
      <ol>
        {told.map(({ card, option }, i) => {
          const def = storyIn(packOf(view), card);
          if (!def) return null;
          const text = storyText(def, lang, view.players.length);
          const choice = text.options.find((o) => o.id === option);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the way only grows
            <li key={i}>
              <b>{text.title}</b>
              <span>{choice?.story}</span>
              <small>{choice ? <RichText text={choice.rules} /> : null}</small>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
