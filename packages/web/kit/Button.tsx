import { type ReactNode, useId, useRef } from 'react';
import styles from './Button.module.css';
import { Spoken } from './Spoken.tsx';
import type { ButtonProps, IconButtonProps, SegmentedProps } from './types.ts';
import { useRoving } from './useRoving.ts';

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

/** One of a few: a radio group that looks like a switch. */
export function Segmented<T extends string | number>({
  label,
  value,
  options,
  onChange,
  size = 'm',
}: SegmentedProps<T>): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const onKeyDown = useRoving(root);
  return (
    <div
      ref={root}
      className={styles.segmented}
      data-size={size}
      role="radiogroup"
      aria-label={label}
      onKeyDown={onKeyDown}
    >
      {options.map((option) => (
        // biome-ignore lint/a11y/useSemanticElements: a switch of buttons, with the keys and the role of radio buttons
        <button
          key={option.value}
          type="button"
          role="radio"
          data-rove={String(option.value)}
          data-state={option.value === value ? 'armed' : 'idle'}
          aria-checked={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.accessibleName === undefined ? (
            option.label
          ) : (
            <>
              <Spoken>{option.accessibleName}</Spoken>
              <span aria-hidden="true">{option.label}</span>
            </>
          )}
        </button>
      ))}
    </div>
  );
}
