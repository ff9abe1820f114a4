import type { View } from '@starhold/rone';
import type { ReactNode } from 'react';
import { RoneIcon } from '../../../art/rone/index.ts';
import { useDesk } from '../../../desk/context.ts';
import { useText } from '../../../shell/lang.tsx';
import { packetsLeft } from '../model/table.ts';
import { INVASION_TEXT } from '../text/invasion.ts';
import styles from './mates.module.css';
import { damageOf } from './model.ts';
import { PlayerChip } from './PlayerChip.tsx';

/** A team fight: both teams, and the damage that the team at turn would deal to the other one now. */
export function TeamStrip(): ReactNode {
  const { view, seat: own, openZone } = useDesk<View>();
  const t = useText(INVASION_TEXT);
  const mine = own % 2;
  const seatsOf = (side: number): number[] => view.players.map((_, seat) => seat).filter((seat) => seat % 2 === side);
  return (
    <div className={styles.teams}>
      {[mine, 1 - mine].map((side) => {
        const incoming = damageOf(
          view.side === 1 - side ? seatsOf(1 - side).flatMap((s) => packetsLeft(view.players[s], view.phase)) : [],
        );
        const sum = incoming.melee + incoming.ranged + incoming.destruction;
        return (
          <section
            key={side}
            className={styles.team}
            data-turn={view.side === side ? '' : undefined}
            data-mine={side === mine ? '' : undefined}
          >
            <h3>
              {side === mine ? t.team.yours : t.team.theirs}
              {sum === 0 ? null : (
                <small title={t.team.coming}>
                  {`${t.team.coming}: `}
                  {(['melee', 'ranged', 'destruction'] as const).map((kind) =>
                    incoming[kind] > 0 ? (
                      <i key={kind} data-stat={kind}>
                        <RoneIcon name={kind} />
                        {incoming[kind]}
                      </i>
                    ) : null,
                  )}
                </small>
              )}
            </h3>
            <ul>
              {seatsOf(side)
                .filter((seat) => seat !== own)
                .map((seat) => (
                  <li key={seat}>
                    <PlayerChip
                      seat={seat}
                      {...(view.players.length > 2 ? {} : { onPress: () => openZone('mates') })}
                    />
                  </li>
                ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
