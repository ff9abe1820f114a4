import type { ReactNode } from 'react';
import { Dialog } from '../kit/Dialog.tsx';
import { SHELL_TEXT } from '../text/shell.ts';
import { useText } from './lang.tsx';
import styles from './Notice.module.css';
import { SettingSwitch } from './SettingSwitch.tsx';

export function SettingsDialog({ onClose }: { onClose: () => void }): ReactNode {
  const words = useText(SHELL_TEXT).settings;
  return (
    <Dialog title={words.title} kind="narrow" onClose={onClose}>
      <div className={styles.settings}>
        <SettingSwitch of="lang" />
        <SettingSwitch of="theme" />
        <div>
          <SettingSwitch of="speed" />
          <p>{words.speedHelp}</p>
        </div>
        <SettingSwitch of="others" />
        <SettingSwitch of="textSize" />
        <SettingSwitch of="hand" />
        <SettingSwitch of="sound" />
        <p>{words.kept}</p>
      </div>
    </Dialog>
  );
}
