import type { ReactNode } from 'react';
import { Segmented } from '../kit/Segmented.tsx';
import { type ShellText, useShellText } from '../text/shell.ts';
import { CHOICES, changeSettings, useSettings } from './settings.ts';

interface SettingSwitchProps {
  of: keyof ShellText['settings']['values'];
  size?: 's' | 'm' | 'form';
}

/** One setting and its values. In a bar (`s`, `m`) they are signs; a language is its two letters there. */
export function SettingSwitch({ of, size = 'form' }: SettingSwitchProps): ReactNode {
  const brief = size !== 'form';
  const { labels, values, speedNames } = useShellText().settings;
  const words: Record<string, string> = values[of];
  const names: Record<string, string> = of === 'speed' ? speedNames : brief ? words : {};
  return (
    <Segmented
      label={labels[of]}
      value={useSettings()[of]}
      options={CHOICES[of].map((value) => {
        const label = brief && of === 'lang' ? String(value).toUpperCase() : words[String(value)];
        return { value, label, name: names[String(value)] };
      })}
      onChange={(value) => changeSettings({ [of]: value })}
      size={size}
    />
  );
}
