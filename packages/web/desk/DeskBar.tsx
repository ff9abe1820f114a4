import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Icon } from '../art/index.ts';
import { IconButton } from '../kit/index.ts';
import { paths } from '../shell/routes.ts';
import { SettingSwitch } from '../shell/SettingSwitch.tsx';
import styles from './bar.module.css';
import { useDesk } from './context.ts';
import { isSmall } from './size.ts';

export interface DeskBarProps {
  name: string;
  /** "Round 7". */
  round: string;
  phases: readonly { id: string; name: string; now: boolean }[];
  /** Own numbers, where the bar is their place. */
  own: ReactNode;
  onMenu: () => void;
}

/** Across the top: back, the game with its round and phases or the own numbers, and the tools. */
export function DeskBar({ name, round, phases, own, onMenu }: DeskBarProps): ReactNode {
  const { t, size } = useDesk();
  return (
    <header className={styles.bar}>
      <Link href={paths.home} className={styles.back} aria-label={t.bar.back}>
        <Icon name="back" />
      </Link>
      {isSmall(size) ? (
        <div className={styles.own}>{own}</div>
      ) : (
        <>
          <b className={styles.game}>{name}</b>
          <span className={styles.round}>{round}</span>
          <ol className={styles.phases} aria-label={t.bar.steps}>
            {phases.map((step) => (
              <li key={step.id} aria-current={step.now ? 'step' : undefined}>
                {step.name}
              </li>
            ))}
          </ol>
          <span className={styles.gap} />
        </>
      )}
      <BarTools onMenu={onMenu} />
    </header>
  );
}

/** At the right end: whether the game has caveats, speed, language, rulebook, menu. */
function BarTools({ onMenu }: { onMenu: () => void }): ReactNode {
  const { t, phone, size, openRule, moment } = useDesk();
  // Under a finger these need more room than the bar of a tablet has: they are in the settings.
  const isBrief = phone || size === 'T';
  return (
    <>
      {moment.caveats.length > 0 ? (
        <span
          className={styles.marked}
          role="img"
          aria-label={t.bar.caveat}
          title={moment.caveats.map((caveat) => t.caveats[caveat]).join(' ')}
        >
          {phone ? '※' : t.bar.caveat}
        </span>
      ) : null}
      {isBrief ? null : (
        <>
          <SettingSwitch of="speed" size="s" />
          <SettingSwitch of="lang" size="s" />
          <IconButton label={t.bar.rulebook} icon={<Icon name="book" />} onPress={() => openRule('')} />
        </>
      )}
      <IconButton label={t.bar.menu} icon={<Icon name={phone ? 'menu' : 'settings'} />} onPress={onMenu} />
    </>
  );
}
