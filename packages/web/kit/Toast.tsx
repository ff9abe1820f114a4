import type { ReactNode } from 'react';
import { Icon, type IconName } from '../art/index.ts';
import { useText } from '../shell/lang.tsx';
import { KIT_TEXT } from '../text/kit.ts';
import { Button, IconButton } from './Button.tsx';
import styles from './Toast.module.css';
import type { ToastProps } from './types.ts';

const ICONS: Record<NonNullable<ToastProps['tone']>, IconName> = {
  info: 'info',
  good: 'check',
  warn: 'warning',
  danger: 'warning',
};

function Message({ tone = 'info', icon, children, actions = [], onClose }: ToastProps): ReactNode {
  const t = useText(KIT_TEXT);
  return (
    <>
      <span className={styles.icon}>{icon ?? <Icon name={ICONS[tone]} />}</span>
      <div className={styles.text}>{children}</div>
      {actions.map((action) => (
        <Button key={action.id} onPress={action.onAct}>
          {action.label}
        </Button>
      ))}
      {onClose ? <IconButton label={t.close} icon={<Icon name="close" />} size="s" onPress={onClose} /> : null}
    </>
  );
}

/** Floats over the table for a while; read out at once when it is bad news. */
export function Toast(props: ToastProps): ReactNode {
  const role = props.tone === 'danger' || props.tone === 'warn' ? 'alert' : 'status';
  return (
    <div className={styles.toast} data-toast={props.tone ?? 'info'} role={role}>
      <Message {...props} />
    </div>
  );
}

/** Across the table, stays until it is dealt with. */
export function Banner(props: ToastProps): ReactNode {
  const role = props.tone === 'danger' ? 'alert' : 'status';
  return (
    <div className={styles.banner} data-toast={props.tone ?? 'info'} role={role}>
      <Message {...props} />
    </div>
  );
}
