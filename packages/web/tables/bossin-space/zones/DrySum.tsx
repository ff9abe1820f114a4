import type { ReactNode } from 'react';
import { Icon } from '../../../art/index.ts';
import { hasRoom, isArranging, slotsOf } from '../model/dryRun.ts';
import { useBos } from '../useBos.ts';
import styles from './drySum.module.css';

/** While commands are put in order: what this order comes to, against the one before the last swap, and what it assumes. */
export function DrySum(): ReactNode {
  const bos = useBos();
  const { rehearsal, view, w, words, turn, size } = bos;
  if (!rehearsal || !isArranging(bos) || !hasRoom(size)) return null;
  const { rows, before, assume } = rehearsal;
  const sumOf = (of: typeof rows): string => {
    const last = slotsOf(of, view).at(-1);
    if (!last) return '';
    if (last.over !== '') return last.over === 'win' ? w.dry.ends.win : w.dry.ends.loss;
    const more = last.isOpen ? '+' : '';
    const sum = w.dry.sum(`${last.life ?? '?'}`, `${last.heat ?? '?'}${more}`, `${last.xp ?? '?'}${more}`);
    return last.upgrades === 0 ? sum : `${sum} · ${w.dry.upgrades(last.upgrades)}`;
  };
  const assumed = rows
    .flatMap(({ after, assumed: of }) => of.map((one) => ({ after, ...one })))
    .map((one, nth) => ({ ...one, nth }));
  const goBack = (): void => {
    if (before) turn.preset(before.pick);
  };
  return (
    <div className={styles.sum} data-drysum="">
      <p>
        <b>{w.dry.thisOrder}</b> <span>{sumOf(rows)}</span>
      </p>
      {before ? (
        <p className={styles.before}>
          <b>{w.dry.before}</b> <span>{sumOf(before.rows)}</span>
          <button type="button" aria-label={w.dry.undoSwap} title={w.dry.undoSwap} onClick={goBack}>
            <Icon name="undo" />
          </button>
        </p>
      ) : null}
      {assumed.length === 0 ? null : (
        <p className={styles.chips}>
          <span>{w.dry.assumes}</span>
          {assumed.slice(0, 2).map(({ after, option, options, nth }) => (
            <button
              key={nth}
              type="button"
              title={w.dry.change}
              data-assumed={option}
              onClick={() => assume(nth, options[(options.indexOf(option) + 1) % options.length])}
            >
              {w.dry.assumed(after, words.option(option))}
            </button>
          ))}
        </p>
      )}
    </div>
  );
}
