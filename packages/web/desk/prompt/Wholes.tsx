import { canonical, type Picked } from '@starhold/kernel';
import type { ReactNode } from 'react';
import { type Desk, useDesk } from '../context.ts';
import styles from './wholes.module.css';

/** `isWhole`: every answer there is has its button. */
export function wholesOf<V>({ turn, front, view }: Desk<V>): { wholes: readonly Picked[]; isWhole: boolean } {
  const wholes = turn.decision ? (front.wholes?.(turn.decision, view) ?? []) : [];
  const ask = turn.decision?.ask;
  const isFixed = (ask?.kind === 'amounts' || ask?.kind === 'subset') && ask.min === ask.max;
  return { wholes, isWhole: wholes.length > 0 && isFixed };
}

/** Whole answers to "so many in all", pictured piece by piece: each is said with one press. */
export function Wholes({ picks }: { picks: readonly Picked[] }): ReactNode {
  const { turn, t, words } = useDesk();
  const chosen = turn.pick === null ? '' : canonical(turn.pick);
  return (
    <ul className={styles.wholes} aria-label={t.prompt.wholes}>
      {picks.map((pick) => {
        const ids = piecesOf(pick);
        return (
          <li key={canonical(pick)}>
            <button
              type="button"
              data-whole={canonical(pick)}
              disabled={turn.sending}
              aria-pressed={canonical(pick) === chosen || undefined}
              aria-label={countedOut(ids, words.option)}
              onClick={() => turn.sayNow(pick)}
            >
              {ids.map((id, i) => (
                <Piece key={i.toString()} id={id} />
              ))}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** Its picture, or its name where it has none. */
function Piece({ id }: { id: string }): ReactNode {
  const { front, view, words } = useDesk();
  return front.optionIcon?.(id, view) ?? <span>{words.option(id)}</span>;
}

/** Every piece by itself. */
function piecesOf(pick: Picked): string[] {
  if (typeof pick === 'string') return [pick];
  if (isList(pick)) return [...pick];
  return Object.entries(pick).flatMap(([id, n]) => Array.from({ length: n }, () => id));
}

const isList = (pick: Picked): pick is string[] => Array.isArray(pick);

function countedOut(ids: readonly string[], nameOf: (id: string) => string): string {
  const groups = Map.groupBy(ids, (id) => id);
  return [...groups].map(([id, { length }]) => (length === 1 ? nameOf(id) : `${length} × ${nameOf(id)}`)).join(', ');
}
