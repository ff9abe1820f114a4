import type { ReactNode } from 'react';
import { Dialog } from '../kit/Dialog.tsx';
import { useShellText } from '../text/shell.ts';
import styles from './Notice.module.css';
import { SettingSwitch } from './SettingSwitch.tsx';

export function SettingsDialog({ onClose }: { onClose: () => void }): ReactNode {
  const words = useShellText().settings;
  return (
    <Dialog title={words.title} kind="narrow" onClose={onClose}>
      <div className={styles.settings}>
        <SettingSwitch of="lang" />
        <SettingSwitch of="theme" />
        <div>
          <SettingSwitch of="speed" />
          <p className="help">{words.speedHelp}</p>
        </div>
        <SettingSwitch of="others" />
        <SettingSwitch of="textSize" />
        <SettingSwitch of="hand" />
        <SettingSwitch of="sound" />
        {'vibrate' in navigator ? <SettingSwitch of="haptics" /> : null}
        <SettingSwitch of="lessons" />
        <p className="help">{words.kept}</p>
      </div>
    </Dialog>
  );
}
