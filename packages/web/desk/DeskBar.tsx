import type { ReactNode } from 'react';
import { BackLink, BarTools } from './Bar.tsx';
import styles from './bar.module.css';
import { useDesk } from './context.ts';
import { isSmall } from './size.ts';

export interface DeskBarProps {
  name: string;
  /** "Round 7". */
  round: string;
  phases: readonly { id: string; name: string; now: boolean }[];
  /** Own numbers, where the bar is their place. */
  own: ReactNode;
  onMenu: () => void;
}

/** Across the top: back, the game with its round and phases or the own numbers, and the tools. */
export function DeskBar({ name, round, phases, own, onMenu }: DeskBarProps): ReactNode {
  const { t, size } = useDesk();
  return (
    <header className={styles.bar}>
      <BackLink />
      {isSmall(size) ? (
        <div className={styles.own}>{own}</div>
      ) : (
        <>
          <b className={styles.game}>{name}</b>
          <span className={styles.round}>{round}</span>
          <ol className={styles.phases} aria-label={t.bar.steps}>
            {phases.map((step) => (
              <li key={step.id} aria-current={step.now ? 'step' : undefined}>
                {step.name}
              </li>
            ))}
          </ol>
          <span className={styles.gap} />
        </>
      )}
      <BarTools onMenu={onMenu} />
    </header>
  );
}
