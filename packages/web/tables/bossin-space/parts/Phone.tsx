import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../../art/index.ts';
import { CostChip } from '../../../kit/index.ts';
import { useBos } from '../context.ts';
import styles from './phone.module.css';

/** Life, heat, XP and captain as chips, under the bar of a small screen. */
export function Hud(): ReactNode {
  const { view, w, threat, seen, names, me } = useBos();
  const damage = Math.min(view.intact, threat.columns[view.ship - 1] ?? 0);
  const heat = seen.heat ? seen.heat.to - view.heat : 0;
  const [next] = view.cubes;
  return (
    <div className={styles.hud}>
      <CostChip
        label={w.ship.life}
        icon={<Icon name="heart" />}
        value={view.intact}
        of={view.life}
        tone="life"
        {...(damage > 0 ? { delta: `−${damage}` } : {})}
      />
      <CostChip
        label={w.ship.heat}
        icon={<Icon name="flame" />}
        value={view.heat}
        of={view.heatMax}
        tone="heat"
        {...(heat === 0 ? {} : { delta: heat > 0 ? `+${heat}` : `−${-heat}` })}
      />
      <CostChip
        label={w.ship.xp}
        icon={<Icon name="cube" />}
        value={view.xp}
        {...(next === undefined ? {} : { of: `${next} ${w.ship.xp}` })}
        tone="xp"
      />
      <CostChip
        label={w.crew.captain}
        icon={<Icon name={view.seats.length > 1 ? 'captain' : 'spaceship'} />}
        value={
          view.seats.length > 1 && view.captain !== me ? (names[view.captain] ?? '') : (names[me] ?? names[0] ?? '')
        }
        tone="game"
      />
    </div>
  );
}

export type Tab = 'log' | 'ship' | 'crew' | 'rules' | 'hint';
const TABS: readonly [Tab, IconName][] = [
  ['log', 'menu'],
  ['ship', 'cube'],
  ['crew', 'captain'],
  ['rules', 'book'],
  ['hint', 'hint'],
];

/** The foot of a small screen: what lies beside the board on a desk opens as drawers. */
export function Tabs({ onOpen, unread }: { onOpen: (tab: Tab) => void; unread: number }): ReactNode {
  const { t, w } = useBos();
  return (
    <nav className={styles.tabs} aria-label={w.tabs.label}>
      {TABS.map(([tab, icon]) => (
        <button key={tab} type="button" onClick={() => onOpen(tab)}>
          <Icon name={icon} />
          <span>{tab === 'hint' ? t.hint.button : w.tabs[tab]}</span>
          {tab === 'log' && unread > 0 ? <em>{Math.min(99, unread)}</em> : null}
        </button>
      ))}
    </nav>
  );
}
