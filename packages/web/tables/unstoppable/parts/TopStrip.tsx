import { PHASES, type UnsView } from '@starhold/unstoppable';
import { DIFFICULTY_NAMES } from '@starhold/unstoppable/text';
import type { ReactNode } from 'react';
import { Spoken } from '../../../kit/index.ts';
import { useLang, useText } from '../../../shell/lang.tsx';
import { SHELL_TEXT } from '../../../text/shell.ts';
import { PARTS_TEXT } from '../text/parts.ts';
import styles from './top.module.css';

export interface TopStripProps {
  view: UnsView;
  /** Phone: only the phase of now. */
  compact?: boolean;
  /** Before the title: the way back. */
  back?: ReactNode;
  /** At the right end: rulebook, undo, menu. */
  children?: ReactNode;
}

/** Across the top: game, mode, difficulty, turn, and the five phases with the current one marked. */
export function TopStrip({ view, compact, back, children }: TopStripProps): ReactNode {
  const t = useText(PARTS_TEXT).top;
  const { games } = useText(SHELL_TEXT);
  const lang = useLang();
  const mode = view.players.length === 1 ? t.solo : t.duo;
  const difficulty = DIFFICULTY_NAMES[view.options.difficulty][lang];
  return (
    <header className={styles.top} data-compact={compact ? '' : undefined}>
      {back}
      <b className={styles.game}>{games.unstoppable.name}</b>
      <span className={styles.mode}>
        {compact ? t.turn(view.turn) : `${mode} · ${difficulty} · ${t.turn(view.turn)}`}
      </span>
      <Phases view={view} compact={compact === true} />
      <span className={styles.tools}>{children}</span>
    </header>
  );
}

function Phases({ view, compact }: { view: UnsView; compact: boolean }): ReactNode {
  const t = useText(PARTS_TEXT).top;
  const steps = PHASES.filter((phase) => phase !== 'setup');
  const now = PHASES.indexOf(view.phase) - 1;
  return (
    <ol className={styles.phases} aria-label={t.phases}>
      {steps.map((phase, i) =>
        compact && i !== now ? null : (
          <li key={phase} data-done={i < now ? '' : undefined} aria-current={i === now ? 'step' : undefined}>
            <span>{t.phase[phase]}</span>
            {i < now ? <Spoken>{t.done}</Spoken> : null}
          </li>
        ),
      )}
    </ol>
  );
}
