import type { View } from '@starhold/rone';
import { packOf } from '@starhold/rone/content';
import { type ReactNode, useRef } from 'react';
import { Icon } from '../../../art/index.ts';
import { useDesk } from '../../../desk/context.ts';
import { isSmall } from '../../../desk/size.ts';
import { Spoken, useRoving } from '../../../kit/index.ts';
import { useText } from '../../../shell/lang.tsx';
import { INVASION_PARTS } from '../scoreInvasion.ts';
import { INVASION_TEXT } from '../text/invasion.ts';
import styles from './board.module.css';
import { Actions, Protocols } from './Orders.tsx';
import { INVASION } from './places.ts';
import { Rounds } from './Rounds.tsx';
import { ScenarioPlate } from './ScenarioPlate.tsx';
import { Stack } from './Stack.tsx';
import { Zones } from './Zones.tsx';

INVASION.parts = INVASION_PARTS;

/** The Invasion's side of the table. A small screen keeps what is fought over; the rest is one press away. */
export function InvasionBoard(): ReactNode {
  const { view, size, openZone, zone, marks, turn } = useDesk<View>();
  const t = useText(INVASION_TEXT);
  const root = useRef<HTMLElement>(null);
  const onKeyDown = useRoving(root);
  const { invasion } = view;
  if (!invasion) return null;
  const pack = packOf(view);
  const small = isSmall(size);
  const isElsewhere = [...turn.reach.byTarget.keys()].some((target) => /^(action|protocol):/.test(target));
  return (
    <section
      ref={root}
      className={styles.board}
      data-form={small ? 'strip' : 'full'}
      data-invasion=""
      data-target-open={invasion.target?.open ? '' : undefined}
      aria-label={t.board}
      onKeyDown={onKeyDown}
    >
      <Rounds invasion={invasion} pack={pack} />
      <ScenarioPlate invasion={invasion} pack={pack} />
      <Stack invasion={invasion} pack={pack} />
      <Zones invasion={invasion} pack={pack} />
      {small ? (
        <button
          type="button"
          className={styles.more}
          // What happens to what it leads to is seen here.
          data-flip-else="scenario protocol:* action:*"
          data-legal={isElsewhere ? '' : undefined}
          data-hinted={marks.of('scenario').hinted ? '' : undefined}
          aria-pressed={zone === 'invasion'}
          onClick={() => openZone(zone === 'invasion' ? null : 'invasion')}
        >
          <Spoken>{t.open}</Spoken>
          <span aria-hidden="true">
            <Icon name="menu" />
            <b>{invasion.protocols.length}</b>
          </span>
        </button>
      ) : (
        <div className={styles.orders}>
          <Protocols invasion={invasion} pack={pack} />
          <Actions invasion={invasion} pack={pack} />
        </div>
      )}
    </section>
  );
}
