import { type ReactNode, useRef } from 'react';
import { Spoken, useKeys, useRoving } from '../../kit/index.ts';
import styles from './arrange.module.css';
import { useArrangeHandles } from './useArrange.ts';

/** Things being put in order. */
export interface Ordering {
  order: readonly number[];
  lifted: number | null;
  lift: (place: number) => void;
  swap: (a: number, b: number) => void;
}

export interface ArrangeItem {
  /** The option it stands for. */
  id: string;
  name: string;
  icon?: ReactNode;
  /** Place and name, for screen readers. */
  spoken: string;
}

/** What is given, in the order it will come: drag, tap two, or press two numbers. */
export function ArrangeRow({
  label,
  turn,
  items,
}: {
  label: string;
  turn: Ordering;
  /** Place by place. */
  items: readonly ArrangeItem[];
}): ReactNode {
  const root = useRef<HTMLOListElement>(null);
  const onKeyDown = useRoving(root);
  useKeys(Object.fromEntries(items.map((_, i) => [String(i + 1), () => turn.lift(i)])));
  return (
    <div className={styles.arrange}>
      <ol ref={root} aria-label={label} onKeyDown={onKeyDown} style={{ '--n': items.length } as Record<string, number>}>
        {items.map((item, i) => (
          <li key={i.toString()}>
            <Place place={i} item={item} turn={turn} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function Place({ place, item, turn }: { place: number; item: ArrangeItem; turn: Ordering }): ReactNode {
  const handles = useArrangeHandles(place, turn);
  const lifted = turn.lifted === place;
  return (
    <div className={styles.place} data-item={item.id} {...handles}>
      <button
        type="button"
        data-rove={String(place)}
        data-state={lifted ? 'armed' : 'legal'}
        aria-pressed={lifted}
        aria-keyshortcuts={String(place + 1)}
        onClick={() => turn.lift(place)}
      >
        <Spoken>{item.spoken}</Spoken>
        <span aria-hidden="true">
          <kbd>{place + 1}</kbd>
        </span>
        {item.icon}
        <span aria-hidden="true">{item.name}</span>
      </button>
    </div>
  );
}
