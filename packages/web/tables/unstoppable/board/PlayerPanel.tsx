import type { UnsView } from '@starhold/unstoppable';
import { nameFor } from '@starhold/unstoppable/text';
import type { ReactNode } from 'react';
import { useDesk } from '../../../desk/context.ts';
import { Spoken } from '../../../kit/index.ts';
import { useLang, useText } from '../../../shell/lang.tsx';
import { CharacterPortrait, UnsIcon } from '../faces/index.ts';
import { PARTS_TEXT } from '../texts/parts.ts';
import { Forecast } from './Forecast.tsx';
import { Gauge } from './Gauge.tsx';
import styles from './player.module.css';
import { threatPhaseOf } from './threatPhase.ts';
import { Value } from './Value.tsx';
import { WhyCover } from './WhyCover.tsx';

export const MOST = { health: 10, armour: 10, ap: 6 } as const;

export interface PlayerPanelProps {
  view: UnsView;
  seat: number;
  /** Who sits there; the character alone without a name. */
  name?: string | undefined;
  /** The table waits for this seat. */
  waiting?: boolean;
}

/** The numbers of a player, each with what the next Threat phase will take of it. */
export function PlayerPanel({ view, seat, name, waiting }: PlayerPanelProps): ReactNode {
  const t = useText(PARTS_TEXT).player;
  const lang = useLang();
  const { why } = useDesk();
  const player = view.players[seat];
  if (!player) return null;
  const character = nameFor(view, player.character, lang);
  const coming = threatPhaseOf(view, seat);
  const onWhy = (what: string): void => why(`${what}:${seat}`);
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
        <Numbers view={view} seat={seat} onWhy={onWhy} />
      </div>
      {coming ? <Forecast coming={coming} onWhy={() => onWhy('health')} /> : null}
      <Purse ap={player.ap} credits={player.credits} onWhy={onWhy} />
    </section>
  );
}

type OnWhy = (what: string) => void;

function Numbers({ view, seat, onWhy }: { view: UnsView; seat: number; onWhy: OnWhy }): ReactNode {
  const { player: t, forecast: f } = useText(PARTS_TEXT);
  const player = view.players[seat];
  if (!player) return null;
  const coming = threatPhaseOf(view, seat);
  const { armourLost = 0, healthLost = 0, atRisk = 0 } = coming ?? {};
  const armourRisk = Math.min(player.armour - armourLost, atRisk);
  return (
    <>
      <Gauge
        label={t.health}
        icon={<UnsIcon name="health" />}
        tone="health"
        value={player.health}
        max={MOST.health}
        going={healthLost}
        risk={Math.min(player.health - healthLost, atRisk - armourRisk)}
        note={healthLost > 0 ? f.health(healthLost) : undefined}
        onWhy={() => onWhy('health')}
      />
      <Gauge
        label={t.armour}
        icon={<UnsIcon name="armour" />}
        tone="armour"
        value={player.armour}
        max={MOST.armour}
        going={armourLost}
        risk={armourRisk}
        note={armourLost > 0 ? f.armour(armourLost) : undefined}
        onWhy={() => onWhy('armour')}
      />
    </>
  );
}

function Purse({ ap, credits, onWhy }: { ap: number; credits: number; onWhy: OnWhy }): ReactNode {
  const t = useText(PARTS_TEXT).player;
  return (
    <div className={styles.purse}>
      <div data-purse="ap">
        <Spoken>{`${t.apLong}: ${ap}`}</Spoken>
        <small aria-hidden="true">{t.ap}</small>
        <span className={styles.points} aria-hidden="true">
          {Array.from({ length: MOST.ap }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: places on the mat never move
            <i key={i} data-on={i < ap ? '' : undefined} />
          ))}
        </span>
        <b aria-hidden="true">
          <Value value={ap} />
        </b>
      </div>
      <div data-purse="credits">
        <Spoken>{`${t.credits}: ${credits}`}</Spoken>
        <small aria-hidden="true">{t.credits}</small>
        <b aria-hidden="true">
          <UnsIcon name="credit" />
          <Value value={credits} />
        </b>
        <WhyCover what={t.credits} onWhy={() => onWhy('credits')} />
      </div>
    </div>
  );
}
