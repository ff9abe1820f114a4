import { type ReactNode, useId } from 'react';
import { useLang } from '../lang.tsx';
import styles from './FieldCards.module.css';
import type { Field, FieldChoice, Value } from './model.ts';

export interface FieldCardsProps {
  field: Field;
  value: Value;
  onChange: (value: Value) => void;
  compact?: boolean;
  /** Whom one plays as or against: large. */
  hero?: boolean;
  /** Under a hero: what is typical, and how it went before. */
  notes?: (value: Value) => readonly string[];
  /** What the chosen one can do. */
  text?: string | undefined;
  /** A drawing for a value, where there is one. */
  picture?: (value: Value) => ReactNode;
}

/** One option as cards, one for each value with its explanation; underneath they are radio buttons. */
export function FieldCards(props: FieldCardsProps): ReactNode {
  const { field, value, onChange, compact = false } = props;
  const lang = useLang();
  const name = useId();
  const open = field.choices.filter(({ isOpen }) => isOpen);
  const dress = ({ isOpen }: FieldChoice): string => (!props.hero ? '' : isOpen ? styles.chip : styles.poster);
  const card = (choice: FieldChoice): ReactNode => (
    <label key={String(choice.value)} className={`${styles.card} ${dress(choice)}`}>
      <Picture>{props.picture?.(choice.value)}</Picture>
      <input
        type="radio"
        data-cover=""
        name={name}
        checked={choice.value === value}
        onChange={() => onChange(choice.value)}
      />
      <span className={styles.dot} aria-hidden="true" />
      <span className={styles.words}>
        <strong>{choice.label[lang]}</strong>
        <span className="help">{choice.help[lang]}</span>
        {choice.isOpen
          ? null
          : props.notes?.(choice.value).map((note) => (
              <small key={note} className={styles.note}>
                {note}
              </small>
            ))}
      </span>
    </label>
  );
  return (
    <fieldset className={compact ? styles.compact : styles.field}>
      <legend>{field.label[lang]}</legend>
      <p className={`help ${styles.help}`}>{field.help[lang]}</p>
      {open.length === 0 ? null : <div className={styles.open}>{open.map(card)}</div>}
      <div className={props.hero ? `${styles.cards} ${styles.posters}` : styles.cards}>
        {field.choices.filter(({ isOpen }) => !isOpen).map(card)}
      </div>
      {props.text === undefined ? null : <p className={`help ${styles.text}`}>{props.text}</p>}
    </fieldset>
  );
}

function Picture({ children }: { children: ReactNode }): ReactNode {
  if (children === undefined || children === null) return null;
  return (
    <span className={styles.picture} data-tone="dark" data-fill="" aria-hidden="true">
      {children}
    </span>
  );
}
