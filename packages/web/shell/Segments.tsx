import { type ReactNode, useId } from 'react';
import styles from './Segments.module.css';

export interface Segment<T> {
  value: T;
  label: string;
  /** Read out and shown on hover where the label is only a sign. */
  name?: string;
}

export interface SegmentsProps<T> {
  legend: string;
  hideLegend?: boolean;
  value: T;
  segments: readonly Segment<T>[];
  onChange: (value: T) => void;
}

/** One of a few, side by side: radio buttons in the dress of a switch, so that arrows and screen readers just work. */
export function Segments<T extends string | number | boolean>(props: SegmentsProps<T>): ReactNode {
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={props.hideLegend ? styles.hidden : styles.legend}>{props.legend}</legend>
      <div className={styles.row}>
        {props.segments.map((segment) => (
          <label key={String(segment.value)} className={styles.segment} title={segment.name}>
            <input
              type="radio"
              name={name}
              checked={segment.value === props.value}
              onChange={() => props.onChange(segment.value)}
              aria-label={segment.name}
            />
            <span>{segment.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
