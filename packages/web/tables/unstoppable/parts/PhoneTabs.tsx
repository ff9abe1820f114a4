import type { UnsView } from '@starhold/unstoppable';
import type { ReactNode } from 'react';
import { Icon } from '../../../art/index.ts';
import { Dialog } from '../../../kit/index.ts';
import { useText } from '../../../shell/lang.tsx';
import { UnsIcon } from '../cards/index.ts';
import { PARTS_TEXT } from '../text/parts.ts';
import styles from './phone.module.css';

export type Tab = 'market' | 'cores' | 'play' | 'discard' | 'partner' | 'log';

export interface PhoneTabsProps {
  view: UnsView;
  seat: number;
  /** The sheet that is open. */
  open?: Tab | null;
  /** Tabs with something that can be touched now. */
  legal?: ReadonlySet<Tab>;
  /** Tabs with something that a hint or the guide points at. */
  hinted?: ReadonlySet<Tab>;
  unread?: number;
  onOpen: (tab: Tab) => void;
}

/** What lies beside the battlefield on a desk opens from here as sheets. */
export function PhoneTabs(props: PhoneTabsProps): ReactNode {
  const { view, seat, open = null, legal, hinted, unread = 0, onOpen } = props;
  const t = useText(PARTS_TEXT).tabs;
  const player = view.players[seat];
  if (!player) return null;
  const tabs: { id: Tab; icon: ReactNode; label: string; count?: string }[] = [
    { id: 'market', icon: <UnsIcon name="upgrade" />, label: t.market, count: `${view.market.filter(Boolean).length}` },
    { id: 'cores', icon: <Icon name="deck" />, label: t.cores, count: `${player.level}/${player.draft}` },
    { id: 'play', icon: <Icon name="crew" />, label: t.play, count: `${player.play.length}` },
    { id: 'discard', icon: <UnsIcon name="discard" />, label: t.discard, count: `${player.discard.length}` },
    ...(view.players.length > 1 ? [{ id: 'partner' as const, icon: <Icon name="captain" />, label: t.partner }] : []),
    {
      id: 'log',
      icon: <Icon name="menu" />,
      label: t.log,
      ...(unread > 0 ? { count: `${Math.min(99, unread)}` } : {}),
    },
  ];
  return (
    <nav className={styles.tabs} aria-label={t.label}>
      {tabs.map(({ id, icon, label, count }) => (
        <button
          key={id}
          type="button"
          aria-expanded={open === id}
          data-legal={legal?.has(id) ? '' : undefined}
          data-hinted={hinted?.has(id) ? '' : undefined}
          onClick={() => onOpen(id)}
        >
          {icon}
          <span>{label}</span>
          {count === undefined ? null : <b>{count}</b>}
        </button>
      ))}
    </nav>
  );
}

/** The sheet that comes up over the hand; the same content stands beside the table on a desk. */
export function PartSheet({
  title,
  onClose,
  children,
}: {
  title: string;
  onClose: () => void;
  children: ReactNode;
}): ReactNode {
  return (
    <Dialog title={title} kind="sheet" onClose={onClose}>
      {children}
    </Dialog>
  );
}
