import { type ReactNode, useId } from 'react';
import styles from './Button.module.css';
import { Spoken } from './Spoken.tsx';

interface IconButtonProps {
  label: string;
  icon: ReactNode;
  onPress: () => void;
  pressed?: boolean;
  disabled?: boolean;
  size?: 's' | 'm';
  /** Number on the corner: unread lines. */
  count?: number;
}

interface ButtonProps {
  children: ReactNode;
  kind?: 'filled' | 'outline' | 'ghost' | 'danger';
  icon?: ReactNode;
  /** The key that does the same. */
  hotkey?: string;
  disabled?: boolean;
  reason?: string;
  wide?: boolean;
  onPress: () => void;
}

/** A disabled button with a reason stays reachable and says why. */
export function Button({
  children,
  kind = 'outline',
  icon,
  hotkey,
  disabled,
  reason,
  wide,
  onPress,
}: ButtonProps): ReactNode {
  const id = useId();
  const off = disabled === true || reason !== undefined;
  return (
    <button
      type="button"
      className={styles.button}
      data-kind={kind}
      data-wide={wide ? '' : undefined}
      aria-disabled={off || undefined}
      aria-describedby={reason === undefined ? undefined : id}
      title={reason}
      onClick={() => {
        if (!off) onPress();
      }}
    >
      {icon}
      <span>{children}</span>
      {hotkey === undefined ? null : <kbd className={styles.key}>{hotkey}</kbd>}
      {reason === undefined ? null : (
        <span id={id} hidden>
          {reason}
        </span>
      )}
    </button>
  );
}

export function IconButton({ label, icon, onPress, pressed, disabled, size = 'm', count }: IconButtonProps): ReactNode {
  return (
    <button
      type="button"
      className={styles.icon}
      data-size={size}
      title={label}
      aria-pressed={pressed}
      aria-disabled={disabled || undefined}
      onClick={() => {
        if (!disabled) onPress();
      }}
    >
      <Spoken>{count ? `${label} (${count})` : label}</Spoken>
      {icon}
      {count ? (
        <span className={styles.count} aria-hidden="true">
          {count}
        </span>
      ) : null}
    </button>
  );
}
