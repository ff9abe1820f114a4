import { type ReactNode, useState } from 'react';
import { Segmented } from '../../kit/Segmented.tsx';
import { useShellText } from '../../text/shell.ts';
import { useLang } from '../lang.tsx';
import { type Draft, type Field, heroWords, namesOf } from './model.ts';
import styles from './SeatFields.module.css';

/** What each seat is asked alike, one seat at a time: all together would be as long as the rest of the form. */
export function SeatFields(props: {
  fields: readonly Field[];
  draft: Draft;
  cards: (field: Field) => ReactNode;
}): ReactNode {
  const { fields, draft, cards } = props;
  const words = useShellText().newTable;
  const lang = useLang();
  const [chosen, setChosen] = useState(0);
  const seat = Math.min(chosen, fields.length - 1);
  const names = namesOf(draft, words.defaultName);
  return (
    <div className={styles.seat}>
      {fields.length > 1 ? (
        <Segmented
          label={words.forWhom}
          value={seat}
          size="form"
          options={fields.map((field, value) => ({
            value,
            label: [names[value], ...heroWords([field], draft.options, lang)].join(': '),
          }))}
          onChange={setChosen}
        />
      ) : null}
      {cards(fields[seat])}
    </div>
  );
}
