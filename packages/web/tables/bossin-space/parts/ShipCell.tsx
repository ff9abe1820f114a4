import { optionLabel } from '@starhold/bossin-space/text';
import { plain } from '@starhold/effects/text';
import type { ReactNode } from 'react';
import { Icon, ShipArt } from '../../../art/index.ts';
import { Pointers } from '../../../desk/Pointers.tsx';
import { Spoken, useLongPress } from '../../../kit/index.ts';
import { useBos } from '../context.ts';
import styles from './board.module.css';

/** A field of row D: the ship, a place it may go to, and the damage that threatens there in this slot. */
export function ShipCell({ column }: { column: number }): ReactNode {
  const { view, turn, w, threat, lang, seen, inspect, inspectEnd, pointed } = useBos();
  const press = useLongPress((how, at) => inspect(`column:${column}`, how, at), inspectEnd);
  const here = view.ship === column;
  const choice = turn.spots.get(`ship:${column}`);
  const danger = threat.columns[column - 1] ?? 0;
  const coming = seen.ship !== undefined && seen.ship.to === column && seen.ship.from !== column;
  const body = (
    <>
      {here ? (
        <span className={styles.ship} data-flip="ship">
          <ShipArt thrust={turn.decision !== undefined} damaged={view.intact < view.life} />
        </span>
      ) : (
        <span className={styles.fieldName} aria-hidden="true">{`D${column}`}</span>
      )}
      {coming ? (
        <span className={styles.ghost} aria-hidden="true">
          <ShipArt />
        </span>
      ) : null}
      {danger > 0 ? (
        <span className={styles.threat} aria-hidden="true" title={w.board.shipThreat(danger)}>
          <Icon name="burst" />
          {danger}
        </span>
      ) : null}
    </>
  );
  const spoken = [here ? w.board.ship(column) : w.board.empty(column, 'D')];
  if (danger > 0) spoken.push(w.board.shipThreat(danger));
  if (choice !== undefined) spoken.unshift(plain(optionLabel(view, choice, lang)));
  const armed = choice !== undefined && turn.armed === choice;
  return (
    <button
      type="button"
      className={styles.dock}
      data-here={here ? '' : undefined}
      data-state={choice === undefined ? 'idle' : armed ? 'armed' : 'legal'}
      data-rove={`ship${column}`}
      data-flip={`field${column}`}
      aria-pressed={choice === undefined ? undefined : armed}
      {...press}
      onKeyDown={(event) => {
        if (event.key.toLowerCase() !== 'i') return;
        event.preventDefault();
        inspect(`column:${column}`, 'key', event.currentTarget);
      }}
      onClick={() => {
        if (choice === undefined) inspect(`column:${column}`, 'press', null);
        else turn.choose(choice);
      }}
    >
      <Spoken>{spoken.join(', ')}</Spoken>
      {body}
      <Pointers who={pointed.get(`c${column}`)} />
    </button>
  );
}
