import type { ReactNode } from 'react';
import { Icon } from '../../../art/index.ts';
import { useText } from '../../../shell/lang.tsx';
import { KIT_TEXT } from '../../../text/kit.ts';
import { PARTS_TEXT } from '../texts/parts.ts';
import styles from './player.module.css';
import type { ThreatPhase } from './threatPhase.ts';

export interface ForecastProps {
  coming: ThreatPhase;
  onWhy?: (() => void) | undefined;
}

/** "Threat phase as it stands: 8 damage, −3 armour, −5 health." */
export function Forecast({ coming, onWhy }: ForecastProps): ReactNode {
  const t = useText(PARTS_TEXT).forecast;
  const { why } = useText(KIT_TEXT);
  const { least, most, armourLost, healthLost, allies, atRisk, deadly } = coming;
  const losses = [
    armourLost > 0 ? t.armour(armourLost) : '',
    healthLost > 0 ? t.health(healthLost) : '',
    allies > 0 ? t.allies(allies) : '',
  ].filter((part) => part !== '');
  const damage = most === 0 ? t.none : t.damage(t.range(least, most));
  return (
    <p className={styles.forecast} data-harm={healthLost > 0 ? '' : undefined} data-deadly={deadly ? '' : undefined}>
      {deadly ? <Icon name="warning" /> : null}
      <span>
        {`${t.title}: ${damage}`}
        {losses.length > 0 ? (
          <>
            {', '}
            <b>{losses.join(', ')}</b>
          </>
        ) : null}
        {atRisk > 0 ? <em>{` (${t.mayBe(atRisk)})`}</em> : null}
        {deadly ? <strong>{` ${t.deadly}`}</strong> : null}
        {onWhy ? (
          <button type="button" onClick={onWhy}>
            {why}
          </button>
        ) : null}
      </span>
    </p>
  );
}
