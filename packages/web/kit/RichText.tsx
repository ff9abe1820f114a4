import type { ReactNode } from 'react';
import styles from './RichText.module.css';
import type { Words } from './types.ts';

/** Text segments as words: numbers stand out, rule words lead to the rulebook. */
export function RichText({ text, onRule }: { text: Words; onRule?: ((ref: string) => void) | undefined }): ReactNode {
  if (typeof text === 'string') return text;
  return text.map((segment, i) => {
    const key = `${i}${segment.v}`;
    if (segment.t === 'num') {
      return (
        <b key={key} className={styles.num}>
          {segment.v}
        </b>
      );
    }
    const { ref } = segment;
    if (segment.t !== 'word' || ref === undefined) return <span key={key}>{segment.v}</span>;
    if (!onRule) {
      return (
        <span key={key} className={styles.word}>
          {segment.v}
        </span>
      );
    }
    return (
      <button key={key} type="button" className={styles.link} onClick={() => onRule(ref)}>
        {segment.v}
      </button>
    );
  });
}
