import type { ReactNode } from 'react';

export interface BannerProps {
  tone?: 'info' | 'good' | 'warn' | 'danger';
  icon?: ReactNode;
  children: ReactNode;
  actions?: readonly { id: string; label: string; onAct: () => void }[];
  onClose?: () => void;
}

export interface KeyListProps {
  groups: readonly { title: string; keys: readonly { keys: readonly string[]; text: string }[] }[];
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
  kind?: 'box' | 'narrow' | 'sheet' | 'side';
  footer?: ReactNode;
}
