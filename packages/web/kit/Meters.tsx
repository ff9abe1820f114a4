import { type CSSProperties, type ReactNode, useId } from 'react';
import { Icon } from '../art/index.ts';
import { useText } from '../shell/lang.tsx';
import { KIT_TEXT } from '../text/kit.ts';
import { Meter } from './Meter.tsx';
import styles from './Meters.module.css';
import { Spoken } from './Spoken.tsx';
import type { CostChipProps, HealthBarProps, LevelPipsProps, TokensProps } from './types.ts';

const upTo = (n: number): number[] => Array.from({ length: Math.max(0, n) }, (_, i) => i);

/** Life tokens: whole, lost, and those about to be lost with a −1 flag. */
export function Tokens({ label, icon, intact, total, places = total, risk = 0, note, onWhy }: TokensProps): ReactNode {
  const t = useText(KIT_TEXT);
  const spoken = t.valueOf(label, intact, total) + (risk > 0 ? `, ${t.atRisk(risk)}` : '');
  return (
    <Meter label={label} icon={icon} tone="life" value={intact} goal={total} note={note} warn={risk > 0} onWhy={onWhy}>
      <div className={styles.tokens} role="img" aria-label={spoken}>
        {upTo(places).map((i) => (
          <i
            key={i}
            data-on={i < intact ? '' : undefined}
            data-owned={i < total ? '' : undefined}
            data-risk={i < intact && i >= intact - risk ? t.lifeLost : undefined}
          >
            {icon}
          </i>
        ))}
      </div>
    </Meter>
  );
}

/** A path of upgrades. While it can be chosen the whole row is the button. */
export function LevelPips(props: LevelPipsProps): ReactNode {
  const { label, icon, level, max, note, state = 'idle', reason, cube, onActivate } = props;
  const t = useText(KIT_TEXT);
  const id = useId();
  const body = (
    <>
      <span className={styles.path}>
        {icon}
        {label}
      </span>
      {note === undefined ? null : <small>{note}</small>}
      <span className={styles.pips}>
        {upTo(max).map((i) => (
          <i
            key={i}
            data-on={i < level ? '' : undefined}
            data-next={i === level && (state === 'legal' || state === 'armed') ? '' : undefined}
          >
            {i < level ? (cube ?? <Icon name="cube" />) : i + 1}
          </i>
        ))}
      </span>
    </>
  );
  if (!onActivate && reason === undefined) {
    return (
      <div className={styles.level} data-state={state}>
        {body}
      </div>
    );
  }
  return (
    <button
      type="button"
      className={styles.level}
      data-state={state}
      data-rove={label}
      aria-describedby={reason === undefined ? undefined : id}
      aria-disabled={onActivate === undefined || undefined}
      title={reason}
      onClick={() => onActivate?.()}
    >
      <Spoken>{t.level(label, level, max)}</Spoken>
      <span className={styles.shown} aria-hidden="true">
        {body}
      </span>
      {reason === undefined ? null : (
        <span id={id} hidden>
          {reason}
        </span>
      )}
    </button>
  );
}

/** The bar of a boss: slanted cells, those about to go are hatched. */
export function HealthBar({ label, value, max, forecast = value }: HealthBarProps): ReactNode {
  const t = useText(KIT_TEXT);
  const spoken = forecast === value ? t.valueOf(label, value, max) : t.forecast(label, value, forecast);
  return (
    <span className={styles.bar} style={{ '--n': max } as CSSProperties} role="img" aria-label={spoken}>
      {upTo(max).map((i) => (
        <i key={i} data-on={i < value ? '' : undefined} data-going={i < value && i >= forecast ? '' : undefined} />
      ))}
    </span>
  );
}

/** A value as a chip, for the head line on a phone. */
export function CostChip({ label, icon, value, of, delta, tone = 'plain', onOpen }: CostChipProps): ReactNode {
  const body = (
    <>
      {icon}
      <b>{value}</b>
      {of === undefined ? null : <span>/{of}</span>}
      {delta === undefined ? null : <em>{delta}</em>}
    </>
  );
  if (!onOpen) {
    return (
      <span className={styles.chip} data-chip={tone} title={label}>
        <Spoken>{label}</Spoken>
        {body}
      </span>
    );
  }
  return (
    <button type="button" className={styles.chip} data-chip={tone} onClick={onOpen}>
      <Spoken>{label}</Spoken>
      {body}
    </button>
  );
}
