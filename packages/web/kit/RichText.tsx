import type { ReactNode } from 'react';
import styles from './RichText.module.css';
import type { AnyText } from './types.ts';

interface RichTextProps {
  text: AnyText;
  onRule?: ((ref: string) => void) | undefined;
  /** Drawings in place of icon segments, by their sign (`↻`); the sign itself where there is none. */
  icons?: Readonly<Record<string, ReactNode>> | undefined;
}

/** Text segments as words: numbers stand out, rule words lead to the rulebook. */
export function RichText({ text, onRule, icons }: RichTextProps): ReactNode {
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
    if (segment.t === 'icon') return <span key={key}>{icons?.[segment.v] ?? segment.v}</span>;
    if (segment.t !== 'word' || ref === undefined) return <span key={key}>{segment.v}</span>;
    if (!onRule) {
      return (
        <span key={key} className={styles.word} data-word="">
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
