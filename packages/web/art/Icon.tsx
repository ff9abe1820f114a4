import { memo, type ReactNode } from 'react';
import styles from './art.module.css';
import type { BOSSIN_ICONS } from './bossinIcons.ts';
import { GAME_ICONS } from './icons.ts';
import { OWN_ICONS } from './ownIcons.ts';
import type { IconProps } from './types.ts';

export type IconName = keyof typeof GAME_ICONS | keyof typeof BOSSIN_ICONS | keyof typeof OWN_ICONS;

/** Icons that only one game shows come with the art of that game. */
const paths: Partial<Record<IconName, string>> = { ...GAME_ICONS };

export function bringIcons(icons: Partial<Record<IconName, string>>): void {
  Object.assign(paths, icons);
}

const isOwn = (name: IconName): name is keyof typeof OWN_ICONS => Object.hasOwn(OWN_ICONS, name);

/** One em large, in the colour of the text. */
export const Icon = memo(function Icon({ name, className, label }: IconProps): ReactNode {
  const own = isOwn(name);
  const box = own ? '0 0 24 24' : '0 0 512 512';
  const d = own ? OWN_ICONS[name] : paths[name];
  const turned = name === 'away' ? 'matrix(-1 0 0 1 24 0)' : undefined;
  const path = <path fill="currentColor" fillRule={own ? 'evenodd' : undefined} d={d} transform={turned} />;
  const cls = className ? `${styles.icon} ${className}` : styles.icon;
  if (label === undefined) {
    return (
      <svg className={cls} viewBox={box} aria-hidden="true">
        {path}
      </svg>
    );
  }
  return (
    <svg className={cls} viewBox={box} role="img" aria-label={label}>
      {path}
    </svg>
  );
});
