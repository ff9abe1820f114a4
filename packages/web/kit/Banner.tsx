import type { CSSProperties, ReactNode } from 'react';
import { Icon } from '../art/index.ts';
import styles from './Banner.module.css';
import { Button } from './Button.tsx';

interface BannerProps {
  tone?: 'info' | 'warn' | 'danger';
  children: ReactNode;
  actions?: readonly { id: string; label: string; onAct: () => void }[];
}

/** Across the table, stays until it is dealt with; bad news are read out at once. */
export function Banner({ tone = 'info', children, actions = [] }: BannerProps): ReactNode {
  return (
    <div
      className={styles.banner}
      role={tone === 'danger' ? 'alert' : 'status'}
      style={{ '--mark': `var(--${tone})` } as CSSProperties}
    >
      <span className={styles.icon}>
        <Icon name={tone === 'info' ? 'info' : 'warning'} />
      </span>
      <div className={styles.text}>{children}</div>
      {actions.length === 0 ? null : (
        <div className={styles.acts}>
          {actions.map((action) => (
            <Button key={action.id} onPress={action.onAct}>
              {action.label}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
