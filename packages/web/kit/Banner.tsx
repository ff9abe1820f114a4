import type { ReactNode } from 'react';
import { Icon, type IconName } from '../art/index.ts';
import { useKitText } from '../text/kit.ts';
import styles from './Banner.module.css';
import { Button, IconButton } from './Button.tsx';

interface BannerProps {
  tone?: 'info' | 'good' | 'warn' | 'danger';
  icon?: ReactNode;
  children: ReactNode;
  actions?: readonly { id: string; label: string; onAct: () => void }[];
  onClose?: () => void;
}

const ICONS: Record<NonNullable<BannerProps['tone']>, IconName> = {
  info: 'info',
  good: 'check',
  warn: 'warning',
  danger: 'warning',
};

/** Across the table, stays until it is dealt with; bad news are read out at once. */
export function Banner({ tone = 'info', icon, children, actions = [], onClose }: BannerProps): ReactNode {
  const t = useKitText();
  return (
    <div className={styles.banner} data-banner={tone} role={tone === 'danger' ? 'alert' : 'status'}>
      <span className={styles.icon}>{icon ?? <Icon name={ICONS[tone]} />}</span>
      <div className={styles.text}>{children}</div>
      {actions.map((action) => (
        <Button key={action.id} onPress={action.onAct}>
          {action.label}
        </Button>
      ))}
      {onClose ? <IconButton label={t.close} icon={<Icon name="close" />} size="s" onPress={onClose} /> : null}
    </div>
  );
}
