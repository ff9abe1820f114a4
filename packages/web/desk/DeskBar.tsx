import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Icon } from '../art/index.ts';
import { IconButton } from '../kit/index.ts';
import { paths } from '../shell/routes.ts';
import { SettingSwitch } from '../shell/SettingSwitch.tsx';
import styles from './bar.module.css';
import { useDesk } from './context.ts';
import { later } from './later.tsx';
import { Speaker } from './Speaker.tsx';

const RoomButton = later(async () => (await import('../online/desk/RoomButton.tsx')).RoomButton);

/** Across the top: back, the game with its round and phases or the own numbers, and the tools. */
export function DeskBar({ onMenu, onRoom }: { onMenu: () => void; onRoom: () => void }): ReactNode {
  const { t, front, view, lang, words, phone, size, openRule, moment, session } = useDesk();
  // Under a finger these need more room than the bar of a tablet has: they are in the settings.
  const isBrief = phone || size === 'T';
  return (
    <header className={styles.bar}>
      <Link href={session.room ? paths.hall : paths.home} className={styles.back} aria-label={t.bar.back}>
        <Icon name="back" />
      </Link>
      {phone ? (
        <div className={styles.own}>
          <front.Own />
        </div>
      ) : (
        <>
          <b className={styles.game}>{front.name[lang]}</b>
          <span className={styles.round}>{words.round(front.round(view))}</span>
          <ol className={styles.phases} aria-label={t.bar.steps}>
            {front.phases(view, lang).map((step) => (
              <li key={step.id} aria-current={step.now ? 'step' : undefined}>
                {step.name}
              </li>
            ))}
          </ol>
          <span className={styles.gap} />
        </>
      )}
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
      {session.room && !phone ? <RoomButton onPress={onRoom} /> : null}
      {isBrief ? null : (
        <>
          <SettingSwitch of="speed" size="s" />
          <SettingSwitch of="lang" size="s" />
          {size === 'D-' ? null : <Speaker />}
          <IconButton label={t.bar.rulebook} icon={<Icon name="book" />} onPress={() => openRule('')} />
        </>
      )}
      <IconButton label={t.bar.menu} icon={<Icon name={phone ? 'menu' : 'settings'} />} onPress={onMenu} />
    </header>
  );
}
