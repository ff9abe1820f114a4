import type { ReactNode } from 'react';
import { Dialog } from '../kit/Dialog.tsx';
import { useShellText } from '../text/shell.ts';
import styles from './Notice.module.css';
import { SettingSwitch } from './SettingSwitch.tsx';
import { AUTO_SETTINGS, changeSettings, useSettings } from './settings.ts';

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
        <Answered />
        <SettingSwitch of="runHeat" />
        <p className="help">{words.kept}</p>
      </div>
    </Dialog>
  );
}

/** What is answered without asking, class by class. */
function Answered(): ReactNode {
  const { answered, labels } = useShellText().settings;
  const settings = useSettings();
  return (
    <fieldset className={styles.answered} data-answered="">
      <legend>{answered.title}</legend>
      {AUTO_SETTINGS.map((of) => (
        <label key={of}>
          <input
            type="checkbox"
            checked={settings[of]}
            onChange={(event) => changeSettings({ [of]: event.target.checked })}
          />
          <span>{labels[of]}</span>
        </label>
      ))}
      <p className="help">{answered.help}</p>
    </fieldset>
  );
}
