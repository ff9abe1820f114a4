import { type ReactNode, useId } from 'react';
import styles from './Segmented.module.css';
import { Spoken } from './Spoken.tsx';

export interface SegmentedProps<T> {
  label: string;
  value: T;
  /** `name` is read out and shown on hover where the label is only a sign. */
  options: readonly { value: T; label: ReactNode; name?: string | undefined }[];
  onChange: (value: T) => void;
  /** `s`: one line of signs in a bar; `form`: as wide as its place, with the label above. */
  size?: 's' | 'm' | 'form';
}

/** One of a few, side by side: radio buttons in the dress of a switch, so that arrows and screen readers just work. */
export function Segmented<T extends string | number | boolean>(props: SegmentedProps<T>): ReactNode {
  const { label, value, options, onChange, size = 'm' } = props;
  const group = useId();
  return (
    <fieldset className={styles.group} data-size={size}>
      <legend>{size === 'form' ? label : <Spoken>{label}</Spoken>}</legend>
      <div>
        {options.map((option) => (
          <label key={String(option.value)} title={option.name}>
            <input
              type="radio"
              data-cover=""
              name={group}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              aria-label={option.name}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
