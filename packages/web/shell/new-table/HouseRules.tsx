import type { ReactNode } from 'react';
import { useShellText } from '../../text/shell.ts';
import { FieldCards } from './FieldCards.tsx';
import styles from './HouseRules.module.css';
import { changedCount, type Draft, effective, type GameForm, type Value } from './model.ts';

/** Rulings that may be played otherwise, folded away until somebody wants them. */
export function HouseRules(props: {
  form: GameForm;
  draft: Draft;
  onChange: (key: string, value: Value) => void;
}): ReactNode {
  const t = useShellText();
  const { form, draft } = props;
  return (
    <details className={styles.house}>
      <summary>
        <strong>{t.newTable.house}</strong>
        <span>{t.newTable.changed(changedCount(form, draft))}</span>
      </summary>
      <div className={styles.body}>
        <p>{t.newTable.houseHelp}</p>
        {effective(form.house, draft).map((field) => (
          <FieldCards
            key={field.key}
            compact
            field={field}
            value={draft.options[field.key]}
            onChange={(value) => props.onChange(field.key, value)}
          />
        ))}
      </div>
    </details>
  );
}
