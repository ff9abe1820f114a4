import type { ReactNode } from 'react';
import { Icon, ShipArt } from '../../../art/index.ts';
import { Thing } from '../../../desk/Thing.tsx';
import { ghostsIn, isArranging, lossesOf } from '../model/dryRun.ts';
import { threatOf } from '../model/threat.ts';
import { useBos } from '../useBos.ts';
import styles from './board.module.css';

/** A field where nothing stands; a thing while something may land there, or be shot into. */
export function EmptyField({ row, column }: { row: string; column: number }): ReactNode {
  const { marks, turn, w, words } = useBos();
  const target = `field:${row}${column}`;
  const [option] = turn.reach.byTarget.get(target) ?? [];
  const label = <span className={styles.void}>{`${row}${column}`}</span>;
  if (option === undefined) return label;
  const { result, ...marking } = marks.of(target);
  const text = option.startsWith('fire') ? w.results.noTarget : (result ?? '');
  return (
    <Thing target={target} className={styles.field} name={words.option(option)} notes={[text]} marking={marking}>
      {label}
      {text === '' ? null : <small className={styles.result}>{text}</small>}
    </Thing>
  );
}

/** A field of row D: the ship, a place it may go to, and the damage that threatens there in this slot. */
export function ShipField({ column }: { column: number }): ReactNode {
  const bos = useBos();
  const { view, turn, w, seen, words, marks } = bos;
  const target = `column:${column}`;
  const here = view.ship === column;
  // While an order is made its dry run knows where the ship will be; else every column tells what would hit it there.
  const isDry = isArranging(bos);
  const losses = isDry ? lossesOf(bos).filter((loss) => loss.column === column) : [];
  const ghosts = isDry ? ghostsIn(bos, column) : [];
  const danger = isDry ? 0 : (threatOf(view).columns[column - 1] ?? 0);
  const [option] = turn.reach.byTarget.get(target) ?? [];
  const { result, ...marking } = marks.of(target);
  const spoken = [
    ...(option === undefined ? [] : [words.option(option)]),
    here ? w.board.ship(column) : w.board.empty(column, 'D'),
    ...(danger > 0 ? [w.board.shipThreat(danger)] : []),
    ...(ghosts.length > 0 ? [w.dry.ghost(ghosts.join(', '))] : []),
    ...losses.map(({ slot, n }) => w.dry.hit(slot, n)),
  ];
  return (
    <Thing
      target={target}
      className={styles.field}
      shape="ship"
      name={spoken.join(', ')}
      notes={result === undefined ? [] : [result]}
      marking={marking}
    >
      <span className={styles.void} data-here={here ? '' : undefined}>
        {here || ghosts.length > 0 ? null : `D${column}`}
      </span>
      {here ? (
        <span className={styles.ship} data-flip="ship">
          <ShipArt thrust={turn.decision !== undefined} damaged={view.intact < view.life} />
        </span>
      ) : null}
      {!here && (ghosts.length > 0 || seen.gauges?.ship === column) ? (
        <span className={styles.ship} data-ghost="">
          <ShipArt />
        </span>
      ) : null}
      {ghosts.length > 0 ? (
        <span className={styles.ghosts} data-dry={ghosts.join(' ')}>
          {ghosts.map((slot) => (
            <span key={slot} className={styles.slotSign}>
              {slot}
            </span>
          ))}
        </span>
      ) : null}
      {losses.length > 0 ? (
        <span className={styles.losses}>
          {losses.map(({ slot, n }) => (
            <span key={slot} className={styles.threat} data-dry-loss={slot} title={w.dry.hit(slot, n)}>
              <b className={styles.slotSign}>{slot}</b>
              {`−${n}`}
            </span>
          ))}
        </span>
      ) : null}
      {danger > 0 ? (
        <span className={styles.threat} title={w.board.shipThreat(danger)}>
          <Icon name="burst" />
          {danger}
        </span>
      ) : null}
    </Thing>
  );
}
