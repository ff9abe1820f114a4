import type { CSSProperties, ReactNode } from 'react';
import { Spoken } from '../../../kit/index.ts';
import { useText } from '../../../shell/lang.tsx';
import { Screw, toneOf } from '../cards/Screw.tsx';
import { WORKBENCH_TEXT } from '../text/workbench.ts';
import { atLeast, blankOf, COLOURS, chanceOf, meanOf, percent, share, spreadOf } from './odds.ts';
import styles from './workbench.module.css';

/** Odds of the die on the bench for every colour, and of all dice together: before, and after the screw in the hand. */
export function Odds({
  dice,
  at,
  after,
  letter,
}: {
  dice: readonly (readonly string[])[];
  at: number;
  after?: readonly string[];
  /** The colour that is looked at closely. */
  letter: string | undefined;
}): ReactNode {
  const t = useText(WORKBENCH_TEXT);
  const before = dice[at];
  const then = after ? dice.map((die, i) => (i === at ? after : die)) : dice;
  return (
    <div className={styles.odds}>
      <h3>{t.shows(at + 1)}</h3>
      <ul className={styles.bars}>
        {COLOURS.map((kind) => {
          const was = chanceOf(before, kind);
          const is = chanceOf(after ?? before, kind);
          return (
            <li key={kind} data-changed={is === was ? undefined : ''} style={{ '--c': toneOf(kind) } as CSSProperties}>
              <Screw kind={kind} />
              <Spoken>{`${t.kinds[kind]}: ${is === was ? percent(is) : t.change(percent(was), percent(is))}`}</Spoken>
              <span className={styles.bar} aria-hidden="true">
                <i style={{ width: share(Math.min(was, is)) }} />
                <u
                  data-more={is > was ? '' : undefined}
                  style={{ left: share(Math.min(was, is)), width: share(Math.abs(is - was)) }}
                />
              </span>
              <em aria-hidden="true">
                {is === was ? percent(is) : `${percent(was)} → `}
                {is === was ? null : <b>{percent(is)}</b>}
              </em>
            </li>
          );
        })}
      </ul>
      <h3>{t.all}</h3>
      <dl className={styles.facts}>
        {letter === undefined ? null : (
          <Fact
            label={t.two(t.kinds[letter as keyof typeof t.kinds])}
            was={percent(atLeast(dice, letter, 2))}
            is={percent(atLeast(then, letter, 2))}
          />
        )}
        <Fact label={t.mean} was={meanOf(dice).toFixed(2)} is={meanOf(then).toFixed(2)} />
        <Fact label={t.blank(at + 1)} was={percent(blankOf(before))} is={percent(blankOf(after ?? before))} />
      </dl>
      {letter === undefined ? null : <Spread dice={dice} then={then} letter={letter} />}
    </div>
  );
}

function Fact({ label, was, is }: { label: string; was: string; is: string }): ReactNode {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {was === is ? null : <s>{`${was} → `}</s>}
        <b data-changed={was === is ? undefined : ''}>{is}</b>
      </dd>
    </div>
  );
}

/** More than so many are one column. */
const COLUMNS = 3;

/** So many of the colour in one roll: outline before, solid after. */
function Spread({
  dice,
  then,
  letter,
}: {
  dice: readonly (readonly string[])[];
  then: readonly (readonly string[])[];
  letter: string;
}): ReactNode {
  const t = useText(WORKBENCH_TEXT);
  const columns = (of: readonly (readonly string[])[]): number[] => {
    const all = spreadOf(of, letter);
    const rest = all.slice(COLUMNS).reduce((a, b) => a + b, 0);
    return [...Array.from({ length: COLUMNS }, (_, i) => all[i] ?? 0), rest];
  };
  const was = columns(dice);
  const is = columns(then);
  // The highest one fills its place.
  const top = Math.max(...was, ...is);
  return (
    <figure className={styles.spread} style={{ '--c': toneOf(letter as 'r') } as CSSProperties}>
      <figcaption>{t.spread(t.kinds[letter as keyof typeof t.kinds])}</figcaption>
      <ol>
        {is.map((p, i) => {
          const label = i === COLUMNS ? `${COLUMNS}+` : String(i);
          return (
            <li key={label}>
              <Spoken>{`${label}: ${t.change(percent(was[i]), percent(p))}`}</Spoken>
              <span aria-hidden="true">{percent(p)}</span>
              <span className={styles.column} aria-hidden="true">
                <i style={{ height: share(p / top) }} />
                <u style={{ height: share(was[i] / top) }} />
              </span>
              <small aria-hidden="true">{label}</small>
            </li>
          );
        })}
      </ol>
    </figure>
  );
}
