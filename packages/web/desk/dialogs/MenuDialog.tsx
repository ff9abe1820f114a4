import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { Icon, type IconName } from '../../art/index.ts';
import { Button, Dialog } from '../../kit/index.ts';
import { useText } from '../../shell/lang.tsx';
import { paths } from '../../shell/routes.ts';
import { nextVolume } from '../../shell/settings.ts';
import { SECRET_FILE } from '../../text/secret-file.ts';
import { useDesk } from '../context.ts';
import { later } from '../later.tsx';
import type { Overlay } from '../Overlays.tsx';
import { useVolumeWords } from '../Speaker.tsx';
import { useShare } from '../useShare.ts';
import styles from './dialogs.module.css';

const RoomItem = later(async () => (await import('../../online/desk/RoomButton.tsx')).RoomItem);

const BringItem = later(async () => (await import('../../online/desk/BringItem.tsx')).BringItem);

/** Everything that is not part of a turn. */
export function MenuDialog({ onOverlay }: { onOverlay: (overlay: Overlay | null) => void }): ReactNode {
  const desk = useDesk();
  const { t, moment, replay, phone, openRule, size, front, openZone, hint, guide, session } = desk;
  const isOnline = session.room !== undefined;
  const [, go] = useLocation();
  const share = useShare(desk);
  const secretFile = useText(SECRET_FILE);
  const volume = useVolumeWords();
  const [saved, setSaved] = useState(false);
  const running = moment.over === '';
  const close = (): void => onOverlay(null);
  const item = (label: string, icon: IconName, onPress: () => void): ReactNode => (
    <Button key={icon === 'share' ? label : icon} wide icon={<Icon name={icon} />} onPress={onPress}>
      {label}
    </Button>
  );
  /** What is done at the table itself. */
  const leaving = (label: string, icon: IconName, act: () => void): ReactNode =>
    item(label, icon, () => {
      act();
      close();
    });
  const save = async (): Promise<void> => {
    await share.save();
    setSaved(true);
  };
  return (
    <Dialog title={t.menu.title} kind="side" onClose={close}>
      <div className={styles.menu}>
        {/* Without a bar of tabs the zones are opened from here. */}
        {size === 'XS' ? (
          <>
            {front.zones
              .filter(({ id }) => id !== 'piles')
              .map((zone) => leaving(zone.title(desk), zone.icon, () => openZone(zone.id)))}
            {leaving(t.log.title, 'menu', () => openZone('log'))}
            {leaving(t.hint.button, 'hint', hint.more)}
          </>
        ) : null}
        {guide && running
          ? leaving(guide.isOn ? t.guide.leave : t.guide.resume, 'info', guide.isOn ? guide.leave : guide.resume)
          : null}
        {isOnline ? <RoomItem onPress={() => onOverlay({ kind: 'room' })} /> : null}
        {item(t.menu.settings, 'settings', () => onOverlay({ kind: 'settings' }))}
        {phone ? item(t.bar.rulebook, 'book', () => openRule('')) : null}
        {item(volume.name, volume.icon, nextVolume)}
        {item(t.menu.keys, 'keyboard', () => onOverlay({ kind: 'keys' }))}
        {leaving(t.menu.piles, 'deck', () => openZone('piles'))}
        {moment.signals.length > 0 ? item(t.pings.title, 'speak', () => onOverlay({ kind: 'pings' })) : null}
        {moment.length > 0 && replay.at === null
          ? leaving(t.menu.replay, 'replay', () => replay.go(moment.length))
          : null}
        {share.possible ? item(saved ? t.menu.exported : t.menu.export, 'share', () => void save()) : null}
        {!share.possible ? null : running ? (
          <p className="help">{secretFile}</p>
        ) : (
          item(share.copied ? t.menu.copied : t.menu.share, 'share', share.copy)
        )}
        {share.link === null ? null : (
          <label>
            {t.menu.copyThis}
            <input readOnly value={share.link} onFocus={(event) => event.currentTarget.select()} />
          </label>
        )}
        {!isOnline && running ? <BringItem id={session.id} /> : null}
        {item(t.menu.leave, 'back', () => go(isOnline ? paths.hall : paths.home))}
        {isOnline ? null : <p className="help">{t.menu.saved}</p>}
      </div>
    </Dialog>
  );
}
