import { type ReactNode, useRef } from 'react';
import { Icon } from '../art/index.ts';
import { useText } from '../shell/lang.tsx';
import { KIT_TEXT } from '../text/kit.ts';
import styles from './PromptOptions.module.css';
import type { PromptOption, PromptProps } from './types.ts';
import { useRoving } from './useRoving.ts';

/** One button per choice, with its key and its result; what is refused stays reachable and says why. */
export function PromptOptions({
  options,
  onOption,
  onOptionFocus,
}: PromptProps & { options: readonly PromptOption[] }): ReactNode {
  const t = useText(KIT_TEXT);
  const root = useRef<HTMLUListElement>(null);
  const onKeyDown = useRoving(root);
  const many = options.length > 6 ? '' : undefined;
  return (
    <ul ref={root} className={styles.options} data-many={many} aria-label={t.options} onKeyDown={onKeyDown}>
      {options.map((option, i) => (
        <li key={option.id}>
          <button
            type="button"
            className={styles.option}
            data-rove={option.id}
            data-state={option.selected ? 'armed' : option.reason === undefined ? 'legal' : 'refused'}
            data-result={option.resultTone ?? 'plain'}
            aria-pressed={option.selected}
            aria-disabled={option.reason === undefined ? undefined : true}
            aria-keyshortcuts={i < 9 ? String(i + 1) : undefined}
            title={option.reason}
            onClick={() => onOption?.(option.id)}
            onFocus={() => onOptionFocus?.(option.id)}
            onBlur={() => onOptionFocus?.(null)}
          >
            {i < 9 ? <kbd>{i + 1}</kbd> : null}
            {option.icon}
            <span className={styles.label}>
              <b>{option.label}</b>
              {option.result === undefined && option.reason === undefined ? null : (
                <small>
                  {option.reason === undefined ? null : <Icon name="lock" />}
                  {option.reason ?? option.result}
                </small>
              )}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
