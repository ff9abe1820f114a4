import type { ReactNode } from 'react';
import { RichText } from '../../../kit/index.ts';
import { cardIn, kindName, linesOf, priceOf } from '../faces/card.ts';
import { Price } from '../faces/Price.tsx';
import { useRevenant } from '../useRevenant.ts';
import styles from './reader.module.css';

/** What a card of the hand says, where its face has room for its name only. For the eye: each card says it for the ear. */
export function Reader({ id, above }: { id: string; above?: true }): ReactNode {
  const { pack, lang, w } = useRevenant();
  const entry = cardIn(pack, id);
  if (!entry) return null;
  return (
    <p className={styles.reader} data-reader={above ? undefined : id} data-above={above && id} aria-hidden="true">
      <b>{entry.name[lang]}</b> <Price of={priceOf(entry)} />{' '}
      {linesOf(entry, lang).map(({ text }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
        <span key={i}>
          <RichText text={text} />{' '}
        </span>
      ))}
      <small>{kindName(entry, lang, w)}</small>
    </p>
  );
}
