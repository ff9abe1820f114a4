import type { ReactNode } from 'react';

export interface ToastProps {
  tone?: 'info' | 'good' | 'warn' | 'danger';
  icon?: ReactNode;
  children: ReactNode;
  actions?: readonly { id: string; label: string; onAct: () => void }[];
  onClose?: () => void;
}

export interface KeyListProps {
  groups: readonly { title: string; keys: readonly { keys: readonly string[]; text: string }[] }[];
}

export interface TooltipProps {
  /** What the tooltip says; title in the accent of a refusal when `tone` is refused. */
  title?: string;
  text: ReactNode;
  tone?: 'plain' | 'refused';
  /** Preferred side; it turns when there is no room. */
  side?: 'top' | 'bottom' | 'left' | 'right';
  /** Always shown (for a focused, refused card); otherwise on hover and focus of the child. */
  open?: boolean;
  children: ReactNode;
}

export interface IconButtonProps {
  label: string;
  icon: ReactNode;
  onPress: () => void;
  pressed?: boolean;
  disabled?: boolean;
  size?: 's' | 'm';
  /** Number on the corner: unread lines. */
  count?: number;
}

export interface SegmentedProps<T extends string | number> {
  label: string;
  value: T;
  options: readonly { value: T; label: ReactNode; accessibleName?: string }[];
  onChange: (value: T) => void;
  size?: 's' | 'm';
}

export interface ButtonProps {
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

export interface DialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** `sheet` comes up from the foot on phones; `side` slides in from the right. */
  kind?: 'box' | 'sheet' | 'side';
  footer?: ReactNode;
}

export interface PanelProps {
  title?: ReactNode;
  aside?: ReactNode;
  children: ReactNode;
  className?: string;
  label?: string;
}
