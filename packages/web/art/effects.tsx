import { memo, type ReactNode } from 'react';
import styles from './art.module.css';
import { BOSSIN_ICONS } from './bossinIcons.ts';
import { bringIcons, Icon, type IconName } from './Icon.tsx';
import type { BossCardIconProps, DangerIconProps, EffectIconProps, EffectIconsProps, EffectLike } from './types.ts';

bringIcons(BOSSIN_ICONS);

/** Which icon stands for which effect; the words are on the card. */
const BY_OP: Record<string, IconName> = {
  damageShip: 'hurt',
  healShip: 'heal',
  heat: 'flame',
  summon: 'summon',
  discardSelf: 'gone',
  skipCommand: 'emp',
  skipDanger: 'emp',
  flipBoss: 'flip',
  healBoss: 'healBoss',
  activateIt: 'activation',
  newEnemies: 'newEnemies',
  shift: 'shift',
  attackColumns: 'attackOne',
};
const BY_DIRECTION: Record<string, IconName> = { left: 'left', right: 'right', away: 'away', toward: 'toward' };

function iconOf(effect: EffectLike): IconName | null {
  if (effect.op === 'moveSelf') return BY_DIRECTION[effect.dir ?? ''] ?? 'bothWays';
  if (effect.op === 'attack') return effect.reach === 1 ? 'attackNear' : 'attackOne';
  return BY_OP[effect.op] ?? null;
}

const signed = (n: unknown): string => (typeof n === 'number' && n < 0 ? `−${-n}` : `+${String(n)}`);

const EffectIcon = memo(function EffectIcon({ effect, className }: EffectIconProps): ReactNode {
  if (effect.op === 'xp') {
    return (
      <span className={className ? `${styles.amount} ${className}` : styles.amount} aria-hidden="true">
        {signed(effect.n)}
        <small>{XP}</small>
      </span>
    );
  }
  const name = iconOf(effect);
  return name === null ? null : <Icon name={name} {...(className === undefined ? {} : { className })} />;
});

const XP = 'XP';

/** An activation in icons, in order, with a mark between; a dash when there is none. */
export const EffectIcons = memo(function EffectIcons({ effects, className }: EffectIconsProps): ReactNode {
  const cls = className ? `${styles.effects} ${className}` : styles.effects;
  if (effects.length === 0) {
    return (
      <span className={cls} aria-hidden="true">
        <i className={styles.none} />
      </span>
    );
  }
  const pieces: ReactNode[] = [];
  for (const effect of effects) {
    if (pieces.length > 0) pieces.push(<i key={`then${pieces.length}`} className={styles.then} />);
    pieces.push(<EffectIcon key={`${effect.op}${pieces.length}`} effect={effect} />);
  }
  return (
    <span className={cls} data-units="" aria-hidden="true">
      {pieces}
    </span>
  );
});

const COMMAND_ICONS: Record<string, IconName> = {
  moveLeft: 'left',
  moveRight: 'right',
  doubleLeft: 'doubleLeft',
  doubleRight: 'doubleRight',
  heal: 'heal',
  shot: 'shot',
  rocket: 'rocket',
  laser: 'laser',
  tractor: 'tractor',
  emp: 'emp',
  teleport: 'teleport',
  doubleShot: 'doubleShot',
  freeMove: 'bothWays',
  beltBomb: 'bomb',
};

export function CommandIcon({ kind, className }: { kind: string; className?: string }): ReactNode {
  return <Icon name={COMMAND_ICONS[kind] ?? 'cube'} {...(className === undefined ? {} : { className })} />;
}

const DANGER_ICONS: Record<string, IconName> = {
  activation: 'activation',
  attack: 'attackOne',
  move: 'right',
  newEnemies: 'newEnemies',
  silence: 'silence',
  help: 'heal',
  helpXp: 'cube',
};

export function DangerIcon({ kind, from = 0, to = 0, className }: DangerIconProps): ReactNode {
  const name = kind === 'move' && from > to ? 'left' : (DANGER_ICONS[kind] ?? 'warning');
  return <Icon name={name} {...(className === undefined ? {} : { className })} />;
}

export function BossCardIcon({ effects, className }: BossCardIconProps): ReactNode {
  return <EffectIcons effects={effects} {...(className === undefined ? {} : { className })} />;
}
