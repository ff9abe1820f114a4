import type { CSSProperties, ReactNode } from 'react';
import { Icon } from '../../../art/index.ts';
import { Spoken } from '../../../kit/index.ts';
import { useText } from '../../../shell/lang.tsx';
import { KIT_TEXT } from '../../../text/kit.ts';
import { CharacterPortrait, UnsIcon } from '../faces/index.ts';
import { useUns } from '../useUns.ts';
import { Value, WhyCover } from './bits.tsx';
import { MOST } from './numbers.ts';
import styles from './player.module.css';
import { type ThreatPhase, threatPhaseOf } from './threatPhase.ts';

export interface PlayerPanelProps {
  seat: number;
  /** Who sits there; the character alone without a name. */
  name?: string | undefined;
  /** The table waits for this seat. */
  waiting?: boolean;
}

/** The numbers of a player, each with what the next Threat phase will take of it. */
export function PlayerPanel({ seat, name, waiting }: PlayerPanelProps): ReactNode {
  const { view, why, parts, nameOf } = useUns();
  const { player: t, forecast: f } = parts;
  const player = view.players[seat];
  const { health, armour, ap, credits } = player;
  const character = nameOf(player.character);
  const coming = threatPhaseOf(view, seat);
  const { armourLost = 0, healthLost = 0, atRisk = 0 } = coming ?? {};
  const armourRisk = Math.min(armour - armourLost, atRisk);
  const healthRisk = Math.min(health - healthLost, atRisk - armourRisk);
  const onWhy = (what: string) => () => why(`${what}:${seat}`);
  return (
    <section
      className={styles.player}
      data-waiting={waiting ? '' : undefined}
      data-deadly={coming?.deadly ? '' : undefined}
      aria-label={t.numbers(name ?? character)}
    >
      <div className={styles.who}>
        <span className={styles.portrait} data-tone="dark">
          <CharacterPortrait id={player.character} />
        </span>
        <p>
          <b>{character}</b>
          {name === undefined || name === character ? null : <em>{name}</em>}
          <small>{t.both(player.level, player.draft)}</small>
        </p>
      </div>
      <div className={styles.gauges}>
        <Gauge
          of="health"
          seat={seat}
          value={health}
          going={healthLost}
          risk={healthRisk}
          note={f.health(healthLost)}
          onWhy={onWhy('health')}
        />
        <Gauge
          of="armour"
          seat={seat}
          value={armour}
          going={armourLost}
          risk={armourRisk}
          note={f.armour(armourLost)}
          onWhy={onWhy('armour')}
        />
      </div>
      {coming ? <Forecast seat={seat} coming={coming} onWhy={onWhy('health')} /> : null}
      <div className={styles.purse}>
        <div data-purse="ap" data-flip={`ap:${seat}`}>
          <Spoken>{`${t.apLong}: ${ap}`}</Spoken>
          <small aria-hidden="true">{t.ap}</small>
          <span className={styles.points} data-units="" aria-hidden="true">
            {Array.from({ length: MOST.ap }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: places on the mat never move
              <i key={i} data-on={i < ap ? '' : undefined} />
            ))}
          </span>
          <b aria-hidden="true">
            <Value value={ap} />
          </b>
        </div>
        <div data-purse="credits" data-flip={`credits:${seat}`}>
          <Spoken>{`${t.credits}: ${credits}`}</Spoken>
          <small aria-hidden="true">{t.credits}</small>
          <b aria-hidden="true">
            <UnsIcon name="credit" />
            <Value value={credits} />
          </b>
          <WhyCover what={t.credits} onWhy={onWhy('credits')} />
        </div>
      </div>
    </section>
  );
}

interface GaugeProps {
  of: 'health' | 'armour';
  seat: number;
  value: number;
  /** How much of it the next Threat phase takes for sure: hatched. */
  going: number;
  /** How much it could take on top. */
  risk: number;
  /** Said after the value where some of it goes. */
  note: string;
  onWhy: () => void;
}

/** Health or armour as slanted cells with the number behind them; what is about to go is hatched. */
function Gauge({ of, seat, value, going, risk, note, onWhy }: GaugeProps): ReactNode {
  const label = useUns().parts.player[of];
  const max = MOST[of];
  const kept = value - going;
  const state = (i: number): string | undefined => {
    if (i >= value) return undefined;
    if (i >= kept) return 'going';
    return i >= kept - risk ? 'risk' : 'on';
  };
  return (
    <div className={styles.gauge} data-tone={of} data-flip={`${of}:${seat}`}>
      <Spoken>{`${label}: ${value}/${max}${going > 0 ? `, ${note}` : ''}`}</Spoken>
      <span className={styles.icon} aria-hidden="true">
        <UnsIcon name={of} />
      </span>
      <span className={styles.cells} style={{ '--n': max } as CSSProperties} data-units="" aria-hidden="true">
        {Array.from({ length: max }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cells are their place
          <i key={i} data-cell={state(i)} />
        ))}
      </span>
      <b aria-hidden="true" data-value={of}>
        <Value value={value} />
      </b>
      <WhyCover what={label} onWhy={onWhy} />
    </div>
  );
}

/** "Threat phase as it stands: 8 damage, −3 armour, −5 health." It runs down as they attack. */
function Forecast({ seat, coming, onWhy }: { seat: number; coming: ThreatPhase; onWhy: () => void }): ReactNode {
  const t = useUns().parts.forecast;
  const { why } = useText(KIT_TEXT);
  const { least, most, armourLost, healthLost, allies, atRisk, deadly } = coming;
  const losses = [
    ...(armourLost > 0 ? [t.armour(armourLost)] : []),
    ...(healthLost > 0 ? [t.health(healthLost)] : []),
    ...(allies > 0 ? [t.allies(allies)] : []),
  ];
  return (
    <p
      className={styles.forecast}
      data-flip={`forecast:${seat}`}
      data-harm={healthLost > 0 ? '' : undefined}
      data-deadly={deadly ? '' : undefined}
    >
      {deadly ? <Icon name="warning" /> : null}
      <span>
        {`${t.title}: ${most === 0 ? t.none : t.damage(t.range(least, most))}`}
        {losses.length === 0 ? null : ', '}
        {losses.length === 0 ? null : <b>{losses.join(', ')}</b>}
        {atRisk > 0 ? <em>{` (${t.mayBe(atRisk)})`}</em> : null}
        {deadly ? <strong>{` ${t.deadly}`}</strong> : null}
        <button type="button" onClick={onWhy}>
          {why}
        </button>
      </span>
    </p>
  );
}
