import type { ReactNode } from 'react';
import styles from './Button.module.css';
import { Spoken } from './Spoken.tsx';

interface ButtonProps {
  children: ReactNode;
  kind?: 'filled' | 'outline' | 'ghost' | 'danger';
  icon?: ReactNode;
  /** The key that does the same. */
  hotkey?: string;
  wide?: boolean;
  onPress: () => void;
}

export function Button({ children, kind = 'outline', icon, hotkey, wide, onPress }: ButtonProps): ReactNode {
  return (
    <button
      type="button"
      className={styles.button}
      data-kind={kind}
      data-wide={wide ? '' : undefined}
      onClick={onPress}
    >
      {icon}
      <span>{children}</span>
      {hotkey === undefined ? null : <kbd>{hotkey}</kbd>}
    </button>
  );
}

interface IconButtonProps {
  label: string;
  icon: ReactNode;
  onPress: () => void;
  /** It stays reachable, so that the focus is not lost. */
  disabled?: boolean;
  size?: 's' | 'm';
}

export function IconButton({ label, icon, onPress, disabled, size = 'm' }: IconButtonProps): ReactNode {
  return (
    <button
      type="button"
      className={styles.icon}
      data-size={size}
      title={label}
      aria-disabled={disabled || undefined}
      onClick={() => {
        if (!disabled) onPress();
      }}
    >
      <Spoken>{label}</Spoken>
      {icon}
    </button>
  );
}
