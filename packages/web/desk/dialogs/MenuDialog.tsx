import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { Icon } from '../../art/index.ts';
import { Button, Dialog } from '../../kit/index.ts';
import { useText } from '../../shell/lang.tsx';
import { paths } from '../../shell/routes.ts';
import { download, fileName } from '../../tables/download.ts';
import { useShare } from '../../tables/useShare.ts';
import { SECRET_FILE } from '../../text/secret-file.ts';
import { useDesk } from '../context.ts';
import styles from './dialogs.module.css';

export type MenuChoice = 'settings' | 'keys' | 'piles' | 'pings';

/** Everything that is not part of a turn. `round` is for the name of an exported file. */
export function MenuDialog({
  round,
  onClose,
  onChoice,
}: {
  round: number;
  onClose: () => void;
  onChoice: (choice: MenuChoice) => void;
}): ReactNode {
  const desk = useDesk();
  const { t, session, moment, replay, phone, openRule, size, front, openZone, hint } = desk;
  const [, go] = useLocation();
  const share = useShare(session);
  const secretFile = useText(SECRET_FILE);
  const [saved, setSaved] = useState(false);
  const running = moment.over === '' || moment.over === undefined;
  /** Without a bar of tabs the zones are opened from here. */
  const opened = (zone: string): void => {
    openZone(zone);
    onClose();
  };
  const item = (choice: MenuChoice, label: string, icon: ReactNode): ReactNode => (
    <Button wide icon={icon} onPress={() => onChoice(choice)}>
      {label}
    </Button>
  );
  return (
    <Dialog title={t.menu.title} kind="side" onClose={onClose}>
      <div className={styles.menu}>
        {size === 'XS' ? (
          <>
            {front.zones
              .filter((zone) => zone.id !== 'piles')
              .map((zone) => (
                <Button key={zone.id} wide icon={<Icon name={zone.icon} />} onPress={() => opened(zone.id)}>
                  {zone.title(desk)}
                </Button>
              ))}
            <Button wide icon={<Icon name="menu" />} onPress={() => opened('log')}>
              {t.log.title}
            </Button>
            <Button
              wide
              icon={<Icon name="hint" />}
              onPress={() => {
                hint.more();
                onClose();
              }}
            >
              {t.hint.button}
            </Button>
          </>
        ) : null}
        {item('settings', t.menu.settings, <Icon name="settings" />)}
        {phone ? (
          <Button wide icon={<Icon name="book" />} onPress={() => openRule('')}>
            {t.bar.rulebook}
          </Button>
        ) : null}
        {item('keys', t.menu.keys, <Icon name="keyboard" />)}
        {item('piles', t.menu.piles, <Icon name="deck" />)}
        {moment.signals.length > 0 ? item('pings', t.pings.title, <Icon name="speak" />) : null}
        {moment.length > 0 && replay.at === null ? (
          <Button
            wide
            icon={<Icon name="replay" />}
            onPress={() => {
              replay.go(moment.length);
              onClose();
            }}
          >
            {t.menu.replay}
          </Button>
        ) : null}
        <Button
          wide
          icon={<Icon name="share" />}
          onPress={() => {
            void session.exportFile().then((file) => {
              download(fileName(session.setup.game, `round-${round}`), JSON.stringify(file));
              setSaved(true);
            });
          }}
        >
          {saved ? t.menu.exported : t.menu.export}
        </Button>
        {running ? <p>{secretFile}</p> : null}
        {running ? null : (
          <Button wide icon={<Icon name="share" />} onPress={share.copy}>
            {share.copied ? t.menu.copied : t.menu.share}
          </Button>
        )}
        {share.link === null ? null : (
          <label>
            {t.menu.copyThis}
            <input readOnly value={share.link} onFocus={(event) => event.currentTarget.select()} />
          </label>
        )}
        <Button wide icon={<Icon name="back" />} onPress={() => go(paths.home)}>
          {t.menu.leave}
        </Button>
        <p>{t.menu.saved}</p>
      </div>
    </Dialog>
  );
}
