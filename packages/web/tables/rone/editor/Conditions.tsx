import { plain, quoted, txt } from '@starhold/effects/text';
import type { Condition } from '@starhold/rone/content';
import { wordingOf } from '@starhold/rone/text';
import type { ReactNode } from 'react';
import { useLang, useText } from '../../../shell/lang.tsx';
import { EDITOR_TEXT } from '../text/editor.ts';
import { COUNTED, conditionOf, type Way, wayOf } from './conditions.ts';
import type { Draft } from './draft.ts';
import styles from './editor.module.css';
import { NumberField } from './Ops.tsx';

/** A condition in words, with the names of the events of this scenario. */
export function useConditionWords(draft: Draft): (condition: Condition) => string {
  const lang = useLang();
  const nameOf = (id: string) => txt`${quoted(draft.events.find((event) => event.id === id)?.name[lang] ?? id, lang)}`;
  return (condition) => plain(wordingOf(lang).condition(condition, nameOf as never));
}

/** How a scenario is won or lost. */
export function ConditionField({
  label,
  draft,
  condition,
  onChange,
}: {
  label: string;
  draft: Draft;
  condition: Condition;
  onChange: (condition: Condition) => void;
}): ReactNode {
  const t = useText(EDITOR_TEXT);
  const say = useConditionWords(draft);
  const way = wayOf(condition);
  if (!way) return <p className={styles.raw}>{`${label}: ${say(condition)}`}</p>;
  const n = 'n' in way ? way.n : 3;
  const ways: Way[] = [
    ...draft.events.map(({ id }): Way => ({ way: 'ended', event: id })),
    ...(draft.target ? [{ way: 'target' } as const] : []),
    ...COUNTED.map((fact): Way => ({ way: 'atLeast', n, fact })),
    ...COUNTED.map((fact): Way => ({ way: 'atMost', n, fact })),
  ];
  const key = (one: Way): string => JSON.stringify('n' in one ? { ...one, n: 0 } : one);
  return (
    <div className={styles.op}>
      <label className={styles.wide}>
        <span>{label}</span>
        <select
          value={key(way)}
          onChange={(event) => {
            const chosen = ways.find((one) => key(one) === event.target.value);
            if (chosen) onChange(conditionOf(chosen));
          }}
        >
          {ways.some((one) => key(one) === key(way)) ? null : <option value={key(way)}>{say(condition)}</option>}
          {ways.map((one) => (
            <option key={key(one)} value={key(one)}>
              {say(conditionOf(one))}
            </option>
          ))}
        </select>
      </label>
      {'n' in way ? (
        <NumberField
          label={t.slots.n}
          min={0}
          max={99}
          value={way.n}
          onChange={(next) => onChange(conditionOf({ ...way, n: next }))}
        />
      ) : null}
    </div>
  );
}
