import type { ReactNode } from 'react';
import { SHELL_TEXT } from '../text/shell.ts';
import { Dialog } from './Dialog.tsx';
import { LangSwitch } from './LangSwitch.tsx';
import { useText } from './lang.tsx';
import { Segments } from './Segments.tsx';
import styles from './SettingsDialog.module.css';
import { changeSettings, HANDS, OTHERS, SPEEDS, TEXT_SIZES, THEMES, useSettings } from './settings.ts';

export function SettingsDialog({ open, onClose }: { open: boolean; onClose: () => void }): ReactNode {
  const t = useText(SHELL_TEXT);
  const settings = useSettings();
  const words = t.settings;
  return (
    <Dialog title={words.title} open={open} onClose={onClose}>
      <div className={styles.list}>
        <LangSwitch long />
        <Segments
          legend={words.theme}
          value={settings.theme}
          segments={THEMES.map((value) => ({ value, label: words.themes[value] }))}
          onChange={(theme) => changeSettings({ theme })}
        />
        <div>
          <Segments
            legend={words.speed}
            value={settings.speed}
            segments={SPEEDS.map((value) => ({ value, label: words.speeds[value], name: words.speedNames[value] }))}
            onChange={(speed) => changeSettings({ speed })}
          />
          <p className={styles.help}>{words.speedHelp}</p>
        </div>
        <Segments
          legend={words.others}
          value={settings.others}
          segments={OTHERS.map((value) => ({ value, label: words.othersNames[value] }))}
          onChange={(others) => changeSettings({ others })}
        />
        <Segments
          legend={words.textSize}
          value={settings.textSize}
          segments={TEXT_SIZES.map((value) => ({ value, label: words.textSizes[value] }))}
          onChange={(textSize) => changeSettings({ textSize })}
        />
        <Segments
          legend={words.hand}
          value={settings.hand}
          segments={HANDS.map((value) => ({ value, label: words.hands[value] }))}
          onChange={(hand) => changeSettings({ hand })}
        />
        <Segments
          legend={words.sound}
          value={settings.sound}
          segments={[
            { value: false, label: words.off },
            { value: true, label: words.on },
          ]}
          onChange={(sound) => changeSettings({ sound })}
        />
        <p className={styles.kept}>{words.kept}</p>
      </div>
    </Dialog>
  );
}
