import { type ReactNode, useRef } from 'react';
import { Icon } from '../art/index.ts';
import { useText } from '../shell/lang.tsx';
import { KIT_TEXT } from '../text/kit.ts';
import { hasLongWord } from './longWord.ts';
import styles from './PromptOptions.module.css';
import { Spoken } from './Spoken.tsx';
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
            <Said {...option} hotkey={i < 9 ? i + 1 : undefined} />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Name over result to the eye, one sentence with a comma to the ear. */
function Said({ label, icon, result, reason, hotkey }: PromptOption & { hotkey: number | undefined }): ReactNode {
  const more = reason ?? result;
  return (
    <>
      <Spoken>
        {label}
        {more === undefined ? null : <>, {more}</>}
      </Spoken>
      <span className={styles.face} aria-hidden="true">
        {hotkey === undefined ? null : <kbd>{hotkey}</kbd>}
        {icon}
        <span className={styles.label}>
          <b data-long={hasLongWord(label, 14) ? 'very' : hasLongWord(label, 10) ? '' : undefined}>{label}</b>
          {more === undefined ? null : (
            <small>
              {reason === undefined ? null : <Icon name="lock" />}
              {more}
            </small>
          )}
        </span>
      </span>
    </>
  );
}
