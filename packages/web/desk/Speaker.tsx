import type { ReactNode } from 'react';
import { Icon, type IconName } from '../art/index.ts';
import { IconButton } from '../kit/index.ts';
import { nextVolume, type Settings, useSettings } from '../shell/settings.ts';
import { useShellText } from '../text/shell.ts';

const SPEAKERS: Record<Settings['sound'], IconName> = { off: 'soundOff', low: 'soundLow', full: 'soundFull' };

/** `Sound: low` */
export function useVolumeWords(): { name: string; icon: IconName } {
  const { sound } = useSettings();
  const { labels, values } = useShellText().settings;
  return { name: `${labels.sound}: ${values.sound[sound]}`, icon: SPEAKERS[sound] };
}

/** How loud it is; a press goes on to the next. */
export function Speaker(): ReactNode {
  const { name, icon } = useVolumeWords();
  return <IconButton label={name} icon={<Icon name={icon} />} onPress={nextVolume} />;
}
