import { type ReactNode, useRef } from 'react';
import { useRoving } from '../../../kit/index.ts';
import type { PromptOption } from '../../../kit/types.ts';
import { useText } from '../../../shell/lang.tsx';
import { KIT_TEXT } from '../../../text/kit.ts';
import { useUns } from '../context.ts';
import { Choice } from './Choice.tsx';
import styles from './direct.module.css';
import { isPass } from './options.tsx';

/** Buttons that stand for nothing on the table. */
export function Direct({ options }: { options: readonly PromptOption[] }): ReactNode {
  const { turn, marks } = useUns();
  const kit = useText(KIT_TEXT);
  const root = useRef<HTMLUListElement>(null);
  const onKeyDown = useRoving(root);
  return (
    <ul ref={root} className={styles.options} aria-label={kit.options} onKeyDown={onKeyDown}>
      {options.map((option, i) => (
        <li key={option.id} data-long={isLong(option) ? '' : undefined}>
          <button
            type="button"
            className={styles.option}
            data-long={isLong(option) ? '' : undefined}
            data-rove={option.id}
            data-option={option.id}
            data-state={option.selected ? 'armed' : 'legal'}
            data-pass={isPass(option.id) ? '' : undefined}
            data-result={option.resultTone ?? 'plain'}
            data-hinted={marks.of(option.id).hinted ? '' : undefined}
            aria-pressed={option.selected}
            aria-keyshortcuts={String(i + 1)}
            onClick={() => turn.choose(option.id)}
            onFocus={() => turn.look(option.id)}
            onBlur={() => turn.look(null)}
          >
            <Choice option={option} lead={<kbd>{i + 1}</kbd>} />
          </button>
        </li>
      ))}
    </ul>
  );
}

const isLong = ({ label }: PromptOption): boolean => label.length > 34;
