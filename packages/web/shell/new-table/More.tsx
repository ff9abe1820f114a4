import type { ReactNode } from 'react';
import { useShellText } from '../../text/shell.ts';
import buttons from '../buttons.module.css';
import { useLang } from '../lang.tsx';
import { FieldCards } from './FieldCards.tsx';
import styles from './More.module.css';
import { changedCount, chosenWords, type Draft, effective, type Field, type GameForm, type Value } from './model.ts';

interface MoreProps {
  form: GameForm;
  draft: Draft;
  /** What is no poster and nobody's seat. */
  fields: readonly Field[];
  cards: (field: Field) => ReactNode;
  onChange: (key: string, value: Value) => void;
  onReset: () => void;
}

/** Everything that need not be touched to begin, folded away; what it is set to stands on the fold. */
export function More({ form, draft, fields, cards, onChange, onReset }: MoreProps): ReactNode {
  const t = useShellText().newTable;
  const lang = useLang();
  const house = effective(form.house, draft);
  const set = [
    ...chosenWords(fields, draft.options, lang),
    ...(house.length === 0 ? [] : [t.changed(changedCount(form, draft))]),
  ];
  const reset = (
    <button type="button" className={`${buttons.quiet} ${styles.reset}`} onClick={onReset}>
      {t.reset}
    </button>
  );
  if (fields.length === 0 && house.length === 0) return reset;
  return (
    <details className={styles.more}>
      <summary>
        <strong>{t.more}</strong>
        <span>{set.join(' · ')}</span>
      </summary>
      <div className={styles.body}>
        {fields.map(cards)}
        {house.length === 0 ? null : (
          <>
            <h2>{t.house}</h2>
            <p>{t.houseHelp}</p>
          </>
        )}
        {house.map((field) => (
          <FieldCards
            key={field.key}
            compact
            field={field}
            value={draft.options[field.key]}
            onChange={(value) => onChange(field.key, value)}
          />
        ))}
        {reset}
      </div>
    </details>
  );
}
