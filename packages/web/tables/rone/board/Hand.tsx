import { type CSSProperties, type ReactNode, useId, useRef } from 'react';
import { isSmall, type SizeClass } from '../../../desk/size.ts';
import type { Marking } from '../../../desk/target.ts';
import { useRoving } from '../../../kit/index.ts';
import { cardIn } from '../cards/pack.ts';
import { CardThing } from '../cards/things.tsx';
import { chained, chainOf, paymentFor, planFor } from '../model/dicePlan.ts';
import { keyed } from '../model/keyed.ts';
import { missingFor } from '../model/table.ts';
import { useRone } from '../useRone.ts';
import { useSeveral } from '../useSeveral.ts';
import styles from './hand.module.css';

/** Whole cards up to so many; beyond, their tops are laid out in rows. */
const WHOLE: Partial<Record<SizeClass, number>> = { T: 5, D: 8, XL: 8 };

/** The hand of the seat in front: whole cards where there is room, else peeks in rows. */
export function Hand(): ReactNode {
  const { own, w, size } = useRone();
  const root = useRef<HTMLUListElement>(null);
  const onKeyDown = useRoving(root);
  const heading = useId();
  if (!own) return null;
  const cards = keyed(own.cards);
  const isWhole = cards.length <= (WHOLE[size] ?? 0);
  const columns = columnsFor(size, cards.length);
  return (
    <section className={styles.hand} aria-labelledby={heading}>
      <h2 id={heading} className="spoken">{`${w.hand.title}, ${w.hand.note(cards.length)}`}</h2>
      {cards.length === 0 ? <p className={styles.none}>{w.hand.empty}</p> : null}
      <ul
        ref={root}
        className={styles.cards}
        data-form={isWhole ? 'cards' : 'peeks'}
        data-rows={isWhole ? undefined : Math.max(2, Math.ceil(cards.length / columns))}
        style={{ '--n': cards.length, '--columns': columns } as CSSProperties}
        onKeyDown={onKeyDown}
      >
        {cards.map(({ id, key, n }) => (
          <li key={key}>
            <InHand id={id} n={n} isWhole={isWhole} isClose={cards.length > 6} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function columnsFor(size: SizeClass, cards: number): number {
  if (size === 'L') return cards <= 8 ? 2 : cards <= 12 ? 3 : 4;
  if (size === 'D-') return cards <= 6 ? 3 : Math.ceil(cards / 2);
  return isSmall(size) && cards <= (size === 'XS' ? 9 : 12) ? 3 : 4;
}

interface InHandProps {
  id: string;
  n: number;
  isWhole: boolean;
  /** Cards overlap: names are short. */
  isClose: boolean;
}

/** One card; `n` tells equal ones apart where only some of them are chosen. */
function InHand({ id, n, isWhole, isClose }: InHandProps): ReactNode {
  const { own, pack, turn, marks, w, view } = useRone();
  const target = `card:${id}`;
  const def = cardIn(pack, id);
  const together = useTogether(id, n);
  const alone = useChain(id);
  const chain = together ?? alone;
  // What it does is printed on it.
  const { result: _, ...marking } = marks.of(target);
  const isDeadly = view.deadly.includes(id);
  const missing =
    def && chain?.isPlain !== true && turn.at === 'main' && marking.mark !== 'legal' && marking.mark !== 'chosen';
  const needs = missing ? missingFor(def.cost, own) : '';
  const given = chain?.marking ?? marking;
  return (
    <CardThing
      id={id}
      target={target}
      form={isWhole ? 'card' : 'peek'}
      flip={`card:${id}.${n}`}
      marking={
        needs === ''
          ? ofSeveral(given, n, [...turn.chosenIds, ...turn.then].filter((option) => option.endsWith(`:${id}`)).length)
          : unlocked(marking)
      }
      {...(chain ? { onPress: chain.press } : {})}
      {...(isClose ? { short: true } : {})}
      {...(needs === '' ? {} : { needs })}
      notes={[...(isDeadly ? [w.hand.deadly] : []), ...(needs === '' || !marking.reason ? [] : [marking.reason])]}
    />
  );
}

/**
 * A card that the dice can pay for though the pool cannot: a touch lays out which dice, a second one says it all. Where two dice
 * would have to be given for one resource, it still shows what it lacks until it is touched.
 */
function useChain(id: string): { isPlain: boolean; marking: Marking | undefined; press: () => void } | null {
  const { view, own, turn, marks, lookEnd, openZone } = useRone();
  if (turn.at !== 'main' || turn.held !== null || turn.ids.includes(`play:${id}`)) return null;
  const plan = planFor(view, own, id);
  if (!plan) return null;
  const isLaid = chained(turn.armed, turn.then)?.card === id;
  const { hinted } = marks.of(`card:${id}`);
  const isPlain = isLaid || plan.convert === null;
  return {
    isPlain,
    marking: isPlain ? { mark: isLaid ? 'chosen' : 'legal', ...(hinted ? { hinted } : {}) } : undefined,
    press: () => {
      if (isLaid) return turn.commit();
      lookEnd();
      openZone(null);
      turn.chain(chainOf(plan, id, paymentFor(view, own, id, plan)));
    },
  };
}

/** Among several that are laid out: a touch takes it out, or puts it to them where all of them can still be paid for. */
function useTogether(id: string, n: number): ReturnType<typeof useChain> {
  const { marks } = useRone();
  const several = useSeveral();
  if (!several) return null;
  const option = `play:${id}`;
  const isIn = several.cards.filter((card) => card === id).length > n;
  if (!isIn && !several.mayBe(option)) return null;
  const { hinted } = marks.of(`card:${id}`);
  return {
    isPlain: true,
    marking: { mark: isIn ? 'chosen' : 'legal', ...(hinted ? { hinted } : {}) },
    press: () => several.press(option, isIn),
  };
}

/** Of equal cards as many are shown as chosen as are chosen. */
function ofSeveral(marking: Marking, n: number, chosen: number): Marking {
  if (marking.mark !== 'chosen' || n < chosen) return marking;
  const { order: _, result: _result, ...rest } = marking;
  return { ...rest, mark: 'legal' };
}

/** What is missing stands on the card: a lock would only cover it. */
function unlocked({ mark, ...rest }: Marking): Marking {
  return { ...rest, mark: mark === 'locked' ? 'plain' : mark };
}
