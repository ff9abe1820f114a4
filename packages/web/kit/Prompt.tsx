import { type ReactNode, useId } from 'react';
import { Icon } from '../art/index.ts';
import { ProgressDots } from './Help.tsx';
import styles from './Prompt.module.css';
import { PromptActions } from './PromptActions.tsx';
import { PromptOptions } from './PromptOptions.tsx';
import type { PromptProps } from './types.ts';
import { type KeyBindings, useKeys } from './useKeys.ts';

/** "What now?", always in one place: what resolves, the question, the rule, one button per choice, commit and undo. */
export function Prompt(props: PromptProps): ReactNode {
  const { what, whatIcon, question, rule, why, refusal, options = [], commit, undo, waiting, children, aside } = props;
  const heading = useId();
  usePromptKeys(props);
  return (
    <section className={styles.prompt} data-waiting={waiting === undefined ? undefined : ''} aria-labelledby={heading}>
      <div className={styles.main}>
        <p className={styles.what}>
          {whatIcon}
          <span>{what}</span>
        </p>
        <h1 id={heading}>{question}</h1>
        {refusal ? (
          <p className={styles.refusal} role="status">
            <Icon name="lock" />
            <span>
              <b>{refusal.name}:</b> {refusal.text}
            </span>
          </p>
        ) : (
          <p className={styles.rule}>
            <span>{rule}</span>
            {why ? (
              <button type="button" onClick={why.onOpen}>
                {why.label}
              </button>
            ) : null}
          </p>
        )}
        {children}
        {options.length === 0 ? null : <PromptOptions {...props} options={options} />}
        {waiting === undefined ? null : (
          <div className={styles.waiting}>
            <ProgressDots />
            <span>{waiting}</span>
          </div>
        )}
      </div>
      <PromptActions commit={commit} undo={undo} aside={aside} />
    </section>
  );
}

function usePromptKeys({ options = [], onOption, commit, undo, keys = true }: PromptProps): void {
  const bindings: KeyBindings = {};
  options.slice(0, 9).forEach((option, i) => {
    bindings[String(i + 1)] = () => onOption?.(option.id);
  });
  if (commit && !commit.disabled && commit.reason === undefined) bindings.Enter = commit.onCommit;
  if (undo) bindings.u = undo.onUndo;
  useKeys(bindings, keys);
}
