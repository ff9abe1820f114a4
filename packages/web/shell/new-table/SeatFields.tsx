import { type ReactNode, useState } from 'react';
import { Segmented } from '../../kit/Segmented.tsx';
import { useShellText } from '../../text/shell.ts';
import { type Draft, type Field, type GameForm, namesOf } from './model.ts';
import styles from './SeatFields.module.css';

/** What each seat is asked alike, one seat at a time: all together would be as long as the rest of the form. */
export function SeatFields(props: { form: GameForm; draft: Draft; cards: (field: Field) => ReactNode }): ReactNode {
  const { form, draft, cards } = props;
  const words = useShellText().newTable;
  const [chosen, setChosen] = useState(0);
  const fields = form.main.filter(({ seat }) => seat !== undefined && seat < draft.players);
  if (fields.length === 0) return null;
  const seat = Math.min(chosen, fields.length - 1);
  const names = namesOf(draft, words.defaultName);
  return (
    <div className={styles.seat}>
      {fields.length > 1 ? (
        <Segmented
          label={words.forWhom}
          value={seat}
          size="form"
          options={fields.map((_, value) => ({ value, label: names[value] }))}
          onChange={setChosen}
        />
      ) : null}
      {cards(fields[seat])}
    </div>
  );
}
