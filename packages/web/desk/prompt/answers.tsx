import type { ReactNode } from 'react';
import { Icon } from '../../art/index.ts';
import { Amounts } from '../../kit/index.ts';
import { useDesk } from '../context.ts';
import { ArrangeRow } from '../turn/ArrangeRow.tsx';
import { type Choice, namesOf } from './choices.ts';
import styles from './prompt.module.css';

/** Ways to answer beside the gold button and the row of choices. */

/** Ways to say more than one answer with one press, and how to stop what goes on by itself. */
export function Shortcuts(): ReactNode {
  const desk = useDesk();
  const { front, turn, moment, session, t } = desk;
  if (!turn.decision) return null;
  if (moment.running !== undefined) {
    return (
      <button type="button" className={styles.listed} data-run="stop" onClick={() => void session.halt()}>
        <Icon name="pause" />
        <span>{t.auto.stop}</span>
      </button>
    );
  }
  return front.shortcuts?.(desk).map((shortcut) => (
    <button
      key={shortcut.id}
      type="button"
      className={styles.listed}
      data-run={shortcut.id}
      title={shortcut.help}
      disabled={turn.sending}
      onClick={() => turn.sayOn(shortcut)}
    >
      <Icon name="play" />
      <span>{shortcut.label}</span>
    </button>
  ));
}

/** Fewer than these are chosen as quickly one by one. */
const MANY = 3;

/** Of a list that may be chosen whole: all of it, to be thinned out from there. */
export function All(): ReactNode {
  const { turn, t } = useDesk();
  const ask = turn.decision?.ask;
  if (ask?.kind !== 'subset' || ask.from.length < MANY || ask.max < ask.from.length) return null;
  if (turn.chosen.length === ask.from.length) return null;
  return (
    <button type="button" className={styles.listed} data-all="" disabled={turn.sending} onClick={turn.chooseAll}>
      <Icon name="check" />
      <span>{t.prompt.all}</span>
    </button>
  );
}

export function Quiet({ choice, waste }: { choice: Choice; waste: string | undefined }): ReactNode {
  const { turn, marks } = useDesk();
  return (
    <button
      type="button"
      className={styles.quiet}
      data-rove={choice.id}
      data-option={choice.id}
      aria-pressed={choice.chosen || undefined}
      data-hinted={marks.of(choice.id).hinted ? '' : undefined}
      aria-keyshortcuts="E"
      onClick={() => turn.sayNow(choice.id)}
      onFocus={() => turn.look(choice.id)}
      onBlur={() => turn.look(null)}
    >
      <span>{choice.label}</span>
      {waste === undefined ? null : <small>{waste}</small>}
    </button>
  );
}

/** So much from each: players, piles, colours. */
export function CountedOut({ label }: { label: string }): ReactNode {
  const desk = useDesk();
  const { turn } = desk;
  const ask = turn.decision?.ask;
  if (ask?.kind !== 'amounts') return null;
  const names = namesOf(
    desk,
    ask.bins.map(({ id }) => id),
  );
  return (
    <Amounts
      label={label}
      bins={ask.bins.map(({ id, min, max }, i) => ({ target: id, name: names[i], min, max }))}
      amounts={turn.amounts}
      total={{ min: ask.min, max: ask.max }}
      onAmount={turn.put}
    />
  );
}

/** What is given, place by place. A game that orders in its hand draws it there. */
export function Ordering(): ReactNode {
  const desk = useDesk();
  const { turn, t, front, view } = desk;
  const ask = turn.decision?.ask;
  if (ask?.kind !== 'order') return null;
  const names = namesOf(desk, ask.of);
  return (
    <ArrangeRow
      label={t.prompt.orderHelp}
      turn={turn}
      items={turn.order.map((i, place) => {
        const name = names[i];
        const icon = front.optionIcon?.(ask.of[i], view);
        return {
          id: ask.of[i],
          name,
          spoken: t.prompt.place(place + 1, name),
          ...(icon === undefined ? {} : { icon }),
        };
      })}
    />
  );
}
