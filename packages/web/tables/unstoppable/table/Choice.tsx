import type { ReactNode } from 'react';
import { Spoken } from '../../../kit/index.ts';
import type { PromptOption } from '../../../kit/types.ts';
import styles from './list.module.css';

/** What a choice is and does: one sentence to the ear, name over result to the eye, `lead` (its key or sign) before them. */
export function Choice({ option, lead }: { option: PromptOption; lead: ReactNode }): ReactNode {
  const { label, result } = option;
  return (
    <>
      <Spoken>{result === undefined ? label : `${label}, ${result}`}</Spoken>
      <span className={styles.face} aria-hidden="true">
        {lead}
        <span>
          <b>{label}</b>
          {result === undefined ? null : <small>{result}</small>}
        </span>
      </span>
    </>
  );
}
