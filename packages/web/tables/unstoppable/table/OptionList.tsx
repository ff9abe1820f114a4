import { type ReactNode, useRef } from 'react';
import { useRoving } from '../../../kit/index.ts';
import { useUns } from '../context.ts';
import { targetOf } from '../model/marks.ts';
import { Choice } from './Choice.tsx';
import styles from './list.module.css';
import { directOptions, tableOptions } from './options.tsx';

/** Everything on the table that can be chosen now, in words; the keys go on where the prompt's own buttons end. */
export function OptionList({ onChosen }: { onChosen?: () => void }): ReactNode {
  const uns = useUns();
  const { turn, w, marks, view } = uns;
  const root = useRef<HTMLUListElement>(null);
  const onKeyDown = useRoving(root);
  const options = tableOptions(uns);
  const first = directOptions(uns).length;
  if (options.length === 0) return null;
  return (
    <section className={styles.list} aria-label={w.prompt.optionsTitle} data-list="">
      <h2>{w.prompt.optionsTitle}</h2>
      <ul ref={root} onKeyDown={onKeyDown}>
        {options.map((option, i) => {
          const key = first + i + 1;
          return (
            <li key={option.id}>
              <button
                type="button"
                data-rove={option.id}
                data-option={option.id}
                data-state={option.selected ? 'armed' : 'legal'}
                data-result={option.resultTone ?? 'plain'}
                data-hinted={marks.of(targetOf(option.id, view)).hinted ? '' : undefined}
                aria-pressed={option.selected}
                aria-keyshortcuts={key <= 9 ? String(key) : undefined}
                onClick={() => {
                  turn.choose(option.id);
                  if (turn.decision?.ask.kind === 'one') onChosen?.();
                }}
                onFocus={() => turn.look(option.id)}
                onBlur={() => turn.look(null)}
              >
                <Choice option={option} lead={key <= 9 ? <kbd>{key}</kbd> : <i>{option.icon}</i>} />
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
