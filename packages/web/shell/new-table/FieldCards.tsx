import { type ReactNode, useId } from 'react';
import { useLang } from '../lang.tsx';
import styles from './FieldCards.module.css';
import type { Field, Value } from './model.ts';

export interface FieldCardsProps {
  field: Field;
  value: Value;
  onChange: (value: Value) => void;
  compact?: boolean;
  /** Whom one plays as or against: large. */
  hero?: boolean;
  /** Under a hero: what is typical, and how it went before. */
  notes?: (value: Value) => readonly string[];
  /** A drawing for a value, where there is one. */
  picture?: (value: Value) => ReactNode;
}

/** One option as cards, one for each value with its explanation; underneath they are radio buttons. */
export function FieldCards(props: FieldCardsProps): ReactNode {
  const { field, value, onChange, compact = false } = props;
  const lang = useLang();
  const name = useId();
  return (
    <fieldset className={compact ? styles.compact : styles.field} data-hero={props.hero ? '' : undefined}>
      <legend>{field.label[lang]}</legend>
      <p className={`help ${styles.help}`}>{field.help[lang]}</p>
      <div className={styles.cards}>
        {field.choices.map((choice) => (
          <label key={String(choice.value)} className={styles.card}>
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
              {props.notes?.(choice.value).map((note) => (
                <small key={note} className={styles.note}>
                  {note}
                </small>
              ))}
            </span>
          </label>
        ))}
      </div>
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
