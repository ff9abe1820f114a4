import { type Pack, storyIn } from '@starhold/unstoppable/content';
import type { CSSProperties, ReactNode } from 'react';
import { useUns } from '../useUns.ts';
import styles from './storyMap.module.css';
import { chapterOf, chaptersOf, nextOf, reachedOf, type StoryChoice } from './storyPath.ts';

export interface StoryMapProps {
  current: number;
  told: readonly StoryChoice[];
  /** The card that is read beside the map. */
  shown: number;
  onShow: (card: number | null) => void;
}

const W = 600;
const H = 230;

/** Where a card stands on the map: a column for each chapter. */
function spot(pack: Pack, card: number): { x: number; y: number } {
  const chapters = chaptersOf(pack);
  const chapter = chapterOf(pack, card);
  const row = chapters[chapter] ?? [];
  return {
    x: ((chapter + 0.5) * W) / chapters.length,
    y: ((row.indexOf(card) + 0.5) * H) / row.length,
  };
}

/** All cards of the story: read, current, still to come, out of reach. Lines show the ways; the one taken is bold. */
export function StoryMap({ current, told, shown, onShow }: StoryMapProps): ReactNode {
  const { parts, lang, pack } = useUns();
  const t = parts.story;
  const way = [...told.map((step) => step.card), current];
  const isTaken = (from: number, to: number): boolean => way.some((card, i) => card === from && way[i + 1] === to);
  const cards = chaptersOf(pack).flat();
  const reached = (card: number): string => reachedOf(pack, card, current, told);
  const lines = cards.flatMap((from) =>
    nextOf(pack, from).map((to) => {
      const open = isTaken(from, to)
        ? 'taken'
        : (reached(from) === 'now' || reached(from) === 'ahead') && reached(to) !== 'missed'
          ? 'open'
          : 'closed';
      return { from, to, open };
    }),
  );
  return (
    <nav className={styles.map} aria-label={t.map} data-tone="dark">
      <div className={styles.chapters} aria-hidden="true">
        {t.chapters.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      <div className={styles.field}>
        <svg viewBox={`0 0 ${W} ${H}`} preserveAspectRatio="none" aria-hidden="true">
          {lines.map(({ from, to, open }) => (
            <path key={`${from}-${to}`} data-way={open} d={curve(pack, from, to)} vectorEffect="non-scaling-stroke" />
          ))}
        </svg>
        <ol>
          {cards.map((card) => {
            const { x, y } = spot(pack, card);
            const title = storyIn(pack, card)?.name[lang] ?? '';
            const state = reachedOf(pack, card, current, told);
            return (
              <li key={card} style={{ '--x': x / W, '--y': y / H } as CSSProperties}>
                <button
                  type="button"
                  data-reached={state}
                  aria-pressed={shown === card}
                  aria-disabled={state === 'ahead' || state === 'missed' || undefined}
                  aria-label={t.card(card, state === 'read' || state === 'now' ? title : '', t.reached[state])}
                  title={state === 'read' || state === 'now' ? title : t.reached[state]}
                  onClick={() => {
                    // What has not been read stays unread.
                    if (state === 'read' || state === 'now') onShow(card === current ? null : card);
                  }}
                >
                  {card}
                </button>
              </li>
            );
          })}
        </ol>
      </div>
    </nav>
  );
}

/** Setbacks of the finale bow out to the right. */
function curve(pack: Pack, from: number, to: number): string {
  const a = spot(pack, from);
  const b = spot(pack, to);
  if (a.x === b.x) return `M${a.x} ${a.y}C${a.x + 44} ${a.y} ${b.x + 44} ${b.y} ${b.x} ${b.y}`;
  const mid = (a.x + b.x) / 2;
  return `M${a.x} ${a.y}C${mid} ${a.y} ${mid} ${b.y} ${b.x} ${b.y}`;
}
