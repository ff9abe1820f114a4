import type { CSSProperties, ReactNode } from 'react';
import { PLAYER_TONES } from '../../../art/revenant/index.ts';
import { isSmall } from '../../../desk/size.ts';
import { Spoken } from '../../../kit/index.ts';
import { playerName } from '../model/names.ts';
import { setupStep } from '../model/setup.ts';
import { orderToken } from '../model/targets.ts';
import { Own } from '../own/Own.tsx';
import styles from './phaseBar.module.css';
import { useMap } from './useMap.ts';

const ROMAN = ['', 'I', 'II', 'III', 'IV'];
const ROUNDS = 3;

/** Own numbers; in the bar of a small table where the game is: those lie under the map there. */
export function OwnOrPhase(): ReactNode {
  const { size } = useMap();
  return isSmall(size) ? <PhaseBar /> : <Own />;
}

/** Cycle, phase, and whose turn comes when. */
function PhaseBar(): ReactNode {
  const { view, names, lang, m, sign, seat } = useMap();
  const { cycle, phase, round, order, active } = view;
  const isSetup = cycle === 0;
  const step = m.setupSteps[setupStep(view)];
  const who = (player: number): string => playerName(names, player, lang);
  return (
    <div className={styles.bar}>
      <p className={styles.phase} data-setup={isSetup ? '' : undefined}>
        <Spoken>{isSetup ? `${m.setup} · ${step}` : m.where(cycle, m.phases[phase])}</Spoken>
        {isSetup ? null : <b aria-hidden="true">{ROMAN[cycle]}</b>}
        <span aria-hidden="true">{isSetup ? step : m.phases[phase]}</span>
        {round > 0 ? (
          <em>
            {round}/{ROUNDS}
          </em>
        ) : null}
      </p>
      <ol className={styles.order}>
        {order.map((player) => (
          <li
            key={player}
            title={who(player)}
            aria-current={player === active ? 'step' : undefined}
            data-me={player === seat ? '' : undefined}
            // The others lie in a closed tab here: what they do begins and ends at their signs.
            data-flip={player === seat ? orderToken(player) : `player:p${player}`}
            style={{ '--chip': PLAYER_TONES[player] } as CSSProperties}
          >
            <Spoken>{who(player)}</Spoken>
            <i aria-hidden="true" data-flip={player === seat ? undefined : `chip:p${player}`}>
              {sign(player)}
            </i>
          </li>
        ))}
      </ol>
    </div>
  );
}
